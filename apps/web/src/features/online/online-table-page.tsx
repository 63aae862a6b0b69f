import { isRejection } from '@parlor/kernel'
import { raceIfSolo, type TableInfo } from '@parlor/protocol'
import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { WebGame } from '../../web-game/web-game.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { useGame } from '../../web-game/use-game.ts'
import { seatNamesFor } from '../../session/seat-names.ts'
import { moveRematchCommitments } from '../../data/deal-commitments.ts'
import { TableHeader, SkipToBoard } from '../../table/table-header.tsx'
import { SeatClocks, SeatClock, useTimeWarnings } from '../../table/seat-clocks.tsx'
import { HelpDialog } from '../../table/help-dialog.tsx'
import { MoveRefusal, useMoveRefusal } from '../../table/move-refusal.tsx'
import { useResultGlow, useResultMood, describeOutcome, describeEndReason } from '../../table/result-panel.tsx'
import { describeTurn } from '../../table/table-announcements.ts'
import { BoardFrame } from '../../table/board-frame.tsx'
import { LogDialog, TableLog } from '../../table/table-log.tsx'
import '../../table/notices.css'
import '../../table/result-panel.css'
import '../../table/table.css'
import { TurnIndicator } from '../../table/turn-indicator.tsx'
import { useTableState } from '../../table/use-open-table.ts'
import { announce } from '../../ui/announcer.tsx'
import { useTranslator, currentTranslator, type Translator } from '../../platform/i18n/translator.ts'
import './online.css'
import './online-match.css'
import { DealFairness } from './deal-fairness.tsx'
import { DealFairnessDialog, OnlineControls } from './online-controls.tsx'
import { SpectatorsAndReaction } from './spectators-and-reaction.tsx'
import { UndoOfferPanel } from './undo-offer-panel.tsx'
import { describeCountedLess, describeRatingChange } from './finished-match-text.ts'
import type { OnlineSession } from '../../session/online/online-session.ts'
import { OnlineMatchNotices } from './online-match-notices.tsx'
import { describeNoShow } from './ranked-match.ts'
import { OnlineTablePlayers } from './online-table-players.tsx'
import type { OnlineTable } from '../../session/online/online-table.ts'
import { rememberSeated } from '../../session/online/seated-flag.ts'
import { nameWithRating, ratingOfSeat, UncertainRatingNote } from './rating.tsx'
import { useDeclinedOfferToast } from './use-declined-offer-toast.ts'
import { useRatingChange } from './use-rating-change.ts'
import { useConnectionState, useIsSending, useOnlineTable, useOnlineTableState } from './use-online-table.ts'
import { WaitingRoom } from './waiting-room.tsx'

/** `/dots/online/<match>`: an online table, from the waiting room to the result. */
export default function OnlineTablePage(): ReactElement {
  const { game = '', match = '' } = useParams()
  const webGame = useGame(game)
  const onlineTable = useOnlineTable(webGame, match)
  if (!webGame || onlineTable === null) return <LoadingPlaceholder />
  if (isRejection(onlineTable)) return <TableUnavailable webGame={webGame} why={currentTranslator().why(onlineTable)} />
  return <OnlineTableView key={match} webGame={webGame} onlineTable={onlineTable} />
}

function TableUnavailable({ webGame, why }: { webGame: WebGame; why: string }): ReactElement {
  const { t, say, language } = useTranslator()
  const title = say({ key: 'title' }, webGame.strings[language])
  return (
    <Page title={t('online.cannotOpen')} back={{ to: `/${webGame.game.id}/`, label: title }}>
      <p className="page-subtitle">{why}</p>
      <LinkButton kind="primary" icon="people" to={`/${webGame.game.id}/online`}>
        {t('online.title')}
      </LinkButton>
    </Page>
  )
}

function OnlineTableView({ webGame, onlineTable }: { webGame: WebGame; onlineTable: OnlineTable }): ReactElement {
  const { why, language } = useTranslator()
  const lost = useOnlineTableState(onlineTable, (state) => state.lost)
  const table = useOnlineTableState(onlineTable, (state) => state.table)
  const session = useOnlineTableState(onlineTable, (state) => state.session)
  const seated = table !== null && table.you !== null && (table.state === 'open' || table.state === 'dealing' || table.state === 'playing')
  useEffect(() => {
    if (seated) rememberSeated(true)
  }, [seated])
  if (lost) return <TableUnavailable webGame={webGame} why={why(lost, webGame.strings[language])} />
  if (!table) return <LoadingPlaceholder />
  if (table.state === 'open' || table.state === 'dealing' || table.state === 'closed' || !session)
    return <WaitingRoom webGame={webGame} table={table} />
  return <OnlineMatchView webGame={webGame} onlineTable={onlineTable} session={session} table={table} />
}

interface OnlineMatchViewProps {
  readonly webGame: WebGame
  readonly onlineTable: OnlineTable
  readonly session: OnlineSession
  readonly table: TableInfo
}

function OnlineMatchView({ webGame, onlineTable, session, table }: OnlineMatchViewProps): ReactElement {
  const translator = useTranslator()
  const strings = webGame.strings[translator.language]
  const players = useTableState(session, (state) => state.players)
  const nameOf = useMemo(() => seatNamesFor(players, strings, translator), [players, strings, translator])
  const [dialog, setDialog] = useState<'help' | 'log' | null>(null)
  const [refused, refuse] = useMoveRefusal()
  const glow = useResultGlow(session)
  useTimeWarnings(session, nameOf)
  useTurnAnnouncements(webGame, session)
  useFollowRematch(webGame, table)
  const onWithdraw = useDeclinedOfferToast(session, table, nameOf)
  const move = useCallback(
    (wanted: unknown) => {
      if (session.store.getState().busy) return session.skip()
      const why = session.move(wanted)
      const now = currentTranslator()
      refuse(why ? now.why(why, webGame.strings[now.language]) : null)
    },
    [session, webGame, refuse],
  )
  const title = translator.say({ key: 'title' }, strings)
  const seats = ratedNames(players.length, table, nameOf, translator)
  const parts = useGameTableProps(session, nameOf, move)
  const noShow = useTableState(session, (state) => describeNoShow(table, state, nameOf, translator))
  const log = { session, webGame, nameOf, endText: noShow }
  const fairness = <DealFairness webGame={webGame} table={table} nameOf={nameOf} />
  return (
    <div className="table-page" data-online {...glow}>
      <SkipToBoard />
      <TableHeader game={webGame.game.id} title={title} onHelp={() => setDialog('help')} />
      <main className="table-page-main">
        <h1 className="sr-only">{translator.t('table.title', { game: title, seats })}</h1>
        <BoardFrame webGame={webGame} driver={session} onMove={move} tableView={<webGame.TableView {...parts} />}>
          <MoveRefusal refused={refused} />
          <ConnectionNotice />
        </BoardFrame>
        <OnlineResult webGame={webGame} session={session} table={table} fairness={fairness} nameOf={nameOf} />
        <div className="table-sidebar">
          <TurnIndicator session={session} nameOf={nameOf} />
          {/* Before the panel: on a phone an offer must not be below the fold. */}
          <div className="online-offers">
            <UndoOfferPanel session={session} table={table} nameOf={nameOf} onWithdraw={onWithdraw} />
            <OnlineMatchNotices onlineTable={onlineTable} session={session} table={table} nameOf={nameOf} onWithdraw={onWithdraw} />
          </div>
          {!webGame.panelShowsClocks && <SeatClocks session={session} nameOf={nameOf} />}
          <div className="table-sidebar-panel">
            <webGame.Panel {...parts} />
          </div>
          <OnlineTablePlayers onlineTable={onlineTable} table={table} nameOf={nameOf} />
          <SpectatorsAndReaction onlineTable={onlineTable} table={table} nameOf={nameOf} />
          <TableLog {...log} onOpen={() => setDialog('log')} />
        </div>
        <OnlineControls session={session} table={table} fairness={fairness} draws={raceIfSolo(webGame).game.draws === true} />
      </main>
      {dialog === 'help' && <HelpDialog kind="table" Legend={webGame.Legend} onClose={() => setDialog(null)} />}
      {dialog === 'log' && <LogDialog {...log} onClose={() => setDialog(null)} />}
    </div>
  )
}

/** Names of all players with their ratings in this game. */
function ratedNames(count: number, { seats }: TableInfo, nameOf: (seat: number) => string, translator: Translator): string {
  return Array.from({ length: count }, (_, seat) => nameWithRating(nameOf(seat), ratingOfSeat(seats[seat]), translator)).join(' – ')
}

function useGameTableProps(session: OnlineSession, nameOf: (seat: number) => string, onMove: (move: unknown) => void) {
  const view = useTableState(session, (state) => state.view)
  const moves = useTableState(session, (state) => state.moves)
  const seat = useTableState(session, (state) => state.seat)
  const timed = useTableState(session, (state) => state.time !== null)
  return useMemo(() => {
    const clock = timed ? { clock: (at: number) => <SeatClock session={session} seat={at} nameOf={nameOf} /> } : {}
    return { view, moves, seat, nameOf, onMove, onPoint: (move: unknown) => session.point(move), ...clock }
  }, [view, moves, seat, nameOf, onMove, timed, session])
}

/** Announces when the player's turn begins. */
function useTurnAnnouncements(webGame: WebGame, session: OnlineSession): void {
  useEffect(
    () =>
      session.store.subscribe((now, before) => {
        if (now.busy || now.moves.length === 0 || before.moves.length > 0) return
        const translator = currentTranslator()
        announce(`${describeTurn(now, translator, seatNamesFor(now.players, webGame.strings[translator.language], translator))}.`)
      }),
    [webGame, session],
  )
}

/** A rematch is another table: navigates there. */
function useFollowRematch(webGame: WebGame, table: TableInfo): void {
  const navigate = useNavigate()
  const { match, next } = table
  useEffect(() => {
    if (!next) return
    void moveRematchCommitments(match, next).then(() => navigate(`/${webGame.game.id}/online/${next}${location.search}`, { replace: true }))
  }, [match, next, webGame, navigate])
}

/** While disconnected the table stays as it was, with a notice. */
function ConnectionNotice(): ReactElement | null {
  const { t } = useTranslator()
  const connection = useConnectionState()
  const sending = useIsSending()
  // A required reload has its own banner on every page.
  if (connection === 'outdated' || (connection === 'open' && !sending)) return null
  return (
    <p className="online-connection" role="status" data-line={connection}>
      {t(noticeKey(connection, sending))}
    </p>
  )
}

function noticeKey(connection: ReturnType<typeof useConnectionState>, sending: boolean) {
  if (connection === 'open') return 'online.sending'
  return sending ? 'online.reconnectingToSend' : 'online.reconnecting'
}

interface ResultProps {
  readonly webGame: WebGame
  readonly session: OnlineSession
  readonly table: TableInfo
  readonly fairness: ReactElement
  readonly nameOf: (seat: number) => string
}

/** Result, rematch, and the deal check. */
function OnlineResult({ webGame, session, table, fairness, nameOf }: ResultProps): ReactElement | null {
  const translator = useTranslator()
  const outcome = useTableState(session, (state) => (state.busy ? null : state.outcome))
  const players = useTableState(session, (state) => state.players)
  const mood = useResultMood(session) ?? undefined
  const last = useTableState(session, (state) => state.logLines.at(-1)?.seat ?? 0)
  const noShow = useTableState(session, (state) => describeNoShow(table, state, nameOf, translator))
  const [fair, setFair] = useState(false)
  const change = useRatingChange(table)
  const strings = webGame.strings[translator.language]
  if (!outcome) return null
  const { you, rematch } = table
  const wanted = you !== null && rematch.includes(you)
  const others = rematch.filter((seat) => seat !== you)
  return (
    <>
      <section className="result-panel" data-mood={mood} aria-labelledby="result-title">
        <div className="result-head">
          <h2 id="result-title" tabIndex={-1}>
            {describeOutcome(outcome, players, translator, nameOf)}
          </h2>
        </div>
        <div className="result-text">
          <p className="result-reason">{noShow ?? describeEndReason(outcome, last, translator, strings, nameOf)}</p>
          {table.seats.some(ratingOfSeat) && <p>{ratedNames(players.length, table, nameOf, translator)}</p>}
          <UncertainRatingNote strengths={table.seats.map(ratingOfSeat)} />
          {change !== null && <p>{describeRatingChange(change, translator)}</p>}
          {change?.repeated && <p>{describeCountedLess(change, translator)}</p>}
          {others.length > 0 && <p>{translator.t('online.wantsRematch', { name: others.map(nameOf).join(', ') })}</p>}
        </div>
        <div className="result-actions">
          {you !== null && (
            <Button kind="primary" size="large" icon="restart" aria-disabled={wanted} onClick={() => wanted || session.rematch()}>
              {translator.t(wanted ? 'online.rematchAsked' : 'table.rematch')}
            </Button>
          )}
          <LinkButton icon="eye" to={`/${webGame.game.id}/online/${table.match}/replay`}>
            {translator.t('table.replay')}
          </LinkButton>
          <LinkButton icon="door" to={`/${webGame.game.id}/online`}>
            {translator.t('table.leave')}
          </LinkButton>
          <Button icon="scales" onClick={() => setFair(true)}>
            {translator.t('online.fair')}
          </Button>
        </div>
      </section>
      {fair && <DealFairnessDialog fairness={fairness} onClose={() => setFair(false)} />}
    </>
  )
}
