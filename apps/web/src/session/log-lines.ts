import {
  eventsFor,
  isMoveEntry,
  isRejection,
  type GamePackage,
  type Match,
  type Message,
  type ResignReason,
  type Seat,
  type Step,
  type StopKind,
  type Viewer,
} from '@parlor/kernel'

/** One deed in words, as the viewer may hear it. */
export interface LogLine {
  /** Its place in the match, from 1. */
  readonly number: number
  readonly seat: Seat
  /** A move, one made for a player whose time was up, why a player gave up, or how it was stopped. */
  readonly kind: 'move' | 'timeout' | ResignReason | StopKind
  readonly said: readonly Message[]
  /** The move, where the viewer may know it: to point at on the board, and by its name. */
  readonly move: { readonly move: unknown; readonly words: Message } | null
}

/** One deed in words. */
export function logLineOf({ game, text }: GamePackage, step: Step, number: number, viewer: Viewer): LogLine {
  const { entry, events, state } = step
  const { seat } = entry
  if (!isMoveEntry(entry)) return { number, seat, kind: entry.kind === 'resign' ? entry.reason : entry.kind, said: [], move: null }
  const view: unknown = game.view(state, viewer)
  const known: unknown = game.information === 'open' || viewer === seat ? game.notation.readMove(entry.move) : null
  const move = known === null || isRejection(known) ? null : { move: known, words: text.move(known, view) }
  return { number, seat, kind: entry.kind, said: text.sentences(eventsFor(events, viewer), view), move }
}

/** The whole match in words. */
export function logLinesOf(pkg: GamePackage, match: Match, viewer: Viewer): LogLine[] {
  return match.history.map((step, i) => logLineOf(pkg, step, i + 1, viewer))
}

/** The latest move of a story that the viewer may know; null where there is none. */
export function lastKnownMove(logLines: readonly LogLine[]): unknown {
  return logLines.findLast(({ move }) => move !== null)?.move?.move ?? null
}
