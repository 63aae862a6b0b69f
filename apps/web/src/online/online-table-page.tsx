import { isRejection } from '@parlor/kernel'
import type { TableInfo } from '@parlor/protocol'
import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { GameDoor } from '../games/door.ts'
import { Button, LinkButton } from '../house/button.tsx'
import { Page } from '../house/page.tsx'
import { Waiting } from '../house/waiting.tsx'
import { useDoor } from '../play/use-door.ts'
import { namesOf } from '../session/names.ts'
import { bindRematch } from '../storage/deals.ts'
import { Bar } from '../table/bar.tsx'
import { Clocks, SeatClock, useTimeWords } from '../table/clock.tsx'
import { Help } from '../table/help.tsx'
import { Refusal, useRefusal } from '../table/refusal.tsx'
import { useEnding, verdict, whyOver } from '../table/result.tsx'
import { SkipToBoard } from '../table/skip.tsx'
import { turnWords } from '../table/speech.ts'
import { Stage } from '../table/stage.tsx'
import { LastLine, Story } from '../table/story.tsx'
import '../table/moments.css'
import '../table/result.css'
import '../table/table.css'
import { Turn } from '../table/turn.tsx'
import { useTableState } from '../table/use-table.ts'
import { announce } from '../house/announce.tsx'
import { useWords, words as wordsNow, type Words } from '../words/words.ts'
import './online.css'
import { Fairness } from './fairness.tsx'
import { Company, FairDeal, OnlineControls, Offer } from './company.tsx'
import { ratingWords } from './finished.ts'
import type { RemoteSession } from './remote.ts'
import { Agreements } from './ranked.tsx'
import { onlinePackage, type Room } from './room.ts'
import { noteSeated } from './seated.ts'
import { namedWithRating, strengthOf, UncertainNote } from './strength.tsx'
import { useRatingChange } from './use-change.ts'
import { useLine, useRoom, useRoomState } from './use-room.ts'
import { WaitingRoom } from './waiting-room.tsx'

/** `/dots/online/<match>`: a table on the server, from the first guest to the last move. */
export default function OnlineTablePage(): ReactElement {
  const { game = '', match = '' } = useParams()
  const door = useDoor(game)
  const room = useRoom(door, match)
  if (!door || room === null) return <Waiting />
  if (isRejection(room)) return <Nowhere door={door} why={wordsNow().why(room)} />
  return <AtTable key={match} door={door} room={room} />
}

function Nowhere({ door, why }: { door: GameDoor; why: string }): ReactElement {
  const { t, say, language } = useWords()
  const title = say({ key: 'title' }, door.strings[language])
  return (
    <Page title={t('online.cannotOpen')} back={{ to: `/${door.game.id}/`, label: title }}>
      <p className="game-line">{why}</p>
      <LinkButton kind="primary" icon="people" to={`/${door.game.id}/online`}>
        {t('online.title')}
      </LinkButton>
    </Page>
  )
}

function AtTable({ door, room }: { door: GameDoor; room: Room }): ReactElement {
  const { why, language } = useWords()
  const lost = useRoomState(room, (state) => state.lost)
  const table = useRoomState(room, (state) => state.table)
  const session = useRoomState(room, (state) => state.session)
  const seated = table !== null && table.you !== null && (table.state === 'open' || table.state === 'dealing' || table.state === 'playing')
  useEffect(() => {
    if (seated) noteSeated(true)
  }, [seated])
  if (lost) return <Nowhere door={door} why={why(lost, door.strings[language])} />
  if (!table) return <Waiting />
  if (table.state === 'open' || table.state === 'dealing' || table.state === 'closed' || !session)
    return <WaitingRoom door={door} table={table} />
  return <Playing door={door} room={room} session={session} table={table} />
}

interface PlayingProps {
  readonly door: GameDoor
  readonly room: Room
  readonly session: RemoteSession
  readonly table: TableInfo
}

function Playing({ door, room, session, table }: PlayingProps): ReactElement {
  const words = useWords()
  const strings = door.strings[words.language]
  const players = useTableState(session, (state) => state.players)
  const nameOf = useMemo(() => namesOf(players, strings, words), [players, strings, words])
  const [help, setHelp] = useState(false)
  const [refused, refuse] = useRefusal()
  const ending = useEnding(session)
  useTimeWords(session, nameOf)
  useTurnWords(door, session)
  useNext(door, table)
  const move = useCallback(
    (wanted: unknown) => {
      if (session.store.getState().busy) return session.skip()
      const why = session.move(wanted)
      const now = wordsNow()
      refuse(why ? now.why(why, door.strings[now.language]) : null)
    },
    [session, door, refuse],
  )
  const title = words.say({ key: 'title' }, strings)
  const seats = ratedNames(players.length, table, nameOf, words)
  const parts = useParts(session, nameOf, move)
  const story = useTableState(session, (state) => state.story)
  const fairness = <Fairness door={door} table={table} nameOf={nameOf} />
  return (
    <div className="sitting" data-online data-mood={ending?.mood}>
      <SkipToBoard />
      <Bar game={door.game.id} title={title} seats={seats} onHelp={() => setHelp(true)} />
      <main className="sitting-main">
        <h1 className="sr-only">{words.t('table.title', { game: title, seats })}</h1>
        <Stage door={door} painter={session} onMove={move} mirror={<door.Mirror {...parts} />}>
          <Refusal refused={refused} />
          <LineNotice />
        </Stage>
        <OnlineResult door={door} session={session} table={table} fairness={fairness} nameOf={nameOf} />
        <div className="side">
          <Turn session={session} nameOf={nameOf} />
          {/* Before the panel: on a phone what is asked must not be below the edge. */}
          <Offer session={session} table={table} nameOf={nameOf} />
          <Agreements room={room} session={session} table={table} nameOf={nameOf} />
          {!door.panelClocks && <Clocks session={session} nameOf={nameOf} />}
          <div className="side-panel">
            <door.Panel {...parts} />
          </div>
          <Company room={room} table={table} nameOf={nameOf} />
          <UncertainNote strengths={table.seats.map(strengthOf)} />
          <div className="side-story">
            <Story story={story} strings={strings} nameOf={nameOf} loud={door.loud} joined={door.joined} Said={door.Said} />
          </div>
          <LastLine story={story} strings={strings} nameOf={nameOf} joined={door.joined} onOpen={() => setHelp(true)} />
        </div>
        <OnlineControls session={session} table={table} fairness={fairness} draws={onlinePackage(door).game.draws === true} />
      </main>
      {help && <Help kind="table" Legend={door.Legend} onClose={() => setHelp(false)} />}
    </div>
  )
}

/** Everybody at the table, with their ratings in this game. */
function ratedNames(count: number, { seats }: TableInfo, nameOf: (seat: number) => string, words: Words): string {
  return Array.from({ length: count }, (_, seat) => namedWithRating(nameOf(seat), strengthOf(seats[seat]), words)).join(' – ')
}

function useParts(session: RemoteSession, nameOf: (seat: number) => string, onMove: (move: unknown) => void) {
  const view = useTableState(session, (state) => state.view)
  const moves = useTableState(session, (state) => state.moves)
  const seat = useTableState(session, (state) => state.seat)
  const timed = useTableState(session, (state) => state.time !== null)
  return useMemo(() => {
    const clock = timed ? { clock: (at: number) => <SeatClock session={session} seat={at} nameOf={nameOf} /> } : {}
    return { view, moves, seat, nameOf, onMove, onPoint: (move: unknown) => session.point(move), ...clock }
  }, [view, moves, seat, nameOf, onMove, timed, session])
}

/** Says that it is one's turn, when it comes to be. */
function useTurnWords(door: GameDoor, session: RemoteSession): void {
  useEffect(
    () =>
      session.store.subscribe((now, before) => {
        if (now.busy || now.moves.length === 0 || before.moves.length > 0) return
        const words = wordsNow()
        announce(`${turnWords(now, words, namesOf(now.players, door.strings[words.language], words))}.`)
      }),
    [door, session],
  )
}

/** A rematch is another table: everybody goes there. */
function useNext(door: GameDoor, table: TableInfo): void {
  const navigate = useNavigate()
  const { match, next } = table
  useEffect(() => {
    if (!next) return
    void bindRematch(match, next).then(() => navigate(`/${door.game.id}/online/${next}${location.search}`, { replace: true }))
  }, [match, next, door, navigate])
}

/** While the line is gone the table stays as it was, and says so. */
function LineNotice(): ReactElement | null {
  const { t } = useWords()
  const line = useLine()
  // That the page must be loaded anew is said by the banner that every page has.
  if (line === 'open' || line === 'outdated') return null
  return (
    <p className="online-line" role="status">
      {t(line === 'refused' ? 'online.refusedHere' : 'online.reconnecting')}
    </p>
  )
}

interface ResultProps {
  readonly door: GameDoor
  readonly session: RemoteSession
  readonly table: TableInfo
  readonly fairness: ReactElement
  readonly nameOf: (seat: number) => string
}

/** How it ended, who wants to play again, and that the deal was fair. */
function OnlineResult({ door, session, table, fairness, nameOf }: ResultProps): ReactElement | null {
  const words = useWords()
  const outcome = useTableState(session, (state) => (state.busy ? null : state.outcome))
  const players = useTableState(session, (state) => state.players)
  const mood = useEnding(session)?.mood
  const last = useTableState(session, (state) => state.story.at(-1)?.seat ?? 0)
  const [fair, setFair] = useState(false)
  const change = useRatingChange(table)
  const strings = door.strings[words.language]
  if (!outcome) return null
  const { you, rematch } = table
  const wanted = you !== null && rematch.includes(you)
  const others = rematch.filter((seat) => seat !== you)
  return (
    <>
      <section className="result" data-mood={mood} aria-labelledby="result-title">
        <div className="result-head">
          <h2 id="result-title" tabIndex={-1}>
            {verdict(outcome, players, words, nameOf)}
          </h2>
        </div>
        <div className="result-words">
          <p className="result-why">{whyOver(outcome, last, words, strings, nameOf)}</p>
          {table.seats.some(strengthOf) && <p>{ratedNames(players.length, table, nameOf, words)}</p>}
          {change !== null && <p>{ratingWords(change, words)}</p>}
          {others.length > 0 && <p>{words.t('online.wantsRematch', { name: others.map(nameOf).join(', ') })}</p>}
        </div>
        <div className="result-actions">
          {you !== null && (
            <Button kind="primary" size="large" icon="restart" aria-disabled={wanted} onClick={() => wanted || session.rematch()}>
              {words.t(wanted ? 'online.rematchAsked' : 'table.rematch')}
            </Button>
          )}
          <LinkButton icon="eye" to={`/${door.game.id}/online/${table.match}/replay`}>
            {words.t('table.replay')}
          </LinkButton>
          <LinkButton icon="door" to={`/${door.game.id}/online`}>
            {words.t('table.leave')}
          </LinkButton>
          <Button icon="scales" onClick={() => setFair(true)}>
            {words.t('online.fair')}
          </Button>
        </div>
      </section>
      {fair && <FairDeal fairness={fairness} onClose={() => setFair(false)} />}
    </>
  )
}
