import type { GamePackage, Seat, Viewer } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import { personSeats, type Player } from '../data/player.ts'
import { dailyKeyOf } from './daily-challenge.ts'
import type { LocalMatch } from './local-match.ts'
import { turnOf } from './turn-of.ts'
import type { TableState } from './session.ts'
import { botLevelForHints, undoSeatAmong } from './viewer-and-bot-levels.ts'

/** The part of the table state that is derived from the position and the viewer. */
export type DerivedState = Pick<
  Required<TableState>,
  'view' | 'seat' | 'moves' | 'turn' | 'curtain' | 'undo' | 'redo' | 'practice' | 'outcome' | 'canHint'
>

/** Derives it. `viewer` is null behind the hand-over curtain: then the public view is shown and nothing can be played. */
export function deriveState(pkg: GamePackage, localMatch: LocalMatch, viewer: Viewer | null, curtain: Seat | null): DerivedState {
  const { match } = localMatch
  const seat = typeof viewer === 'number' ? viewer : curtain
  const moves = typeof viewer === 'number' ? match.moves(viewer) : []
  return {
    view: match.view(viewer ?? 'watcher') as TableState['view'],
    seat,
    moves,
    turn: turnOf(match.state),
    curtain,
    undo: undoTargetOf(localMatch),
    redo: match.redoable,
    practice: match.practice,
    outcome: match.outcome,
    canHint: moves.length > 0 && botLevelForHints(pkg.strategy) !== null,
  }
}

/** The seat whose last decision an undo takes back. */
export function seatToUndo(match: Match, players: readonly Player[]): Seat | null {
  return undoSeatAmong(
    players,
    match.history.map(({ entry }) => entry.seat),
  )
}

/** Nobody else's answers are lost: an undo takes a gesture back as a whole, with what bots did in between. */
export function playsAlone(players: readonly Player[]): boolean {
  return personSeats(players).length === 1
}

/**
 * What an undo removes. It makes a match practice where the player has learned what cannot be unlearned, or has its score already: past a
 * hidden part, in a series match or a run that has been scored, and in a daily challenge, which is tried once.
 */
export function undoTargetOf({ match, players, series }: LocalMatch): NonNullable<TableState['undo']> | null {
  const seat = seatToUndo(match, players)
  const target = seat === null ? null : match.undoable(seat, playsAlone(players))
  const scored = match.outcome !== null && (series !== null || match.seatCount === 1)
  const again = dailyKeyOf(series) !== null || scored
  return target && again ? { ...target, practice: true } : target
}

/** A bot with an open decision, and the decision's id. */
export function findBotToMove(match: Match, players: readonly Player[]): { seat: Seat; level: string; decision: number } | null {
  for (const { id, seat } of match.outcome ? [] : match.state.pending) {
    const player = players[seat]
    if (player?.kind === 'bot') return { seat, level: player.level, decision: id }
  }
  return null
}
