import { isRejection, reject } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import webGame from '../src/games/dots/index.ts'
import { lastPositionSession } from '../src/session/last-position-session.ts'
import { LessonSession } from '../src/session/lesson-session.ts'
import { ReplaySession } from '../src/session/replay-session.ts'
import type { Session } from '../src/session/session.ts'
import { tableActionsOf } from '../src/table/table-actions.ts'
import { TablePage } from '../src/table/table-page.tsx'
import { botPlayer } from '../src/data/player.ts'
import type { ActionAtTable } from '../src/web-game/web-game.ts'
import { openTestTable } from './online-session-fixtures.ts'
import { againstEasy, createTestSession, createTestSessionAt, dots, twoPeople } from './fakes.ts'

vi.mock('../src/web-game/game-infos.ts', () => ({ gameInfos: [], gameInfoOf: () => null }))
vi.mock('../src/ui/full-screen.ts', () => ({ canUseFullScreen: false, useFullScreen: () => false }))

function render(session: Session): string {
  const page = createElement(TablePage, { webGame: webGame as never, session, nameOf: String, heading: 'A table' })
  return renderToStaticMarkup(createElement(MemoryRouter, null, page))
}

/** Actions of the control bar, in their order. */
function controls(session: Session): string[] {
  return [...render(session).matchAll(/data-action="(\w+)"/g)].map(([, id]) => id!)
}

const replayed = () => {
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 's' })
  if (isRejection(match)) throw new Error(match.rejected)
  match.play(0, match.moves(0)[0])
  return new ReplaySession(dots, match, { id: null, players: twoPeople, viewers: ['watcher'] }, () => 1)
}

test('a match here has undo, redo, hint and pause', () => {
  const { session } = createTestSession(dots, twoPeople)
  expect(controls(session)).toEqual(['undo', 'redo', 'hint', 'pause'])
  const markup = render(session)
  for (const part of ['turn-indicator', 'hint-card-slot', 'last-log-line']) expect(markup).toContain(part)
  expect(markup).not.toContain('replay-controls')
})

test('a board covers the page only while a match is played: endings and replays have one layout in all games', () => {
  const layoutOf = (session: Session, result?: string) => {
    const table = { webGame: { ...webGame, tableLayout: 'cover' } as never, session, nameOf: String, heading: 'A table', result }
    const markup = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(TablePage, table)))
    return /class="table-page"(?: data-layout="(\w+)")?/.exec(markup)![1] ?? null
  }
  const { session, opening } = createTestSession(dots, twoPeople)
  expect(layoutOf(session)).toBe('cover')
  expect(layoutOf(replayed())).toBeNull()
  opening.match.resign(0)
  expect(layoutOf(createTestSessionAt(dots, opening).session, 'The result')).toBeNull()
})

test('bots among themselves have nothing to take back or to ask for', () => {
  expect(controls(createTestSession(dots, [botPlayer('easy'), botPlayer('easy')]).session)).toEqual(['pause'])
})

test('a game has the undo of its table: available, not now, or none where the table has no such action', () => {
  const { session } = createTestSession(dots, twoPeople)
  const undoOf = (actions = tableActionsOf(session)) => {
    const Panel = ({ undo }: { undo?: ActionAtTable }) => createElement('i', { 'data-undo': undo ? String(undo.available) : 'none' })
    const page = createElement(TablePage, { webGame: { ...webGame, Panel } as never, session, nameOf: String, heading: 'A table', actions })
    return /data-undo="(\w+)"/.exec(renderToStaticMarkup(createElement(MemoryRouter, null, page)))![1]
  }
  expect(undoOf()).toBe('false')
  expect(undoOf(tableActionsOf(session).map((action) => ({ ...action, isAvailable: () => true })))).toBe('true')
  expect(undoOf(tableActionsOf(session).filter(({ id }) => id !== 'undo'))).toBe('none')
})

test.each([
  ['while it runs', null, 'askUndo'],
  ['after its end, where the result stays', { scores: [1], ranks: [1], reason: 'outcome.tooHigh' }, 'askReopen'],
])('taking back past what was seen asks first %s', (_, outcome, dialog) => {
  const { session } = createTestSession(dots, twoPeople)
  const state = { ...session.store.getState(), undo: { practice: true }, outcome }
  const opened: string[] = []
  const undo = tableActionsOf(session).find(({ id }) => id === 'undo')!
  undo.perform(
    { ...session, store: { ...session.store, getState: () => state } } as never,
    { open: (name: string) => opened.push(name) } as never,
  )
  expect(opened).toEqual([dialog])
})

test('a lesson has the header and the menu of a table, and nothing of a match', () => {
  const lesson = { id: 'place', position: '.../.../... red', seat: 0, tasks: [{ moves: ['a1'] }] }
  const session = new LessonSession(dots, lesson, { speed: () => 1, onLogLine: () => undefined })
  expect(controls(session)).toEqual(['menu'])
  const markup = render(session)
  expect(markup).toContain('table-header')
  for (const part of ['turn-indicator', 'hint-card-slot', 'match-log', 'last-log-line']) expect(markup).not.toContain(part)
})

test('a replay has its steps, and nothing of a match', () => {
  const replay = replayed()
  expect(controls(replay)).toEqual(['first', 'back', 'playing', 'forward', 'last', 'menu'])
  const markup = render(replay)
  expect(markup).toContain('scrubber')
  for (const part of ['turn-indicator', 'hint-card-slot', 'last-log-line']) expect(markup).not.toContain(part)
})

test('every table has one menu with rules and settings, and shares where the match is known', () => {
  const { session } = createTestSession(dots, twoPeople)
  const ids = (one: Session) => tableActionsOf(one).map(({ id }) => id)
  for (const one of [session, replayed()]) for (const id of ['rules', 'settings', 'share', 'help']) expect(ids(one)).toContain(id)
  expect(ids(session).filter((id) => ['pause', 'menu'].includes(id))).toEqual(['pause'])
  expect(ids(replayed()).filter((id) => ['pause', 'menu'].includes(id))).toEqual(['menu'])
  for (const one of [session, replayed()]) expect(tableActionsOf(one).filter(({ key }) => key === 'escape')).toHaveLength(1)
})

test('a replay of a running save becomes practice when it is copied, unless that is refused', async () => {
  const refusal = reject('saves.elsewhere')
  const markAsPractice = vi.fn().mockResolvedValueOnce(refusal).mockResolvedValue(null)
  const details = { id: 'a'.repeat(20), players: againstEasy, viewers: ['watcher'] as const }
  const replay = new ReplaySession(dots, replayed().match, { ...details, markAsPractice }, () => 1)
  expect(await replay.markCopied!()).toEqual(refusal)
  expect([replay.match.practice, replay.store.getState().practice]).toEqual([null, null])
  expect(await replay.markCopied!()).toBeNull()
  expect([replay.match.practice, replay.store.getState().practice]).toEqual(['branch', 'branch'])
  expect(replayed().markCopied).toBeUndefined()
})

test('a last position has its menu, and no other controls', () => {
  const { match } = replayed()
  const markup = render(lastPositionSession(dots as never, { lastState: match.state } as never))
  for (const part of ['turn-indicator', 'hint-card-slot', 'match-log']) expect(markup).not.toContain(part)
  expect([...markup.matchAll(/data-action="(\w+)"/g)].map(([, id]) => id)).toEqual(['menu'])
})

test('a session has no method for what it cannot do', () => {
  const lesson = new LessonSession(
    dots,
    { id: 'place', position: '.../.../... red', seat: 0, tasks: [{ moves: ['a1'] }] },
    { speed: () => 1, onLogLine: () => undefined },
  )
  const here = ['move', 'undo', 'redo', 'hint', 'resign', 'restart', 'rematch', 'pause', 'saveAs'] as const
  const onServer = ['move', 'undo', 'resign', 'rematch', 'offers', 'reactions', 'leave', 'abort', 'claim'] as const
  const capabilities = [...new Set([...here, ...onServer, 'playback' as const])]
  const of = (session: Session) => capabilities.filter((name) => session[name] !== undefined)
  expect(of(lesson)).toEqual(['move', 'restart'])
  expect(of(replayed())).toEqual(['playback'])
  expect(of(createTestSession(dots, twoPeople).session)).toEqual(here)
  expect(of(openTestTable().session)).toEqual(onServer)
})
