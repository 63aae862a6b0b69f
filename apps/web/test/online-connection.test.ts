import { isRejection } from '@parlor/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveUnsentMoves, takeUnsentMoves } from '../src/session/online/unsent-moves.ts'
import { createFakeConnection } from './fake-socket.ts'
import { openTestTable } from './online-session-fixtures.ts'

const id = '0123456789abcdef0123'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the connection', () => {
  it('reconnects, resumes watched matches, and resends unanswered messages', async () => {
    const { connection, sockets } = createFakeConnection()
    connection.keepOpen()
    sockets[0]!.onopen!()
    let seq = 3
    connection.watch(id, { from: () => seq, onMessage: () => {} })
    const done = connection.sendCommand({ kind: 'resign', match: id })
    const resignation = sockets[0]!.sent.find(({ kind }) => kind === 'resign')
    seq = 5
    sockets[0]!.close(1006)
    expect(connection.store.getState().state).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1000)
    sockets[1]!.onopen!()
    expect(sockets[1]!.sent).toContainEqual({ kind: 'watch', match: id, from: 5 })
    expect(sockets[1]!.sent).toContainEqual(resignation)
    sockets[1]!.tell({ kind: 'done', id: (resignation as { id: string }).id, seq: 6 })
    expect(await done).toMatchObject({ seq: 6 })
    sockets[1]!.close(1006)
    await vi.advanceTimersByTimeAsync(2000)
    sockets[2]!.onopen!()
    expect(sockets[2]!.kinds()).not.toContain('resign')
  })

  it('sends a move again that was refused for too many messages, and watches again; other commands say so', async () => {
    const { connection, sockets } = createFakeConnection()
    connection.keepOpen()
    const socket = sockets[0]!
    socket.onopen!()
    const received: string[] = []
    connection.watch(id, { from: () => 3, onMessage: ({ kind }) => received.push(kind) })
    const move = { kind: 'move' as const, match: id, decision: 4, move: 'a1', group: null, seen: 0 }
    const moved = connection.sendCommand(move, 'move-one')
    const asked = connection.sendCommand({ kind: 'undo', match: id, step: 'ask', seq: 1 }, 'undo-one')
    const why = { rejected: 'protocol.tooMany' }
    socket.tell({ kind: 'refused', id: 'move-one', why })
    socket.tell({ kind: 'refused', id: 'undo-one', why })
    socket.tell({ kind: 'lost', match: id, why })
    expect(await asked).toEqual(why)
    await vi.advanceTimersByTimeAsync(1_500)
    const count = (kind: string) => socket.kinds().filter((one) => one === kind).length
    expect([count('move'), count('undo'), count('watch')]).toEqual([2, 1, 2])
    expect(socket.sent.filter(({ kind }) => kind === 'move')).toEqual([
      { ...move, id: 'move-one' },
      { ...move, id: 'move-one' },
    ])
    expect(received).toEqual([])
    socket.tell({ kind: 'done', id: 'move-one', seq: 4 })
    expect(await moved).toMatchObject({ seq: 4 })
    await vi.advanceTimersByTimeAsync(1_500)
    expect(count('move')).toBe(2)
  })

  it('treats a silent socket as lost, and resends unanswered messages under the same id', async () => {
    const { connection, sockets } = createFakeConnection()
    connection.keepOpen()
    sockets[0]!.onopen!()
    const pong = () => sockets.at(-1)!.tell({ kind: 'pong', at: Date.now(), now: Date.now() })
    pong()
    await vi.advanceTimersByTimeAsync(2000)
    expect(sockets[0]!.kinds()).toEqual(['ping'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets[0]!.kinds()).toEqual(['ping', 'ping'])
    pong()
    const move = { kind: 'move' as const, match: id, decision: 4, move: 'a1', group: null, seen: 0 }
    void connection.sendCommand(move, 'move-one')
    await vi.advanceTimersByTimeAsync(1000)
    expect(connection.store.getState()).toEqual({ state: 'open', sending: false })
    await vi.advanceTimersByTimeAsync(1000)
    expect(connection.store.getState()).toEqual({ state: 'open', sending: true })
    const silent = sockets[0]!
    silent.close = () => {}
    await vi.advanceTimersByTimeAsync(5000)
    expect(connection.store.getState().state).not.toBe('open')
    expect(connection.store.getState().sending).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets).toHaveLength(2)
    sockets[1]!.onopen!()
    expect(sockets[1]!.sent).toContainEqual({ ...move, id: 'move-one' })
    // Messages of the old socket are ignored.
    silent.onclose!({ code: 1006 })
    silent.tell({ kind: 'done', id: 'move-one', seq: 1 })
    expect(connection.store.getState()).toEqual({ state: 'open', sending: true })
    sockets[1]!.tell({ kind: 'done', id: 'move-one', seq: 1 })
    expect(connection.store.getState()).toEqual({ state: 'open', sending: false })
  })

  it('says at once that a move waits for the network', async () => {
    const { connection, sockets } = createFakeConnection()
    connection.keepOpen()
    sockets[0]!.onopen!()
    const move = { kind: 'move' as const, match: id, decision: 4, move: 'a1', group: null, seen: 0 }
    void connection.sendCommand(move, 'move-two')
    expect(connection.store.getState().sending).toBe(false)
    connection.networkLost()
    expect(connection.store.getState()).toEqual({ state: 'waiting', sending: true })
    connection.networkBack()
    sockets[1]!.onopen!()
    sockets[1]!.tell({ kind: 'done', id: 'move-two', seq: 1 })
    expect(connection.store.getState().sending).toBe(false)
    connection.networkLost()
    void connection.sendCommand({ ...move, decision: 5 }, 'move-three')
    expect(connection.store.getState().sending).toBe(true)
  })

  it('resends an unanswered move on another socket, with increasing delay', async () => {
    const { connection, sockets } = createFakeConnection()
    connection.keepOpen()
    sockets[0]!.onopen!()
    void connection.sendCommand({ kind: 'move', match: id, decision: 4, move: 'a1', group: null, seen: 0 }, 'move-one')
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
    expect(connection.store.getState().state).toBe('open')
    await pongs(3)
    expect(sockets).toHaveLength(3)
  })

  it('closes and reopens with the network, and abandons a socket that does not open', async () => {
    const { connection, sockets } = createFakeConnection()
    connection.keepOpen()
    sockets[0]!.onopen!()
    connection.networkLost()
    expect(connection.store.getState().state).toBe('waiting')
    connection.networkBack()
    expect(sockets).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sockets).toHaveLength(3)
    sockets[2]!.onopen!()
    expect(connection.store.getState().state).toBe('open')
  })

  it('backs off between attempts, and stops once the page is outdated', async () => {
    const { connection, sockets } = createFakeConnection()
    connection.keepOpen()
    for (let i = 0; i < 4; i++) {
      sockets.at(-1)!.close(1006)
      await vi.advanceTimersByTimeAsync(7_000)
    }
    expect(sockets).toHaveLength(5)
    sockets.at(-1)!.close(4400)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(5)
    expect(connection.store.getState().state).toBe('outdated')
  })

  it('stores moves that an outdated page could not deliver, and the next page sends each once', () => {
    const storage = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    })
    const { connection, sockets } = createFakeConnection()
    connection.keepOpen()
    sockets[0]!.onopen!()
    const move = { kind: 'move' as const, match: id, decision: 4, move: 'a1', group: null, seen: 0 }
    void connection.sendCommand(move, 'move-one')
    void connection.sendCommand({ kind: 'resign', match: id })
    sockets[0]!.close(4400)
    void connection.sendCommand({ ...move, decision: 5 }, 'move-two')
    expect(connection.unansweredMoves.map((ask) => ask.id)).toEqual(['move-one', 'move-two'])
    saveUnsentMoves(connection.unansweredMoves)
    expect(takeUnsentMoves()).toEqual([
      { ...move, id: 'move-one' },
      { ...move, id: 'move-two', decision: 5 },
    ])
    expect(takeUnsentMoves()).toEqual([])
    for (const odd of ['{', '{}', '[{"kind":"move"}]', '[{"kind":"resign","match":"x","id":"abcdefgh"}]']) {
      storage.set('parlor.unsent', odd)
      expect(takeUnsentMoves()).toEqual([])
    }
    vi.unstubAllGlobals()
  })

  it('identifies itself when the server does not know it', async () => {
    const { connection, sockets, arrivals } = createFakeConnection()
    connection.keepOpen()
    sockets[0]!.close(4401)
    await vi.advanceTimersByTimeAsync(1000)
    expect(arrivals).toHaveBeenCalledOnce()
    expect(sockets).toHaveLength(2)
  })

  it('closes with its last user and rejects pending requests', async () => {
    const { connection, sockets } = createFakeConnection()
    const leave = connection.keepOpen()
    sockets[0]!.onopen!()
    const waiting = connection.sendCommand({ kind: 'resign', match: id })
    leave()
    expect(isRejection(await waiting)).toBe(true)
    expect(connection.store.getState().state).toBe('closed')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
  })

  it('does not retry unwatched matches, and reports no failure', async () => {
    const { connection, sockets } = createFakeConnection()
    const leave = connection.keepOpen()
    sockets[0]!.onopen!()
    const waiting = connection.sendCommand(
      { kind: 'queue', game: 'dots', preset: 'classic', ranked: false, secret: null, commitment: 'a'.repeat(64) },
      'wish',
    )
    connection.cancelCommand('wish')
    expect(await waiting).toEqual({ seq: null })
    sockets[0]!.close(1006)
    await vi.advanceTimersByTimeAsync(1000)
    sockets[1]!.onopen!()
    expect(sockets[1]!.kinds()).not.toContain('queue')
    leave()
  })

  it('ignores unreadable messages', () => {
    const { connection, sockets } = createFakeConnection()
    connection.keepOpen()
    sockets[0]!.onopen!()
    const listener = vi.fn()
    connection.watch(id, { from: () => null, onMessage: listener })
    for (const frame of ['', 'null', '{"kind":"sync"}', `{"kind":"lost","match":"${id}","why":{"rejected":"match.unknown"},"x":1}`])
      sockets[0]!.onmessage!({ data: frame })
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('a match whose connection is lost', () => {
  it('keeps a move marked that waits for the network, until it is answered', () => {
    const { session, server, connection, sockets } = openTestTable()
    const point = vi.fn()
    session.attach({ show: () => {}, play: () => null, skip: () => {}, point } as never)
    const move = server.match.moves(0)[1]!
    expect(session.sentMove).toBeNull()
    session.move(move)
    expect(session.sentMove).toEqual(move)
    expect(point).not.toHaveBeenCalled()
    connection.networkLost()
    expect(point).toHaveBeenLastCalledWith(move)
    connection.networkBack()
    sockets[1]!.onopen!()
    const { id } = sockets[1]!.sent.find(({ kind }) => kind === 'move') as { id: string }
    sockets[1]!.tell({ kind: 'done', id, seq: 1 })
    expect(point).toHaveBeenLastCalledWith(null)
  })
})
