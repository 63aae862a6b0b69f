import { isRejection } from '@parlor/kernel'
import { raceIfSolo, type TableInfo } from '@parlor/protocol'
import { useEffect, useMemo, type ReactElement } from 'react'
import { useParams } from 'react-router'
import type { WebGame } from '../../web-game/web-game.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { useGame } from '../../web-game/use-game.ts'
import { seatNamesFor } from '../../session/seat-names.ts'
import { TablePage } from '../../table/table-page.tsx'
import { useTableState } from '../../table/use-open-table.ts'
import { useTranslator, currentTranslator } from '../../platform/i18n/translator.ts'
import './online.css'
import './online-match.css'
import { DealFairness } from './deal-fairness.tsx'
import { renderOnlineDialog } from './online-dialogs.tsx'
import { SpectatorsAndReaction } from './spectators-and-reaction.tsx'
import { UndoOfferPanel } from './undo-offer-panel.tsx'
import type { Session } from '../../session/session.ts'
import { OnlineMatchNotices } from './online-match-notices.tsx'
import { OnlineResult, ratedNames } from './online-result.tsx'
import { describeNoShow } from './ranked-match.ts'
import { OnlineTablePlayers } from './online-table-players.tsx'
import type { OnlineTable } from '../../session/online/online-table.ts'
import { rememberSeated } from '../../session/online/seated-flag.ts'
import { useDeclinedOfferToast } from './use-declined-offer-toast.ts'
import { useOnlineActions } from './use-online-actions.ts'
import { useConnectionState, useIsSending, useOnlineTable, useOnlineTableState } from './use-online-table.ts'
import { useRematch } from './use-rematch.ts'
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
  readonly session: Session
  readonly table: TableInfo
}

type ConnectionNoticeProps = Pick<OnlineMatchViewProps, 'webGame' | 'onlineTable'> & { readonly nameOf: (seat: number) => string }

function OnlineMatchView({ webGame, onlineTable, session, table }: OnlineMatchViewProps): ReactElement {
  const translator = useTranslator()
  const strings = webGame.strings[translator.language]
  const players = useTableState(session, (state) => state.players)
  const nameOf = useMemo(() => seatNamesFor(players, strings, translator), [players, strings, translator])
  const actions = useOnlineActions(session, table, raceIfSolo(webGame).game.draws === true)
  const openRematch = useRematch(webGame, table)
  const onWithdraw = useDeclinedOfferToast(session, table, nameOf)
  const noShow = useTableState(session, (state) => describeNoShow(table, state, nameOf, translator))
  const fairness = <DealFairness webGame={webGame} table={table} nameOf={nameOf} />
  return (
    <TablePage
      {...{ webGame, session, nameOf, actions }}
      kind="online"
      heading={translator.t('table.title', {
        game: translator.say({ key: 'title' }, strings),
        seats: ratedNames(table, nameOf, translator),
      })}
      endText={noShow}
      overBoard={<ConnectionNotice {...{ webGame, onlineTable, nameOf }} />}
      result={<OnlineResult {...{ webGame, session, table, nameOf, noShow, openRematch }} />}
      offers={
        // Before the panel: on a phone an offer must not be below the fold.
        <div className="online-offers">
          <UndoOfferPanel session={session} table={table} nameOf={nameOf} onWithdraw={onWithdraw} />
          <OnlineMatchNotices onlineTable={onlineTable} session={session} table={table} nameOf={nameOf} onWithdraw={onWithdraw} />
        </div>
      }
      belowPanel={
        <>
          <OnlineTablePlayers onlineTable={onlineTable} table={table} nameOf={nameOf} />
          <SpectatorsAndReaction {...{ session, onlineTable, table, nameOf }} />
        </>
      }
      renderDialog={(dialog, onClose) => renderOnlineDialog(dialog, { session, table, fairness, onClose })}
    />
  )
}

/** While disconnected the table stays as it was, with a notice and the move that waits. */
function ConnectionNotice({ webGame, onlineTable, nameOf }: ConnectionNoticeProps): ReactElement | null {
  const translator = useTranslator()
  const connection = useConnectionState()
  const sending = useIsSending()
  const session = useOnlineTableState(onlineTable, (state) => state.session)
  // A required reload has its own banner on every page.
  if (connection === 'outdated' || (connection === 'open' && !sending)) return null
  const move: unknown = session?.sentMove ?? null
  const words = move === null ? null : raceIfSolo(webGame).text.move(move as never, session!.store.getState().view as never)
  return (
    <p className="online-connection" role="status" data-line={connection}>
      {translator.t(noticeKey(connection, sending))}
      {sending && words !== null && <strong> {translator.say(words, webGame.strings[translator.language], nameOf)}</strong>}
    </p>
  )
}

function noticeKey(connection: ReturnType<typeof useConnectionState>, sending: boolean) {
  if (connection === 'open') return 'online.sending'
  return sending ? 'online.reconnectingToSend' : 'online.reconnecting'
}
