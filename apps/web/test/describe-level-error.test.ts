import { readLevel, readLevelSet } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import type { StringTable } from '@parlor/kernel/host'
import { describe, expect, test } from 'vitest'
import { describeLevelError } from '../src/games/dots/pages/editor/describe-level-error.ts'
import { strings } from '../src/games/dots/strings.ts'
import { createTranslator } from '../src/platform/i18n/translator.ts'
import de from '../strings/de.json'
import en from '../strings/en.json'

const level = {
  id: 'mine',
  name: 'Mine',
  description: 'One of mine.',
  cells: ['...', '...', '...'],
  opponent: 'easy',
  starter: 'red',
  colour: 'red',
}
const set = { format: 'dots-levels', version: 1, id: 'set', theme: 'petri', name: 'Set', description: 'A set.', levels: [level] }

function messageFor(value: unknown, language: 'en' | 'de' = 'en'): string {
  const refused = isSet(value) ? readLevelSet(value) : readLevel(value, 'level')
  if (!isRejection(refused)) throw new Error('this one is sound')
  return describeLevelError(refused, createTranslator(language, (language === 'en' ? en : de) as StringTable), strings[language])
}

function isSet(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'format' in value
}

describe('what is wrong with a level', () => {
  test('names opponents and colours, not their ids', () => {
    const message = messageFor({ ...level, opponent: 'grandma' })
    expect(message).toMatch(/^Opponent: There is no such opponent\. There are: Easy, Medium, .*Kepler 2/)
    expect(message).not.toContain('keplerAverage')
    expect(messageFor({ ...level, colour: 'green' }, 'de')).toBe('Farbe des Spielers: Der Spieler hat eine dieser Farben: Rot, Blau.')
    expect(messageFor({ ...set, theme: 'forest' })).toContain('Petri dish, Deep space')
  })

  test('describes the place of the problem', () => {
    expect(messageFor({ ...set, levels: [level, { ...level, id: 'b', name: { en: 'A', de: ' ', fr: 'C' } }] })).toBe(
      'Level 2, name, de: This text is empty.',
    )
    expect(messageFor({ ...set, levels: [{ ...level, cells: ['..', '..'] }] }, 'de')).toMatch(/^Level 1, Brett: /)
    expect(messageFor(7)).toBe('There is no level here.')
    expect(messageFor({ ...set, levels: [] })).toBe('There is no level in this file.')
  })

  test('names the missing part', () => {
    expect(messageFor({ ...level, colour: undefined })).not.toContain('undefined')
    const { cells: _, ...torn } = level
    expect(messageFor(torn)).toBe('This is missing: board.')
    expect(messageFor(torn, 'de')).toBe('Das fehlt: Brett.')
    expect(messageFor({ ...set, name: { de: 'Satz' } })).toBe('Name: This is missing: en.')
  })

  test('names the languages there are', () => {
    expect(messageFor({ ...set, name: { en: 'Set', it: 'Serie' } })).toBe(
      'Name: “it” is none of the languages here. There are: en, de, fr.',
    )
  })
})
