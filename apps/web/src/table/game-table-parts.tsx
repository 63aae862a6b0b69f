import { useCallback, useMemo, type ReactElement, type ReactNode } from 'react'
import type { GameTableProps, WebGame } from '../web-game/web-game.ts'
import { dailyKeyOf } from '../session/daily-challenge.ts'
import type { Session } from '../session/session.ts'
import { BoardFrame } from './board-frame.tsx'
import { SeatClock } from './seat-clocks.tsx'
import { useTableAction } from './table-commands.ts'
import { TableErrorBoundary } from './table-error-boundary.tsx'
import { useTableState } from './use-open-table.ts'

interface GamePartProps {
  readonly webGame: WebGame
  readonly session: Session
  readonly nameOf: (seat: number) => string
  readonly onMove: GameTableProps['onMove']
}

interface SessionBoardProps extends GamePartProps {
  /** Default theme while the player has chosen none. */
  readonly theme?: string | undefined
  readonly children?: ReactNode
}

/** The board of a session with the game's table over it. */
export function SessionBoard({ theme, children, ...parts }: SessionBoardProps): ReactElement {
  const { webGame, session, onMove } = parts
  return (
    <BoardFrame
      {...{ webGame, onMove, theme }}
      driver={session}
      tableView={
        <TableErrorBoundary session={session}>
          <GameTableView {...parts} />
        </TableErrorBoundary>
      }
    >
      {children}
    </BoardFrame>
  )
}

function GameTableView(props: GamePartProps): ReactElement {
  const parts = useGameTableProps(props)
  return <props.webGame.TableView {...parts} />
}

/** A game's panel beside the board. */
export function GamePanel(props: GamePartProps): ReactElement {
  return (
    <TableErrorBoundary session={props.session}>
      <GamePanelContent {...props} />
    </TableErrorBoundary>
  )
}

function GamePanelContent(props: GamePartProps): ReactElement {
  const parts = useGameTableProps(props)
  return <props.webGame.Panel {...parts} />
}

function useGameTableProps({ session, nameOf, onMove }: GamePartProps): GameTableProps {
  const view = useTableState(session, (state) => state.view)
  const moves = useTableState(session, (state) => state.moves)
  const seat = useTableState(session, (state) => state.seat)
  const id = useTableState(session, (state) => state.id)
  const daily = useTableState(session, (state) => dailyKeyOf(state.series) !== null)
  const onPoint = useCallback((move: unknown) => session.point?.(move), [session])
  const timed = useTableState(session, (state) => state.time !== null)
  const clock = useMemo(
    () => (timed ? (at: number) => <SeatClock session={session} seat={at} nameOf={nameOf} /> : undefined),
    [timed, session, nameOf],
  )
  const undo = useTableAction(session, 'undo')
  const together = useTableState(session, ({ players }) => players.length > 1 && players.every(({ kind }) => kind === 'person'))
  const mayPeek = together && session.move !== undefined && session.match !== undefined
  const peek = useMemo(() => (mayPeek ? (at: number) => session.match!.view(at) : undefined), [mayPeek, session])
  const unfinished = session.playback !== undefined && session.match !== undefined && session.match.outcome === null
  return useMemo(
    () => ({
      ...{ view, moves, seat, id, daily, nameOf, onMove, onPoint },
      ...(clock ? { clock } : {}),
      ...(undo ? { undo } : {}),
      ...(peek ? { peek } : {}),
      ...(unfinished ? { unfinished } : {}),
    }),
    [view, moves, seat, id, daily, nameOf, onMove, onPoint, clock, undo, peek, unfinished],
  )
}
