import { isPlainObject, isRejection, languages, readJson, reject, type Language, type Rejection } from '@parlor/kernel'
import { botStrategy } from './bot.ts'
import { startLayout } from './setup.ts'
import { colours, type Colour, type DotsOptions } from './types.ts'

/** One text for every language, or one for each; a language without its own shows the English one. */
type LocalizedText = string | (Readonly<Partial<Record<Language, string>>> & { readonly en: string })

/** Board themes, the plainest last. */
export const themes = ['petri', 'space', 'circuit', 'contrast'] as const
type Theme = (typeof themes)[number]

/** The shipped sets, by ascending difficulty: `levels/<id>.json`. */
export const shippedLevelSetIds = ['petri', 'space', 'circuit', 'contrast'] as const

/** A level: a board, its opponent and the sides. */
export interface DotsLevel {
  readonly id: string
  readonly name: LocalizedText
  readonly description: LocalizedText
  /** Rows of board text from the top: blocks and starting dots. */
  readonly cells: readonly string[]
  /** Id of the opponent's level. */
  readonly opponent: string
  readonly starter: Colour
  /** The player's; the opponent has the other one. */
  readonly colour: Colour
}

/** Levels of a set, in order of play. */
export interface LevelSet {
  readonly format: 'dots-levels'
  readonly version: 1
  readonly id: string
  readonly theme: Theme
  readonly name: LocalizedText
  readonly description: LocalizedText
  readonly levels: readonly DotsLevel[]
}

export const levelFields = ['id', 'name', 'description', 'cells', 'opponent', 'starter', 'colour'] as const
export const levelSetFields = ['format', 'version', 'id', 'theme', 'name', 'description', 'levels'] as const
const limits = { characters: 200_000, depth: 8, name: 60, description: 300, levels: 99, id: /^[a-z0-9][a-z0-9-]{0,39}$/ }

/** Parses a level file; see `readLevelSet`. */
export function parseLevelSet(text: string): LevelSet | Rejection {
  const json = readJson(text, limits)
  return isRejection(json) ? json : readLevelSet(json.value)
}

/** Parses a level set. Strict: whatever is missing, unknown, out of range or unplayable is reported with its path. */
export function readLevelSet(value: unknown): LevelSet | Rejection {
  if (isPlainObject(value) && value['format'] !== 'dots-levels') return reject('levels.otherFormat', { path: 'format' })
  const wrong = checkKeys(value, levelSetFields, '')
  if (wrong) return wrong
  const set = value as Record<(typeof levelSetFields)[number], unknown>
  if (set.version !== 1) return reject('levels.otherVersion', { path: 'version', known: 1 })
  return (
    checkId(set.id, 'id') ??
    checkChoice(set.theme, themes, 'levels.unknownTheme', 'theme') ??
    checkLocalizedText(set.name, limits.name, 'name') ??
    checkLocalizedText(set.description, limits.description, 'description') ??
    checkLevels(set.levels) ??
    (value as unknown as LevelSet)
  )
}

function checkLevels(levels: unknown): Rejection | null {
  if (!Array.isArray(levels)) return reject('levels.notAList', { path: 'levels' })
  if (levels.length === 0) return reject('levels.noLevels', { path: 'levels' })
  if (levels.length > limits.levels) return reject('levels.tooMany', { path: 'levels', count: levels.length, limit: limits.levels })
  const ids = new Set<string>()
  for (const [i, value] of levels.entries()) {
    const level = readLevel(value, `levels[${i}]`)
    if (isRejection(level)) return level
    if (ids.has(level.id)) return reject('levels.sameId', { path: `levels[${i}].id`, id: level.id })
    ids.add(level.id)
  }
  return null
}

/** Parses one level; `path` is its location, for the rejection. */
export function readLevel(value: unknown, path = ''): DotsLevel | Rejection {
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  const wrong = checkKeys(value, levelFields, path)
  if (wrong) return wrong
  const level = value as Record<(typeof levelFields)[number], unknown>
  const opponents = botStrategy.levels.map(({ id }) => id)
  return (
    checkId(level.id, at('id')) ??
    checkLocalizedText(level.name, limits.name, at('name')) ??
    checkLocalizedText(level.description, limits.description, at('description')) ??
    checkChoice(level.opponent, opponents, 'levels.unknownOpponent', at('opponent')) ??
    checkChoice(level.starter, colours, 'levels.unknownStarter', at('starter')) ??
    checkChoice(level.colour, colours, 'levels.unknownColour', at('colour')) ??
    checkCells(level.cells, at('cells')) ??
    checkBoard(value as unknown as DotsLevel, at('cells')) ??
    (value as unknown as DotsLevel)
  )
}

/** Match options of a level. */
export function matchOptionsOfLevel({ cells, starter }: Pick<DotsLevel, 'cells' | 'starter'>): DotsOptions {
  const [first = ''] = cells
  return { rows: cells.length, cols: first.length, template: 'custom', cells: cells.join('/'), starter, alternate: false, oneDot: false }
}

/** The opponent: the level's own, or the chosen minimum where that is stronger. */
export function opponentFor(level: DotsLevel, floor: string): string {
  const rank = (id: string) => botStrategy.levels.findIndex((one) => one.id === id)
  return rank(floor) > rank(level.opponent) ? floor : level.opponent
}

/** A level's text in a language. */
export function textInLanguage(text: LocalizedText, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en)
}

function checkKeys(value: unknown, keys: readonly string[], path: string): Rejection | null {
  if (!isPlainObject(value)) return reject('levels.notAnObject', { path })
  const unknown = Object.keys(value).find((key) => !keys.includes(key))
  if (unknown !== undefined) return reject('levels.unknownKey', { path, key: unknown.slice(0, 40) })
  const missing = keys.find((key) => !Object.hasOwn(value, key))
  return missing === undefined ? null : reject('levels.missingKey', { path, key: missing })
}

function checkId(value: unknown, path: string): Rejection | null {
  return typeof value === 'string' && limits.id.test(value) ? null : reject('levels.badId', { path })
}

function checkChoice(value: unknown, choices: readonly string[], code: string, path: string): Rejection | null {
  return choices.includes(value as string) ? null : reject(code, { path, choices: choices.join(', ') })
}

function checkLocalizedText(value: unknown, limit: number, path: string): Rejection | null {
  if (typeof value === 'string') return checkText(value, limit, path)
  if (!isPlainObject(value)) return reject('levels.notText', { path })
  if (!Object.hasOwn(value, 'en')) return reject('levels.missingKey', { path, key: 'en' })
  for (const [language, text] of Object.entries(value)) {
    if (!(languages as readonly string[]).includes(language))
      return reject('levels.unknownLanguage', { path, key: language.slice(0, 40), choices: languages.join(', ') })
    const bad =
      typeof text === 'string' ? checkText(text, limit, `${path}.${language}`) : reject('levels.notText', { path: `${path}.${language}` })
    if (bad) return bad
  }
  return null
}

function checkText(text: string, limit: number, path: string): Rejection | null {
  if (text.trim() === '') return reject('levels.emptyText', { path })
  return text.length <= limit ? null : reject('levels.longText', { path, length: text.length, limit })
}

function checkCells(value: unknown, path: string): Rejection | null {
  return Array.isArray(value) && value.every((row) => typeof row === 'string' && !row.includes('/'))
    ? null
    : reject('levels.notRows', { path })
}

function checkBoard(level: DotsLevel, path: string): Rejection | null {
  const layout = startLayout(matchOptionsOfLevel(level))
  return isRejection(layout) ? reject(layout.rejected, { path, ...layout.params }) : null
}
