import { isMoveEntry, isRejection, reject, type Rejection, type Seat } from '@parlor/kernel'
import { eventsFor, type Match, type Step } from '@parlor/kernel/host'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Board } from '../web-game/board.ts'
import { withSaveChecksum } from '../data/save.ts'
import type { SeriesMatchRef } from '../data/series-progress.ts'
import type { StoragePlace } from '../platform/storage/storage-backend.ts'
import { dealAgain } from './deal-again.ts'
import { hintFor } from './hint.ts'
import type { SaveStatus } from './save-queue.ts'
import { MatchRecorder, type MatchRecorderDeps } from './match-recorder.ts'
import type { PlayableMatch } from './playable-match.ts'
import { Viewpoint } from './viewpoint.ts'
import { BoardAdapter } from './board-adapter.ts'
import { botReply, type BotReplyDeps } from './bot-reply.ts'
import { newMatchId } from '../data/random-id.ts'
import type { Session, TableState } from './session.ts'
import { lastKnownMove, logLineOf, type LogLine } from './log-lines.ts'
import { engineRequestFor, type EngineRequestContext } from '../platform/workers/bot-engine.ts'
import { findBotToMove, seatToUndo, type DerivedState } from './derived-state.ts'
import { hintLevel } from './viewer.ts'

/** Dependencies of a local session; tests inject their own. */
export interface LocalSessionDeps extends MatchRecorderDeps, BotReplyDeps, EngineRequestContext {
  /** Seed fixed by a series match; null where it fixes none. */
  seedAt?(place: SeriesMatchRef): string | null
  /** Called for each log entry after its animation. */
  onLogLine(line: LogLine): void
}

/** A match on this device: people here, bots in a worker, a save after every move. */
export class LocalSession implements Session {
  readonly store: StoreApi<TableState>
  readonly #deps: LocalSessionDeps
  #playable: PlayableMatch
  readonly #viewpoint: Viewpoint
  readonly #board = new BoardAdapter()
  #started = false
  #closed = false
  /** Another tab holds the match. */
  #readOnly = false
  #recorder: MatchRecorder
  /** The page is hidden: clocks stop. */
  #hidden = false
  /** Incremented by whatever invalidates pending work: undo, restart, leaving. */
  #epoch = 0
  /** The decision that was sent to a bot, so that it is sent once. */
  #requestedDecision: number | null = null
  /** A bot that has its move and waits for the artificial delay: its clock stops. */
  #delayingSeat: Seat | null = null
  #idleWaiters: (() => void)[] = []

  constructor(playable: PlayableMatch, deps: LocalSessionDeps) {
    this.#deps = deps
    this.#playable = playable
    this.#viewpoint = new Viewpoint(deps.pkg)
    this.#recorder = this.#open()
    this.#viewpoint.turnToNext(playable)
    this.store = createStore<TableState>(() => this.#fresh())
  }

  attach(board: Board | null): () => void {
    const takeBack = this.#board.attach(board)
    this.#show()
    this.#board.freeze(this.store.getState().paused)
    if (!this.#started) {
      this.#started = true
      if (this.#playable.revision === 0) this.#recorder.save()
      this.#startViewing()
    }
    return takeBack
  }

  move(move: unknown, group?: number): Rejection | null {
    const { seat, busy, paused, curtain, trouble } = this.store.getState()
    const closed = seat === null || busy || paused || curtain !== null || trouble === 'elsewhere'
    const step = closed ? reject('match.notYourTurn') : this.match.play(seat, move, group === undefined ? {} : { group })
    if (!isRejection(step)) this.#happened(step)
    else if (!busy) this.#board.refuse(move)
    return isRejection(step) ? step : null
  }

  point(move: unknown): void {
    this.#board.point(move)
  }

  skip(): void {
    if (this.store.getState().paused || this.#board.step()) return
    this.#board.skip()
  }

  undo(): void {
    const seat = seatToUndo(this.match, this.#playable.players)
    if (seat === null || this.#readOnly) return
    this.#interrupt()
    // A series match has been scored by now: what is played from here is another attempt.
    if (this.#playable.series && this.match.outcome) this.match.markPractice('undo')
    if (!isRejection(this.match.undo(seat))) this.#jumped()
    else this.#settle()
  }

  redo(): void {
    if (!this.match.redoable || this.#readOnly) return
    this.#interrupt()
    this.match.redo()
    this.#jumped()
  }

  async hint(): Promise<void> {
    const { seat, canHint, thinking } = this.store.getState()
    const level = hintLevel(this.#deps.pkg.strategy)
    if (seat === null || !canHint || thinking !== null || !level) return
    this.match.markPractice('hint')
    this.#recorder.save()
    this.#set({ hint: 'thinking', practice: this.match.practice })
    const epoch = this.#epoch
    const hint = await hintFor(this.#deps, this.match, this.#playable.botSeed, seat, level)
    if (epoch !== this.#epoch || this.store.getState().hint !== 'thinking') return
    if (!hint) return this.#set({ hint: null, trouble: 'bot' })
    this.#set({ hint })
    this.#board.point(hint.move)
  }

  dismissHint(): void {
    this.#board.point(null)
    this.#set({ hint: null })
  }

  resign(): void {
    const { seat } = this.store.getState()
    if (seat === null || this.#readOnly) return
    this.#interrupt()
    const step = this.match.resign(seat)
    if (isRejection(step)) return this.#settle()
    this.#happened(step)
  }

  restart(): void {
    this.#deal(this.match.origin.options)
  }

  rematch(): void {
    const { outcome, origin, game } = this.match
    this.#deal(outcome && game.rematch ? game.rematch(origin.options, outcome) : origin.options)
  }

  pause(): void {
    if (this.store.getState().paused) return
    this.#recorder.clock.freeze()
    this.#board.freeze(true)
    this.#set({ paused: true })
  }

  resume(): void {
    if (!this.store.getState().paused) return
    this.#recorder.clock.unfreeze()
    this.#board.freeze(false)
    this.#set({ paused: false })
  }

  setHidden(resting: boolean): void {
    this.#hidden = resting
    this.#set({})
  }

  /** Page unload: saves synchronously what is not saved yet, running clocks included. */
  saveBeforeUnload(): void {
    if (this.#started && !this.#readOnly && !this.#closed) this.#recorder.saveBeforeUnload()
  }

  liftCurtain(): void {
    if (this.#viewpoint.curtain === null) return
    this.#viewpoint.liftCurtain()
    this.#set({ logLines: this.#viewpoint.logLines(this.match) })
    this.#startViewing()
  }

  retry(): void {
    this.#requestedDecision = null
    this.#set({ trouble: null })
    this.#settle()
  }

  playForBot(): void {
    const bot = findBotToMove(this.match, this.#playable.players)
    this.#set({ trouble: null })
    if (!bot) return this.#settle()
    // Not the level's own move: a win over it must not count.
    this.match.markPractice('hint')
    const step = this.match.play(bot.seat, this.match.game.fallback(this.match.state, bot.seat))
    if (isRejection(step)) return this.#set({ trouble: 'bot' })
    this.#happened(step)
  }

  markCopied(): void {
    if (this.match.outcome || this.#readOnly) return
    this.match.markPractice('branch')
    this.#recorder.save()
    this.#set({ practice: this.match.practice })
  }

  async saveAs(name: string): Promise<StoragePlace | Rejection> {
    this.markCopied()
    const copy = { ...this.#playable, id: newMatchId(), name, series: null, match: this.match.branch(this.match.history.length) }
    return this.#deps.put(withSaveChecksum({ ...this.#recorder.savable(copy), revision: 1 }))
  }

  whenSaved(): Promise<void> {
    return this.#recorder.settled()
  }

  async close(): Promise<void> {
    if (this.#recorder.timer && this.#started && !this.#readOnly) this.#recorder.save()
    this.#interrupt()
    this.#closed = true
    this.#board.attach(null)
    try {
      await this.whenSaved()
    } finally {
      this.#recorder.close()
      this.#deps.engine.close()
    }
  }

  /** Another tab has taken the match: read-only from here. */
  yield(): void {
    this.#interrupt()
    this.#recorder.close()
    this.#readOnly = true
    this.#set({ ...this.#derivedState(), trouble: 'elsewhere' })
    this.#show()
  }

  /** The current match, for sharing and replays. */
  get match(): Match {
    return this.#playable.match
  }

  #set(part: Partial<TableState>): void {
    this.store.setState(part)
    const { paused, busy, curtain, trouble, turn } = this.store.getState()
    const still = !this.#started || this.#closed || this.#hidden || paused || busy || curtain !== null || trouble !== null
    const { timer } = this.#recorder
    if (timer?.run(still ? [] : turn.filter((seat) => seat !== this.#delayingSeat))) this.store.setState({ time: timer.snapshot })
  }

  /** A clock has run out. With one or two seats the match is lost; at larger tables the game's fallback move is played instead. */
  #flag(seat: Seat): void {
    this.#interrupt()
    const step = this.match.seatCount > 2 ? this.match.timeout(seat) : this.match.resign(seat, 'time')
    if (isRejection(step)) return this.#settle()
    this.#happened(step)
  }

  /** Cancels pending work without updating the view. */
  #interrupt(): void {
    this.#epoch++
    this.#requestedDecision = null
    this.#delayingSeat = null
    this.#recorder.clock.cancelDelays()
    this.#deps.engine.stop()
    this.#board.skip()
    this.#board.point(null)
    this.#set({ thinking: null, hint: null, trouble: this.#readOnly ? 'elsewhere' : null })
  }

  /** A viewer starts: before the first move the deal is animated for them. */
  #startViewing(): void {
    const { viewer, curtain } = this.#viewpoint
    const events = this.match.history.length === 0 && curtain === null ? this.match.openingEvents(viewer) : []
    if (events.length === 0) return this.#settle()
    const epoch = this.#epoch
    this.#set({ ...this.#derivedState(), busy: true, moves: [], canHint: false })
    this.#show()
    this.#animate(events, () => epoch === this.#epoch && this.#settle())
  }

  /** Animates a log entry with the events visible to the viewer, then shows the derived state. */
  #happened(step: Step): void {
    const epoch = this.#epoch
    const { viewer } = this.#viewpoint
    if (step.entry.seat === this.#delayingSeat) this.#delayingSeat = null
    this.#recorder.timer?.moveMade(this.match.history.length, isMoveEntry(step.entry) ? step.entry.seat : null)
    this.#recorder.save()
    if (this.match.outcome) this.#recorder.keepResult()
    const time = this.#recorder.timer?.snapshot ?? null
    this.#set({ busy: true, moves: [], canHint: false, thinking: null, hint: null, undo: null, redo: false, time })
    this.#show()
    this.#animate(eventsFor(step.events, viewer), () => {
      if (epoch !== this.#epoch) return
      const line = logLineOf(this.#deps.pkg, step, this.match.history.length, viewer)
      this.#set({ logLines: [...this.store.getState().logLines, line] })
      this.#deps.onLogLine(line)
      this.#settle()
    })
  }

  /** Without an animation the page is rendered once, with the final state. */
  #animate(events: readonly unknown[], then: () => void): void {
    const playing = this.#board.play(events)
    if (!playing && !this.#recorder.clock.frozen) return then()
    void Promise.resolve(playing).then(() => this.#recorder.clock.whenRunning().then(then))
  }

  /** Jumps to another position without animation. */
  #jumped(): void {
    this.#recorder.timer?.restoreAt(this.match.history.length)
    this.#recorder.save()
    this.#viewpoint.look(this.match, this.#playable.players)
    this.#set({ logLines: this.#viewpoint.logLines(this.match), time: this.#recorder.timer?.snapshot ?? null })
    this.#settle()
  }

  /** Idle: shows the derived state, hands the device over, asks bots, or ends the match. */
  #settle(): void {
    if (this.#closed) return
    const falls = this.#viewpoint.turnToNext(this.#playable)
    // The log lines of the previous viewer are hidden with their view.
    const logLines = falls ? this.#viewpoint.logLines(this.match) : this.store.getState().logLines
    this.#set({ ...this.#derivedState(), busy: false, logLines })
    this.#show()
    for (const resolve of this.#idleWaiters.splice(0)) resolve()
    if (this.match.outcome) return this.#recorder.clock.freeze()
    if (!this.store.getState().paused) this.#recorder.clock.unfreeze()
    this.#askBot()
  }

  #fresh(): TableState {
    return this.#viewpoint.initialState(this.#playable, this.#readOnly, this.#recorder.timer?.snapshot ?? null)
  }

  #derivedState(): DerivedState {
    return this.#viewpoint.derivedState(this.#playable, this.#readOnly)
  }

  #show(): void {
    const { view, moves, logLines } = this.store.getState()
    this.#board.show(view, moves, lastKnownMove(logLines))
  }

  /** Deals again: in place of a match that needs no save, else as a new match. */
  #deal(options: unknown): void {
    const { series } = this.#playable
    const seed = series && (this.#deps.seedAt?.(series) ?? null)
    const playable = dealAgain(this.#playable, { options, seed, asNewMatch: this.#recorder.mustBeKept, now: this.#deps.now() })
    if (isRejection(playable) || this.#readOnly) return
    // One attempt per daily seed: whoever has seen part of it knows what comes.
    if (seed !== null && this.match.history.length > 0) playable.match.markPractice('branch')
    this.resume()
    this.#interrupt()
    this.#playable = playable
    this.#recorder = this.#open(this.#recorder)
    this.#viewpoint.reset()
    this.#viewpoint.look(this.match, this.#playable.players)
    this.#set(this.#fresh())
    this.#recorder.save()
    this.#startViewing()
  }

  #open(before?: MatchRecorder): MatchRecorder {
    before?.timer?.stop()
    const { id } = this.#playable
    const reports = {
      kept: (saveStatus: SaveStatus) => id === this.#playable.id && this.#set({ saveStatus }),
      taken: () => this.yield(),
      flagged: (seat: Seat) => this.#flag(seat),
    }
    return new MatchRecorder(this.#playable, this.#deps, reports, before)
  }

  #askBot(): void {
    const bot = findBotToMove(this.match, this.#playable.players)
    if (!bot || this.#requestedDecision === bot.decision || this.store.getState().trouble) return
    this.#requestedDecision = bot.decision
    this.#delayingSeat = null
    this.#set({ thinking: bot.seat })
    void this.#reply(bot.seat, bot.level, bot.decision)
  }

  async #reply(seat: Seat, level: string, decision: number): Promise<void> {
    const epoch = this.#epoch
    const thought = await botReply(
      this.#deps,
      this.#recorder.clock,
      engineRequestFor(this.#deps, this.match, this.#playable.botSeed, seat, level, 'play'),
      () => {
        if (epoch !== this.#epoch) return
        this.#delayingSeat = seat
        this.#set({})
      },
    )
    if (epoch !== this.#epoch) return
    if (!thought) return this.#set({ trouble: 'bot', thinking: null })
    if (this.store.getState().busy) await new Promise<void>((resolve) => this.#idleWaiters.push(resolve))
    if (epoch !== this.#epoch) return
    const step = this.match.play(seat, thought.move, { decision })
    this.#requestedDecision = null
    if (isRejection(step)) this.#set({ trouble: 'bot', thinking: null })
    else this.#happened(step)
  }
}
