import { isRejection, reject, type Rejection } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import type { Board } from '../web-game/board.ts'
import type { NextMoveOfGesture } from '../web-game/web-game.ts'
import { withSaveChecksum } from '../data/save.ts'
import type { SeriesMatchRef } from '../data/series-progress.ts'
import type { StorageKind } from '../platform/storage/storage-backend.ts'
import { answerAutomatically, type AutomaticAnswerDeps } from './automatic-answer.ts'
import { dailyKeyOf } from './daily-challenge.ts'
import { dealAgain } from './deal-again.ts'
import { hintFor } from './hint.ts'
import { MatchRunner, type MatchRunnerDeps } from './match-runner.ts'
import { localMatchOf, type LocalMatch } from './local-match.ts'
import { newMatchId } from '../data/random-id.ts'
import type { LocalTableState } from './viewpoint.ts'
import type { ReadonlyStore, Session } from './session.ts'
import { findBotToMove, playsAlone, seatToUndo, undoTargetOf } from './derived-state.ts'
import { botLevelForHints } from './viewer-and-bot-levels.ts'

/** Dependencies of a local session; tests inject their own. */
export interface LocalSessionDeps extends MatchRunnerDeps, AutomaticAnswerDeps {
  /** Seed fixed by a series match; null where it fixes none. */
  seedAt?(seriesRef: SeriesMatchRef): string | null
  /** The table shows already what a hint would tell. */
  isHintShown?(view: unknown, daily: boolean): boolean
  /** A hint was asked for and the engine failed. */
  onHintFailed?(): void
}

/** A match on this device: people here, bots in a worker, a save after every move. The commands of its players. */
export class LocalSession implements Session {
  readonly store: ReadonlyStore<LocalTableState>
  readonly #deps: LocalSessionDeps
  readonly #runner: MatchRunner
  #stopAnswering: (() => void) | undefined

  constructor(localMatch: LocalMatch, deps: LocalSessionDeps) {
    this.#deps = deps
    this.#runner = new MatchRunner(localMatch, deps)
    this.store = this.#runner.store
  }

  /** The current match, for sharing and replays. */
  get match(): Match {
    return this.#runner.match
  }

  attach(board: Board | null): () => void {
    const detach = this.#runner.board.attach(board)
    this.#runner.show()
    this.#runner.board.freeze(this.store.getState().paused)
    this.#runner.start()
    this.#stopAnswering ??= answerAutomatically(this, this.#deps)
    return detach
  }

  move(move: unknown, next?: NextMoveOfGesture): Rejection | null {
    const { seat, busy, paused, curtain, trouble } = this.store.getState()
    const closed = seat === null || busy || paused || curtain !== null || trouble === 'elsewhere'
    const group = this.match.history.length
    const step = closed ? reject('match.notYourTurn') : this.match.play(seat, move, next ? { group } : {})
    if (isRejection(step)) {
      if (!busy) this.#runner.board.refuse(move)
      return step
    }
    if (next) this.#runner.gesture.begin(seat!, group, next)
    this.#runner.advance(step)
    return null
  }

  point(move: unknown): void {
    this.#runner.board.point(move)
  }

  skip(): void {
    if (this.store.getState().paused || this.#runner.board.step()) return
    this.#runner.board.skip()
  }

  undo(): void {
    const { localMatch, readOnly } = this.#runner
    const seat = seatToUndo(this.match, localMatch.players)
    if (seat === null || readOnly) return
    this.#runner.interrupt()
    const makesPractice = undoTargetOf(localMatch)?.practice === true
    if (makesPractice && this.match.outcome !== null && this.match.practice === null) this.#goOnInCopy()
    if (makesPractice) this.match.markPractice('undo')
    if (!isRejection(this.match.undo(seat, playsAlone(localMatch.players)))) this.#runner.jump()
    else this.#runner.settle()
  }

  redo(): void {
    if (!this.match.redoable || this.#runner.readOnly) return
    this.#runner.interrupt()
    this.match.redo()
    this.#runner.jump()
  }

  async hint(): Promise<void> {
    const { seat, canHint, thinking } = this.store.getState()
    const level = botLevelForHints(this.#deps.pkg.strategy)
    if (seat === null || !canHint || thinking !== null || !level) return
    const { epoch, localMatch } = this.#runner
    if (this.isHintShown()) this.#runner.set({ hint: 'thinking' })
    else this.#markPractice('hint', { hint: 'thinking' })
    const hint = await hintFor(this.#deps, this.match, localMatch.botSeed, seat, level)
    if (epoch !== this.#runner.epoch || this.store.getState().hint !== 'thinking') return
    this.#runner.set({ hint })
    if (hint) this.#runner.board.point(hint.move)
    else this.#deps.onHintFailed?.()
  }

  isHintShown(): boolean {
    const { view, series } = this.store.getState()
    return this.#deps.isHintShown?.(view, dailyKeyOf(series) !== null) ?? false
  }

  dismissHint(): void {
    this.#runner.board.point(null)
    this.#runner.set({ hint: null })
  }

  resign(): void {
    const { seat } = this.store.getState()
    if (seat === null || this.#runner.readOnly) return
    this.#runner.interrupt()
    const step = this.match.resign(seat)
    if (isRejection(step)) return this.#runner.settle()
    this.#runner.advance(step)
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
    this.#runner.recorder.clock.freeze()
    this.#runner.board.freeze(true)
    this.#runner.set({ paused: true })
  }

  resume(): void {
    if (!this.store.getState().paused) return
    // After the end the playing time stands still; while the last move is animated it waits to be resumed.
    if (this.store.getState().outcome === null) this.#runner.recorder.clock.unfreeze()
    this.#runner.board.freeze(false)
    this.#runner.set({ paused: false })
  }

  setHidden(hidden: boolean): void {
    this.#runner.setHidden(hidden)
  }

  liftCurtain(): void {
    this.#runner.liftCurtain()
  }

  retry(): void {
    this.#runner.retryBot()
  }

  playForBot(): void {
    const bot = findBotToMove(this.match, this.#runner.localMatch.players)
    this.#runner.set({ trouble: null })
    if (!bot) return this.#runner.settle()
    // Not the level's own move: a win over it must not count.
    this.match.markPractice('hint')
    const step = this.match.play(bot.seat, this.match.game.fallback(this.match.state, bot.seat))
    if (isRejection(step)) return this.#runner.set({ trouble: 'bot' })
    this.#runner.advance(step)
  }

  markCopied(): null {
    if (!this.match.outcome && !this.#runner.readOnly) this.#markPractice('branch')
    return null
  }

  /** This match repeats a deal whose one attempt was another match. */
  markRepeated(id: string): void {
    if (id === this.#runner.localMatch.id && this.match.practice === null && !this.match.outcome) this.#markPractice('branch')
  }

  async saveAs(name: string): Promise<StorageKind | Rejection> {
    this.markCopied()
    const { localMatch, recorder } = this.#runner
    const copy = { ...localMatch, id: newMatchId(), name, series: null, match: this.match.branch(this.match.history.length) }
    return this.#deps.put(withSaveChecksum({ ...recorder.savable(copy), revision: 1 }))
  }

  whenSaved(): Promise<void> {
    return this.#runner.recorder.settled()
  }

  /** Page unload: saves synchronously what is not saved yet, running clocks included. */
  saveBeforeUnload(): void {
    this.#runner.saveBeforeUnload()
  }

  /** Another tab has taken the match: read-only from here. */
  yield(): void {
    this.#runner.yield()
  }

  close(): Promise<void> {
    this.#stopAnswering?.()
    return this.#runner.close()
  }

  /** A scored match stays as it ended, with its replay and report; what comes after it is another match. */
  #goOnInCopy(): void {
    const { localMatch, recorder } = this.#runner
    const { botSeed, players, series } = localMatch
    const { time = null, played } = recorder.savable()
    const copy = localMatchOf(this.match.upTo(this.match.history.length), players, this.#deps.now())
    this.#runner.replace({ ...copy, botSeed, series, time, played })
  }

  /** Deals again: in place of a match that needs no save, else as a new match. */
  #deal(options: unknown): void {
    const { localMatch, recorder, readOnly } = this.#runner
    const seed = localMatch.series && (this.#deps.seedAt?.(localMatch.series) ?? null)
    const next = dealAgain(localMatch, { options, seed, asNewMatch: recorder.mustBeKept, now: this.#deps.now() })
    if (isRejection(next) || readOnly) return
    // One attempt per daily seed: whoever has seen part of it knows what comes.
    if (seed !== null && (this.match.log.length > 0 || this.match.practice !== null)) next.match.markPractice('branch')
    this.resume()
    this.#runner.replace(next)
  }

  #markPractice(reason: 'hint' | 'branch', state: Partial<LocalTableState> = {}): void {
    this.match.markPractice(reason)
    this.#runner.recorder.save()
    this.#runner.set({ ...state, practice: this.match.practice })
  }
}
