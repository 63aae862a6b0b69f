import {
  isRejection,
  decisionOf,
  reject,
  rngFrom,
  type Decision,
  type GamePackage,
  type Outcome,
  type Rejection,
  type Seat,
} from '@parlor/kernel'
import type { ClockReading, TableInfo, ServerMessage, HistoryLine, VisibleStep } from '@parlor/protocol'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Board } from '../../web-game/board.ts'
import { BoardAdapter } from '../board-adapter.ts'
import { botPlayer, personPlayer, remotePlayer, type Player } from '../../data/player.ts'
import type { Session, TableState } from '../session.ts'
import { lastKnownMove, type LogLine } from '../log-lines.ts'
import type { ClockSnapshot } from '../../data/time-control.ts'
import { rememberCommitment, createCommitment, rematchKeyOf } from '../../data/deal-commitments.ts'
import type { Connection } from './connection.ts'

type SyncMessage = Extract<ServerMessage, { kind: 'sync' }>
type StepsMessage = Extract<ServerMessage, { kind: 'steps' }>
/** What follows from the view alone. */
type OnlineDerivedState = Pick<TableState, 'moves' | 'turn' | 'outcome' | 'undo' | 'thinking'>

/** What a remote session needs besides its line. */
interface OnlineSessionDeps {
  readonly pkg: GamePackage
  readonly table: () => TableInfo
  /** A deed has been seen on the board: put it into words. */
  told(line: LogLine): void
  /** Why a move that looked right was refused. */
  refused(why: Rejection): void
  /** Whether whoever sits there is looking at the match. */
  here(seat: Seat): boolean
}

/**
 * A match that is played on the server. What may be played is worked out from what the seat sees; what happened comes as steps, each of
 * which is animated and then replaced by the truth that came with it.
 */
export class OnlineSession implements Session {
  readonly store: StoreApi<TableState>
  readonly #connection: Connection
  readonly #deps: OnlineSessionDeps
  readonly #board = new BoardAdapter()
  /** The length of the log that the newest step has told of, whether or not it has been shown. */
  #seq = 0
  #waiting: VisibleStep[] = []
  #running = false
  #epoch = 0
  #opening: readonly unknown[] = []
  #undo: TableState['undo'] = null
  #undoAskedAt: number | null = null

  constructor(sync: SyncMessage, line: Connection, beside: OnlineSessionDeps) {
    this.#connection = line
    this.#deps = beside
    const table = beside.table()
    this.store = createStore<TableState>(() => ({
      id: table.match,
      options: table.options,
      series: null,
      curtain: null,
      redo: false,
      hint: null,
      canHint: false,
      trouble: null,
      saveStatus: 'kept',
      paused: false,
      busy: false,
      ...this.#playersOf(table),
      ...this.#stateFromSync(sync),
    }))
    this.#opening = sync.opening
  }

  /** The length of the log that is known here. */
  get seq(): number {
    return this.#seq
  }

  /** The log's length when one last asked for a move back: the server is asked once for each. */
  get undoAskedAt(): number | null {
    return this.#undoAskedAt
  }

  /** Everything anew: after a long absence, or when something was taken back. */
  sync(sync: SyncMessage): void {
    this.#halt()
    this.store.setState(this.#stateFromSync(sync))
    this.#show()
  }

  /** What happened next; asks again where something is missing between. */
  steps({ from, steps, undo, clock }: StepsMessage): void {
    const fresh = steps.filter(({ seq }) => seq > this.#seq)
    if (from > this.#seq || (fresh[0] && fresh[0].seq !== this.#seq + 1)) return this.#connection.resync(this.store.getState().id)
    this.#undo = undo && { practice: false }
    this.store.setState({ time: this.#reading(clock) })
    if (fresh.length === 0) {
      // Nothing was played, but whether a move can be asked back may have changed.
      if (!this.#running) this.store.setState({ undo: this.#undo })
      return
    }
    this.#seq = fresh.at(-1)!.seq
    this.#waiting.push(...fresh)
    void this.#run()
  }

  /** Somebody sat down, left, or the match ended. */
  table(table: TableInfo): void {
    const { seat } = this.store.getState()
    if (table.offer && table.offer.seat === table.you) this.#undoAskedAt = table.offer.seq
    this.store.setState(this.#playersOf(table))
    // What may be played was worked out for whoever had no seat yet.
    if (table.you !== seat && !this.#running) this.#settle()
  }

  /** Somebody has come or gone: who is away does not think. */
  presenceChanged(): void {
    if (!this.#running) this.store.setState({ thinking: this.#thinking(this.store.getState().turn) })
  }

  attach(board: Board | null): () => void {
    const takeBack = this.#board.attach(board)
    this.#show()
    const events = this.#opening
    this.#opening = []
    if (board) void this.#board.play(events)?.then(() => this.#show())
    return takeBack
  }

  move(move: unknown): Rejection | null {
    const { game } = this.#deps.pkg
    const { seat, view, busy, id } = this.store.getState()
    const decision = seat === null || busy ? null : decisionOf(view.pending, seat)
    if (seat === null || !decision) return reject('match.notYourTurn')
    const why = game.check(this.#consistentState(view, seat) as never, seat, move)
    if (why) {
      this.#board.refuse(move)
      return why
    }
    this.store.setState({ moves: [], undo: null })
    this.#show()
    const ask = {
      kind: 'move',
      match: id,
      decision: decision.id,
      move: game.notation.writeMove(move as never),
      group: null,
      seen: this.#seq,
    } as const
    void this.#connection.sendCommand(ask).then((refused) => {
      if (!refused) return
      this.#deps.refused(refused)
      if (!this.#running) this.#settle()
      this.#connection.resync(id)
    })
    return null
  }

  point(move: unknown): void {
    this.#board.point(move)
  }

  skip(): void {
    if (!this.#board.step()) this.#board.skip()
  }

  /** Asks the others; it happens when all of them agree. */
  undo(): void {
    const { id, undo } = this.store.getState()
    if (!undo) return
    this.#undoAskedAt = this.#seq
    void this.#sendCommand({ kind: 'undo', match: id, step: 'ask', seq: this.#seq })
  }

  redo(): void {}

  hint(): Promise<void> {
    return Promise.resolve()
  }

  dismissHint(): void {}

  resign(): void {
    void this.#sendCommand({ kind: 'resign', match: this.store.getState().id })
  }

  /** Goes for good: somebody plays on for the seat, or the match is given up. */
  leave(): Promise<void> {
    return this.#sendCommand({ kind: 'leave', match: this.store.getState().id })
  }

  /** Calls a ranked match off that does not count yet. */
  abort(): void {
    void this.#sendCommand({ kind: 'abort', match: this.store.getState().id })
  }

  /** Somebody has been away for long while they owed a move. */
  claim(seat: Seat): void {
    void this.#sendCommand({ kind: 'claim', match: this.store.getState().id, seat })
  }

  /** An offer and its answers name the length of the line it was made at. */
  draw(step: 'offer' | 'accept' | 'decline' | 'withdraw', line = this.store.getState().logLines.at(-1)?.number ?? 0): void {
    void this.#sendCommand({ kind: 'draw', match: this.store.getState().id, step, line })
  }

  restart(): void {}

  rematch(): void {
    const { id: match } = this.store.getState()
    void createCommitment().then(async (commitment) => {
      await rememberCommitment(rematchKeyOf(match), commitment)
      await this.#sendCommand({ kind: 'rematch', match, wanted: true, commitment })
    })
  }

  /** Nobody can stop the others' time: the window opens, the match goes on. */
  pause(): void {
    this.store.setState({ paused: true })
  }

  resume(): void {
    this.store.setState({ paused: false })
  }

  setHidden(): void {}
  liftCurtain(): void {}
  retry(): void {}
  playForBot(): void {}

  markCopied(): void {}

  saveAs(): Promise<Rejection> {
    return Promise.resolve(reject('online.notHere'))
  }

  whenSaved(): Promise<void> {
    return Promise.resolve()
  }

  close(): Promise<void> {
    this.#halt()
    this.#board.attach(null)
    return Promise.resolve()
  }

  async #sendCommand(ask: Parameters<Connection['sendCommand']>[0]): Promise<void> {
    const why = await this.#connection.sendCommand(ask)
    if (why) this.#deps.refused(why)
  }

  #halt(): void {
    this.#epoch++
    this.#waiting = []
    this.#running = false
    this.#board.skip()
  }

  /** Shows one step after the other. */
  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    const epoch = this.#epoch
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      this.store.setState({ busy: true, moves: [], undo: null, thinking: null })
      this.#show()
      const playing = this.#board.play(step.events)
      if (playing) await playing
      if (epoch !== this.#epoch) return
      const line = this.#toLine(step.line)
      this.store.setState({ view: step.view as TableState['view'], logLines: [...this.store.getState().logLines, line] })
      this.#deps.told(line)
    }
    this.#running = false
    this.#settle()
  }

  /** Nothing moves: what is seen is the truth, and what may be played follows from it. */
  #settle(): void {
    const { view } = this.store.getState()
    this.store.setState({ busy: false, ...this.#derive(view) })
    this.#show()
  }

  #derive(view: TableState['view']): OnlineDerivedState {
    const table = this.#deps.table()
    const outcome = view.outcome as Outcome | null
    const turn = outcome ? [] : (view.pending as readonly Decision[]).map(({ seat }) => seat)
    return {
      moves: this.#moves(view, table.you),
      turn,
      outcome,
      undo: this.#undo,
      thinking: this.#thinking(turn),
    }
  }

  /** Whose move the others wait for, and who is there to think about it; nobody while one owes a move oneself. */
  #thinking(turn: readonly Seat[]): Seat | null {
    const { seats, you } = this.#deps.table()
    if (you !== null && turn.includes(you)) return null
    return turn.find((seat) => seats[seat]?.kind === 'bot' || this.#deps.here(seat)) ?? null
  }

  #moves(view: TableState['view'], seat: Seat | null): readonly unknown[] {
    if (seat === null || view.outcome || !decisionOf(view.pending, seat)) return []
    const out: unknown[] = []
    out.length = this.#deps.pkg.game.moves(this.#consistentState(view, seat) as never, seat, out as never[])
    return out
  }

  /** A world that this seat cannot tell from the real one: in all of them the same moves are legal. */
  #consistentState(view: TableState['view'], seat: Seat): unknown {
    return this.#deps.pkg.game.determinize(view as never, seat, rngFrom('remote'))
  }

  #stateFromSync({
    seq,
    view,
    story,
    undo,
    clock,
    practice,
  }: SyncMessage): OnlineDerivedState & Pick<TableState, 'view' | 'logLines' | 'time' | 'practice'> {
    this.#seq = seq
    this.#undo = undo && { practice: false }
    const seen = view as TableState['view']
    return {
      view: seen,
      logLines: story.map((line) => this.#toLine(line)),
      time: this.#reading(clock),
      practice: practice as TableState['practice'],
      ...this.#derive(seen),
    }
  }

  #playersOf({ seats, you }: TableInfo): Pick<TableState, 'players' | 'seat'> {
    const players = seats.map((seat, at): Player => {
      if (seat.kind === 'bot') return botPlayer(seat.level)
      return at === you ? personPlayer : remotePlayer(seat.kind === 'person' ? seat.person.name : '')
    })
    return { players, seat: you }
  }

  #toLine({ move, ...line }: HistoryLine): LogLine {
    const known = move && this.#deps.pkg.game.notation.readMove(move.move)
    return { ...line, move: move && !isRejection(known) ? { move: known, words: move.words } : null }
  }

  /** The server's clocks on this page's own. */
  #reading(clock: ClockReading | null): ClockSnapshot | null {
    const { clock: rule } = this.#deps.table()
    if (!clock || rule.kind === 'none') return null
    const control =
      rule.kind === 'total' ? { minutes: rule.minutes, increment: rule.increment } : { minutes: Math.ceil(rule.seconds / 60), increment: 0 }
    return { control, left: clock.left, running: clock.running, at: performance.now() - Math.max(0, this.#connection.serverNow - clock.at) }
  }

  #show(): void {
    const { view, moves, logLines } = this.store.getState()
    this.#board.show(view, moves, lastKnownMove(logLines))
  }
}
