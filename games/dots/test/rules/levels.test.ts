import {
  dots,
  levelFields,
  opponentFor,
  matchOptionsOfLevel,
  parseLevelSet,
  readLevel,
  readLevelSet,
  levelSetFields,
  themes,
  type DotsLevel,
  textInLanguage,
} from '@parlor/dots'
import { isRejection, languages, readOptions } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import schema from '../../levels/schema.json' with { type: 'json' }

const level = {
  id: 'first',
  name: { en: 'First', de: 'Erstes', fr: 'Premier' },
  description: 'One text for all.',
  cells: ['a..', '.#.', '..A'],
  opponent: 'easy',
  starter: 'red',
  colour: 'blue',
}
const set = { format: 'dots-levels', version: 1, id: 'mine', theme: 'petri', name: 'Mine', description: 'My own.', levels: [level] }

/** A copy with the value at a path replaced; `undefined` deletes the key. */
function changed(value: unknown, path: readonly (string | number)[], to: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return to
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string | number, unknown>
  const inner = changed(copy[key], rest, to)
  if (inner === undefined) delete copy[key]
  else copy[key] = inner
  return copy
}

describe('a level file', () => {
  it('[DOT26] is read', () => {
    expect(readLevelSet(set)).toBe(set)
    expect(readLevel(level)).toBe(level)
    expect(parseLevelSet(JSON.stringify(set))).toEqual(set)
  })

  it.each([
    ['no object', [], 5, 'levels.notAnObject', ''],
    ['another file', ['format'], 'parlor-match', 'levels.otherFormat', 'format'],
    ['a later version', ['version'], 2, 'levels.otherVersion', 'version'],
    ['an unknown key', ['author'], 'me', 'levels.unknownKey', ''],
    ['a missing key', ['theme'], undefined, 'levels.missingKey', ''],
    ['an id with spaces', ['id'], 'my set', 'levels.badId', 'id'],
    ['an unknown theme', ['theme'], 'forest', 'levels.unknownTheme', 'theme'],
    ['a name that is no text', ['name'], 7, 'levels.notText', 'name'],
    ['an empty name', ['name'], ' ', 'levels.emptyText', 'name'],
    ['a name too long', ['name'], 'x'.repeat(61), 'levels.longText', 'name'],
    ['no English text', ['levels', 0, 'name', 'en'], undefined, 'levels.missingKey', 'levels[0].name'],
    ['an unknown language', ['levels', 0, 'name', 'it'], 'Primo', 'levels.unknownLanguage', 'levels[0].name'],
    ['a language that is no text', ['levels', 0, 'name', 'de'], null, 'levels.notText', 'levels[0].name.de'],
    ['levels that are no list', ['levels'], {}, 'levels.notAList', 'levels'],
    ['no levels', ['levels'], [], 'levels.noLevels', 'levels'],
    ['too many levels', ['levels'], Array.from({ length: 100 }, () => level), 'levels.tooMany', 'levels'],
    ['two levels of one id', ['levels'], [level, level], 'levels.sameId', 'levels[1].id'],
    ['a level that is no object', ['levels', 0], null, 'levels.notAnObject', 'levels[0]'],
    ['an unknown key in a level', ['levels', 0, 'music'], 'loud', 'levels.unknownKey', 'levels[0]'],
    ['a missing key in a level', ['levels', 0, 'cells'], undefined, 'levels.missingKey', 'levels[0]'],
    ['an unknown opponent', ['levels', 0, 'opponent'], 'galilei', 'levels.unknownOpponent', 'levels[0].opponent'],
    ['an unknown starter', ['levels', 0, 'starter'], 'player', 'levels.unknownStarter', 'levels[0].starter'],
    ['an unknown colour', ['levels', 0, 'colour'], 'green', 'levels.unknownColour', 'levels[0].colour'],
    ['cells that are no rows', ['levels', 0, 'cells'], '.../.../...', 'levels.notRows', 'levels[0].cells'],
    ['two rows in one', ['levels', 0, 'cells'], ['.../...', '...'], 'levels.notRows', 'levels[0].cells'],
    ['too few rows', ['levels', 0, 'cells'], ['...', '...'], 'dots.size', 'levels[0].cells'],
    ['no rows', ['levels', 0, 'cells'], [], 'dots.size', 'levels[0].cells'],
    ['a short row', ['levels', 0, 'cells', 1], '..', 'dots.ragged', 'levels[0].cells'],
    ['an unknown sign', ['levels', 0, 'cells', 1], '.?.', 'dots.badCell', 'levels[0].cells'],
    ['only blocks', ['levels', 0, 'cells'], ['###', '###', '###'], 'dots.noCells', 'levels[0].cells'],
    ['a lone cell', ['levels', 0, 'cells'], ['..#', '..#', '##.'], 'dots.isolated', 'levels[0].cells'],
    ['a split board', ['levels', 0, 'cells'], ['.#.', '.#.', '.#.'], 'dots.split', 'levels[0].cells'],
    ['an overfull cell', ['levels', 0, 'cells', 0], 'c..', 'dots.overfull', 'levels[0].cells'],
    ['a board that is won', ['levels', 0, 'cells'], ['aaa', 'a#a', 'aaa'], 'dots.alreadyWon', 'levels[0].cells'],
  ])('[DOT26] with %s is refused', (_what, path, to, code, where) => {
    expect(readLevelSet(changed(set, path, to))).toMatchObject({ rejected: code, params: { path: where } })
  })

  it('[DOT26] is refused before it is parsed when it is too large, too deep or no JSON', () => {
    expect(parseLevelSet('{')).toEqual({ rejected: 'json.malformed' })
    expect(parseLevelSet('['.repeat(50))).toMatchObject({ rejected: 'json.tooDeep' })
    expect(parseLevelSet(' '.repeat(200_001))).toMatchObject({ rejected: 'json.tooLarge' })
  })

  it('[DOT26] holds the signs that the published schema allows, and no others', () => {
    const pattern = new RegExp(schema.$defs.level.properties.cells.items.pattern)
    const signs = [...'.#123456789abcdefghiABCDEFGHI?']
    const allowed = signs.filter((sign) => pattern.test(`.${sign}.`))
    expect(signs.filter((sign) => !isRejection(readLevel({ ...level, cells: ['a..', `.${sign}.`, '..A'] })))).toEqual(allowed)
  })

  it('[DOT26] has texts in the languages that the published schema names', () => {
    for (const texts of [schema.$defs.shortTexts, schema.$defs.longTexts]) {
      expect(texts.required).toEqual(['en'])
      expect(Object.keys(texts.properties)).toEqual(languages)
    }
  })

  it('[DOT26] has the form that the published schema describes', () => {
    expect(schema.required).toEqual(levelSetFields)
    expect(Object.keys(schema.properties)).toEqual(levelSetFields)
    expect(schema.properties.theme.enum).toEqual(themes)
    const { level: described } = schema.$defs
    expect(described.required).toEqual(levelFields)
    expect(Object.keys(described.properties)).toEqual(levelFields)
    expect(described.properties.opponent.enum).toEqual(dots.strategy.levels.map(({ id }) => id))
    expect([schema, described].map(({ additionalProperties }) => additionalProperties)).toEqual([false, false])
  })

  it('[DOT26] texts are read in any language', () => {
    const { name, description } = level as DotsLevel
    expect([textInLanguage(name, 'de'), textInLanguage(name, 'fr'), textInLanguage(description, 'de')]).toEqual([
      'Erstes',
      'Premier',
      'One text for all.',
    ])
  })

  it('[DOT26] texts without a language are read, and shown in English there', () => {
    const partial = { ...level, name: { en: 'First', fr: 'Premier' } }
    const { name } = readLevel(partial) as DotsLevel
    expect(languages.map((language) => textInLanguage(name, language))).toEqual(['First', 'First', 'Premier'])
    expect(readLevel({ ...level, name: { en: 'First' } })).toMatchObject({ name: { en: 'First' } })
  })
})

describe('a level', () => {
  it('[DOT26] is a match on its own board, with its own starter', () => {
    const options = matchOptionsOfLevel({ cells: ['a..', '.#.', '..A'], starter: 'blue' })
    expect(isRejection(readOptions(dots.game.options, options))).toBe(false)
    expect(options).toMatchObject({ rows: 3, cols: 3, cells: 'a../.#./..A', starter: 'blue', alternate: false })
  })

  it('[DOT29] is played against its own opponent, or against the minimum opponent where that is stronger', () => {
    const hard = { ...level, opponent: 'hard' } as DotsLevel
    expect(opponentFor(hard, 'easy')).toBe('hard')
    expect(opponentFor(hard, 'hard')).toBe('hard')
    expect(opponentFor(hard, 'master')).toBe('master')
  })
})
