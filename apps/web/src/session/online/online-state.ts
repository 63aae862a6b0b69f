import { decisionOf, isRejection, rngFrom, type GamePackage, type Outcome, type Seat } from '@parlor/kernel'
import type { ClockReading, WireLogLine, ServerMessage, TableInfo } from '@parlor/protocol'
import { botPlayer, personPlayer, remotePlayer, type Player } from '../../data/player.ts'
import type { ClockSnapshot } from '../../data/time-control.ts'
import type { LogLine } from '../log-lines.ts'
import { turnOf } from '../turn-of.ts'
import type { TableState } from '../session.ts'

export type FullStateMessage = Extract<ServerMessage, { kind: 'sync' }>
type Game = GamePackage['game']

/** The game and the current table. */
export interface OnlineStateDeps {
  readonly pkg: GamePackage
  table(): TableInfo
  /** True while the person at the seat is connected. */
  isPresent(seat: Seat): boolean
}

/** State of a match that is played on the server. */
export type OnlineSessionState = TableState & Required<Pick<TableState, 'undo'>> & { readonly id: string }

/** The part of the table state that follows from the view and the table. */
type DerivedFromView = Pick<TableState, 'moves' | 'turn' | 'outcome' | 'thinking'>

/** The whole table state of a match that has just been opened. */
export function initialState(deps: OnlineStateDeps, sync: FullStateMessage, serverNow: number): OnlineSessionState {
  const table = deps.table()
  return {
    id: table.match,
    series: null,
    ...playersOf(table),
    ...stateFromSync(deps, sync, serverNow),
  }
}

/** What a sync message replaces. */
export function stateFromSync(
  deps: OnlineStateDeps,
  sync: FullStateMessage,
  serverNow: number,
): DerivedFromView & Pick<OnlineSessionState, 'view' | 'busy' | 'undo' | 'logLines' | 'time' | 'practice'> {
  const view = sync.view as TableState['view']
  return {
    view,
    // Whatever was being animated is over.
    busy: false,
    undo: undoAvailabilityFrom(sync),
    logLines: sync.story.map((line) => logLineFrom(deps.pkg.game, line)),
    time: clockSnapshotOf(deps.table(), sync.clock, serverNow),
    practice: sync.practice as TableState['practice'],
    ...deriveState(deps, view),
  }
}

export function undoAvailabilityFrom({ undo }: Pick<FullStateMessage, 'undo'>): OnlineSessionState['undo'] {
  return undo ? { practice: false } : null
}

export function deriveState(deps: OnlineStateDeps, view: TableState['view']): DerivedFromView {
  const turn = turnOf(view)
  return {
    moves: legalMoves(deps.pkg.game, view, deps.table().you),
    turn,
    outcome: view.outcome as Outcome | null,
    thinking: thinkingSeat(deps, turn),
  }
}

/** The bot or connected person whose move the others wait for; null on the player's own turn. */
export function thinkingSeat({ table, isPresent }: OnlineStateDeps, turn: readonly Seat[]): Seat | null {
  const { seats, you } = table()
  if (you !== null && turn.includes(you)) return null
  return turn.find((seat) => seats[seat]?.kind === 'bot' || isPresent(seat)) ?? null
}

function legalMoves(game: Game, view: TableState['view'], seat: Seat | null): readonly unknown[] {
  if (seat === null || view.outcome || !decisionOf(view.pending, seat)) return []
  const moves: unknown[] = []
  moves.length = game.moves(sampleConsistentState(game, view, seat) as never, seat, moves as never[])
  return moves
}

/** A full state consistent with the view: the seat's legal moves are the same in all of them. */
export function sampleConsistentState(game: Game, view: TableState['view'], seat: Seat): unknown {
  return game.determinize(view as never, seat, rngFrom('remote'))
}

export function playersOf({ seats, you }: TableInfo): Pick<TableState, 'players' | 'seat'> {
  const players = seats.map((seat, at): Player => {
    if (seat.kind === 'bot') return botPlayer(seat.level)
    return at === you ? personPlayer : remotePlayer(seat.kind === 'person' ? seat.person.name : '')
  })
  return { players, seat: you }
}

/** A log line of the server, its move read from notation. */
export function logLineFrom(game: Game, { move, ...line }: WireLogLine): LogLine {
  const known = move && game.notation.readMove(move.move)
  return { ...line, move: move && !isRejection(known) ? { move: known, moveText: move.words } : null }
}

/** The server's clocks converted to this page's time base. */
export function clockSnapshotOf({ clock: rule }: TableInfo, clock: ClockReading | null, serverNow: number): ClockSnapshot | null {
  if (!clock || rule.kind === 'none') return null
  const control =
    rule.kind === 'total' ? { minutes: rule.minutes, increment: rule.increment } : { minutes: Math.ceil(rule.seconds / 60), increment: 0 }
  return { control, left: clock.left, running: clock.running, at: performance.now() - Math.max(0, serverNow - clock.at) }
}
