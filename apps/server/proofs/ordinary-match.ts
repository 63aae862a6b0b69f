import { setTimeout as wait } from 'node:timers/promises'
import { isRejection, decisionOf, rngFrom, type GamePackage, type Rejection, type ViewCore } from '@parlor/kernel'
import type { ServerMessage } from '@parlor/protocol'
import { clockGraceMs } from '../src/match/job-schedule.ts'
import type { DueEvents } from './due-events.ts'
import { freshRequestId, TestClient, randomMove, type TestSocket } from './test-client.ts'
import { newTableFor } from './test-tables.ts'

export const ordinaryMatchClockMs = 5_000
/** A move sent again less than this before its player's time is over may be late: their clock started before they were told. */
const marginMs = 500

/** An opponent, and its moves, due when the player has sent theirs. */
export interface OrdinaryBot {
  readonly level: string
  readonly moves: DueEvents
}

/** What ordinary players observed. */
export interface ServerDelayStats {
  /** Clock timeouts, due when the player's time is over. */
  readonly clocks: DueEvents
  /** Moves sent after the deadline for certain, and how many were accepted. */
  lateMoves: number
  lateAccepted: number
  moves: number
  matches: number
  /** Moves sent well in time by a player who received their turn live, also those sent again at another socket, and refused because of the clock. */
  punished: number
}

/**
 * An ordinary match over real sockets: most moves in time, some timeouts, some late moves. A seat's clock starts before it receives its
 * turn, so a move sent a full clock after that is late for certain.
 */
export class OrdinaryMatch {
  readonly #pkg: GamePackage
  readonly #guests: TestClient[]
  readonly #bot: OrdinaryBot | null
  readonly #seen: ServerDelayStats
  readonly #stopped: () => boolean

  constructor(pkg: GamePackage, guests: TestClient[], bot: OrdinaryBot | null, seen: ServerDelayStats, stopped: () => boolean) {
    this.#pkg = pkg
    this.#guests = guests
    this.#bot = bot
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
      this.#bot === null
        ? [{ kind: 'me' as const }, { kind: 'open' as const }]
        : [{ kind: 'me' as const }, { kind: 'bot' as const, level: this.#bot.level }]
    const table = newTableFor(this.#pkg, { seats, clock: { kind: 'move', seconds: ordinaryMatchClockMs / 1000 } })
    const { match } = await host!.requestOrThrow('openTable', { id: freshRequestId(), table })
    if (friend) await friend.requestOrThrow('takeSeat', { seat: null, secret: null }, { match })
    await Promise.all(this.#guests.map((guest, seat) => this.#sit(guest, match, seat)))
  }

  /** Plays one seat to the end, reconnecting when the socket closes. */
  async #sit(guest: TestClient, match: string, seat: number): Promise<void> {
    const turns = new SeatTurns(this.#pkg, match, seat, this.#bot?.moves ?? null, this.#seen)
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

/** A move that has no answer yet. */
interface UnansweredMove {
  readonly message: Parameters<TestSocket['request']>[0]
  readonly decision: number
  readonly due: number
}

/** One seat's turns, over as many sockets as it takes. */
export class SeatTurns {
  readonly done: Promise<void>
  over = false
  readonly #pkg: GamePackage
  readonly #match: string
  readonly #seat: number
  readonly #bots: DueEvents | null
  readonly #seen: ServerDelayStats
  #socket: TestSocket | null = null
  #decision = -1
  /** When the time of the pending decision is over. */
  #due = 0
  /** Whether the turn was received live, not on reconnect. */
  #live = false
  /** When the move of this decision was sent. */
  #sent: number | null = null
  /** One in time, whose socket may have closed: sent again at the next one, as a page does. */
  #unanswered: UnansweredMove | null = null
  #end: () => void = () => {}

  constructor(pkg: GamePackage, match: string, seat: number, bots: DueEvents | null, seen: ServerDelayStats) {
    this.#pkg = pkg
    this.#match = match
    this.#seat = seat
    this.#bots = bots
    this.#seen = seen
    this.done = new Promise((resolve) => (this.#end = resolve))
  }

  /** Goes on at another socket. What was due at the one before stays due. */
  take(socket: TestSocket): void {
    this.#socket = socket
    socket.onMessage = (message) => this.#receive(message)
    if (this.#unanswered?.decision === this.#decision) void this.#resend(socket, this.#unanswered)
  }

  async #resend(socket: TestSocket, unanswered: UnansweredMove): Promise<void> {
    const inTime = performance.now() < unanswered.due - marginMs
    const answer = await socket.request(unanswered.message).catch(() => null)
    if (answer !== null) this.#answered(answer, unanswered.decision, inTime)
  }

  /** `judged`: whether it would be wrong that the clock was first. */
  #answered(answer: number | Rejection, decision: number, judged: boolean): void {
    if (this.#unanswered?.decision === decision) this.#unanswered = null
    if (!isRejection(answer)) return void this.#seen.moves++
    if (judged && (answer.rejected === 'match.late' || answer.rejected === 'match.staleDecision')) this.#seen.punished++
    if (this.#decision === decision) this.#sent = null
  }

  get #key(): string {
    return `${this.#match} ${this.#seat}`
  }

  #receive(message: ServerMessage): void {
    if (message.kind === 'table' && message.table.state === 'over') return this.#finish()
    if (message.kind !== 'sync' && message.kind !== 'steps') return
    this.#live = message.kind === 'steps'
    // After a reconnect the clock has been running for a while.
    const left = this.#live ? ordinaryMatchClockMs : Math.min(ordinaryMatchClockMs, message.clock?.left[this.#seat] ?? 0)
    const view = message.kind === 'sync' ? message.view : message.steps.at(-1)?.view
    if (view) this.#see(view, left)
  }

  #see(view: ViewCore, left: number): void {
    if (view.outcome) return this.#finish()
    const owed = decisionOf(view.pending, this.#seat)
    if (owed?.id === this.#decision) {
      // After a reconnect their move is lost, unless it was sent again: the clock has to answer.
      if (!this.#live && !this.#unanswered) this.#sent = null
      return
    }
    const now = performance.now()
    // Their move stands, or else the clock has answered.
    if (this.#sent === null) this.#seen.clocks.see(this.#key)
    else this.#seen.clocks.cancel(this.#key)
    if (!owed || this.#sent !== null) this.#bots?.expect(this.#key, this.#sent ?? now)
    this.#decision = owed?.id ?? -1
    this.#sent = null
    if (!owed) return
    this.#bots?.see(this.#key)
    this.#due = now + left
    this.#seen.clocks.expect(this.#key, this.#due)
    const chance = Math.random()
    if (chance < 0.12) return
    if (chance < 0.24) void this.#send(view, left + clockGraceMs + 20 + Math.random() * 900, true)
    else void this.#send(view, 50 + Math.random() * (chance < 0.5 ? 4_000 : 1_200), false)
  }

  async #send(view: ViewCore, after: number, late: boolean): Promise<void> {
    const socket = this.#socket!
    const decision = this.#decision
    const [due, live] = [this.#due, this.#live]
    await wait(after)
    const choice = randomMove(this.#pkg, view, this.#seat, rngFrom(`${this.#match} ${decision}`))
    if (socket !== this.#socket || socket.closeCode !== null || !choice) return
    const sent = performance.now()
    const message = { kind: 'move' as const, match: this.#match, id: freshRequestId(), ...choice, group: null, seen: 0 }
    if (!late && this.#decision === decision) {
      this.#sent = sent
      this.#unanswered = { message, decision, due }
    }
    // A timer that fired too early would make this wrong.
    const surelyLate = late && sent > due + clockGraceMs
    const answer = await socket.request(message).catch(() => null)
    if (answer === null) return
    if (surelyLate) this.#seen.lateMoves++
    if (surelyLate && !isRejection(answer)) this.#seen.lateAccepted++
    this.#answered(answer, decision, !late && live)
  }

  #finish(): void {
    this.#seen.clocks.see(this.#key)
    this.#bots?.see(this.#key)
    this.over = true
    this.#end()
  }
}
