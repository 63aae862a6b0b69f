import { describe, expect, test, vi } from 'vitest'
import { simpiece } from '@parlor/simpiece'
import { joined } from '../../src/games/simpiece/joined.ts'
import { strings } from '../../src/games/simpiece/strings.ts'
import { storyOf } from '../../src/session/story.ts'
import { inOneBreath, lineWords } from '../../src/table/story.tsx'
import { wordsFrom } from '../../src/words/words.ts'
import en from '../../strings/en.json' with { type: 'json' }
import { at, play } from './scenes.ts'

vi.mock('../../src/games/cards.ts', () => ({ cards: [], cardOf: () => null }))

/** Two copies of one card, and DON!! for both. */
const twins = `turn 5 0 main 0
0 leader OP01-001#0
0 field OP01-013#10, OP01-013#11
0 don 5 0 5
0 life 3xOP01-006
1 leader OP01-001#1
1 life 2xOP01-006`

function told(...moves: readonly string[]): string[] {
  const words = wordsFrom('en', en)
  const story = storyOf(simpiece, play(at(twins), ...moves), 1)
  const nameOf = (seat: number) => ['Red', 'Blue'][seat]!
  return inOneBreath(story, joined).map((line) => lineWords(line, words, strings.en, nameOf))
}

describe('The log', () => {
  test('tells a batch of DON!! in one line, which is the last of them', () => {
    expect(told('give 10', 'give 10', 'give 10')).toEqual(['', '', 'Red gives Sanji 3 DON!!.'])
  })

  test('keeps two cards of one name apart', () => {
    expect(told('give 10', 'give 10', 'give 11')).toEqual(['', 'Red gives Sanji 2 DON!!.', 'Red gives Sanji a DON!!.'])
  })

  test('joins nothing over what happened in between', () => {
    expect(told('give 10', 'give 0', 'give 10')).toEqual([
      'Red gives Sanji a DON!!.',
      'Red gives Roronoa Zoro a DON!!.',
      'Red gives Sanji a DON!!.',
    ])
  })
})
