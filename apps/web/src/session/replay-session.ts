import type { GamePackage, Viewer } from '@parlor/kernel'
import { eventsFor, type Match } from '@parlor/kernel/host'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Board } from '../web-game/board.ts'
import { PausableClock } from './pausable-clock.ts'
import { DetachableBoard } from './detachable-board.ts'
import { lastKnownMove, logLinesOf, type LogLine } from './log-lines.ts'
import type { TableState } from './session.ts'

/** State of a replay. */
interface ReplayState {
  /** Number of history entries shown, 0 at the start. */
  readonly at: number
  readonly length: number
  readonly viewer: Viewer
  readonly view: TableState['view']
  readonly playing: boolean
  readonly logLines: readonly LogLine[]
}

/** Delay between two entries at 1×, in milliseconds. */
const pauseBetweenSteps = 550

/** Playback of a match, forwards and backwards. */
export class ReplaySession {
  readonly store: StoreApi<ReplayState>
  readonly match: Match
  readonly #pkg: GamePackage
  readonly #speed: () => 0 | 1 | 2 | 4
  readonly #clock = new PausableClock()
  readonly #board = new DetachableBoard()
  #epoch = 0
  /** An entry is being animated. */
  #moving = false

  constructor(pkg: GamePackage, match: Match, viewer: Viewer, speed: () => 0 | 1 | 2 | 4, at = match.history.length) {
    this.#pkg = pkg
    this.match = match
    this.#speed = speed
    const length = match.history.length
    this.store = createStore<ReplayState>(() => ({
      at,
      length,
      viewer,
      view: match.game.view(match.stateAt(at), viewer),
      playing: false,
      logLines: logLinesOf(pkg, match, viewer),
    }))
  }

  attach(board: Board | null): () => void {
    const detach = this.#board.attach(board)
    this.#show()
    return detach
  }

  /** Seeks without animation; stops playback. */
  jumpTo(at: number): void {
    this.#stopPlaying()
    this.#showAt(Math.max(0, Math.min(this.match.history.length, at)))
  }

  /** One entry forward with its animation, or one back without. Forward during an animation skips it and goes on. */
  step(by: 1 | -1): void {
    if (by === 1 && this.#moving) this.jumpTo(this.store.getState().at + 1)
    const { at, length } = this.store.getState()
    if (by === -1 || at === length) return this.jumpTo(at + by)
    this.#stopPlaying()
    void this.#advance(this.#epoch)
  }

  /** Starts playback, from the start when at the end. */
  play(): void {
    this.#stopPlaying()
    if (this.store.getState().at === this.match.history.length) this.#showAt(0)
    this.store.setState({ playing: true })
    void this.#run(this.#epoch)
  }

  stop(): void {
    this.#stopPlaying()
    this.#showAt(this.store.getState().at)
  }

  /** Changes the viewer. */
  setViewer(viewer: Viewer): void {
    this.#stopPlaying()
    this.store.setState({ viewer, logLines: logLinesOf(this.#pkg, this.match, viewer) })
    this.#showAt(this.store.getState().at)
  }

  close(): void {
    this.#stopPlaying()
    this.#board.attach(null)
  }

  #stopPlaying(): void {
    this.#epoch++
    this.#moving = false
    this.#clock.cancelDelays()
    this.#board.skip()
    this.store.setState({ playing: false })
  }

  async #run(epoch: number): Promise<void> {
    while (epoch === this.#epoch && this.store.getState().at < this.match.history.length) {
      await this.#clock.delay(pauseBetweenSteps / (this.#speed() || 10))
      if (epoch === this.#epoch) await this.#advance(epoch)
    }
    if (epoch === this.#epoch) this.store.setState({ playing: false })
  }

  async #advance(epoch: number): Promise<void> {
    const { at, viewer } = this.store.getState()
    const events = eventsFor(this.match.history[at]!.events, viewer)
    this.#moving = true
    await this.#board.play(events)
    if (epoch !== this.#epoch) return
    this.#moving = false
    this.#showAt(at + 1)
  }

  #showAt(at: number): void {
    const { viewer } = this.store.getState()
    this.store.setState({ at, view: this.match.game.view(this.match.stateAt(at), viewer) })
    this.#show()
  }

  #show(): void {
    const { view, logLines, at } = this.store.getState()
    this.#board.show(view, [], lastKnownMove(logLines.slice(0, at)))
  }
}
