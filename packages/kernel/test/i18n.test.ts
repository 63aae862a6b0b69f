import { describe, expect, test } from 'vitest'
import { msg, seatNameMessage } from '@parlor/kernel'
import { formatMessage, type StringTable } from '@parlor/kernel/host'

const en: StringTable = {
  took: '{who} takes {what}.',
  matches: { one: 'one match', other: '{count} matches' },
  odd: '{count} of {missing}',
}
const de: StringTable = { took: '{who} nimmt {what}.', matches: { one: 'ein Streichholz', other: '{count} Streichhölzer' } }
const fr: StringTable = { took: '{who} prend {what}.', matches: { one: '{count} allumette', other: '{count} allumettes' } }

const names = (seat: number) => ['Ada', 'Blaise'][seat] ?? `#${seat}`

function take(count: number) {
  return msg('took', { who: seatNameMessage(1), what: msg('matches', { count }) })
}

describe('messages', () => {
  test('are translated with names and nested messages', () => {
    expect(formatMessage(en, 'en', take(3), names)).toBe('Blaise takes 3 matches.')
  })

  test.each([
    ['en', en, 0, 'Blaise takes 0 matches.'],
    ['en', en, 1, 'Blaise takes one match.'],
    ['de', de, 1, 'Blaise nimmt ein Streichholz.'],
    ['de', de, 2, 'Blaise nimmt 2 Streichhölzer.'],
    // French uses the singular for 0.
    ['fr', fr, 0, 'Blaise prend 0 allumette.'],
    ['fr', fr, 1, 'Blaise prend 1 allumette.'],
    ['fr', fr, 2, 'Blaise prend 2 allumettes.'],
  ])('take the plural of the language: %s', (language, strings, count, expected) => {
    expect(formatMessage(strings, language, take(count), names)).toBe(expected)
  })

  test('fall back to the other form where a language has one the file lacks', () => {
    // French has a form "many" for whole millions.
    expect(formatMessage(fr, 'fr', msg('matches', { count: 1_000_000 }), names)).toBe('1000000 allumettes')
    expect(formatMessage(en, 'en', msg('matches'), names)).toBe('{count} matches')
  })

  test('show missing keys and parameters', () => {
    expect(formatMessage(en, 'en', msg('nothing.here'), names)).toBe('[nothing.here]')
    expect(formatMessage(en, 'en', msg('toString'), names)).toBe('[toString]')
    expect(formatMessage(en, 'en', msg('odd', { count: 2 }), names)).toBe('2 of {missing}')
  })

  test('put parameters in as they are, never read again', () => {
    expect(formatMessage(en, 'en', msg('took', { who: '{what}', what: '$&{who}' }), names)).toBe('{what} takes $&{who}.')
  })

  test('a seat is translated to its display name', () => {
    expect(formatMessage(en, 'en', seatNameMessage(0), names)).toBe('Ada')
    expect(formatMessage(en, 'en', seatNameMessage(7), names)).toBe('#7')
  })
})
