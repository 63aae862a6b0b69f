import { isDrawOpen, rankedMinimum, rankedRules, type TableInfo } from '@parlor/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import type { GameDoor } from '../games/door.ts'
import { Button } from '../house/button.tsx'
import { useTableState } from '../table/use-table.ts'
import { useWords } from '../words/words.ts'
import { counts, firstMoves } from './counting.ts'
import type { RemoteSession } from './remote.ts'
import { onlinePackage, type Room } from './room.ts'
import { useRoomState } from './use-room.ts'

interface NotesProps {
  readonly session: RemoteSession
  readonly table: TableInfo
  readonly nameOf: (seat: number) => string
}

/** What a match of people may ask for beside its moves: a first move in time, a draw, a claim against somebody who is away. */
export function Agreements({ room, ...props }: NotesProps & { room: Room }): ReactElement | null {
  const over = useTableState(props.session, (state) => state.outcome !== null)
  if (over || props.table.state !== 'playing') return null
  return (
    <>
      <FirstMove {...props} />
      <Claim {...props} room={room} />
      <DrawOffer {...props} />
    </>
  )
}

/** The page's own clock, twice a second while somebody looks at it. */
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

/** How long whoever has not begun yet may still take. */
function FirstMove({ session, table, nameOf }: NotesProps): ReactElement | null {
  const { t } = useWords()
  const story = useTableState(session, (state) => state.story)
  const time = useTableState(session, (state) => state.time)
  const waiting = table.ranked && time !== null && story.length < table.seats.length * 4
  const now = useNow(waiting)
  const due = waiting ? firstMoves(table, story, time, now) : []
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

/** Whoever owes a move and has been away for long can be claimed against. The page counts for itself; the server decides. */
function Claim({ session, table, nameOf, room }: NotesProps & { room: Room }): ReactElement | null {
  const { t } = useWords()
  const turn = useTableState(session, (state) => state.turn)
  const story = useTableState(session, (state) => state.story)
  const presence = useRoomState(room, (state) => state.presence)
  const { ranked, you, seats } = table
  const absent = ranked && you !== null ? turn.find((seat) => seat !== you && presence[seat] === 'away') : undefined
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => setSince(absent === undefined ? null : performance.now()), [absent])
  const now = useNow(absent !== undefined)
  if (absent === undefined || since === null || !story.some(({ seat }) => seat === absent)) return null
  const left = Math.ceil(rankedRules.claimSeconds - (now - since) / 1000)
  const name = nameOf(absent)
  if (left > 0) return <p className="online-note">{t('online.claimIn', { count: left, name })}</p>
  const label = !counts(table, story) ? t('online.claimAbort') : seats.length > 2 ? t('online.claimSeat', { name }) : t('online.claim')
  return (
    <div className="online-offer" role="status">
      <p>{t('online.isAway', { name })}</p>
      <Button kind="primary" onClick={() => session.claim(absent)}>
        {label}
      </Button>
    </div>
  )
}

function DrawOffer({ session, table, nameOf }: NotesProps): ReactElement | null {
  const { t } = useWords()
  const story = useTableState(session, (state) => state.story)
  const { you, draw } = table
  const offer = draw?.offer
  if (!offer || you === null || !isDrawOpen(offer, story)) return null
  const answer = (step: 'accept' | 'decline' | 'withdraw') => session.draw(step, offer.line)
  if (offer.seat === you)
    return (
      <div className="online-offer" role="status">
        <p>{t('online.drawOffered')}</p>
        <Button onClick={() => answer('withdraw')}>{t('online.withdraw')}</Button>
      </div>
    )
  return (
    <div className="online-offer" role="status">
      <p>{t('online.drawWanted', { name: nameOf(offer.seat) })}</p>
      {!offer.accepted.includes(you) && (
        <Button kind="primary" onClick={() => answer('accept')}>
          {t('online.acceptDraw')}
        </Button>
      )}
      <Button onClick={() => answer('decline')}>{t('online.disagree')}</Button>
    </div>
  )
}

/** What ranked play asks of whoever wants it, where it is chosen. */
export function RankedRules({ door }: { door: GameDoor }): ReactElement {
  const { t } = useWords()
  const { game } = onlinePackage(door)
  const people = game.seatCount(game.options.presets[0]!.options)
  return (
    <p className="online-rules">
      {people > 2 && `${t('online.rankedPersons', { count: people })} `}
      {t('online.rankedRules', { count: rankedMinimum(game.id) })}
    </p>
  )
}
