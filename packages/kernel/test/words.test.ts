import { describe, expect, test } from 'vitest'
import { say, seatName, speak, type Strings } from '@parlor/kernel'

const en: Strings = {
  took: '{who} takes {what}.',
  matches: { one: 'one match', other: '{count} matches' },
  odd: '{count} of {missing}',
}
const de: Strings = { took: '{who} nimmt {what}.', matches: { one: 'ein Streichholz', other: '{count} Streichhölzer' } }
const fr: Strings = { took: '{who} prend {what}.', matches: { one: '{count} allumette', other: '{count} allumettes' } }

const names = (seat: number) => ['Ada', 'Blaise'][seat] ?? `#${seat}`

function take(count: number) {
  return say('took', { who: seatName(1), what: say('matches', { count }) })
}

describe('messages', () => {
  test('become words with names and messages inside', () => {
    expect(speak(en, 'en', take(3), names)).toBe('Blaise takes 3 matches.')
  })

  test.each([
    ['en', en, 0, 'Blaise takes 0 matches.'],
    ['en', en, 1, 'Blaise takes one match.'],
    ['de', de, 1, 'Blaise nimmt ein Streichholz.'],
    ['de', de, 2, 'Blaise nimmt 2 Streichhölzer.'],
    // French counts nought as one thing.
    ['fr', fr, 0, 'Blaise prend 0 allumette.'],
    ['fr', fr, 1, 'Blaise prend 1 allumette.'],
    ['fr', fr, 2, 'Blaise prend 2 allumettes.'],
  ])('take the plural of the language: %s', (language, strings, count, words) => {
    expect(speak(strings, language, take(count), names)).toBe(words)
  })

  test('fall back to the other form where a language has one the file lacks', () => {
    // French has a form "many" for whole millions.
    expect(speak(fr, 'fr', say('matches', { count: 1_000_000 }), names)).toBe('1000000 allumettes')
    expect(speak(en, 'en', say('matches'), names)).toBe('{count} matches')
  })

  test('show their gaps', () => {
    expect(speak(en, 'en', say('nothing.here'), names)).toBe('[nothing.here]')
    expect(speak(en, 'en', say('toString'), names)).toBe('[toString]')
    expect(speak(en, 'en', say('odd', { count: 2 }), names)).toBe('2 of {missing}')
  })

  test('put parameters in as they are, never read again', () => {
    expect(speak(en, 'en', say('took', { who: '{what}', what: '$&{who}' }), names)).toBe('{what} takes $&{who}.')
  })

  test('a seat is whoever sits there', () => {
    expect(speak(en, 'en', seatName(0), names)).toBe('Ada')
    expect(speak(en, 'en', seatName(7), names)).toBe('#7')
  })
})
