import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { Match } from '@parlor/kernel/host'
import { describe, expect, test, vi } from 'vitest'
import { simpiece } from '@parlor/simpiece'
import { mergeLogMessages } from '../../src/games/simpiece/merge-log-messages.ts'
import { strings } from '../../src/games/simpiece/strings.ts'
import { logLinesOf } from '../../src/session/log-lines.ts'
import webGame from '../../src/games/simpiece/index.ts'
import { ReplaySession } from '../../src/session/replay-session.ts'
import { describeLogLine } from '../../src/table/match-log.tsx'
import { mergeLogLines } from '../../src/table/merge-log-lines.ts'
import { TablePage } from '../../src/table/table-page.tsx'
import { createTranslator } from '../../src/platform/i18n/translator.ts'
import en from '../../strings/en.json' with { type: 'json' }
import { twoPeople } from '../fakes.ts'
import { at as position, play } from './table-fixtures.ts'

vi.mock('../../src/web-game/game-infos.ts', () => ({ gameInfos: [], gameInfoOf: () => null }))
vi.mock('../../src/ui/full-screen.ts', () => ({ canUseFullScreen: false, useFullScreen: () => false }))

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
  const logLines = logLinesOf(simpiece, play(position(twins), ...moves), 1)
  const nameOf = (seat: number) => ['Red', 'Blue'][seat]!
  return mergeLogLines(logLines, mergeLogMessages).map((line) => describeLogLine(line, translator, strings.en, nameOf))
}

/** The log on the page of a replay at a position: its visible lines, the current one marked with an asterisk. */
function replayLog(at: number, ...moves: readonly string[]): { lines: string[]; markup: string; status: string } {
  const match = play(position(twins), ...moves) as unknown as Match
  const replay = new ReplaySession(simpiece as never, match, { id: null, players: twoPeople, viewers: [1] }, () => 1, at)
  const nameOf = (seat: number) => ['Red', 'Blue'][seat]!
  // Only the log is looked at; the table itself needs a document.
  const logOnly = { ...webGame, TableView: () => null, Panel: () => null } as never
  const page = createElement(TablePage, { webGame: logOnly, session: replay, nameOf, heading: 'A replay', kind: 'replay' })
  const markup = renderToStaticMarkup(createElement(MemoryRouter, null, page))
  const items = [...markup.matchAll(/<li ([^>]*)>.*?aria-label="([^"]*)"/g)].filter(([, attributes]) => !attributes!.includes('hidden'))
  const status = /<div class="replay-controls-status">.*?<p>(.*?)<\/p>/.exec(markup)![1]!
  return { lines: items.map(([, attributes, said]) => (attributes!.includes('aria-current') ? `* ${said}` : said!)), markup, status }
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

  test.each([
    [1, ['* Red gives Sanji 3 DON!!.', 'Red gives Roronoa Zoro a DON!!.']],
    [3, ['* Red gives Sanji 3 DON!!.', 'Red gives Roronoa Zoro a DON!!.']],
    [4, ['Red gives Sanji 3 DON!!.', '* Red gives Roronoa Zoro a DON!!.']],
    [0, ['Red gives Sanji 3 DON!!.', 'Red gives Roronoa Zoro a DON!!.']],
  ] as const)('merges them in a replay too: at %d the whole gesture is current', (at, lines) => {
    expect(replayLog(at, 'give 10', 'give 10', 'give 10', 'give 0').lines).toEqual(lines)
  })

  test.each([1, 2, 3])('tells the whole gesture in one line above the slider too, with links: at %d', (at) => {
    const { status } = replayLog(at, 'give 10', 'give 10', 'give 10', 'give 0')
    expect(status).toBe('Red gives <span class="st-link" role="button" tabindex="-1">Sanji</span> 3 DON!!.')
  })

  test('has the links of its cards in a replay too', () => {
    expect(replayLog(1, 'give 10').markup).toContain('<span class="st-link" role="button" tabindex="-1">Sanji</span>')
  })
})
