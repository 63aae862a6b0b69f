import type { StringTable } from '@parlor/kernel/host'
import { expect, test } from 'vitest'
import de from '../strings/de.json'
import en from '../strings/en.json'
import fr from '../strings/fr.json'
import { levelsByStrength } from '../src/features/setup/opponent-choice.ts'

const levels = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }))

test('levels are grouped by strength, weakest first, without empty groups', () => {
  expect(levelsByStrength(levels, { a: 1, b: 1, c: 3, d: 3, e: 3, f: 5 })).toEqual([
    { strength: 1, levels: ['a', 'b'] },
    { strength: 3, levels: ['c', 'd', 'e'] },
    { strength: 5, levels: ['f'] },
  ])
})

test('levels of unknown strength are spread over the full range in their order', () => {
  const rungs = levelsByStrength(levels, {})
  expect(rungs.flatMap((rung) => rung.levels)).toEqual(levels.map(({ id }) => id))
  expect(rungs.map(({ strength }) => strength)).toEqual([1, 2, 3, 4, 5])
  expect(levelsByStrength(levels.slice(0, 1), {})).toEqual([{ strength: 1, levels: ['a'] }])
})

const games = import.meta.glob<{ strings: Record<string, StringTable> }>('../src/games/*/strings.ts', { eager: true })
const app: Record<string, StringTable> = { en, de, fr }

test.each(Object.keys(app))('no opponent has the name of a strength group: %s', (language) => {
  const named = (strings: StringTable, form: RegExp) => Object.entries(strings).flatMap(([key, text]) => (form.test(key) ? [text] : []))
  const rungs = named(app[language]!, /^options\.strength\./)
  const opponents = Object.values(games).flatMap(({ strings }) => named(strings[language]!, /^level\.[a-zA-Z0-9]+$/))
  expect(rungs).toHaveLength(5)
  expect(opponents).not.toHaveLength(0)
  expect(rungs.filter((rung) => opponents.includes(rung))).toEqual([])
})
