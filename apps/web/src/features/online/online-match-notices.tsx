import { raceIfSolo, isDrawOfferOpen, minimumRankedMoves, rankedClock, rankedRules, type TableInfo } from '@parlor/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import type { WebGame } from '../../web-game/web-game.ts'
import { Button } from '../../ui/button.tsx'
import { useTableState } from '../../table/use-open-table.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { OfferPanel } from './offer-panel.tsx'
import { describeClockSettings } from './table-description.ts'
import { resigningHasResult, firstMoveTimeLeft } from './ranked-match.ts'
import type { Session } from '../../session/session.ts'
import type { OnlineTable } from '../../session/online/online-table.ts'
import { useOnlineTableState } from './use-online-table.ts'

interface MatchOffersProps {
  readonly session: Session
  readonly table: TableInfo
  readonly nameOf: (seat: number) => string
  /** Withdraws the player's own offer. */
  readonly onWithdraw: () => void
}

/** Notices besides the moves: time for the first move, draw offers, claims against an absent player. */
export function OnlineMatchNotices({ onlineTable, ...props }: MatchOffersProps & { onlineTable: OnlineTable }): ReactElement | null {
  const over = useTableState(props.session, (state) => state.outcome !== null)
  if (over || props.table.state !== 'playing') return null
  return (
    <>
      <FirstMoveTimer {...props} />
      <ClaimWinOffer {...props} onlineTable={onlineTable} />
      <DrawOffer {...props} />
    </>
  )
}

/** Current time, twice a second while `wanted`. */
function useNow(wanted: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!wanted) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [wanted])
  return now
}

/** Time left for the first moves. */
function FirstMoveTimer({ session, table, nameOf }: MatchOffersProps): ReactElement | null {
  const { t } = useTranslator()
  const logLines = useTableState(session, (state) => state.logLines)
  const time = useTableState(session, (state) => state.time)
  const waiting = table.ranked && time !== null && logLines.length < table.seats.length * 4
  const now = useNow(waiting)
  const due = waiting ? firstMoveTimeLeft(table, logLines, time, now) : []
  const own = due.find(({ seat }) => seat === table.you)
  const shown = own ?? due[0]
  if (!shown) return null
  const name = nameOf(shown.seat)
  return (
    <p className="online-note" role="timer">
      {own ? t('online.firstMove', { count: shown.left }) : t('online.firstMoveOther', { count: shown.left, name })}
    </p>
  )
}

/** A win can be claimed against a player who has been away for long on their turn. The page counts for itself; the server decides. */
function ClaimWinOffer({ session, table, nameOf, onlineTable }: MatchOffersProps & { onlineTable: OnlineTable }): ReactElement | null {
  const { t } = useTranslator()
  const turn = useTableState(session, (state) => state.turn)
  const logLines = useTableState(session, (state) => state.logLines)
  const presence = useOnlineTableState(onlineTable, (state) => state.presence)
  const { ranked, you, seats } = table
  const absent = ranked && you !== null ? turn.find((seat) => seat !== you && presence[seat] === 'away') : undefined
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => setSince(absent === undefined ? null : performance.now()), [absent])
  const now = useNow(absent !== undefined)
  if (absent === undefined || since === null || !logLines.some(({ seat }) => seat === absent)) return null
  const left = Math.ceil(rankedRules.claimSeconds - (now - since) / 1000)
  const name = nameOf(absent)
  const claim = !resigningHasResult(table, logLines) ? 'online.claimAbort' : seats.length > 2 ? 'online.claimSeat' : 'online.claim'
  const label = t(claim, { name })
  // No live region while it counts: every second would be announced.
  if (left > 0)
    return (
      <div className="online-offer">
        <p>{t(`${claim}.note`, { name })}</p>
        <Button aria-disabled>{t('online.availableIn', { what: label, count: left })}</Button>
      </div>
    )
  return (
    <div className="online-offer" role="status">
      <p>{t(`${claim}.note`, { name })}</p>
      <Button kind="primary" onClick={() => session.claim?.(absent)}>
        {label}
      </Button>
    </div>
  )
}

function DrawOffer({ session, table, nameOf, onWithdraw }: MatchOffersProps): ReactElement | null {
  const { t } = useTranslator()
  const logLines = useTableState(session, (state) => state.logLines)
  const { you, draw } = table
  const offer = draw?.offer
  if (!offer || you === null || !isDrawOfferOpen(offer, logLines)) return null
  const answer = (step: 'accept' | 'decline' | 'withdraw') => session.offers?.draw(step, offer.line)
  const own = offer.seat === you
  const withdraw = () => {
    onWithdraw()
    answer('withdraw')
  }
  return (
    <OfferPanel
      text={own ? t('online.drawOffered') : t('online.drawWanted', { name: nameOf(offer.seat) })}
      onWithdraw={own ? withdraw : undefined}
      agree={t('online.acceptDraw')}
      onAgree={offer.accepted.includes(you) ? undefined : () => answer('accept')}
      onDecline={() => answer('decline')}
    />
  )
}

/** Requirements of ranked play, shown where it is chosen. */
export function RankedRulesText({ webGame }: { webGame: WebGame }): ReactElement {
  const translator = useTranslator()
  const { t } = translator
  const { game } = raceIfSolo(webGame)
  const people = game.seatCount(game.options.presets[0]!.options)
  return (
    <p className="online-rules">
      {people > 2 && `${t('online.rankedPersons', { count: people })} `}
      {t('online.rankedClock', { clock: describeClockSettings(rankedClock, translator) })}{' '}
      {t('online.rankedRules', { count: minimumRankedMoves(game.id) })}
    </p>
  )
}
