import { rngFrom, type GamePackage, type Rng, type ViewCore } from '@parlor/kernel'
import type { TableInfo, ServerMessage } from '@parlor/protocol'
import { RetryingClient, type NetworkConditions } from './retrying-client.ts'
import { freshRequestId, randomMove, type TestClient } from './test-client.ts'
import { RequestHistory, type RecordedResponse } from './request-history.ts'

/** What somebody does at a table besides moving. */
export interface PlayerBehaviour {
  /** Chance to ask for a move back after each of one's own, and how often at most. */
  readonly undo?: number
  readonly mostUndos?: number
  /** Thinks at least so many milliseconds: long enough to be asked for a move back. */
  readonly leastPause?: number
  /** Chance to grant it to others, who are refused otherwise. */
  readonly grant?: number
  /** Does not want to be asked. */
  readonly mutes?: boolean
  /** Gives up, or goes for good, instead of making this many moves. */
  readonly resignAfter?: number
  readonly leaveAfter?: number
  /** Chance to call a ranked match off at its first move. */
  readonly abort?: number
  /** Chance to offer a draw with each move, and to accept one that is offered. */
  readonly draw?: number
  /** Chance to think for so many milliseconds about a move. */
  readonly dawdle?: readonly [chance: number, ms: number]
  /** Wants to play again, and waits for the next match where everybody does. */
  readonly rematch?: 'everybody' | 'alone'
}

/** An acknowledged move: whatever happens, the log holds it once, there. */
export interface AcknowledgedMove {
  readonly mover: string
  readonly seq: number
}

/** A rematch that never comes is the judge's to find: nobody waits longer. */
const mostNextMs = 60_000
const mostAnswerMs = 15_000

/** Somebody who plays a match to its end over real sockets, whatever happens to them. */
export class SimulatedPlayer {
  readonly acks: AcknowledgedMove[] = []
  /** Milliseconds from the first sending of a move to its acknowledgement. */
  readonly delays: number[] = []
  refused = 0
  over = false
  seq: number | null = null
  view: ViewCore | null = null
  table: TableInfo | null = null
  readonly client: RetryingClient
  readonly done: Promise<void>
  readonly seat: number
  readonly match: string
  readonly #pkg: GamePackage
  readonly #rng: Rng
  readonly #conditions: NetworkConditions
  readonly #habits: PlayerBehaviour
  readonly #history: RequestHistory
  /** The decision that is being answered, or was. */
  #answered = -1
  #moving = false
  /** The longest log that an acknowledgement named: older views are no ground for a move. */
  #known = 0
  #moves = 0
  #undos = 0
  #asksUndo = false
  /** How much was done in the match and not taken back, as far as it was shown. */
  #line = 0
  readonly #offers = new Set<string>()
  /** Has thought about calling it off. */
  #stays = false
  #ending = false
  #rematching = false
  #end: () => void = () => {}

  /** One guest per node: they are the same person, and come back wherever there is somebody. */
  constructor(
    guests: readonly TestClient[],
    pkg: GamePackage,
    match: string,
    seat: number,
    conditions: NetworkConditions = {},
    { history = new RequestHistory(), habits = {} }: { readonly history?: RequestHistory; readonly habits?: PlayerBehaviour } = {},
  ) {
    this.#pkg = pkg
    this.match = match
    this.seat = seat
    this.#rng = rngFrom(`${match} ${seat}`)
    this.#conditions = conditions
    this.#history = history
    this.#habits = habits
    this.client = new RetryingClient(guests, history, conditions)
    this.client.firstMessage = () => ({ kind: 'watch', match, from: this.seq })
    this.client.onMessage = (tell) => this.#hear(tell)
    this.done = new Promise((resolve) => (this.#end = resolve))
  }

  get reconnectTimes(): readonly number[] {
    return this.client.reconnectTimes
  }

  /** How often a socket broke and was opened again. */
  get reconnects(): number {
    return this.client.closeCodes.length
  }

  async start(node = this.seat): Promise<this> {
    await this.client.start(node)
    if (this.#habits.mutes) void this.client.request({ kind: 'muteUndo', match: this.match, id: freshRequestId(), muted: true })
    return this
  }

  stop(): void {
    this.over = true
    this.client.close()
    this.#end()
  }

  cut(): void {
    this.client.cut()
  }

  #hear(tell: ServerMessage): void {
    if (this.over) return
    switch (tell.kind) {
      case 'sync':
        // A move that was taken back leaves its decision open again under the same id.
        if (!this.#moving) this.#answered = -1
        if (tell.seq >= (this.seq ?? 0)) this.#line = tell.story.at(-1)?.number ?? 0
        return this.#see(tell.seq, tell.view, tell.undo !== null)
      case 'steps': {
        if (tell.from > (this.seq ?? 0)) return this.client.send({ kind: 'watch', match: this.match, from: this.seq })
        const last = tell.steps.at(-1)
        if (last && last.seq >= (this.seq ?? 0)) this.#line = last.line.number
        return this.#see(last?.seq ?? tell.from, last?.view ?? this.view!, tell.undo !== null)
      }
      case 'table':
        if (this.table && tell.table.revision < this.table.revision) return
        this.table = tell.table
        if (tell.table.next !== null) this.#history.recordNext(this.match, tell.table.next)
        if (tell.table.state === 'over' || tell.table.state === 'closed') void this.#finish()
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
    if (this.#line > 0 && Math.random() < draw) this.#draw('offer', this.#line)
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
    // The other node was quicker: what it showed since has this move in it, and a decision that is open there was opened again by an undo.
    if ((this.seq ?? 0) > answer.seq!) this.#answered = -1
    // What was sent on a new socket before it was thought through says nothing about how long answers take.
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

  /** Asks for the last move back, now and then. */
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

  /** Grants what somebody else asks for, or does not; each question is answered once. */
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
    // A match is played again when its table says that it is over, which comes a moment after its last move.
    if (!rematch || this.table?.state === 'closed') return this.#close()
    if (this.#rematching || this.table?.state !== 'over') return
    this.#rematching = true
    const answer: RecordedResponse = await this.client.request({ kind: 'rematch', match: this.match, id: freshRequestId(), wanted: true })
    if (rematch === 'alone' || answer.kind === 'refused' || this.table?.next) return this.#close()
    setTimeout(() => this.stop(), mostNextMs).unref()
  }

  /** Goes when everything that was asked has been answered, or will not be. */
  async #close(): Promise<void> {
    if (this.over) return
    this.over = true
    await this.client.allAnswered(mostAnswerMs)
    await this.client.echo(5)
    this.stop()
  }
}
