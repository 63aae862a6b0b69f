import type { GamePackage } from '@parlor/kernel'
import { eventsFor, Match } from '@parlor/kernel/host'
import { dots } from '@parlor/dots'
import type { ServerMessage, TableInfo } from '@parlor/protocol'
import { vi } from 'vitest'
import { OnlineSession } from '../src/session/online/online-session.ts'
import { logLineOf } from '../src/session/log-lines.ts'
import { createFakeConnection } from './fake-socket.ts'

export const id = '0123456789abcdef0123'
export const dotsPackage = dots as unknown as GamePackage

/** A match on a fake server, as sent to seat 0. */
export function createFakeServer(pkg = dotsPackage) {
  const match = Match.begin(pkg.game, { options: pkg.game.options.presets[0]!.options, seed: 'online' }) as Match
  const table = { match: id, seats: [person('Ann'), person('Ben')], you: 0, options: {}, clock: { kind: 'none' } } as unknown as TableInfo
  const stepAt = (at: number): Extract<ServerMessage, { kind: 'steps' }>['steps'][number] => {
    const step = match.history[at]!
    const line = logLineOf(pkg, step, at + 1, 0)
    const move = line.move && { move: pkg.game.notation.writeMove(line.move.move), words: line.move.moveText }
    return { seq: at + 1, line: { ...line, move }, events: eventsFor(step.events, 0), view: pkg.game.view(match.stateAt(at + 1), 0) }
  }
  const steps = (from: number): Extract<ServerMessage, { kind: 'steps' }> => ({
    kind: 'steps',
    match: id,
    from,
    steps: match.history.slice(from).map((_, i) => stepAt(from + i)),
    undo: null,
    clock: null,
  })
  const sync = (): Extract<ServerMessage, { kind: 'sync' }> => ({
    kind: 'sync',
    match: id,
    seq: match.log.length,
    view: match.view(0),
    opening: [],
    story: match.history.map((_, at) => stepAt(at).line),
    undo: null,
    clock: null,
    practice: null,
  })
  const play = ({ seat } = match.state.pending[0] as { seat: number }) => {
    match.play(seat, match.moves(seat)[0]!)
  }
  return { match, table, steps, sync, play }
}

function person(name: string): unknown {
  return { kind: 'person', person: { id, name, guest: true, unique: false }, left: false, strength: null }
}

export function openTestTable(opening: Extract<ServerMessage, { kind: 'sync' }>['opening'] = [], pkg = dotsPackage) {
  const wire = createFakeConnection()
  wire.connection.keepOpen()
  wire.sockets[0]!.onopen!()
  const server = createFakeServer(pkg)
  const refused = vi.fn()
  const onLogLine = vi.fn()
  const present = new Set([0, 1])
  const session = new OnlineSession({ ...server.sync(), opening }, wire.connection, {
    pkg,
    table: () => server.table,
    onLogLine,
    onRejected: refused,
    speed: () => 1,
    isPresent: (seat) => present.has(seat),
  })
  wire.connection.watch(id, { from: () => session.seq, onMessage: () => {} })
  return { ...wire, server, session, refused, onLogLine, present }
}
