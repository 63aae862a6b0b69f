import { isRejection } from '@parlor/kernel'
import { useCallback, useEffect, useMemo, useRef, type ComponentType, type ReactElement, type RefObject } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { challengeDayOf } from '../session/daily-challenge.ts'
import type { WebGame } from '../web-game/web-game.ts'
import { clearToasts } from '../ui/toast.tsx'
import { MatchUnavailable } from './match-unavailable.tsx'
import { seatNamesFor } from '../session/seat-names.ts'
import type { OpenTable } from '../session/open-table.ts'
import type { Session } from '../session/session.ts'
import type { LocalSession } from '../session/local-session.ts'
import { startMusic, stopMusic } from '../platform/sound/sound-player.ts'
import { useTranslator, currentTranslator } from '../platform/i18n/translator.ts'
import { tableActions, shortcutActions, type TableAction } from './table-actions.ts'
import { TableHeader, SkipToBoard } from './table-header.tsx'
import { SeatClocks, SeatClock, useStopClocksWhenHidden, useTimeWarnings } from './seat-clocks.tsx'
import { FirstMatchTips } from './first-match-tips.tsx'
import { TableControls } from './table-controls.tsx'
import { EarnedAchievements } from './earned-achievements.tsx'
import { TableErrorBoundary } from './table-error-boundary.tsx'
import { HintCard } from './hint-card.tsx'
import { StartWithLastSetup } from './start-with-last-setup.tsx'
import { HandOverCurtain, OlderSaveNotice, MatchBlockedNotice } from './notices.tsx'
import { StorageBanner } from '../ui/storage-banner.tsx'
import { MoveRefusal, useMoveRefusal } from './move-refusal.tsx'
import { GameMatchSection } from './game-match-section.tsx'
import { ResultPanel, useResultGlow } from './result-panel.tsx'
import { SeriesSection, useExitLink, useSeriesDefinition } from './series-section.tsx'
import { TableDialog } from './table-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { announceLogLine, useTableAnnouncements } from './table-announcements.ts'
import { BoardFrame } from './board-frame.tsx'
import { TableLog } from './table-log.tsx'
import './notices.css'
import './result-panel.css'
import './table.css'
import { TurnIndicator } from './turn-indicator.tsx'
import { useSaveBeforeLeaving } from './use-save-before-leaving.ts'
import { useTableDialogs } from './use-table-dialogs.ts'
import { useOpenTable, useTableState } from './use-open-table.ts'

/** `/dots/play/<match>`, and `/dots/play/new` for a match with the last setup. */
export default function TablePage({ DailyResult }: TablePageProps): ReactElement {
  const { game = '', match = '' } = useParams()
  return match === 'new' ? <StartWithLastSetup game={game} /> : <SavedMatchPage game={game} match={match} DailyResult={DailyResult} />
}

interface TablePageProps {
  /** Shown in the result of a daily challenge. */
  readonly DailyResult: ComponentType<{ webGame: WebGame; day: string }>
}

function SavedMatchPage({ game, match, DailyResult }: TablePageProps & { game: string; match: string }): ReactElement {
  const { t } = useTranslator()
  const navigate = useNavigate()
  const [tableState, take] = useOpenTable(game, match, announceLogLine)
  useEffect(() => {
    if (tableState.kind === 'lastState') void navigate(`/${game}/replay/${match}`, { replace: true })
  }, [tableState.kind, game, match, navigate])
  // No announcement: the page announced loading when its code was loaded.
  if (tableState.kind === 'opening' || tableState.kind === 'lastState') return <div className="loading-placeholder" />
  if (tableState.kind === 'broken') throw tableState.error
  if (tableState.kind === 'open')
    return <OpenTableView webGame={tableState.webGame} table={tableState.table} onTake={take} DailyResult={DailyResult} />
  return <MatchUnavailable game={game} id={match} title={t('table.cannotOpen')} why={tableState.why} />
}

interface OpenTableProps extends TablePageProps {
  readonly webGame: WebGame
  readonly table: OpenTable
  readonly onTake: () => void
}

function OpenTableView({ webGame, table, onTake, DailyResult }: OpenTableProps): ReactElement {
  const { session, lost } = table
  const translator = useTranslator()
  const strings = webGame.strings[translator.language]
  const players = useTableState(session, (state) => state.players)
  const nameOf = useMemo(() => seatNamesFor(players, strings, translator), [players, strings, translator])
  const { stack, open, close, closeAll } = useTableDialogs(session)
  const perform = useCallback((action: TableAction) => action.perform(session, open), [session, open])
  useShortcuts(shortcutActions, perform)
  useMatchUrl(session, webGame.game.id)
  useMusic(webGame)
  useTableAnnouncements(webGame, session)
  useTimeWarnings(session, nameOf)
  useStopClocksWhenHidden(session)
  const flush = useSaveBeforeLeaving(session)
  const glow = useResultGlow(session)
  const series = useSeriesDefinition(webGame, session)
  const home = useExitLink(webGame, session)
  const day = useTableState(session, (state) => challengeDayOf(state.series))
  const heading = useHeading()
  const { game } = webGame
  const title = translator.say({ key: 'title' }, strings)
  const seats = players.map((_, seat) => nameOf(seat)).join(' – ')
  const [refused, refuse] = useMoveRefusal()
  useEffect(clearToasts, [])
  const move = useCallback(
    (wanted: unknown, group?: number) => {
      // During an animation any press on the board skips it.
      if (session.store.getState().busy) return session.skip()
      const why = session.move(wanted, group)
      const now = currentTranslator()
      refuse(isRejection(why) ? now.why(why, webGame.strings[now.language]) : null)
    },
    [session, webGame, refuse],
  )
  return (
    <div className="table-page" {...glow} onClickCapture={flush}>
      <SkipToBoard />
      <TableHeader game={game.id} title={title} seats={seats} home={home} onHelp={() => open('help')} />
      <main className="table-page-main">
        <h1 className="sr-only" ref={heading} tabIndex={-1}>
          {translator.t('table.title', { game: title, seats })}
        </h1>
        <BoardFrame
          webGame={webGame}
          driver={session}
          onMove={move}
          theme={series?.theme}
          tableView={
            <TableErrorBoundary session={session}>
              <GameTableView webGame={webGame} session={session} nameOf={nameOf} onMove={move} perform={perform} />
            </TableErrorBoundary>
          }
        >
          <HandOverCurtain session={session} nameOf={nameOf} />
          <MoveRefusal refused={refused} />
        </BoardFrame>
        <ResultPanel
          session={session}
          game={game}
          strings={strings}
          nameOf={nameOf}
          home={home}
          onShare={() => open('share')}
          onUndo={() => perform(tableActions.undo)}
          news={
            <>
              <GameMatchSection webGame={webGame} session={session} nameOf={nameOf} part="ResultSummary" />
              {webGame.achievements && <EarnedAchievements webGame={webGame} session={session} strings={strings} />}
            </>
          }
          ending={
            day !== null ? (
              <DailyResult webGame={webGame} day={day} />
            ) : series ? (
              <SeriesSection webGame={webGame} session={session} part="Ending" />
            ) : null
          }
        />
        <div className="table-sidebar">
          <StorageBanner />
          <OlderSaveNotice lost={lost} />
          <SeriesSection webGame={webGame} session={session} part="Banner" />
          <TurnIndicator session={session} nameOf={nameOf} />
          <MatchBlockedNotice session={session} home={home} nameOf={nameOf} onTake={onTake} />
          {!webGame.panelShowsClocks && <SeatClocks session={session} nameOf={nameOf} />}
          <GamePanel webGame={webGame} session={session} nameOf={nameOf} onMove={move} perform={perform} />
          <FirstMatchTips webGame={webGame} session={session} />
          <GameMatchSection webGame={webGame} session={session} nameOf={nameOf} part="PanelFooter" />
          <HintCard session={session} strings={strings} nameOf={nameOf} open={game.information === 'open'} />
          <TableLog session={session} webGame={webGame} nameOf={nameOf} onOpen={() => open('log')} />
        </div>
        <TableControls session={session} perform={perform} />
      </main>
      {stack.map((dialog) => (
        <TableDialog
          key={dialog}
          dialog={dialog}
          session={session}
          webGame={webGame}
          nameOf={nameOf}
          onClose={close}
          onOpen={open}
          onDone={closeAll}
        />
      ))}
    </div>
  )
}

/** Keeps the URL in sync with the session's match: a rematch has another id. */
function useMatchUrl(session: Session, game: string): void {
  const navigate = useNavigate()
  const id = useTableState(session, (state) => state.id)
  const shown = useRef(id)
  useEffect(() => {
    // Only when the match changes: on navigation to another table the URL changes first.
    if (shown.current === id) return
    shown.current = id
    void navigate(`/${game}/play/${id}${location.search}`, { replace: true })
  }, [id, game, navigate])
}

/** Focuses the heading after a navigation, as on every page. */
function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const arrival = useRef(key)
  useEffect(() => {
    if (arrival.current !== 'default') heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

/** Plays the game's music while the table is open. */
function useMusic({ music }: WebGame): void {
  useEffect(() => {
    if (music) startMusic(music)
    return stopMusic
  }, [music])
}

interface PartProps {
  readonly webGame: WebGame
  readonly session: LocalSession
  readonly nameOf: (seat: number) => string
}

interface GamePartProps extends PartProps {
  readonly onMove: (move: unknown, group?: number) => void
  readonly perform: (action: TableAction) => void
}

function useGameTableProps({ session, nameOf, onMove, perform }: GamePartProps) {
  const view = useTableState(session, (state) => state.view)
  const moves = useTableState(session, (state) => state.moves)
  const seat = useTableState(session, (state) => state.seat)
  const onPoint = useCallback((move: unknown) => session.point(move), [session])
  const timed = useTableState(session, (state) => state.time !== null)
  const clock = useMemo(
    () => (timed ? (at: number) => <SeatClock session={session} seat={at} nameOf={nameOf} /> : undefined),
    [timed, session, nameOf],
  )
  const back = useTableState(session, (state) => state.undo !== null)
  const undo = useMemo(() => (back ? () => perform(tableActions.undo) : undefined), [back, perform])
  const together = useTableState(session, ({ players }) => players.length > 1 && players.every(({ kind }) => kind === 'person'))
  const peek = useMemo(() => (together ? (at: number) => session.match.view(at) : undefined), [together, session])
  return useMemo(
    () => ({
      ...{ view, moves, seat, nameOf, onMove, onPoint },
      ...(clock ? { clock } : {}),
      ...(undo ? { undo } : {}),
      ...(peek ? { peek } : {}),
    }),
    [view, moves, seat, nameOf, onMove, onPoint, clock, undo, peek],
  )
}

function GameTableView(props: GamePartProps): ReactElement {
  const parts = useGameTableProps(props)
  return <props.webGame.TableView {...parts} />
}

function GamePanel(props: GamePartProps): ReactElement {
  const parts = useGameTableProps(props)
  return (
    <div className="table-sidebar-panel">
      <props.webGame.Panel {...parts} />
    </div>
  )
}
