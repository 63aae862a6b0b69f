import { setTimeout as wait } from 'node:timers/promises'
import { decisionOf, isRejection, rngFrom, type GamePackage, type Rng } from '@parlor/kernel'
import { limits, type ClientMessage, type NewTable, type ServerMessage, type ServerMessageOf, type TableInfo } from '@parlor/protocol'
import type { AttackTally } from './attack-report.ts'
import { newJoinedTable, type JoinedTable } from './joined-table.ts'
import type { MatchesWithLongLogs } from './matches-with-long-logs.ts'
import { freshRequestId, randomMove, type TestClient, type TestSocket, type WithoutCommitment } from './test-client.ts'

type Frame = WithoutCommitment<ClientMessage>

/** A bit below what the server allows: 20 frames a second for a person, 2 of them requests other than moves, of which an address has 12. */
const frameEveryMs = 55
const requestEveryMs = 520
const addressRequestsPerSecond = 11
const requestKinds = [
  'undo',
  'rematch',
  'undo',
  'react',
  'watchLong',
  'undo',
  'muteUndo',
  'undo',
  'watch',
  'undo',
  'queue',
  'watchLong',
] as const

/**
 * A guest who keeps tables busy as fast as a person may: legal moves, undo, rematches, reactions, and moves that come too late. All its
 * sockets watch its own tables, so that every move is sent to each.
 */
export class HostileGuest {
  readonly client: TestClient
  /** Finished matches. */
  readonly finished: string[] = []
  readonly #pkg: GamePackage
  readonly #tally: AttackTally
  readonly #long: MatchesWithLongLogs
  readonly #resignAfter: number
  readonly #requestEveryMs: number
  readonly #tables = new Map<string, JoinedTable>()
  readonly #kinds = new Map<string, string>()
  readonly #rng: Rng
  #socket: TestSocket | null = null
  #frameAt = 0
  #requestedAt = 0
  #requestTurn = 0
  #moveTurn = 0
  #queued: string | null = null

  /** `resignAfter`: own moves after which it resigns, for rematches and finished matches; `guests` share its address. */
  constructor(client: TestClient, pkg: GamePackage, tally: AttackTally, long: MatchesWithLongLogs, resignAfter: number, guests: number) {
    this.client = client
    this.#pkg = pkg
    this.#tally = tally
    this.#long = long
    this.#resignAfter = resignAfter
    this.#requestEveryMs = Math.max(requestEveryMs, (1_000 * guests) / addressRequestsPerSecond)
    this.#rng = rngFrom(freshRequestId())
  }

  async open(table: NewTable): Promise<void> {
    const opened = await this.client.request('openTable', { id: freshRequestId(), table })
    this.#tally.answered('openTable', isRejection(opened) ? opened.rejected : 'done')
    if (!isRejection(opened)) this.#hold(opened.match)
  }

  /** Keeps that many sockets open until the attack is over: the first plays, the others only receive. */
  async connect(sockets: number, over: () => boolean): Promise<void> {
    await Promise.all(Array.from({ length: sockets }, (_, at) => wait(at * 50).then(() => this.#keepOpen(at, over))))
  }

  async #keepOpen(at: number, over: () => boolean): Promise<void> {
    while (!over()) {
      const socket = await this.client.connect().catch(() => null)
      if (!socket) {
        await wait(1_000)
        continue
      }
      const closed = new Promise<void>((resolve) => (socket.onClose = resolve))
      this.#tally.socketOpened()
      socket.recordsMessages = false
      socket.skipsValidation = true
      if (at === 0) this.#play(socket)
      else this.#receiveOnly(socket, at)
      await Promise.race([closed, untilOver(over)])
      if (this.#socket === socket) this.#socket = null
      socket.socket.terminate()
      this.#tally.socketClosed()
      await wait(300)
    }
  }

  #play(socket: TestSocket): void {
    this.#socket = socket
    this.#queued = null
    for (const table of this.#tables.values()) table.watched = false
    socket.onMessage = (message) => this.#receive(message)
  }

  /** Watches one of the guest's tables, and reads nothing: parsing is the adversary's cost, not the server's. */
  #receiveOnly(socket: TestSocket, at: number): void {
    socket.socket.removeAllListeners('message')
    const matches = [...this.#tables.keys()]
    const match = matches[at % Math.max(1, matches.length)]
    if (match !== undefined) socket.send({ kind: 'watch', match, from: null })
  }

  #hold(match: string): void {
    if (this.#tables.has(match)) return
    this.#tables.set(match, newJoinedTable(match))
  }

  /** Sends one frame if the limits of a person allow; false when it does not. */
  act(now: number): boolean {
    if (!this.#socket || this.#socket.closeCode !== null || now - this.#frameAt < frameEveryMs) return false
    const request = now - this.#requestedAt >= this.#requestEveryMs ? this.#nextRequest() : null
    if (request) this.#requestedAt = now
    const frame = request ?? this.#nextMove() ?? this.#staleMove()
    if (!frame) return false
    this.#frameAt = now
    this.#socket.send(frame)
    return true
  }

  #nextRequest(): Frame | null {
    const tables = [...this.#tables.values()]
    const unwatched = tables.filter(({ watched }) => watched).length < limits.watched ? tables.find(({ watched }) => !watched) : undefined
    if (unwatched) {
      unwatched.watched = true
      return { kind: 'watch', match: unwatched.match, from: null }
    }
    for (let tries = 0; tries < requestKinds.length; tries++) {
      const frame = this.#requestOf(requestKinds[this.#requestTurn++ % requestKinds.length]!, tables)
      if (frame) return frame
    }
    return null
  }

  #requestOf(kind: (typeof requestKinds)[number], tables: readonly JoinedTable[]): Frame | null {
    const id = freshRequestId()
    const playing = tables.filter(({ info }) => info?.state === 'playing')
    const any = playing[this.#requestTurn % Math.max(1, playing.length)]
    switch (kind) {
      case 'undo': {
        // Also while the bot thinks, which then has thought for nothing.
        const undoable = playing.filter(({ mayUndo }) => mayUndo)
        const table = undoable[this.#requestTurn % Math.max(1, undoable.length)]
        return table ? { kind, match: table.match, id: this.#expectAnswer(id, kind), step: 'ask', seq: table.seq } : null
      }
      case 'rematch': {
        const table = tables.find((one) => one.info?.state === 'over' && !one.wantsRematch)
        if (!table) return null
        table.wantsRematch = true
        return { kind, match: table.match, id: this.#expectAnswer(id, kind), wanted: true }
      }
      case 'react':
        return any ? { kind, match: any.match, reaction: 'hurry' } : null
      case 'muteUndo':
        return any
          ? { kind, match: any.match, id: this.#expectAnswer(id, kind), muted: !any.info!.undoMuted.includes(any.info!.you!) }
          : null
      case 'watch':
        return any ? { kind, match: any.match, from: null } : null
      case 'watchLong': {
        const matches = this.#requestTurn % 2 === 0 ? this.#long.finished : this.#long.delayed
        return { kind: 'watch', match: matches[this.#requestTurn % matches.length]!, from: null }
      }
      case 'queue': {
        const waiting = this.#queued
        this.#queued = waiting === null ? id : null
        if (waiting !== null) return { kind: 'unqueue', id: waiting }
        return {
          kind,
          id: this.#expectAnswer(id, kind),
          game: this.#pkg.game.id,
          preset: this.#pkg.game.options.presets[0]!.id,
          ranked: false,
          secret: null,
        }
      }
    }
  }

  /** A legal move at the next table where one is owed. */
  #nextMove(): Frame | null {
    const tables = [...this.#tables.values()]
    for (let tries = 0; tries < tables.length; tries++) {
      const table = tables[this.#moveTurn++ % tables.length]!
      const decision = this.#owes(table)
      if (decision === null) continue
      table.answered = decision
      const { match, seq, view, info } = table
      if (table.moves++ >= this.#resignAfter) return { kind: 'resign', match, id: this.#expectAnswer(freshRequestId(), 'resign') }
      const choice = randomMove(this.#pkg, view!, info!.you!, this.#rng)
      if (choice) return { kind: 'move', match, id: this.#expectAnswer(freshRequestId(), 'move'), ...choice, group: null, seen: seq }
    }
    return null
  }

  /** The open decision that has no answer yet. */
  #owes({ info, view, seq, answered }: JoinedTable): string | null {
    if (!view || view.outcome || info?.state !== 'playing' || info.you === null) return null
    const owed = decisionOf(view.pending, info.you)
    const key = owed ? `${seq} ${owed.id}` : null
    return key === answered ? null : key
  }

  /** An answer to a decision that is over, or in somebody else's finished match: as many as frames are allowed. */
  #staleMove(): Frame | null {
    if (this.#moveTurn++ % 2 === 0) {
      const match = this.#long.finished[this.#moveTurn % this.#long.finished.length]!
      return { kind: 'resign', match, id: this.#expectAnswer(freshRequestId(), 'resignLong') }
    }
    const table = [...this.#tables.values()].find(({ info, seq }) => info?.state === 'playing' && seq > 2)
    if (!table) return null
    const id = this.#expectAnswer(freshRequestId(), 'staleMove')
    return { kind: 'move', match: table.match, id, decision: 0, move: 'a1', group: null, seen: table.seq }
  }

  #expectAnswer(id: string, kind: string): string {
    this.#kinds.set(id, kind)
    return id
  }

  #receive(message: ServerMessage): void {
    if (message.kind === 'done' || message.kind === 'refused') {
      const kind = this.#kinds.get(message.id)
      this.#kinds.delete(message.id)
      if (kind === 'queue') this.#queued = null
      if (kind !== undefined) this.#tally.answered(kind, message.kind === 'done' ? 'done' : message.why.rejected)
      return
    }
    if (message.kind === 'paired') return this.#paired(message.id, message.match)
    if (message.kind === 'table') return this.#seeTable(message.table)
    if (message.kind !== 'sync' && message.kind !== 'steps' && message.kind !== 'lost' && message.kind !== 'reaction') return
    const table = this.#tables.get(message.match)
    if (!table) return this.#seeLong(message)
    if (message.kind === 'lost') {
      this.#tally.answered('watch', message.why.rejected)
      table.watched = false
    } else if (message.kind === 'reaction') {
      if (message.seat === table.info?.you) this.#tally.answered('react', 'done')
    } else if (message.kind === 'sync') {
      this.#tally.answered('watch', 'done')
      table.view = message.view
      table.seq = message.seq
      table.mayUndo = message.undo !== null
    } else this.#seeSteps(table, message)
  }

  /** Looks away at once, to come again. */
  #seeLong(message: ServerMessageOf<'sync' | 'steps' | 'lost' | 'reaction'>): void {
    if (message.kind !== 'sync' && message.kind !== 'lost') return
    this.#tally.answered('watchLong', message.kind === 'sync' ? 'done' : message.why.rejected)
    this.#socket?.send({ kind: 'unwatch', match: message.match })
  }

  #paired(id: string, match: string): void {
    this.#tally.answered('queue', 'done')
    this.#kinds.delete(id)
    this.#queued = null
    this.#hold(match)
  }

  #seeTable(info: TableInfo): void {
    const table = this.#tables.get(info.match)
    if (!table) return
    if (info.state === 'over' && table.info?.state !== 'over') this.finished.push(info.match)
    table.info = info
    if (info.next === null) return
    this.#socket?.send({ kind: 'unwatch', match: info.match })
    this.#tables.delete(info.match)
    this.#hold(info.next)
  }

  #seeSteps(table: JoinedTable, { from, steps, undo }: Extract<ServerMessage, { kind: 'steps' }>): void {
    // After a gap the whole state is asked for.
    if (from !== table.seq) table.watched = false
    for (const { seq, view, line } of steps) {
      table.seq = seq
      table.view = view
      const seat = table.info?.seats[line.seat]
      if (seat?.kind === 'bot' && line.kind === 'move') this.#tally.botMoved(seat.level)
    }
    table.mayUndo = undo !== null
  }
}

async function untilOver(over: () => boolean): Promise<void> {
  while (!over()) await wait(500)
}
