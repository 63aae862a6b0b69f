import fc from 'fast-check'
import { rulesText, type Ability, type CardDefinition } from '@parlor/simpiece'
import { readCard } from '@parlor/simpiece/read-card'
import { describe, expect, it } from 'vitest'
import { cardDefinitions } from '../src/cards/index.ts'
import { anyAbility } from './any-ability.ts'
import { sentences } from './card-sentences/index.ts'

const kind = 'character'

/** What is read of a text; refusals fail with the place and what was expected. */
function read(text: string): Pick<CardDefinition, 'rules' | 'keywords' | 'abilities'> {
  const { refusals, ...parts } = readCard(text)
  expect(refusals, text).toEqual([])
  return parts
}

describe('reading is the inverse of writing', () => {
  it('every card is read from its own text', () => {
    for (const { id, rules, keywords, abilities, kind: own } of cardDefinitions)
      expect(read(rulesText({ kind: own, rules, keywords, abilities }, 'en')), id).toEqual({ rules, keywords, abilities })
  })

  it('so is every ability of the vocabulary', () => {
    fc.assert(
      fc.property(anyAbility, (ability) => {
        expect(read(rulesText({ kind, rules: [], keywords: [], abilities: [ability] }, 'en')).abilities).toEqual([ability])
      }),
      { numRuns: 300 },
    )
  })
})

describe('the game’s usual phrasing', () => {
  for (const [text, ability] of sentences)
    it(text, () => {
      expect(read(text).abilities).toEqual([ability satisfies Ability])
    })

  it('reminders, line breaks, signs and apostrophes do not matter', () => {
    expect(
      read('[Rush] (It need not wait.)\n\n[DON!! ×2] [On K.O.] Give up to 1 of your opponent’s Characters -2,000 power during this turn.'),
    ).toEqual(read("[Rush]\n[DON!! x2] [On K.O.] Give up to 1 of your opponent's Characters −2000 power during this turn."))
  })

  it('rules and keywords have paragraphs of their own', () => {
    expect(read('Also treat this card’s name as [Ada] according to the rules.\n[Double Attack] [Banish]')).toEqual({
      rules: [{ rule: 'alsoNamed', name: 'Ada' }],
      keywords: ['doubleAttack', 'banish'],
      abilities: [],
    })
    expect(read('Under the rules of this game, also treat this card’s name as [Ada] and [Bo].').rules).toEqual([
      { rule: 'alsoNamed', name: 'Ada' },
      { rule: 'alsoNamed', name: 'Bo' },
    ])
    expect(read('When your deck is reduced to 0, you win the game instead of losing, according to the rules.').rules).toEqual([
      { rule: 'emptyDeckWins' },
    ])
    expect(read('Under the rules of this game, you may have any number of this card in your deck.').rules).toEqual([{ rule: 'anyNumber' }])
  })
})

describe('what is not understood is refused where it begins', () => {
  it('with the words and what could have stood there', () => {
    const text = '[Blocker]\n[On Play] Draw 2 biscuits. Then, rest up to 1 of your Characters.'
    const { keywords, abilities, refusals } = readCard(text)
    expect(keywords).toEqual(['blocker'])
    expect(abilities).toEqual([])
    expect(refusals).toEqual([{ at: 27, end: 35, words: 'biscuits', expected: ['“cards”'] }])
    expect(text.slice(27, 35)).toBe('biscuits')
  })

  it('a sentence that is no effect, a condition that is none, a cost that is none', () => {
    const expected = (text: string) => readCard(text).refusals.map(({ words, expected: list }) => [words, list])
    expect(expected('[On Play] Sing a song.')).toEqual([['Sing a song', expect.arrayContaining(['an effect'])]])
    expect(expected('[On Play] If it rains, draw 1 card.')).toEqual([['it rains', ['a condition']]])
    expect(expected('[On Play] You may sing a song: Draw 1 card.')).toEqual([['sing a song', ['a cost', 'an effect']]])
  })

  it('“if you do” after what makes no chosen card leave', () => {
    expect(readCard('[On Play] Rest up to 1 of your Characters. If you do, draw 1 card.').refusals.length).toBe(1)
  })

  it('a text that stops too early is refused at its end', () => {
    expect(readCard('[On Play] Draw 1').refusals).toEqual([{ at: 16, end: 16, words: '', expected: ['“cards”'] }])
  })
})
