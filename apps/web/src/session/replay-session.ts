import type { GamePackage, Rejection, StateCore, Viewer } from '@parlor/kernel'
import { eventsFor, type Match } from '@parlor/kernel/host'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Board } from '../web-game/board.ts'
import { PausableClock } from './pausable-clock.ts'
import { DetachableBoard } from './detachable-board.ts'
import type { Player } from '../data/player.ts'
import { lastKnownMove, logLinesOf } from './log-lines.ts'
import { idleTableState } from './idle-table-state.ts'
import { turnOf } from './turn-of.ts'
import type { Playback, PlaybackState, Session, TableState } from './session.ts'

type ReplayState = TableState & Required<Pick<TableState, 'playback'>>

/** Whose match it is. */
interface ReplayDetails {
  /** Null where the match is not stored here. */
  readonly id: string | null
  readonly players: readonly Player[]
  readonly viewers: readonly Viewer[]
  /** Marks the save of a running match as practice; absent where there is none. */
  readonly markAsPractice?: () => Promise<Rejection | null>
}

/** Delay between two entries at 1×, in milliseconds. */
const pauseBetweenSteps = 550

/** A match that is shown from its log. */
export class ReplaySession implements Session, Playback {
  readonly store: StoreApi<ReplayState>
  readonly viewers: readonly Viewer[]
  readonly playback: Playback = this
  readonly match: Match
  readonly markCopied?: () => Promise<Rejection | null>
  readonly #pkg: GamePackage
  readonly #speed: () => 0 | 1 | 2 | 4
  readonly #clock = new PausableClock()
  readonly #board = new DetachableBoard()
  #epoch = 0
  /** An entry is being animated. */
  #moving = false

  constructor(
    pkg: GamePackage,
    match: Match,
    { id, players, viewers, markAsPractice }: ReplayDetails,
    speed: () => 0 | 1 | 2 | 4,
    at = match.history.length,
  ) {
    const viewer = viewers[0]!
    this.#pkg = pkg
    this.viewers = viewers
    this.match = match
    this.#speed = speed
    if (markAsPractice) this.markCopied = async () => (await markAsPractice()) ?? this.#markPractice()
    const length = match.history.length
    this.store = createStore<ReplayState>(() => ({
      ...idleTableState,
      id,
      players,
      ...this.#positionAt(at, viewer),
      playback: { at, length, viewer, playing: false },
      logLines: logLinesOf(pkg, match, viewer),
      practice: match.practice,
    }))
  }

  #markPractice(): null {
    this.match.markPractice('branch')
    this.store.setState({ practice: this.match.practice })
    return null
  }

  attach(board: Board | null): () => void {
    const detach = this.#board.attach(board)
    this.#show()
    return detach
  }

  jumpTo(at: number): void {
    this.#stopPlaying()
    this.#showAt(Math.max(0, Math.min(this.match.history.length, at)))
  }

  /** Forward during an animation skips it and goes on. */
  step(by: 1 | -1): void {
    if (by === 1 && this.#moving) this.jumpTo(this.#playbackState.at + 1)
    const { at, length } = this.#playbackState
    if (by === -1 || at === length) return this.jumpTo(at + by)
    this.#stopPlaying()
    void this.#advance(this.#epoch)
  }

  play(): void {
    this.#stopPlaying()
    if (this.#playbackState.at === this.match.history.length) this.#showAt(0)
    this.#setPlaying(true)
    void this.#run(this.#epoch)
  }

  stop(): void {
    this.#stopPlaying()
    this.#showAt(this.#playbackState.at)
  }

  setViewer(viewer: Viewer): void {
    this.#stopPlaying()
    this.store.setState({ logLines: logLinesOf(this.#pkg, this.match, viewer), playback: { ...this.#playbackState, viewer } })
    this.#showAt(this.#playbackState.at)
  }

  close(): void {
    this.#stopPlaying()
    this.#board.attach(null)
  }

  get #playbackState(): PlaybackState {
    return this.store.getState().playback
  }

  #setPlaying(playing: boolean): void {
    this.store.setState({ playback: { ...this.#playbackState, playing } })
  }

  #stopPlaying(): void {
    this.#epoch++
    this.#moving = false
    this.#clock.cancelDelays()
    this.#board.skip()
    this.#setPlaying(false)
  }

  async #run(epoch: number): Promise<void> {
    while (epoch === this.#epoch && this.#playbackState.at < this.match.history.length) {
      await this.#clock.delay(pauseBetweenSteps / (this.#speed() || 10))
      if (epoch === this.#epoch) await this.#advance(epoch)
    }
    if (epoch === this.#epoch) this.#setPlaying(false)
  }

  async #advance(epoch: number): Promise<void> {
    const { view, playback } = this.store.getState()
    const { at, viewer } = playback
    const events = eventsFor(this.match.history[at]!.events, viewer)
    this.#moving = true
    await this.#board.play(this.match.game, view, events, (next) => this.store.setState({ view: next }))
    if (epoch !== this.#epoch) return
    this.#moving = false
    this.#showAt(at + 1)
  }

  #showAt(at: number): void {
    this.store.setState({ ...this.#positionAt(at, this.#playbackState.viewer), playback: { ...this.#playbackState, at } })
    this.#show()
  }

  #positionAt(at: number, viewer: Viewer): Pick<ReplayState, 'view' | 'turn' | 'outcome'> {
    const { game } = this.match
    const state = this.match.stateAt(at) as StateCore
    return { view: game.view(state, viewer), turn: turnOf(state), outcome: state.outcome }
  }

  #show(): void {
    const { view, logLines } = this.store.getState()
    this.#board.show(view, [], lastKnownMove(logLines.slice(0, this.#playbackState.at)))
  }
}
