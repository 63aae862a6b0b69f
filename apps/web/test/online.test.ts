import { isRejection, type GamePackage } from '@parlor/kernel'
import { dots } from '@parlor/dots'
import { mahjong } from '@parlor/mahjong'
import { createRaceGame, type ClientMessage, type TableInfo } from '@parlor/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebGame } from '../src/web-game/web-game.ts'
import { OnlineSession } from '../src/session/online/online-session.ts'
import { openOnlineTable } from '../src/session/online/online-table.ts'
import { tableActionsOf } from '../src/table/table-actions.ts'
import type { Session } from '../src/session/session.ts'
import { FakeBoard } from './fakes.ts'
import { createFakeConnection } from './fake-socket.ts'
import { createFakeServer, dotsPackage as pkg, id, openTestTable } from './online-session-fixtures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a reaction', () => {
  it('is shown once and temporarily, despite table updates', async () => {
    const { connection, sockets } = createFakeConnection()
    const nothing = () => {}
    const onlineTable = openOnlineTable(dots as unknown as WebGame, id, connection, {
      onLogLine: nothing,
      onRejected: nothing,
      onDealing: nothing,
      onViews: nothing,
    })
    sockets[0]!.onopen!()
    const shown: unknown[] = []
    onlineTable.store.subscribe(
      ({ lastReaction }, before) => void (lastReaction !== before.lastReaction && shown.push(lastReaction?.reaction ?? null)),
    )
    sockets[0]!.tell({ kind: 'reaction', match: id, seat: 1, reaction: 'clap' })
    sockets[0]!.tell({ kind: 'presence', match: id, seats: ['here', 'away'], watchers: 0 })
    sockets[0]!.tell({ kind: 'presence', match: id, seats: ['here', 'here'], watchers: 1 })
    expect(shown).toEqual(['clap'])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(shown).toEqual(['clap', null])
    onlineTable.close()
  })
})

const race = createRaceGame(mahjong as unknown as GamePackage)
const flush = () => vi.advanceTimersByTimeAsync(0)

describe('a remote session', () => {
  it('offers the legal moves in the seat’s view', () => {
    const { session, server } = openTestTable()
    expect(session.store.getState().moves).toEqual(server.match.moves(0))
    expect(session.store.getState().players).toEqual([{ kind: 'person' }, { kind: 'remote', name: 'Ben' }])
  })

  it('has no method for what only a match on this device can do', () => {
    const session: Session = openTestTable().session
    for (const name of ['undo', 'resign', 'rematch'] as const) expect(session[name]).toBeDefined()
    for (const name of ['redo', 'hint', 'restart', 'pause', 'saveAs', 'markCopied', 'retry', 'liftCurtain', 'match', 'playback'] as const)
      expect(session[name]).toBeUndefined()
    const offered = tableActionsOf(session).map(({ id }) => id)
    for (const id of ['redo', 'hint', 'pause', 'restart', 'saveAs', 'share', 'forward']) expect(offered).not.toContain(id)
    for (const id of ['menu', 'rules', 'settings', 'help']) expect(offered).toContain(id)
  })

  it('offers the moves of a new seat, whether match or seat arrives first', () => {
    const wire = createFakeConnection()
    wire.connection.keepOpen()
    const server = createFakeServer()
    let table: TableInfo = { ...server.table, you: null }
    const session = new OnlineSession(server.sync(), wire.connection, {
      pkg,
      table: () => table,
      onLogLine: vi.fn(),
      onRejected: vi.fn(),
      speed: () => 1,
      isPresent: () => true,
    })
    expect(session.store.getState().moves).toEqual([])
    table = server.table
    session.table(table)
    expect(session.store.getState().moves).toEqual(server.match.moves(0))
    expect(session.store.getState().seat).toBe(0)
  })

  it('shows who is thinking, unless they are away', async () => {
    const { session, server, present } = openTestTable()
    expect(session.store.getState().thinking).toBeNull()
    server.play()
    session.steps(server.steps(0))
    await flush()
    expect(session.store.getState()).toMatchObject({ turn: [1], thinking: 1 })
    present.delete(1)
    session.presenceChanged()
    expect(session.store.getState().thinking).toBeNull()
    present.add(1)
    session.presenceChanged()
    expect(session.store.getState().thinking).toBe(1)
  })

  it('plays the events and then shows the new view', async () => {
    const { session, server, onLogLine } = openTestTable()
    server.play()
    server.play()
    session.steps(server.steps(0))
    await flush()
    const state = session.store.getState()
    expect(state.view).toEqual(server.match.view(0))
    expect(state.logLines).toHaveLength(2)
    expect(state.busy).toBe(false)
    expect(onLogLine).toHaveBeenCalledTimes(2)
  })

  it('plays the deal to its end before the first step, and takes no move meanwhile', async () => {
    const { session, server } = openTestTable([{ kind: 'dealt' }])
    const board = new FakeBoard()
    board.slow = true
    session.attach(board)
    expect(session.store.getState()).toMatchObject({ busy: true, moves: [] })
    expect(session.move(server.match.moves(0)[0])).toEqual({ rejected: 'match.notYourTurn' })
    server.play()
    session.steps(server.steps(0))
    await flush()
    expect(board.calls.filter((call) => call.startsWith('play'))).toEqual(['play dealt'])
    expect(session.store.getState().logLines).toHaveLength(0)
    board.end()
    await flush()
    expect(board.calls.filter((call) => call.startsWith('play'))).toHaveLength(2)
    // The end of the deal must not end the step's animation.
    const shown = board.calls.length
    expect(board.calls.at(-1)).toMatch(/^play/)
    await flush()
    expect(board.calls).toHaveLength(shown)
    board.end()
    await flush()
    expect(session.store.getState()).toMatchObject({ busy: false, view: server.match.view(0) })
  })

  it('shows the table as it is after the deal, though a sync ends it', async () => {
    const { session, server } = openTestTable([{ kind: 'dealt' }])
    const board = new FakeBoard()
    board.slow = true
    session.attach(board)
    server.play()
    server.play()
    session.sync(server.sync())
    await flush()
    expect(session.store.getState()).toMatchObject({ busy: false, view: server.match.view(0), moves: server.match.moves(0) })
  })

  it('applies a repeated step once and resyncs where one is missing', async () => {
    const { session, server, sockets } = openTestTable()
    server.play()
    session.steps(server.steps(0))
    session.steps(server.steps(0))
    await flush()
    expect(session.store.getState().logLines).toHaveLength(1)
    server.play()
    server.play()
    session.steps(server.steps(2))
    expect(session.seq).toBe(1)
    expect(sockets[0]!.sent.at(-1)).toEqual({ kind: 'watch', match: id, from: 1 })
  })

  it('sends a move as the answer to its decision, and reverts it when refused', async () => {
    const { session, server, sockets, refused } = openTestTable()
    const [move] = server.match.moves(0)
    expect(session.move(move)).toBeNull()
    const asked = sockets[0]!.sent.at(-1) as Extract<ClientMessage, { kind: 'move' }>
    expect(asked).toMatchObject({ kind: 'move', decision: server.match.state.pending[0].id, move: pkg.game.notation.writeMove(move) })
    expect(session.store.getState().moves).toEqual([])
    sockets[0]!.tell({ kind: 'refused', id: asked.id, why: { rejected: 'match.staleDecision' } })
    await flush()
    expect(refused).toHaveBeenCalledWith({ rejected: 'match.staleDecision' })
    expect(session.store.getState().moves).toEqual(server.match.moves(0))
  })

  it('sends one move for a decision, however often the player taps before the answer', async () => {
    const { session, server, sockets } = openTestTable()
    const [move, other] = server.match.moves(0)
    expect(session.move(move)).toBeNull()
    const sent = sockets[0]!.sent.length
    expect(session.move(other)).toEqual({ rejected: 'online.moveSent' })
    expect(sockets[0]!.sent).toHaveLength(sent)
    const asked = sockets[0]!.sent.at(-1) as Extract<ClientMessage, { kind: 'move' }>
    sockets[0]!.tell({ kind: 'refused', id: asked.id, why: { rejected: 'match.staleDecision' } })
    await flush()
    expect(session.move(other)).toBeNull()
  })

  it('asks for no second answer to a decision, whatever others do before the first one is in the view', async () => {
    const { session, server, sockets } = openTestTable([], race)
    const socket = sockets[0]!
    const sent = () => socket.sent.filter(({ kind }) => kind === 'move')
    const [move, other] = server.match.moves(0)
    session.move(move)
    const { id: command } = sent()[0] as Extract<ClientMessage, { kind: 'move' }>
    server.play({ seat: 1 })
    session.steps(server.steps(0))
    await flush()
    expect(session.store.getState()).toMatchObject({ busy: false, moves: [], undo: null })
    expect(session.move(other)).toEqual({ rejected: 'online.moveSent' })
    // After a reconnect the move is sent again by itself.
    session.sync(server.sync())
    expect(session.store.getState().moves).toEqual([])
    server.match.play(0, move)
    socket.tell({ kind: 'done', id: command, seq: 2 })
    await flush()
    expect(session.store.getState().moves).toEqual([])
    session.steps(server.steps(1))
    await flush()
    expect(session.store.getState().moves).toEqual(server.match.moves(0))
    expect(sent()).toHaveLength(1)
    expect(session.move(other)).toBeNull()
  })

  it('asks again for a decision whose answer was taken back, also where that was heard before the answer', async () => {
    for (const late of [false, true]) {
      const { session, server, sockets } = openTestTable()
      const socket = sockets[0]!
      const moves = server.match.moves(0)
      session.move(moves[0])
      const { id: command } = socket.sent.at(-1) as Extract<ClientMessage, { kind: 'move' }>
      server.match.play(0, moves[0])
      const done = () => socket.tell({ kind: 'done', id: command, seq: 1 })
      if (!late) done()
      await flush()
      server.match.undo(0)
      session.sync(server.sync())
      if (late) done()
      await flush()
      expect(session.store.getState().moves).toEqual(moves)
      expect(session.move(moves[1])).toBeNull()
    }
  })

  it('sends the moves of a gesture in one group, each when the player may move again', async () => {
    const { session, server, sockets } = openTestTable()
    const moves = () => sockets[0]!.sent.filter((message) => message.kind === 'move')
    const [first] = server.match.moves(0)
    expect(session.move(first, (_, legal, made) => (made < 2 ? legal[0]! : null))).toBeNull()
    expect(moves()).toMatchObject([{ group: 0 }])
    server.match.play(0, first)
    session.steps(server.steps(0))
    await flush()
    expect(moves()).toHaveLength(1)
    server.play()
    session.steps(server.steps(1))
    await flush()
    expect(moves()).toMatchObject([{ group: 0 }, { group: 0, decision: server.match.state.pending[0].id, seen: 2 }])
    // Sent once, whatever else arrives before the answer.
    session.table(server.table)
    expect(session.store.getState().moves).toEqual([])
    server.play()
    server.play()
    session.steps(server.steps(2))
    await flush()
    expect(moves()).toHaveLength(2)
    expect(session.move(server.match.moves(0)[0])).toBeNull()
    expect(moves().at(-1)).toMatchObject({ group: null })
  })

  it('gives a gesture up when one of its moves is refused', async () => {
    const { session, server, sockets } = openTestTable()
    const [first] = server.match.moves(0)
    session.move(first, (_, legal) => legal[0]!)
    const asked = sockets[0]!.sent.at(-1) as Extract<ClientMessage, { kind: 'move' }>
    sockets[0]!.tell({ kind: 'refused', id: asked.id, why: { rejected: 'match.staleDecision' } })
    await flush()
    const sent = sockets[0]!.sent.filter(({ kind }) => kind === 'move').length
    server.match.play(0, first)
    server.play()
    session.steps(server.steps(0))
    await flush()
    expect(sockets[0]!.sent.filter(({ kind }) => kind === 'move')).toHaveLength(sent)
  })

  it('refuses illegal moves locally', () => {
    const { session, sockets } = openTestTable()
    const before = sockets[0]!.sent.length
    expect(isRejection(session.move({ cell: 999 }))).toBe(true)
    expect(sockets[0]!.sent).toHaveLength(before)
  })

  it('restarts from the full view after an undo', async () => {
    const { session, server } = openTestTable()
    server.play()
    server.play()
    session.steps(server.steps(0))
    await flush()
    server.match.undo(0)
    session.sync(server.sync())
    expect(session.store.getState().logLines).toHaveLength(0)
    expect(session.store.getState().moves).toEqual(server.match.moves(0))
  })
})
