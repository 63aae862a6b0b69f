import { heardBy, type GamePackage, type Match, type Viewer } from '@parlor/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Board } from '../games/door.ts'
import { Clock } from './clock.ts'
import { Picture } from './picture.ts'
import { lastMove, storyOf, type Line } from './story.ts'
import type { TableState } from './session.ts'

/** Where a replay stands. */
export interface ReplayState {
  /** How many deeds have happened, 0 at the start. */
  readonly at: number
  readonly length: number
  readonly viewer: Viewer
  readonly view: TableState['view']
  readonly playing: boolean
  readonly story: readonly Line[]
}

/** The rest between two deeds, at normal speed. */
const rest = 550

/** A match looked at again, forwards and backwards. */
export class Replay {
  readonly store: StoreApi<ReplayState>
  readonly match: Match
  readonly #pkg: GamePackage
  readonly #speed: () => 0 | 1 | 2 | 4
  readonly #clock = new Clock()
  readonly #picture = new Picture()
  #epoch = 0
  /** A deed is being animated. */
  #moving = false

  constructor(pkg: GamePackage, match: Match, viewer: Viewer, speed: () => 0 | 1 | 2 | 4, at = match.line.length) {
    this.#pkg = pkg
    this.match = match
    this.#speed = speed
    const length = match.line.length
    this.store = createStore<ReplayState>(() => ({
      at,
      length,
      viewer,
      view: match.game.view(match.stateAt(at), viewer),
      playing: false,
      story: storyOf(pkg, match, viewer),
    }))
  }

  attach(board: Board | null): () => void {
    const takeBack = this.#picture.take(board)
    this.#show()
    return takeBack
  }

  /** Jumps, without animation; stops what was playing. */
  go(at: number): void {
    this.#halt()
    this.#stand(Math.max(0, Math.min(this.match.line.length, at)))
  }

  /** One deed forward with its animation, one back without. Forward again before it is over goes to its end and on. */
  step(by: 1 | -1): void {
    if (by === 1 && this.#moving) this.go(this.store.getState().at + 1)
    const { at, length } = this.store.getState()
    if (by === -1 || at === length) return this.go(at + by)
    this.#halt()
    void this.#advance(this.#epoch)
  }

  /** Plays on, from the start when the end has been reached. */
  play(): void {
    this.#halt()
    if (this.store.getState().at === this.match.line.length) this.#stand(0)
    this.store.setState({ playing: true })
    void this.#run(this.#epoch)
  }

  stop(): void {
    this.#halt()
    this.#stand(this.store.getState().at)
  }

  /** Looks with other eyes. */
  look(viewer: Viewer): void {
    this.#halt()
    this.store.setState({ viewer, story: storyOf(this.#pkg, this.match, viewer) })
    this.#stand(this.store.getState().at)
  }

  close(): void {
    this.#halt()
    this.#picture.take(null)
  }

  #halt(): void {
    this.#epoch++
    this.#moving = false
    this.#clock.drop()
    this.#picture.skip()
    this.store.setState({ playing: false })
  }

  async #run(epoch: number): Promise<void> {
    while (epoch === this.#epoch && this.store.getState().at < this.match.line.length) {
      await this.#clock.delay(rest / (this.#speed() || 10))
      if (epoch === this.#epoch) await this.#advance(epoch)
    }
    if (epoch === this.#epoch) this.store.setState({ playing: false })
  }

  async #advance(epoch: number): Promise<void> {
    const { at, viewer } = this.store.getState()
    const events = heardBy(this.match.line[at]!.events, viewer)
    this.#moving = true
    await this.#picture.play(events)
    if (epoch !== this.#epoch) return
    this.#moving = false
    this.#stand(at + 1)
  }

  #stand(at: number): void {
    const { viewer } = this.store.getState()
    this.store.setState({ at, view: this.match.game.view(this.match.stateAt(at), viewer) })
    this.#show()
  }

  #show(): void {
    const { view, story, at } = this.store.getState()
    this.#picture.show(view, [], lastMove(story.slice(0, at)))
  }
}
