import type { GamePackage, Match, Seat, Viewer } from '@parlor/kernel'
import type { Opening } from './opening.ts'
import type { TableState } from './session.ts'
import { storyOf, type Line } from './story.ts'
import type { Reading } from './time.ts'
import { truthOf, type Truth } from './truth.ts'
import { nextLook } from './viewer.ts'

/** Whose eyes the screen shows, and what they see and hear. */
export class Outlook {
  readonly #pkg: GamePackage
  /** Null while a curtain hides the table. */
  #viewer: Viewer | null = null
  #curtain: Seat | null = null

  constructor(pkg: GamePackage) {
    this.#pkg = pkg
  }

  get curtain(): Seat | null {
    return this.#curtain
  }

  /** Behind the curtain the screen shows what everybody may see, until the next person is ready. */
  get viewer(): Viewer {
    return this.#viewer ?? 'watcher'
  }

  /** Turns to whoever is next; true when that lets a curtain fall. */
  turn({ match, players }: Opening): boolean {
    if (this.#curtain !== null) return false
    this.look(match, players)
    return this.#curtain !== null
  }

  look(match: Match, players: Opening['players']): void {
    const look = nextLook(match.game, players, match.state.pending, this.#viewer)
    this.#curtain = look.curtain && look.viewer !== 'watcher' ? look.viewer : null
    this.#viewer = look.curtain ? null : look.viewer
  }

  /** Another match: nobody has looked yet. */
  forget(): void {
    this.#viewer = null
  }

  /** The person behind the curtain begins to look. */
  lift(): void {
    this.#viewer = this.#curtain
    this.#curtain = null
  }

  truth({ match, players }: Opening, readOnly: boolean): Truth {
    const truth = truthOf(this.#pkg, match, players, this.#viewer, this.#curtain)
    return readOnly ? { ...truth, moves: [], canHint: false, undo: null, redo: false } : truth
  }

  story(match: Match): Line[] {
    return storyOf(this.#pkg, match, this.viewer)
  }

  /** What a match starts with, whatever its position. */
  fresh(opening: Opening, readOnly: boolean, time: Reading | null): TableState {
    const { id, players, match, revision, series } = opening
    const options = match.origin.options as TableState['options']
    const calm = { busy: false, thinking: null, paused: false, hint: null, trouble: null } as const
    const kept = revision > 0 ? 'kept' : 'saving'
    return { ...this.truth(opening, readOnly), ...calm, id, players, options, series, story: this.story(match), kept, time }
  }
}
