import { eventsFor, isRejection, Match, type GamePackage } from '@parlor/kernel'
import { dots } from '@parlor/dots'
import type { ClientMessage, TableInfo, ServerMessage } from '@parlor/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebGame } from '../src/web-game/web-game.ts'
import { Connection } from '../src/session/online/connection.ts'
import { saveUnsentMoves, takeUnsentMoves } from '../src/session/online/unsent-moves.ts'
import { OnlineSession } from '../src/session/online/online-session.ts'
import { openOnlineTable } from '../src/session/online/online-table.ts'
import { logLineOf } from '../src/session/log-lines.ts'

const id = '0123456789abcdef0123'
const pkg = dots as unknown as GamePackage

/** A socket whose other end is the test. */
class FakeSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly sent: ClientMessage[] = []
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as ClientMessage)
  }
  close(code = 1005): void {
    this.onclose?.({ code })
  }
  tell(tell: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(tell) })
  }
  kinds(): string[] {
    return this.sent.map(({ kind }) => kind)
  }
}

function wired() {
  const sockets: FakeSocket[] = []
  const arrivals = vi.fn(() => Promise.resolve())
  const line = new Connection({
    open: () => (sockets.push(new FakeSocket()), sockets.at(-1) as unknown as WebSocket),
    arrive: arrivals,
    now: () => Date.now(),
  })
  return { line, sockets, arrivals }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the line', () => {
  it('comes back, asks for what was watched from where it was, and repeats what was not answered', async () => {
    const { line, sockets } = wired()
    line.keepOpen()
    sockets[0]!.onopen!()
    let seq = 3
    line.watch(id, { from: () => seq, heard: () => {} })
    const done = line.sendCommand({ kind: 'resign', match: id })
    const asked = sockets[0]!.sent.find(({ kind }) => kind === 'resign')
    seq = 5
    sockets[0]!.close(1006)
    expect(line.store.getState().line).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1000)
    sockets[1]!.onopen!()
    expect(sockets[1]!.sent).toContainEqual({ kind: 'watch', match: id, from: 5 })
    expect(sockets[1]!.sent).toContainEqual(asked)
    sockets[1]!.tell({ kind: 'done', id: (asked as { id: string }).id, seq: 6 })
    expect(await done).toBeNull()
    sockets[1]!.close(1006)
    await vi.advanceTimersByTimeAsync(2000)
    sockets[2]!.onopen!()
    expect(sockets[2]!.kinds()).not.toContain('resign')
  })

  it('takes a silent socket for a lost one, and sends what was not answered again under the same id', async () => {
    const { line, sockets } = wired()
    line.keepOpen()
    sockets[0]!.onopen!()
    const pong = () => sockets.at(-1)!.tell({ kind: 'pong', at: Date.now(), now: Date.now() })
    pong()
    await vi.advanceTimersByTimeAsync(2000)
    expect(sockets[0]!.kinds()).toEqual(['ping'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets[0]!.kinds()).toEqual(['ping', 'ping'])
    pong()
    const move = { kind: 'move' as const, match: id, decision: 4, move: 'a1', group: null, seen: 0 }
    void line.sendCommand(move, 'move-one')
    await vi.advanceTimersByTimeAsync(1000)
    expect(line.store.getState()).toEqual({ line: 'open', sending: false })
    await vi.advanceTimersByTimeAsync(1000)
    expect(line.store.getState()).toEqual({ line: 'open', sending: true })
    const silent = sockets[0]!
    silent.close = () => {}
    await vi.advanceTimersByTimeAsync(5000)
    expect(line.store.getState().line).not.toBe('open')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets).toHaveLength(2)
    sockets[1]!.onopen!()
    expect(sockets[1]!.sent).toContainEqual({ ...move, id: 'move-one' })
    // Whatever the old one still says is nothing to the new one.
    silent.onclose!({ code: 1006 })
    silent.tell({ kind: 'done', id: 'move-one', seq: 1 })
    expect(line.store.getState()).toEqual({ line: 'open', sending: true })
    sockets[1]!.tell({ kind: 'done', id: 'move-one', seq: 1 })
    expect(line.store.getState()).toEqual({ line: 'open', sending: false })
  })

  it('sends a move that is not answered again on another socket, each time after a longer wait', async () => {
    const { line, sockets } = wired()
    line.keepOpen()
    sockets[0]!.onopen!()
    void line.sendCommand({ kind: 'move', match: id, decision: 4, move: 'a1', group: null, seen: 0 }, 'move-one')
    const pongs = async (seconds: number) => {
      for (let i = 0; i < seconds; i++) {
        sockets.at(-1)!.tell({ kind: 'pong', at: Date.now(), now: Date.now() })
        await vi.advanceTimersByTimeAsync(1000)
      }
    }
    await pongs(7)
    expect(sockets).toHaveLength(2)
    sockets[1]!.onopen!()
    await pongs(9)
    expect(line.store.getState().line).toBe('open')
    await pongs(3)
    expect(sockets).toHaveLength(3)
  })

  it('goes with the network and comes back with it, and gives up a socket that does not open', async () => {
    const { line, sockets } = wired()
    line.keepOpen()
    sockets[0]!.onopen!()
    line.networkLost()
    expect(line.store.getState().line).toBe('waiting')
    line.networkBack()
    expect(sockets).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sockets).toHaveLength(3)
    sockets[2]!.onopen!()
    expect(line.store.getState().line).toBe('open')
  })

  it('waits longer each time, and not at all once the page is outdated', async () => {
    const { line, sockets } = wired()
    line.keepOpen()
    for (let i = 0; i < 4; i++) {
      sockets.at(-1)!.close(1006)
      await vi.advanceTimersByTimeAsync(7_000)
    }
    expect(sockets).toHaveLength(5)
    sockets.at(-1)!.close(4400)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(5)
    expect(line.store.getState().line).toBe('outdated')
  })

  it('hands on the moves that an outdated page could not deliver, and the next page delivers each once', () => {
    const shelf = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => void shelf.set(key, value),
      removeItem: (key: string) => void shelf.delete(key),
    })
    const { line, sockets } = wired()
    line.keepOpen()
    sockets[0]!.onopen!()
    const move = { kind: 'move' as const, match: id, decision: 4, move: 'a1', group: null, seen: 0 }
    void line.sendCommand(move, 'move-one')
    void line.sendCommand({ kind: 'resign', match: id })
    sockets[0]!.close(4400)
    void line.sendCommand({ ...move, decision: 5 }, 'move-two')
    expect(line.unansweredMoves.map((ask) => ask.id)).toEqual(['move-one', 'move-two'])
    saveUnsentMoves(line.unansweredMoves)
    expect(takeUnsentMoves()).toEqual([
      { ...move, id: 'move-one' },
      { ...move, id: 'move-two', decision: 5 },
    ])
    expect(takeUnsentMoves()).toEqual([])
    for (const odd of ['{', '{}', '[{"kind":"move"}]', '[{"kind":"resign","match":"x","id":"abcdefgh"}]']) {
      shelf.set('parlor.unsent', odd)
      expect(takeUnsentMoves()).toEqual([])
    }
    vi.unstubAllGlobals()
  })

  it('says who it is when the server does not know', async () => {
    const { line, sockets, arrivals } = wired()
    line.keepOpen()
    sockets[0]!.close(4401)
    await vi.advanceTimersByTimeAsync(1000)
    expect(arrivals).toHaveBeenCalledOnce()
    expect(sockets).toHaveLength(2)
  })

  it('closes with its last user and tells whoever still waits', async () => {
    const { line, sockets } = wired()
    const leave = line.keepOpen()
    sockets[0]!.onopen!()
    const waiting = line.sendCommand({ kind: 'resign', match: id })
    leave()
    expect(isRejection(await waiting)).toBe(true)
    expect(line.store.getState().line).toBe('closed')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
  })

  it('asks no more for what nobody wants any more, and calls that no failure', async () => {
    const { line, sockets } = wired()
    const leave = line.keepOpen()
    sockets[0]!.onopen!()
    const waiting = line.sendCommand(
      { kind: 'queue', game: 'dots', preset: 'classic', ranked: false, secret: null, commitment: 'a'.repeat(64) },
      'wish',
    )
    line.cancelCommand('wish')
    expect(await waiting).toBeNull()
    sockets[0]!.close(1006)
    await vi.advanceTimersByTimeAsync(1000)
    sockets[1]!.onopen!()
    expect(sockets[1]!.kinds()).not.toContain('queue')
    leave()
  })

  it('leaves out what it cannot read', () => {
    const { line, sockets } = wired()
    line.keepOpen()
    sockets[0]!.onopen!()
    const heard = vi.fn()
    line.watch(id, { from: () => null, heard })
    for (const frame of ['', 'null', '{"kind":"sync"}', `{"kind":"lost","match":"${id}","why":{"rejected":"match.unknown"},"x":1}`])
      sockets[0]!.onmessage!({ data: frame })
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('a reaction', () => {
  it('is shown once, however much changes at the table meanwhile, and for a while', async () => {
    const { line, sockets } = wired()
    const nothing = () => {}
    const room = openOnlineTable(dots as unknown as WebGame, id, line, {
      told: nothing,
      refused: nothing,
      dealing: nothing,
      shown: nothing,
    })
    sockets[0]!.onopen!()
    const shown: unknown[] = []
    room.store.subscribe(({ said }, before) => void (said !== before.said && shown.push(said?.reaction ?? null)))
    sockets[0]!.tell({ kind: 'reaction', match: id, seat: 1, reaction: 'clap' })
    sockets[0]!.tell({ kind: 'presence', match: id, seats: ['here', 'away'], watchers: 0 })
    sockets[0]!.tell({ kind: 'presence', match: id, seats: ['here', 'here'], watchers: 1 })
    expect(shown).toEqual(['clap'])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(shown).toEqual(['clap', null])
    room.close()
  })
})

/** A match on a pretended server, told to seat 0. */
function served() {
  const match = Match.begin(pkg.game, { options: pkg.game.options.presets[0]!.options, seed: 'online' }) as Match
  const table = { match: id, seats: [person('Ann'), person('Ben')], you: 0, options: {}, clock: { kind: 'none' } } as unknown as TableInfo
  const told = (at: number): Extract<ServerMessage, { kind: 'steps' }>['steps'][number] => {
    const step = match.history[at]!
    const line = logLineOf(pkg, step, at + 1, 0)
    const move = line.move && { move: pkg.game.notation.writeMove(line.move.move), words: line.move.words }
    return { seq: at + 1, line: { ...line, move }, events: eventsFor(step.events, 0), view: pkg.game.view(match.stateAt(at + 1), 0) }
  }
  const steps = (from: number): Extract<ServerMessage, { kind: 'steps' }> => ({
    kind: 'steps',
    match: id,
    from,
    steps: match.history.slice(from).map((_, i) => told(from + i)),
    undo: null,
    clock: null,
  })
  const sync = (): Extract<ServerMessage, { kind: 'sync' }> => ({
    kind: 'sync',
    match: id,
    seq: match.history.length,
    view: match.view(0),
    opening: [],
    story: match.history.map((_, at) => told(at).line),
    undo: null,
    clock: null,
    practice: null,
  })
  const play = () => {
    const { seat } = match.state.pending[0] as { seat: number }
    match.play(seat, match.moves(seat)[0]!)
  }
  return { match, table, steps, sync, play }
}

function person(name: string): unknown {
  return { kind: 'person', person: { id, name, guest: true, unique: false }, left: false, strength: null }
}

function sitting() {
  const wire = wired()
  wire.line.keepOpen()
  wire.sockets[0]!.onopen!()
  const server = served()
  const refused = vi.fn()
  const told = vi.fn()
  const present = new Set([0, 1])
  const session = new OnlineSession(server.sync(), wire.line, {
    pkg,
    table: () => server.table,
    told,
    refused,
    here: (seat) => present.has(seat),
  })
  wire.line.watch(id, { from: () => session.seq, heard: () => {} })
  return { ...wire, server, session, refused, told, present }
}

const quiet = () => vi.advanceTimersByTimeAsync(0)

describe('a remote session', () => {
  it('offers what the rules allow in the world that the seat sees', () => {
    const { session, server } = sitting()
    expect(session.store.getState().moves).toEqual(server.match.moves(0))
    expect(session.store.getState().players).toEqual([{ kind: 'person' }, { kind: 'remote', name: 'Ben' }])
  })

  it('offers the moves of the seat one has just been given, whichever is told first: the match or the seat', () => {
    const wire = wired()
    wire.line.keepOpen()
    const server = served()
    let table: TableInfo = { ...server.table, you: null }
    const session = new OnlineSession(server.sync(), wire.line, {
      pkg,
      table: () => table,
      told: vi.fn(),
      refused: vi.fn(),
      here: () => true,
    })
    expect(session.store.getState().moves).toEqual([])
    table = server.table
    session.table(table)
    expect(session.store.getState().moves).toEqual(server.match.moves(0))
    expect(session.store.getState().seat).toBe(0)
  })

  it('says who thinks while one waits for them, unless they are away', async () => {
    const { session, server, present } = sitting()
    expect(session.store.getState().thinking).toBeNull()
    server.play()
    session.steps(server.steps(0))
    await quiet()
    expect(session.store.getState()).toMatchObject({ turn: [1], thinking: 1 })
    present.delete(1)
    session.presenceChanged()
    expect(session.store.getState().thinking).toBeNull()
    present.add(1)
    session.presenceChanged()
    expect(session.store.getState().thinking).toBe(1)
  })

  it('shows what happened and then the truth that came with it', async () => {
    const { session, server, told } = sitting()
    server.play()
    server.play()
    session.steps(server.steps(0))
    await quiet()
    const state = session.store.getState()
    expect(state.view).toEqual(server.match.view(0))
    expect(state.logLines).toHaveLength(2)
    expect(state.busy).toBe(false)
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('takes a repeated step once and asks again where one is missing', async () => {
    const { session, server, sockets } = sitting()
    server.play()
    session.steps(server.steps(0))
    session.steps(server.steps(0))
    await quiet()
    expect(session.store.getState().logLines).toHaveLength(1)
    server.play()
    server.play()
    session.steps(server.steps(2))
    expect(session.seq).toBe(1)
    expect(sockets[0]!.sent.at(-1)).toEqual({ kind: 'watch', match: id, from: 1 })
  })

  it('sends a move as the answer to its decision, and brings it back when it is refused', async () => {
    const { session, server, sockets, refused } = sitting()
    const [move] = server.match.moves(0)
    expect(session.move(move)).toBeNull()
    const asked = sockets[0]!.sent.at(-1) as Extract<ClientMessage, { kind: 'move' }>
    expect(asked).toMatchObject({ kind: 'move', decision: server.match.state.pending[0].id, move: pkg.game.notation.writeMove(move) })
    expect(session.store.getState().moves).toEqual([])
    sockets[0]!.tell({ kind: 'refused', id: asked.id, why: { rejected: 'match.staleDecision' } })
    await quiet()
    expect(refused).toHaveBeenCalledWith({ rejected: 'match.staleDecision' })
    expect(session.store.getState().moves).toEqual(server.match.moves(0))
  })

  it('refuses at once what the rules forbid', () => {
    const { session, sockets } = sitting()
    const before = sockets[0]!.sent.length
    expect(isRejection(session.move({ cell: 999 }))).toBe(true)
    expect(sockets[0]!.sent).toHaveLength(before)
  })

  it('starts from a whole view after something was taken back', async () => {
    const { session, server } = sitting()
    server.play()
    server.play()
    session.steps(server.steps(0))
    await quiet()
    server.match.undo(0)
    session.sync(server.sync())
    expect(session.store.getState().logLines).toHaveLength(0)
    expect(session.store.getState().moves).toEqual(server.match.moves(0))
  })
})
