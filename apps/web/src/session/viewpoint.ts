import type { GamePackage, Seat, Viewer } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import type { LocalMatch } from './local-match.ts'
import type { TableState } from './session.ts'
import { logLinesOf, type LogLine } from './log-lines.ts'
import type { ClockSnapshot } from '../data/time-control.ts'
import { deriveState, type DerivedState } from './derived-state.ts'
import { nextViewer } from './viewer-and-bot-levels.ts'

/** State of a local match: everything that a table can have. */
export type LocalTableState = Required<Omit<TableState, 'playback'>> & { readonly id: string }

/** The current viewer, with the view and log lines they may see. */
export class Viewpoint {
  readonly #pkg: GamePackage
  /** Null behind the hand-over curtain. */
  #viewer: Viewer | null = null
  #curtain: Seat | null = null

  constructor(pkg: GamePackage) {
    this.#pkg = pkg
  }

  get curtain(): Seat | null {
    return this.#curtain
  }

  /** The next person; the public view is shown until they are ready. */
  get viewer(): Viewer {
    return this.#viewer ?? 'watcher'
  }

  /** Switches to the next viewer; true when that shows a curtain. */
  turnToNext({ match, players }: LocalMatch): boolean {
    if (this.#curtain !== null) return false
    this.update(match, players)
    return this.#curtain !== null
  }

  update(match: Match, players: LocalMatch['players']): void {
    const next = nextViewer(match.game, players, match.outcome ? [] : match.state.pending, this.#viewer)
    this.#curtain = next.curtain && next.viewer !== 'watcher' ? next.viewer : null
    this.#viewer = next.curtain ? null : next.viewer
  }

  /** Resets for another match. */
  reset(): void {
    this.#viewer = null
  }

  /** The next person becomes the viewer. */
  liftCurtain(): void {
    this.#viewer = this.#curtain
    this.#curtain = null
  }

  derivedState(localMatch: LocalMatch, readOnly: boolean): DerivedState {
    const derivedState = deriveState(this.#pkg, localMatch, this.#viewer, this.#curtain)
    return readOnly ? { ...derivedState, moves: [], canHint: false, undo: null, redo: false } : derivedState
  }

  logLines(match: Match): LogLine[] {
    return logLinesOf(this.#pkg, match, this.viewer)
  }

  /** Table state at the start of a match, independent of its position. */
  initialState(localMatch: LocalMatch, readOnly: boolean, time: ClockSnapshot | null): LocalTableState {
    const { id, players, match, revision, series } = localMatch
    const idle = { busy: false, thinking: null, paused: false, hint: null, trouble: null } as const
    const saveStatus = revision > 0 ? 'saved' : 'saving'
    return {
      ...this.derivedState(localMatch, readOnly),
      ...idle,
      id,
      players,
      series,
      logLines: this.logLines(match),
      saveStatus,
      time,
    }
  }
}
