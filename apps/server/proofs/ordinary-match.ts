import { setTimeout as wait } from 'node:timers/promises'
import { isRejection, decisionOf, rngFrom, type GamePackage, type ViewCore } from '@parlor/kernel'
import type { ServerMessage } from '@parlor/protocol'
import { clockGraceMs } from '../src/match/job-schedule.ts'
import { freshRequestId, TestClient, randomMove, type TestSocket } from './test-client.ts'
import { newTableFor } from './test-tables.ts'

export const ordinaryMatchClockMs = 5_000

/** What ordinary players observed, each with the time by `performance.now()` at which it was due. */
export interface ServerDelayStats {
  /** Clock timeouts: delay after the deadline. */
  readonly clocks: { readonly due: number; readonly late: number }[]
  /** Bot moves: response time. */
  readonly bots: { readonly due: number; readonly late: number }[]
  /** Moves sent after the deadline for certain, and how many were accepted. */
  lateMoves: number
  lateAccepted: number
  moves: number
  matches: number
  /** Moves sent well in time by a player who received their turn live, and refused because of the clock. */
  punished: number
}

/**
 * An ordinary match over real sockets: most moves in time, some timeouts, some late moves. A seat's clock starts before it receives its
 * turn, so a move sent a full clock after that is late for certain.
 */
export class OrdinaryMatch {
  readonly #pkg: GamePackage
  readonly #guests: TestClient[]
  readonly #level: string | null
  readonly #seen: ServerDelayStats
  readonly #stopped: () => boolean

  constructor(pkg: GamePackage, guests: TestClient[], level: string | null, seen: ServerDelayStats, stopped: () => boolean) {
    this.#pkg = pkg
    this.#guests = guests
    this.#level = level
    this.#seen = seen
    this.#stopped = stopped
  }

  async play(): Promise<void> {
    while (!this.#stopped()) {
      try {
        await this.#one()
        this.#seen.matches++
      } catch {
        // The node is unavailable: retry.
        await wait(300)
      }
    }
  }

  async #one(): Promise<void> {
    const [host, friend] = this.#guests
    const seats =
      this.#level === null
        ? [{ kind: 'me' as const }, { kind: 'open' as const }]
        : [{ kind: 'me' as const }, { kind: 'bot' as const, level: this.#level }]
    const table = newTableFor(this.#pkg, { seats, clock: { kind: 'move', seconds: ordinaryMatchClockMs / 1000 } })
    const { match } = await host!.requestOrThrow('openTable', { id: freshRequestId(), table })
    if (friend) await friend.requestOrThrow('takeSeat', { seat: null, secret: null }, { match })
    await Promise.all(this.#guests.map((guest, seat) => this.#sit(guest, match, seat)))
  }

  /** Plays one seat to the end, reconnecting when the socket closes. */
  async #sit(guest: TestClient, match: string, seat: number): Promise<void> {
    const turns = new SeatTurns(this.#pkg, match, seat, this.#level !== null, this.#seen)
    while (!turns.over && !this.#stopped()) {
      const socket = await guest.connect().catch(() => null)
      if (!socket) {
        await wait(200)
        continue
      }
      socket.recordsMessages = false
      socket.skipsValidation = true
      const gone = new Promise<void>((resolve) => (socket.onClose = resolve))
      turns.take(socket)
      socket.send({ kind: 'watch', match, from: null })
      await Promise.race([gone, turns.done, wait(120_000)])
      if (turns.over) socket.close()
      else socket.socket.terminate()
      await wait(100)
    }
  }
}

class SeatTurns {
  readonly done: Promise<void>
  over = false
  readonly #pkg: GamePackage
  readonly #match: string
  readonly #seat: number
  readonly #bot: boolean
  readonly #seen: ServerDelayStats
  #socket: TestSocket | null = null
  #decision = -1
  #since = 0
  /** Whether the turn was received live, not on reconnect. */
  #live = false
  /** Waiting for the clock to run out. */
  #waiting = false
  #moved: number | null = null
  #end: () => void = () => {}

  constructor(pkg: GamePackage, match: string, seat: number, bot: boolean, seen: ServerDelayStats) {
    this.#pkg = pkg
    this.#match = match
    this.#seat = seat
    this.#bot = bot
    this.#seen = seen
    this.done = new Promise((resolve) => (this.#end = resolve))
  }

  take(socket: TestSocket): void {
    this.#socket = socket
    this.#waiting = false
    this.#moved = null
    this.#decision = -1
    socket.onMessage = (message) => this.#receive(message)
  }

  #receive(message: ServerMessage): void {
    if (message.kind === 'table' && message.table.state === 'over') return this.#finish()
    if (message.kind === 'sync') {
      this.#live = false
      return this.#see(message.view)
    }
    if (message.kind !== 'steps') return
    const now = performance.now()
    for (const { line } of message.steps) {
      if (line.kind === 'timeout' && line.seat === this.#seat && this.#waiting) {
        this.#waiting = false
        this.#seen.clocks.push({ due: this.#since + ordinaryMatchClockMs, late: now - this.#since - ordinaryMatchClockMs })
      }
      if (line.seat !== this.#seat && this.#bot && this.#moved !== null) {
        this.#seen.bots.push({ due: this.#moved, late: now - this.#moved })
        this.#moved = null
      }
    }
    this.#live = true
    const last = message.steps.at(-1)
    if (last) this.#see(last.view)
  }

  #see(view: ViewCore): void {
    if (view.outcome) return this.#finish()
    const owed = decisionOf(view.pending, this.#seat)
    if (!owed || owed.id === this.#decision) return
    this.#decision = owed.id
    this.#since = performance.now()
    const chance = Math.random()
    if (chance < 0.12) this.#waiting = true
    else if (chance < 0.24) void this.#send(view, ordinaryMatchClockMs + clockGraceMs + 20 + Math.random() * 900, true)
    else void this.#send(view, 50 + Math.random() * (chance < 0.5 ? 4_000 : 1_200), false)
  }

  async #send(view: ViewCore, after: number, late: boolean): Promise<void> {
    const socket = this.#socket!
    const decision = this.#decision
    const live = this.#live
    if (late) this.#waiting = true
    await wait(after)
    const choice = randomMove(this.#pkg, view, this.#seat, rngFrom(`${this.#match} ${decision}`))
    if (socket !== this.#socket || socket.closeCode !== null || !choice) return
    const sent = performance.now()
    // A timer that fired too early would make this wrong.
    const surelyLate = late && sent - this.#since > ordinaryMatchClockMs + clockGraceMs
    const answer = await socket
      .request({ kind: 'move', match: this.#match, id: freshRequestId(), ...choice, group: null, seen: 0 })
      .catch(() => null)
    if (answer === null) return
    if (surelyLate) this.#seen.lateMoves++
    if (isRejection(answer)) {
      if (!late && live && (answer.rejected === 'match.late' || answer.rejected === 'match.staleDecision')) this.#seen.punished++
      return
    }
    this.#seen.moves++
    if (surelyLate) this.#seen.lateAccepted++
    if (this.#bot) this.#moved = sent
  }

  #finish(): void {
    this.over = true
    this.#end()
  }
}
