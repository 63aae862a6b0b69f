import { rngFrom, type GamePackage, type Rng, type ViewCore } from '@parlor/kernel'
import type { TableInfo, ServerMessage } from '@parlor/protocol'
import { RetryingSocketClient, type NetworkConditions } from './retrying-socket-client.ts'
import { freshRequestId, randomMove, type TestClient } from './test-client.ts'
import { RequestHistory, type RecordedResponse } from './request-history.ts'

/** What a player does besides moving. */
export interface PlayerBehaviour {
  /** Probability of an undo request after each own move. */
  readonly undo?: number
  readonly mostUndos?: number
  /** Minimum thinking time in milliseconds: long enough to receive an undo request. */
  readonly leastPause?: number
  /** Probability of granting an undo. */
  readonly grant?: number
  /** Mutes undo requests. */
  readonly mutes?: boolean
  /** Resigns, or leaves for good, instead of making this many moves. */
  readonly resignAfter?: number
  readonly leaveAfter?: number
  /** Probability of aborting a ranked match at the first move. */
  readonly abort?: number
  /** Probability of offering a draw with each move, and of accepting one. */
  readonly draw?: number
  /** Probability and duration of slow thinking. */
  readonly dawdle?: readonly [chance: number, ms: number]
  /** Wants a rematch, and waits for the next match where everybody does. */
  readonly rematch?: 'everybody' | 'alone'
}

/** An acknowledged move: the log must hold it once, at that seq. */
interface AcknowledgedMove {
  readonly mover: string
  readonly seq: number
}

/** Timeout for a rematch; a missing one is found by the database check. */
const mostNextMs = 60_000
const mostAnswerMs = 15_000

interface SimulatedPlayerOptions {
  readonly history?: RequestHistory
  readonly habits?: PlayerBehaviour
  /** Sockets that stay open for the next match, as a page's does; else the player has its own. */
  readonly client?: RetryingSocketClient
}

/** Plays a match to its end over real sockets, whatever fails. */
export class SimulatedPlayer {
  readonly acks: AcknowledgedMove[] = []
  /** Milliseconds from the first sending of a move to its acknowledgement. */
  readonly delays: number[] = []
  refused = 0
  over = false
  seq: number | null = null
  view: ViewCore | null = null
  table: TableInfo | null = null
  readonly client: RetryingSocketClient
  readonly done: Promise<void>
  readonly seat: number
  readonly match: string
  readonly #pkg: GamePackage
  readonly #rng: Rng
  readonly #conditions: NetworkConditions
  readonly #habits: PlayerBehaviour
  readonly #history: RequestHistory
  readonly #keepsClient: boolean
  /** The decision answered last. */
  #answered = -1
  #moving = false
  /** Highest acknowledged seq: older views are not moved on. */
  #known = 0
  #moves = 0
  #undos = 0
  #asksUndo = false
  /** History length as last seen. */
  #historyLength = 0
  readonly #offers = new Set<string>()
  /** Has decided not to abort. */
  #stays = false
  #ending = false
  #rematching = false
  #end: () => void = () => {}

  /** One client per node, all of the same person; reconnects to any available one. */
  constructor(
    guests: readonly TestClient[],
    pkg: GamePackage,
    match: string,
    seat: number,
    conditions: NetworkConditions = {},
    { history = new RequestHistory(), habits = {}, client }: SimulatedPlayerOptions = {},
  ) {
    this.#pkg = pkg
    this.match = match
    this.seat = seat
    this.#rng = rngFrom(`${match} ${seat}`)
    this.#conditions = conditions
    this.#history = history
    this.#habits = habits
    this.#keepsClient = client !== undefined
    this.client = client ?? new RetryingSocketClient(guests, history, conditions)
    this.client.firstMessage = () => ({ kind: 'watch', match, from: this.seq })
    this.client.onMessage = (message) => this.#hear(message)
    this.done = new Promise((resolve) => (this.#end = resolve))
  }

  get reconnectTimes(): readonly number[] {
    return this.client.reconnectTimes
  }

  get reconnects(): number {
    return this.client.closeCodes.length
  }

  async start(node = this.seat): Promise<this> {
    if (this.client.started) this.client.send({ kind: 'watch', match: this.match, from: null })
    else await this.client.start(node)
    if (this.#habits.mutes) void this.client.request({ kind: 'muteUndo', match: this.match, id: freshRequestId(), muted: true })
    return this
  }

  stop(): void {
    this.over = true
    if (this.#keepsClient) this.client.send({ kind: 'unwatch', match: this.match })
    else this.client.close()
    this.#end()
  }

  cut(): void {
    this.client.cut()
  }

  #hear(message: ServerMessage): void {
    // Sockets that stay open still hear of the match before.
    if (this.over || matchOf(message) !== this.match) return
    switch (message.kind) {
      case 'sync':
        // An undone move leaves its decision open again under the same id.
        if (!this.#moving) this.#answered = -1
        if (message.seq >= (this.seq ?? 0)) this.#historyLength = message.story.at(-1)?.number ?? 0
        return this.#see(message.seq, message.view, message.undo !== null)
      case 'steps': {
        if (message.from > (this.seq ?? 0)) return this.client.send({ kind: 'watch', match: this.match, from: this.seq })
        const last = message.steps.at(-1)
        if (last && last.seq >= (this.seq ?? 0)) this.#historyLength = last.line.number
        return this.#see(last?.seq ?? message.from, last?.view ?? this.view!, message.undo !== null)
      }
      case 'table':
        if (this.table && message.table.revision < this.table.revision) return
        this.table = message.table
        if (message.table.next !== null) this.#history.recordNext(this.match, message.table.next)
        if (message.table.state === 'over' || message.table.state === 'closed') void this.#finish()
        else this.#consider()
        return
      default:
        return
    }
  }

  #see(seq: number, view: ViewCore, mayUndo: boolean): void {
    if (this.seq !== null && seq < this.seq) return
    this.seq = seq
    this.view = view
    if (view.outcome) return void this.#finish()
    if (mayUndo) void this.#takeBack()
    this.#consider()
    this.#choose()
  }

  #choose(): void {
    if (this.#moving || this.over || this.#ending || !this.view || (this.seq ?? 0) < this.#known) return
    const choice = randomMove(this.#pkg, this.view, this.seat, this.#rng)
    if (!choice || choice.decision === this.#answered) return
    const { resignAfter = Infinity, leaveAfter = Infinity, abort = 0, draw = 0, leastPause = 0, dawdle } = this.#habits
    if (this.#moves === 0 && !this.#stays) {
      this.#stays = true
      if (Math.random() < abort) return void this.#quit('abort')
    }
    if (this.#historyLength > 0 && Math.random() < draw) this.#draw('offer', this.#historyLength)
    if (this.#moves >= resignAfter) return void this.#quit('resign')
    if (this.#moves >= leaveAfter) return void this.#quit('leave')
    this.#answered = choice.decision
    this.#moving = true
    const slow = dawdle !== undefined && Math.random() < dawdle[0]
    void this.#move(choice, slow ? dawdle[1] : Math.max(leastPause, this.#conditions.pace?.() ?? 0))
  }

  async #move(choice: { decision: number; move: string }, pause: number): Promise<void> {
    const seen = this.seq ?? 0
    const id = freshRequestId()
    const at = performance.now() + pause
    const answer = await this.client.request({ kind: 'move', match: this.match, id, ...choice, group: null, seen }, pause)
    this.#moving = false
    if (answer.kind === 'refused') {
      this.refused++
      this.#answered = -1
      return this.client.send({ kind: 'watch', match: this.match, from: null })
    }
    this.#moves++
    this.acks.push({ mover: `${this.seat}:${id}`, seq: answer.seq! })
    this.#known = Math.max(this.#known, answer.seq!)
    // The other node was quicker: its later view includes this move, and a decision open there was reopened by an undo.
    if ((this.seq ?? 0) > answer.seq!) this.#answered = -1
    // A move sent on reconnect before its thinking time was over says nothing about response times.
    if (performance.now() > at) this.delays.push(performance.now() - at)
    this.#choose()
  }

  async #quit(kind: 'resign' | 'leave' | 'abort'): Promise<void> {
    this.#ending = true
    const answer = await this.client.request({ kind, match: this.match, id: freshRequestId() })
    if (kind === 'leave' && answer.kind === 'done') return this.stop()
    if (answer.kind === 'refused') {
      this.#ending = false
      this.client.send({ kind: 'watch', match: this.match, from: null })
    }
  }

  /** Requests an undo, now and then. */
  async #takeBack(): Promise<void> {
    const { undo = 0, mostUndos = 3 } = this.#habits
    if (this.#asksUndo || this.#ending || this.#undos >= mostUndos || Math.random() >= undo) return
    this.#asksUndo = true
    this.#undos++
    await this.client.request({ kind: 'undo', match: this.match, id: freshRequestId(), step: 'ask', seq: this.seq! })
    this.#asksUndo = false
  }

  #draw(step: 'offer' | 'accept' | 'decline', line: number): void {
    void this.client.request({ kind: 'draw', match: this.match, id: freshRequestId(), step, line })
  }

  /** Answers each undo request once. */
  #consider(): void {
    const drawOffer = this.table?.draw?.offer
    if (drawOffer && drawOffer.seat !== this.seat && !this.#offers.has(`draw ${drawOffer.line}`)) {
      this.#offers.add(`draw ${drawOffer.line}`)
      this.#draw(Math.random() < (this.#habits.draw ?? 0) ? 'accept' : 'decline', drawOffer.line)
    }
    const offer = this.table?.offer
    if (!offer || offer.seat === this.seat || offer.seq !== this.seq) return
    const key = `${offer.seat}:${offer.seq}`
    if (this.#offers.has(key)) return
    this.#offers.add(key)
    const step = Math.random() < (this.#habits.grant ?? 0.5) ? 'grant' : 'deny'
    void this.client.request({ kind: 'undo', match: this.match, id: freshRequestId(), step, seq: offer.seq })
  }

  async #finish(): Promise<void> {
    const { rematch } = this.#habits
    this.#ending = true
    if (rematch && this.table?.next) return this.#close()
    // Rematch once the table says that the match is over, shortly after its last move.
    if (!rematch || this.table?.state === 'closed') return this.#close()
    if (this.#rematching || this.table?.state !== 'over') return
    this.#rematching = true
    const answer: RecordedResponse = await this.client.request({ kind: 'rematch', match: this.match, id: freshRequestId(), wanted: true })
    if (rematch === 'alone' || answer.kind === 'refused' || this.table?.next) return this.#close()
    setTimeout(() => this.stop(), mostNextMs).unref()
  }

  /** Closes when everything is answered, or will not be. */
  async #close(): Promise<void> {
    if (this.over) return
    this.over = true
    await this.client.allAnswered(mostAnswerMs)
    await this.client.echo(5)
    this.stop()
  }
}

function matchOf(message: ServerMessage): string | null {
  if (message.kind === 'table') return message.table.match
  return 'match' in message ? message.match : null
}
