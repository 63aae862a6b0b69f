import { isMoveEntry, isRejection, type Seat } from '@parlor/kernel'
import { eventsFor, type Match, type HistoryStep } from '@parlor/kernel/host'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { engineRequestFor, type EngineRequestContext } from '../platform/workers/bot-engine.ts'
import { DetachableBoard } from './detachable-board.ts'
import { botReply, type BotReplyDeps } from './bot-reply.ts'
import { findBotToMove, type DerivedState } from './derived-state.ts'
import { lastKnownMove, logLineOf, type LogLine } from './log-lines.ts'
import { MoveGesture } from './move-gesture.ts'
import { MatchRecorder, type MatchRecorderDeps } from './match-recorder.ts'
import type { LocalMatch } from './local-match.ts'
import type { SaveStatus } from './save-queue.ts'
import { Viewpoint, type LocalTableState } from './viewpoint.ts'

/** Storage, bot engine and announcer of a match runner. */
export interface MatchRunnerDeps extends MatchRecorderDeps, BotReplyDeps, EngineRequestContext {
  /** Called for each log entry after its animation. */
  onLogLine(line: LogLine): void
}

/** Runs a local match: animates and saves every step, publishes the table state, asks the bots, runs the clocks. */
export class MatchRunner {
  readonly store: StoreApi<LocalTableState>
  readonly board = new DetachableBoard()
  readonly gesture = new MoveGesture()
  readonly #deps: MatchRunnerDeps
  #localMatch: LocalMatch
  #recorder: MatchRecorder
  readonly #viewpoint: Viewpoint
  #started = false
  #closed = false
  /** Another tab holds the match. */
  #readOnly = false
  /** The page is hidden: clocks stop. */
  #hidden = false
  #epoch = 0
  /** The decision that was sent to a bot, so that it is sent once. */
  #requestedDecision: number | null = null
  /** A bot that has its move and waits for the artificial delay: its clock stops. */
  #delayingSeat: Seat | null = null
  #idleWaiters: (() => void)[] = []

  constructor(localMatch: LocalMatch, deps: MatchRunnerDeps) {
    this.#deps = deps
    this.#localMatch = localMatch
    this.#viewpoint = new Viewpoint(deps.pkg)
    this.#recorder = this.#openRecorder()
    this.#viewpoint.turnToNext(localMatch)
    this.store = createStore<LocalTableState>(() => this.#initialState())
  }

  get match(): Match {
    return this.#localMatch.match
  }

  get localMatch(): LocalMatch {
    return this.#localMatch
  }

  get recorder(): MatchRecorder {
    return this.#recorder
  }

  get readOnly(): boolean {
    return this.#readOnly
  }

  /** Incremented by whatever invalidates pending work: undo, restart, leaving. */
  get epoch(): number {
    return this.#epoch
  }

  /** Starts the match; later calls do nothing. */
  start(): void {
    if (this.#started) return
    this.#started = true
    if (this.#localMatch.revision === 0) this.#recorder.save()
    this.#startViewing()
  }

  set(part: Partial<LocalTableState>): void {
    this.store.setState(part)
    const { paused, busy, curtain, trouble, turn } = this.store.getState()
    const still = !this.#started || this.#closed || this.#hidden || paused || busy || curtain !== null || trouble !== null
    const { timer } = this.#recorder
    if (timer?.run(still ? [] : turn.filter((seat) => seat !== this.#delayingSeat))) this.store.setState({ time: timer.snapshot })
  }

  setHidden(hidden: boolean): void {
    this.#hidden = hidden
    this.set({})
  }

  /** Cancels pending work without updating the view. */
  interrupt(): void {
    this.#epoch++
    this.#requestedDecision = null
    this.#delayingSeat = null
    this.gesture.cancel()
    this.#recorder.clock.cancelDelays()
    this.#deps.engine.stop()
    this.board.skip()
    this.board.point(null)
    this.set({ thinking: null, hint: null, trouble: this.#readOnly ? 'elsewhere' : null })
    // A step whose animation is cancelled has not told its log line.
    if (this.store.getState().busy) this.set({ logLines: this.#viewpoint.logLines(this.match) })
  }

  /** Animates a log entry with the events visible to the viewer, then shows the derived state. */
  advance(step: HistoryStep): void {
    const epoch = this.#epoch
    const { viewer } = this.#viewpoint
    if (step.entry.seat === this.#delayingSeat) this.#delayingSeat = null
    this.#recorder.timer?.moveMade(this.match.history.length, isMoveEntry(step.entry) ? step.entry.seat : null)
    this.#recorder.save()
    if (this.match.outcome) this.#recorder.keepResult()
    const time = this.#recorder.timer?.snapshot ?? null
    this.set({ busy: true, moves: [], canHint: false, thinking: null, hint: null, undo: null, redo: false, time })
    this.show()
    this.#animate(eventsFor(step.events, viewer), () => {
      if (epoch !== this.#epoch) return
      const line = logLineOf(this.#deps.pkg, step, this.match.history.length, viewer)
      this.set({ logLines: [...this.store.getState().logLines, line] })
      this.#deps.onLogLine(line)
      this.settle()
    })
  }

  /** Shows a position that was reached without an animation: undo, redo. */
  jump(): void {
    this.#recorder.timer?.restoreAt(this.match.history.length)
    this.#recorder.save()
    this.#viewpoint.update(this.match, this.#localMatch.players)
    this.set({ logLines: this.#viewpoint.logLines(this.match), time: this.#recorder.timer?.snapshot ?? null })
    this.settle()
  }

  /** Idle: goes on with a gesture, or shows the derived state, hands the device over, asks bots, or ends the match. */
  settle(): void {
    if (this.#closed) return
    const curtainFalls = this.#viewpoint.turnToNext(this.#localMatch)
    // The log lines of the previous viewer are hidden with their view.
    const logLines = curtainFalls ? this.#viewpoint.logLines(this.match) : this.store.getState().logLines
    const derived = this.#derivedState()
    const further = this.gesture.next(derived)
    const step = further && this.match.play(further.seat, further.move, { group: further.group })
    if (step && !isRejection(step)) {
      this.set({ ...derived, moves: [], logLines })
      return this.advance(step)
    }
    if (step) this.gesture.cancel()
    this.set({ ...derived, busy: false, logLines })
    this.show()
    for (const resolve of this.#idleWaiters.splice(0)) resolve()
    if (this.match.outcome) return this.#recorder.clock.freeze()
    if (!this.store.getState().paused) this.#recorder.clock.unfreeze()
    this.#askBot()
  }

  show(): void {
    const { view, moves, logLines } = this.store.getState()
    this.board.show(view, moves, lastKnownMove(logLines))
  }

  liftCurtain(): void {
    if (this.#viewpoint.curtain === null) return
    this.#viewpoint.liftCurtain()
    this.set({ logLines: this.#viewpoint.logLines(this.match) })
    this.#startViewing()
  }

  /** Asks a failed bot again. */
  retryBot(): void {
    this.#requestedDecision = null
    this.set({ trouble: null })
    this.settle()
  }

  /** Replaces the match by another one, which starts at once. */
  replace(localMatch: LocalMatch): void {
    this.interrupt()
    this.#localMatch = localMatch
    this.#recorder = this.#openRecorder(this.#recorder)
    this.#viewpoint.reset()
    this.#viewpoint.update(this.match, this.#localMatch.players)
    this.set(this.#initialState())
    this.#recorder.save()
    this.#startViewing()
  }

  /** Page unload: saves synchronously what is not saved yet, running clocks included. */
  saveBeforeUnload(): void {
    if (this.#started && !this.#readOnly && !this.#closed) this.#recorder.saveBeforeUnload()
  }

  /** Another tab has taken the match: read-only from here. */
  yield(): void {
    this.interrupt()
    this.#recorder.close()
    this.#readOnly = true
    // An interrupted animation does not settle.
    this.set({ ...this.#derivedState(), busy: false, trouble: 'elsewhere' })
    this.show()
  }

  async close(): Promise<void> {
    if (this.#recorder.timer && this.#started && !this.#readOnly) this.#recorder.save()
    this.interrupt()
    this.#closed = true
    this.board.attach(null)
    try {
      await this.#recorder.settled()
    } finally {
      this.#recorder.close()
      this.#deps.engine.close()
    }
  }

  #initialState(): LocalTableState {
    return this.#viewpoint.initialState(this.#localMatch, this.#readOnly, this.#recorder.timer?.snapshot ?? null)
  }

  #derivedState(): DerivedState {
    return this.#viewpoint.derivedState(this.#localMatch, this.#readOnly)
  }

  /** A viewer starts: before the first move the deal is animated for them. */
  #startViewing(): void {
    const { viewer, curtain } = this.#viewpoint
    const events = this.match.history.length === 0 && curtain === null ? this.match.openingEvents(viewer) : []
    if (events.length === 0) return this.settle()
    const epoch = this.#epoch
    this.set({ ...this.#derivedState(), busy: true, moves: [], canHint: false })
    this.show()
    this.#animate(events, () => epoch === this.#epoch && this.settle())
  }

  /** Without an animation the page is rendered once, with the final state. */
  #animate(events: readonly unknown[], then: () => void): void {
    const { view } = this.store.getState()
    const playing = this.board.play(this.match.game, view, events, (next) => this.set({ view: next }))
    if (!playing && !this.#recorder.clock.frozen) return then()
    void Promise.resolve(playing).then(() => this.#recorder.clock.whenRunning().then(then))
  }

  /** A clock has run out. With one or two seats the match is lost; at larger tables the game's fallback move is played instead. */
  #timeOut(seat: Seat): void {
    this.interrupt()
    const step = this.match.seatCount > 2 ? this.match.timeout(seat) : this.match.resign(seat, 'time')
    if (isRejection(step)) return this.settle()
    this.advance(step)
  }

  #openRecorder(before?: MatchRecorder): MatchRecorder {
    before?.timer?.stop()
    const { id } = this.#localMatch
    const callbacks = {
      onStatus: (saveStatus: SaveStatus) => id === this.#localMatch.id && this.set({ saveStatus }),
      onTaken: () => this.yield(),
      onTimeout: (seat: Seat) => this.#timeOut(seat),
    }
    return new MatchRecorder(this.#localMatch, this.#deps, callbacks, before)
  }

  #askBot(): void {
    const bot = findBotToMove(this.match, this.#localMatch.players)
    if (!bot || this.#requestedDecision === bot.decision || this.store.getState().trouble) return
    this.#requestedDecision = bot.decision
    this.#delayingSeat = null
    this.set({ thinking: bot.seat })
    void this.#playBotReply(bot.seat, bot.level, bot.decision)
  }

  async #playBotReply(seat: Seat, level: string, decision: number): Promise<void> {
    const epoch = this.#epoch
    const request = engineRequestFor(this.#deps, this.match, this.#localMatch.botSeed, seat, level, 'play')
    const thought = await botReply(this.#deps, this.#recorder.clock, request, () => {
      if (epoch !== this.#epoch) return
      this.#delayingSeat = seat
      this.set({})
    })
    if (epoch !== this.#epoch) return
    if (!thought) return this.set({ trouble: 'bot', thinking: null })
    if (this.store.getState().busy) await new Promise<void>((resolve) => this.#idleWaiters.push(resolve))
    if (epoch !== this.#epoch) return
    const step = this.match.play(seat, thought.move, { decision })
    this.#requestedDecision = null
    if (isRejection(step)) this.set({ trouble: 'bot', thinking: null })
    else this.advance(step)
  }
}
