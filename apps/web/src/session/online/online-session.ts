import { decisionOf, isRejection, reject, type Rejection, type Seat } from '@parlor/kernel'
import type { ServerMessage, TableInfo, VisibleStep } from '@parlor/protocol'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Board } from '../../web-game/board.ts'
import type { NextMoveOfGesture } from '../../web-game/web-game.ts'
import { answerAutomatically, type AutomaticAnswerDeps } from '../automatic-answer.ts'
import { DetachableBoard } from '../detachable-board.ts'
import { MoveGesture } from '../move-gesture.ts'
import type { Offers, Session } from '../session.ts'
import { lastKnownMove, type LogLine } from '../log-lines.ts'
import { recordSentCommitment, createCommitment, rematchKeyOf } from '../../data/deal-commitments.ts'
import type { Connection } from './connection.ts'
import {
  clockSnapshotOf,
  sampleConsistentState,
  deriveState,
  initialState,
  logLineFrom,
  playersOf,
  stateFromSync,
  thinkingSeat,
  undoAvailabilityFrom,
  type OnlineStateDeps,
  type FullStateMessage,
  type OnlineSessionState,
} from './online-state.ts'

/** While an answer is on its way. */
const closed = { moves: [], undo: null } as const

type StepsMessage = Extract<ServerMessage, { kind: 'steps' }>

/** Dependencies of an online session. */
interface OnlineSessionDeps extends OnlineStateDeps, AutomaticAnswerDeps {
  /** Called for each log entry after its animation. */
  onLogLine(line: LogLine): void
  /** The server has rejected a command. */
  onRejected(why: Rejection): void
}

/**
 * A match that is played on the server. Legal moves are computed from the seat's view; the server sends steps, each of which is animated
 * and then replaced by the view that came with it.
 */
export class OnlineSession implements Session {
  readonly store: StoreApi<OnlineSessionState>
  readonly reactions: Required<Session>['reactions'] = {
    send: (reaction) => this.#connection.send({ kind: 'react', match: this.store.getState().id, reaction }),
  }
  readonly offers: Offers = {
    seq: () => this.#seq,
    undoAskedAt: () => this.#undoAskedAt,
    answerUndo: (step, seq) => void this.#sendCommand({ kind: 'undo', match: this.store.getState().id, step, seq }),
    muteUndo: (muted) => void this.#sendCommand({ kind: 'muteUndo', match: this.store.getState().id, muted }),
    draw: (step, line = this.store.getState().logLines.at(-1)?.number ?? 0) =>
      void this.#sendCommand({ kind: 'draw', match: this.store.getState().id, step, line }),
  }
  readonly #connection: Connection
  readonly #deps: OnlineSessionDeps
  readonly #board = new DetachableBoard()
  readonly #gesture = new MoveGesture()
  /** Log length of the newest step received, animated or not. */
  #seq: number
  /** The last decision answered, and the log length with that answer: until it is reached another tap must not send a second one. */
  #answered: { readonly decision: number; readonly move: unknown; seq: number } | null = null
  #queue: VisibleStep[] = []
  #running = false
  #epoch = 0
  /** Events of the deal, until they are animated; nothing has been played since. */
  #opening: readonly unknown[]
  #undo: OnlineSessionState['undo']
  #undoAskedAt: number | null = null
  #stopAnswering: (() => void) | undefined
  readonly #stopListening: () => void

  constructor(sync: FullStateMessage, connection: Connection, deps: OnlineSessionDeps) {
    this.#connection = connection
    this.#deps = deps
    this.#seq = sync.seq
    this.#undo = undoAvailabilityFrom(sync)
    this.store = createStore<OnlineSessionState>(() => initialState(deps, sync, connection.serverNow))
    this.#opening = sync.opening
    this.#stopListening = connection.store.subscribe(
      ({ sending }, was) => was.sending === sending || this.#board.point(sending ? this.sentMove : null),
    )
  }

  /** The move that is on its way; null without one. */
  get sentMove(): unknown {
    return this.#isUnderWay() ? this.#answered!.move : null
  }

  get seq(): number {
    return this.#seq
  }

  /** Replaces the whole state: after a reconnect or an undo. */
  sync(sync: FullStateMessage): void {
    this.#halt()
    this.#opening = []
    this.#seq = sync.seq
    this.#undo = undoAvailabilityFrom(sync)
    const state = stateFromSync(this.#deps, sync, this.#connection.serverNow)
    this.store.setState({ ...state, ...(this.#isUnderWay(state.view) && closed) })
    this.#show()
  }

  /** The next steps; requests a sync where some are missing in between. */
  steps({ from, steps, undo, clock }: StepsMessage): void {
    const fresh = steps.filter(({ seq }) => seq > this.#seq)
    if (from > this.#seq || (fresh[0] && fresh[0].seq !== this.#seq + 1)) return this.#connection.resync(this.store.getState().id)
    this.#undo = undoAvailabilityFrom({ undo })
    this.store.setState({ time: clockSnapshotOf(this.#deps.table(), clock, this.#connection.serverNow) })
    if (fresh.length === 0) {
      // No new step, but undo may have become available or unavailable.
      if (!this.#running && !this.#isUnderWay()) this.store.setState({ undo: this.#undo })
      return
    }
    this.#seq = fresh.at(-1)!.seq
    this.#queue.push(...fresh)
    void this.#playQueue()
  }

  /** Seats, an undo offer or the table's status have changed. */
  table(table: TableInfo): void {
    const { seat } = this.store.getState()
    if (table.offer && table.offer.seat === table.you) this.#undoAskedAt = table.offer.seq
    this.store.setState(playersOf(table))
    // Legal moves were computed for another seat, or for none.
    if (table.you !== seat && !this.#running) this.#settle()
  }

  /** Only a connected person is shown as thinking. */
  presenceChanged(): void {
    if (!this.#running) this.store.setState({ thinking: thinkingSeat(this.#deps, this.store.getState().turn) })
  }

  attach(board: Board | null): () => void {
    const detach = this.#board.attach(board)
    this.#show()
    if (!board) this.#opening = []
    if (this.#opening.length > 0) void this.#playQueue()
    this.#stopAnswering ??= answerAutomatically(this, this.#deps)
    return detach
  }

  move(move: unknown, next?: NextMoveOfGesture): Rejection | null {
    const { game } = this.#deps.pkg
    const { seat, view, busy } = this.store.getState()
    const decision = seat === null || busy ? null : decisionOf(view.pending, seat)
    if (seat === null || !decision) return reject('match.notYourTurn')
    if (this.#isUnderWay(view)) return reject('online.moveSent')
    const why = game.check(sampleConsistentState(game, view, seat) as never, seat, move)
    if (why) {
      this.#board.refuse(move)
      return why
    }
    if (next) this.#gesture.begin(seat, this.#seq, next)
    this.store.setState(closed)
    this.#show()
    this.#send(move, decision.id, next ? this.#seq : null)
    return null
  }

  #send(move: unknown, decision: number, group: number | null): void {
    const { id } = this.store.getState()
    const answered = { decision, move, seq: Infinity }
    this.#answered = answered
    const written = this.#deps.pkg.game.notation.writeMove(move as never)
    const command = { kind: 'move', match: id, decision, move: written, group, seen: this.#seq } as const
    void this.#connection.sendCommand(command).then((answer) => {
      const rejected = isRejection(answer)
      answered.seq = rejected ? 0 : (answer.seq ?? 0)
      if (rejected) {
        this.#gesture.cancel()
        this.#deps.onRejected(answer)
      }
      // Refused, or done and undone before the answer came: the decision is open again.
      if (!this.#running && answered.seq <= this.#seq) this.#settle()
      if (rejected) this.#connection.resync(id)
    })
  }

  /** Whether the decision that is open in the view has been answered already. */
  #isUnderWay(view = this.store.getState().view): boolean {
    const { seat } = this.store.getState()
    const answered = this.#answered
    return answered !== null && this.#seq < answered.seq && seat !== null && decisionOf(view.pending, seat)?.id === answered.decision
  }

  point(move: unknown): void {
    this.#board.point(move)
  }

  skip(): void {
    if (!this.#board.step()) this.#board.skip()
  }

  /** Requests an undo; the server does it when all others agree. */
  undo(): void {
    const { id, undo } = this.store.getState()
    if (!undo) return
    this.#undoAskedAt = this.#seq
    void this.#sendCommand({ kind: 'undo', match: id, step: 'ask', seq: this.#seq })
  }

  resign(): void {
    void this.#sendCommand({ kind: 'resign', match: this.store.getState().id })
  }

  leave(): Promise<void> {
    return this.#sendCommand({ kind: 'leave', match: this.store.getState().id })
  }

  abort(): void {
    void this.#sendCommand({ kind: 'abort', match: this.store.getState().id })
  }

  claim(seat: Seat): void {
    void this.#sendCommand({ kind: 'claim', match: this.store.getState().id, seat })
  }

  rematch(): void {
    const { id: match } = this.store.getState()
    void createCommitment().then(async (commitment) => {
      await recordSentCommitment(rematchKeyOf(match), commitment)
      await this.#sendCommand({ kind: 'rematch', match, wanted: true, commitment })
    })
  }

  close(): void {
    this.#stopAnswering?.()
    this.#stopListening()
    this.#halt()
    this.#board.attach(null)
  }

  async #sendCommand(command: Parameters<Connection['sendCommand']>[0]): Promise<void> {
    const answer = await this.#connection.sendCommand(command)
    if (isRejection(answer)) this.#deps.onRejected(answer)
  }

  #halt(): void {
    this.#epoch++
    this.#gesture.cancel()
    this.#queue = []
    this.#running = false
    this.#board.skip()
  }

  /** Animates the deal and queued steps one after the other. */
  async #playQueue(): Promise<void> {
    if (this.#running) return
    this.#running = true
    const epoch = this.#epoch
    const opening = this.#opening
    this.#opening = []
    if (opening.length > 0) {
      const { view } = this.store.getState()
      await this.#animate(opening)
      if (epoch !== this.#epoch) return
      this.store.setState({ view })
    }
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const playing = this.#animate(step.events)
      if (playing) await playing
      if (epoch !== this.#epoch) return
      const line = logLineFrom(this.#deps.pkg.game, step.line)
      this.store.setState({ view: step.view as OnlineSessionState['view'], logLines: [...this.store.getState().logLines, line] })
      this.#deps.onLogLine(line)
    }
    this.#running = false
    this.#settle()
  }

  /** The views on the way are shown as the board gets to them. */
  #animate(events: readonly unknown[]): Promise<void> | null {
    this.store.setState({ busy: true, moves: [], undo: null, thinking: null })
    this.#show()
    return this.#board.play(this.#deps.pkg.game, this.store.getState().view, events, (view) => this.store.setState({ view }))
  }

  /** Idle: derives legal moves and turn from the current view, or goes on with a gesture. */
  #settle(): void {
    const { view, seat } = this.store.getState()
    const derived = deriveState(this.#deps, view)
    // Another player's step may arrive before the one that answers this decision.
    const underWay = this.#isUnderWay(view)
    const further = underWay ? null : this.#gesture.next({ view, seat, moves: derived.moves })
    this.store.setState({ busy: false, ...derived, undo: this.#undo, ...((underWay || further) && closed) })
    this.#show()
    if (further) this.#send(further.move, decisionOf(view.pending, seat!)!.id, further.group)
  }

  #show(): void {
    const { view, moves, logLines } = this.store.getState()
    this.#board.show(view, moves, lastKnownMove(logLines))
    if (this.#connection.store.getState().sending && this.sentMove !== null) this.#board.point(this.sentMove)
  }
}
