import { describe, expect, test, vi } from 'vitest'
import { simpiece } from '@parlor/simpiece'
import { mergeLogMessages } from '../../src/games/simpiece/merge-log-messages.ts'
import { strings } from '../../src/games/simpiece/strings.ts'
import { logLinesOf } from '../../src/session/log-lines.ts'
import { mergeLogLines, describeLogLine } from '../../src/table/match-log.tsx'
import { createTranslator } from '../../src/platform/i18n/translator.ts'
import en from '../../strings/en.json' with { type: 'json' }
import { at, play } from './table-fixtures.ts'

vi.mock('../../src/web-game/game-infos.ts', () => ({ gameInfos: [], gameInfoOf: () => null }))

/** Two copies of one card, and DON!! for both. */
const twins = `turn 5 0 main 0
0 leader OP01-001#0
0 field OP01-013#10, OP01-013#11
0 don 5 0 5
0 life 3xOP01-006
1 leader OP01-001#1
1 life 2xOP01-006`

function sentencesOf(...moves: readonly string[]): string[] {
  const translator = createTranslator('en', en)
  const logLines = logLinesOf(simpiece, play(at(twins), ...moves), 1)
  const nameOf = (seat: number) => ['Red', 'Blue'][seat]!
  return mergeLogLines(logLines, mergeLogMessages).map((line) => describeLogLine(line, translator, strings.en, nameOf))
}

describe('The log', () => {
  test('merges a batch of DON!! into one line, at the last of them', () => {
    expect(sentencesOf('give 10', 'give 10', 'give 10')).toEqual(['', '', 'Red gives Sanji 3 DON!!.'])
  })

  test('does not merge two cards of one name', () => {
    expect(sentencesOf('give 10', 'give 10', 'give 11')).toEqual(['', 'Red gives Sanji 2 DON!!.', 'Red gives Sanji a DON!!.'])
  })

  test('does not merge across other events', () => {
    expect(sentencesOf('give 10', 'give 0', 'give 10')).toEqual([
      'Red gives Sanji a DON!!.',
      'Red gives Roronoa Zoro a DON!!.',
      'Red gives Sanji a DON!!.',
    ])
  })
})
