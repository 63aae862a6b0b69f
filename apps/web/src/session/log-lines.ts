import { isMoveEntry, isRejection, type GamePackage, type Message, type ResignReason, type Seat, type Viewer } from '@parlor/kernel'
import { eventsFor, type Match, type HistoryStep, type WinnerlessEndKind } from '@parlor/kernel/host'

/** A log entry as messages that the viewer may see; over the wire, a `WireLogLine`. */
export interface LogLine {
  /** Its index in the history, from 1. */
  readonly number: number
  readonly seat: Seat
  /** A move, a move made on timeout, a resignation, or how the match was aborted. */
  readonly kind: 'move' | 'timeout' | ResignReason | WinnerlessEndKind
  readonly said: readonly Message[]
  /** The move, where the viewer may know it: highlighted on the board, and shown by name. */
  readonly move: { readonly move: unknown; readonly moveText: Message } | null
}

/** The log line of one history entry. */
export function logLineOf({ game, text }: GamePackage, step: HistoryStep, number: number, viewer: Viewer): LogLine {
  const { entry, events, state } = step
  const { seat } = entry
  if (!isMoveEntry(entry)) return { number, seat, kind: entry.kind === 'resign' ? entry.reason : entry.kind, said: [], move: null }
  const view: unknown = game.view(state, viewer)
  const known: unknown = game.information === 'open' || viewer === seat ? game.notation.readMove(entry.move) : null
  const move = known === null || isRejection(known) ? null : { move: known, moveText: text.move(known, view) }
  return { number, seat, kind: entry.kind, said: text.sentences(eventsFor(events, viewer), view), move }
}

/** The log lines of the whole match. */
export function logLinesOf(pkg: GamePackage, match: Match, viewer: Viewer): LogLine[] {
  return match.history.map((step, i) => logLineOf(pkg, step, i + 1, viewer))
}

/** The last move that the viewer may know; null where there is none. */
export function lastKnownMove(logLines: readonly LogLine[]): unknown {
  return logLines.findLast(({ move }) => move !== null)?.move?.move ?? null
}
