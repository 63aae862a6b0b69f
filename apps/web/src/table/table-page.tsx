import { isRejection } from '@parlor/kernel'
import { useCallback, useEffect, useMemo, useRef, type CSSProperties, type ReactElement, type RefObject } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { DailyEnding } from '../daily/daily-ending.tsx'
import { dayOf } from '../daily/day.ts'
import type { GameDoor } from '../games/door.ts'
import { clearToasts } from '../house/toast.tsx'
import { Unopened } from '../play/unopened.tsx'
import { namesOf } from '../session/names.ts'
import type { OpenTable } from '../session/open.ts'
import type { LocalSession, Session } from '../session/session.ts'
import { startMusic, stopMusic } from '../sound/sound.ts'
import { useWords, words as wordsNow } from '../words/words.ts'
import { actions, allActions, type Action } from './actions.ts'
import { Bar } from './bar.tsx'
import { Clocks, SeatClock, useRest, useTimeWords } from './clock.tsx'
import { Coach } from './coach.tsx'
import { Controls } from './controls.tsx'
import { Earned } from './earned.tsx'
import { TableGuard } from './guard.tsx'
import { HintCard } from './hint-card.tsx'
import { NewMatch } from './new-match.tsx'
import { Curtain, LostNotice, TroubleNotice, VaultBanner } from './notices.tsx'
import { Refusal, useRefusal } from './refusal.tsx'
import { OwnPart } from './own-part.tsx'
import { Result, useEnding } from './result.tsx'
import { SeriesPart, useHome, useSeries } from './series.tsx'
import { SheetWindow } from './sheet.tsx'
import { useShortcuts } from './shortcuts.ts'
import { SkipToBoard } from './skip.tsx'
import { tell, useSpeech } from './speech.ts'
import { Stage } from './stage.tsx'
import { LastLine, Story } from './story.tsx'
import './moments.css'
import './result.css'
import './table.css'
import { Turn } from './turn.tsx'
import { useFlush } from './use-flush.ts'
import { useSheets } from './use-sheets.ts'
import { useTable, useTableState } from './use-table.ts'

/** `/dots/play/<match>`, and `/dots/play/new` for a match like the last one. */
export default function TablePage(): ReactElement {
  const { game = '', match = '' } = useParams()
  return match === 'new' ? <NewMatch game={game} /> : <SavedMatch game={game} match={match} />
}

function SavedMatch({ game, match }: { game: string; match: string }): ReactElement {
  const { t } = useWords()
  const navigate = useNavigate()
  const [sitting, take] = useTable(game, match, tell)
  useEffect(() => {
    if (sitting.kind === 'relic') void navigate(`/${game}/replay/${match}`, { replace: true })
  }, [sitting.kind, game, match, navigate])
  // Silent: the page said that it is loading when its code came.
  if (sitting.kind === 'opening' || sitting.kind === 'relic') return <div className="waiting" />
  if (sitting.kind === 'broken') throw sitting.error
  if (sitting.kind === 'open') return <Table door={sitting.door} table={sitting.table} onTake={take} />
  return <Unopened game={game} id={match} title={t('table.cannotOpen')} why={sitting.why} />
}

function Table({ door, table, onTake }: { door: GameDoor; table: OpenTable; onTake: () => void }): ReactElement {
  const { session, lost } = table
  const words = useWords()
  const strings = door.strings[words.language]
  const players = useTableState(session, (state) => state.players)
  const nameOf = useMemo(() => namesOf(players, strings, words), [players, strings, words])
  const { stack, open, close, closeAll } = useSheets(session)
  const perform = useCallback((action: Action) => action.perform(session, open), [session, open])
  useShortcuts(allActions, perform)
  useAddress(session, door.game.id)
  useMusic(door.game.id)
  useSpeech(door, session)
  useTimeWords(session, nameOf)
  useRest(session)
  const flush = useFlush(session)
  const ending = useEnding(session)
  const series = useSeries(door, session)
  const home = useHome(door, session)
  const day = useTableState(session, (state) => dayOf(state.series))
  const heading = useHeading()
  const { game } = door
  const title = words.say({ key: 'title' }, strings)
  const seats = players.map((_, seat) => nameOf(seat)).join(' – ')
  const [refused, refuse] = useRefusal()
  useEffect(clearToasts, [])
  const move = useCallback(
    (wanted: unknown, group?: number) => {
      // On the board any press skips what moves, as a tap does.
      if (session.store.getState().busy) return session.skip()
      const why = session.move(wanted, group)
      const now = wordsNow()
      refuse(isRejection(why) ? now.why(why, door.strings[now.language]) : null)
    },
    [session, door, refuse],
  )
  return (
    <div
      className="sitting"
      data-mood={ending?.mood}
      style={ending ? ({ '--winner': ending.light } as CSSProperties) : undefined}
      onClickCapture={flush}
    >
      <SkipToBoard />
      <Bar game={game.id} title={title} seats={seats} home={home} onHelp={() => open('help')} />
      <main className="sitting-main">
        <h1 className="sr-only" ref={heading} tabIndex={-1}>
          {words.t('table.title', { game: title, seats })}
        </h1>
        <Stage
          door={door}
          painter={session}
          onMove={move}
          theme={series?.theme}
          mirror={
            <TableGuard session={session}>
              <Mirror door={door} session={session} nameOf={nameOf} onMove={move} perform={perform} />
            </TableGuard>
          }
        >
          <Curtain session={session} nameOf={nameOf} />
          <Refusal refused={refused} />
        </Stage>
        <Result
          session={session}
          game={game}
          strings={strings}
          nameOf={nameOf}
          home={home}
          onShare={() => open('share')}
          onUndo={() => perform(actions.undo)}
          news={
            <>
              <OwnPart door={door} session={session} nameOf={nameOf} part="Aftermath" />
              {door.achievements && <Earned door={door} session={session} strings={strings} />}
            </>
          }
          ending={
            day !== null ? (
              <DailyEnding door={door} day={day} />
            ) : series ? (
              <SeriesPart door={door} session={session} part="Ending" />
            ) : null
          }
        />
        <div className="side">
          <VaultBanner />
          <LostNotice lost={lost} />
          <SeriesPart door={door} session={session} part="Banner" />
          <Turn session={session} nameOf={nameOf} />
          <TroubleNotice session={session} home={home} nameOf={nameOf} onTake={onTake} />
          {!door.panelClocks && <Clocks session={session} nameOf={nameOf} />}
          <Panel door={door} session={session} nameOf={nameOf} onMove={move} perform={perform} />
          <Coach door={door} session={session} />
          <OwnPart door={door} session={session} nameOf={nameOf} part="Margin" />
          <HintCard session={session} strings={strings} nameOf={nameOf} open={game.information === 'open'} />
          <Log session={session} door={door} nameOf={nameOf} onOpen={() => open('story')} />
        </div>
        <Controls session={session} perform={perform} />
      </main>
      {stack.map((sheet) => (
        <SheetWindow
          key={sheet}
          sheet={sheet}
          session={session}
          door={door}
          nameOf={nameOf}
          onClose={close}
          onOpen={open}
          onDone={closeAll}
        />
      ))}
    </div>
  )
}

/** Keeps the address at the match that is being played: a rematch is another one. */
function useAddress(session: Session, game: string): void {
  const navigate = useNavigate()
  const id = useTableState(session, (state) => state.id)
  const shown = useRef(id)
  useEffect(() => {
    // Only when the match changes: the address changes first when somebody goes to another table.
    if (shown.current === id) return
    shown.current = id
    void navigate(`/${game}/play/${id}${location.search}`, { replace: true })
  }, [id, game, navigate])
}

/** After a navigation focus lies on the heading, as on every page. */
function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const arrival = useRef(key)
  useEffect(() => {
    if (arrival.current !== 'default') heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

/** The game's own music, while its table is open and the player wants any. */
function useMusic(game: string): void {
  useEffect(() => {
    startMusic(game)
    return stopMusic
  }, [game])
}

interface PartProps {
  readonly door: GameDoor
  readonly session: LocalSession
  readonly nameOf: (seat: number) => string
}

interface OwnProps extends PartProps {
  readonly onMove: (move: unknown, group?: number) => void
  readonly perform: (action: Action) => void
}

function useTableProps({ session, nameOf, onMove, perform }: OwnProps) {
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
  const undo = useMemo(() => (back ? () => perform(actions.undo) : undefined), [back, perform])
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

function Mirror(props: OwnProps): ReactElement {
  const parts = useTableProps(props)
  return <props.door.Mirror {...parts} />
}

function Panel(props: OwnProps): ReactElement {
  const parts = useTableProps(props)
  return (
    <div className="side-panel">
      <props.door.Panel {...parts} />
    </div>
  )
}

function Log({ session, door, nameOf, onOpen }: PartProps & { onOpen: () => void }): ReactElement {
  const { language } = useWords()
  const story = useTableState(session, (state) => state.story)
  const onPoint = useCallback(
    (move: unknown) => {
      // Whoever goes over the board by keyboard keeps their frame, whatever line the pointer happens to rest on.
      if (!document.querySelector('.stage-mirror :focus-visible')) session.point(move)
    },
    [session],
  )
  const parts = { story, strings: door.strings[language], nameOf, loud: door.loud, joined: door.joined, Said: door.Said, onPoint }
  return (
    <>
      <div className="side-story">
        <Story {...parts} />
      </div>
      <LastLine {...parts} onOpen={onOpen} />
    </>
  )
}
