import { isRejection } from '@parlor/kernel'
import { useCallback, useEffect, useMemo, type ReactElement, type ReactNode } from 'react'
import type { GameTableProps, NextMoveOfGesture, WebGame } from '../web-game/web-game.ts'
import type { Session } from '../session/session.ts'
import { useTranslator, currentTranslator } from '../platform/i18n/translator.ts'
import { isMatchPlayed, tableActionsOf, type TableAction } from './table-actions.ts'
import { TableHeader, SkipToBoard } from './table-header.tsx'
import { SeatClocks, useStopClocksWhenHidden, useTimeWarnings } from './seat-clocks.tsx'
import { TableCommandsContext, useCreateTableCommands } from './table-commands.ts'
import { TableControls } from './table-controls.tsx'
import { HintCard } from './hint-card.tsx'
import { HandOverCurtain } from './notices.tsx'
import { MoveRefusal, useMoveRefusal } from './move-refusal.tsx'
import { useResultGlow } from './result-panel.tsx'
import type { SharedMatchProps } from './copy-dialog.tsx'
import type { ExitLink } from './series-section.tsx'
import { OpenDialogs, type RenderTableDialog } from './open-dialogs.tsx'
import { useTableAnnouncements } from './table-announcements.ts'
import { GamePanel, SessionBoard } from './game-table-parts.tsx'
import { ReplayControls, ReplayPosition } from './replay-controls.tsx'
import { PlaybackLog, TableLog } from './table-log.tsx'
import { TableErrorBoundary } from './table-error-boundary.tsx'
import { TurnIndicator } from './turn-indicator.tsx'
import { useArrivalFocus } from './use-arrival-focus.ts'
import { useMusic } from './use-music.ts'
import { FirstMatchTips } from './first-match-tips.tsx'
import { clearToasts } from '../ui/toast.tsx'
import { useSaveBeforeLeaving } from './use-save-before-leaving.ts'
import { useTableDialogs } from './use-table-dialogs.ts'
import { useTableState } from './use-open-table.ts'
import './notices.css'
import './result-panel.css'
import './result-panel-responsive.css'
import './table.css'

interface TablePageProps {
  readonly webGame: WebGame
  readonly session: Session
  readonly nameOf: (seat: number) => string
  /** Heading for screen readers. */
  readonly heading: string
  /** Who plays, beside the game's name. */
  readonly seats?: string
  /** Layouts tell a table on the server, a replay and a lesson from a match here. */
  readonly kind?: 'online' | 'replay' | 'lesson'
  /** Where the exit leads; absent: to the game's page. */
  readonly home?: ExitLink
  /** Default theme while the player has chosen none. */
  readonly theme?: string | undefined
  /** What can be done, where that is not only what the session can do. */
  readonly actions?: readonly TableAction[]
  /** Dialogs in place of the app's own. */
  readonly renderDialog?: RenderTableDialog | undefined
  /** How the match is shared, where more is known than the session knows. */
  readonly share?: SharedMatchProps | undefined
  /** Sentence of the last log line, where more is known than the line says. */
  readonly endText?: string | null
  /** The game's panel would only take room from what is said. */
  readonly withoutPanel?: boolean
  /** The result, while there is one. */
  readonly result?: ReactNode
  readonly overBoard?: ReactNode
  /** Beside the board, from the top: above the turn, below it, and below the game's panel. */
  readonly notices?: ReactNode
  readonly offers?: ReactNode
  readonly belowPanel?: ReactNode
}

/** The table: of a match here or on the server, of a lesson, a replay, or a last position. What the session cannot do is not shown. */
export function TablePage(props: TablePageProps): ReactElement {
  const { webGame, session, nameOf, heading, seats, kind, theme, actions: given, renderDialog, endText = null } = props
  const { say, language, t } = useTranslator()
  const { game } = webGame
  const strings = webGame.strings[language]
  const title = say({ key: 'title' }, strings)
  const home = useMemo(() => props.home ?? { to: `/${game.id}/`, label: title, linkText: t('table.leave') }, [props.home, game, title, t])
  const { playback } = session
  const plays = session.move !== undefined
  const isMatch = isMatchPlayed(session)
  const actions = useMemo(
    () => (given ?? tableActionsOf(session)).filter(({ id }) => id !== 'preview' || webGame.previewsMoves),
    [given, session, webGame],
  )
  const dialogs = useTableDialogs(session)
  const commands = useCreateTableCommands(session, actions, dialogs)
  const { open, perform } = commands
  const openLog = () => open('log')
  useTableAnnouncements(webGame, isMatch ? session : null)
  useTimeWarnings(session, nameOf)
  useStopClocksWhenHidden(session)
  const flush = useSaveBeforeLeaving(session)
  useMusic(isMatch ? webGame.music : undefined)
  useEffect(() => {
    if (isMatch) clearToasts()
  }, [isMatch])
  const glow = useResultGlow(session)
  const over = Boolean(props.result) && glow['data-mood'] !== undefined
  const isAwaited = useTableState(session, ({ turn, seat, outcome }) => outcome === null && typeof seat === 'number' && turn.includes(seat))
  const arrival = useArrivalFocus<HTMLHeadingElement>()
  const [refused, move] = usePlayMove(webGame, session)
  const parts = { webGame, session, nameOf, onMove: move }
  const log = { session, webGame, nameOf, endText }
  return (
    <TableCommandsContext value={commands}>
      <div
        className="table-page"
        data-layout={webGame.tableLayout === 'cover' && (playback || over) ? undefined : webGame.tableLayout}
        {...(kind && { [`data-${kind}`]: true })}
        {...(over ? glow : {})}
        onClickCapture={flush}
      >
        <SkipToBoard />
        <TableHeader title={title} seats={seats} home={home} awaited={kind === 'online' && isAwaited} onHelp={() => open('help')} />
        <main className="table-page-main">
          <h1 className="sr-only" ref={arrival} tabIndex={-1}>
            {heading}
          </h1>
          <SessionBoard {...parts} theme={theme}>
            <HandOverCurtain session={session} nameOf={nameOf} />
            {plays && <MoveRefusal refused={refused} />}
            {props.overBoard}
          </SessionBoard>
          {props.result && <TableErrorBoundary session={session}>{props.result}</TableErrorBoundary>}
          <div className="table-sidebar">
            {props.notices}
            {isMatch && <TurnIndicator session={session} nameOf={nameOf} />}
            {playback && <ReplayPosition session={session} playback={playback} strings={strings} nameOf={nameOf} />}
            {props.offers}
            {!webGame.panelShowsClocks && <SeatClocks session={session} nameOf={nameOf} />}
            {!props.withoutPanel && (
              <div className="table-sidebar-panel">
                <GamePanel {...parts} />
              </div>
            )}
            {isMatch && <FirstMatchTips webGame={webGame} session={session} />}
            {props.belowPanel}
            {session.hint && <HintCard {...{ session, strings, nameOf }} open={game.information === 'open'} onMove={move} />}
            {playback && <PlaybackLog {...log} playback={playback} />}
            {isMatch && <TableLog {...log} onOpen={openLog} />}
          </div>
          {playback && <ReplayControls {...{ session, webGame, nameOf, actions, perform }} onOpenLog={openLog} />}
          {!playback && <TableControls session={session} actions={actions} perform={perform} />}
        </main>
        <OpenDialogs {...{ dialogs, renderDialog, session, webGame, actions, home, nameOf, endText }} share={props.share} />
      </div>
    </TableCommandsContext>
  )
}

/** Plays moves, and says why one was refused. */
function usePlayMove(webGame: WebGame, session: Session): [ReturnType<typeof useMoveRefusal>[0], GameTableProps['onMove']] {
  const [refused, refuse] = useMoveRefusal()
  const move = useCallback(
    (wanted: unknown, next?: NextMoveOfGesture) => {
      // During an animation any press on the board skips it.
      if (session.store.getState().busy) return session.skip?.()
      const why = session.move?.(wanted, next)
      const now = currentTranslator()
      refuse(isRejection(why) ? now.why(why, webGame.strings[now.language]) : null)
    },
    [session, webGame, refuse],
  )
  return [refused, move]
}
