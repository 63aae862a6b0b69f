import { isRejection } from '@parlor/kernel'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement, type RefObject } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { GameDoor } from '../games/door.ts'
import { announce } from '../house/announce.tsx'
import { LinkButton } from '../house/button.tsx'
import { Notice } from '../house/notice.tsx'
import { Waiting } from '../house/waiting.tsx'
import { namesOf } from '../session/names.ts'
import type { OpenTable } from '../session/open.ts'
import type { LocalSession, Session } from '../session/session.ts'
import type { Line } from '../session/story.ts'
import { startMusic, stopMusic } from '../sound/sound.ts'
import { useWords, words as wordsNow } from '../words/words.ts'
import { allActions, type Action, type Sheet } from './actions.ts'
import { Bar } from './bar.tsx'
import { Controls } from './controls.tsx'
import { Earned } from './earned.tsx'
import { HintCard } from './hint-card.tsx'
import { NewMatch } from './new-match.tsx'
import { Curtain, LostNotice, TroubleNotice, VaultBanner } from './notices.tsx'
import { Result } from './result.tsx'
import { SeriesPart, useSeries } from './series.tsx'
import { SheetWindow } from './sheet.tsx'
import { useShortcuts } from './shortcuts.ts'
import { Stage } from './stage.tsx'
import { LastLine, lineWords, Story } from './story.tsx'
import './table.css'
import { Turn } from './turn.tsx'
import { useTable, useTableState } from './use-table.ts'

/** `/dots/play/<match>`, and `/dots/play/new` for a match like the last one. */
export default function TablePage(): ReactElement {
  const { game = '', match = '' } = useParams()
  return match === 'new' ? <NewMatch game={game} /> : <SavedMatch game={game} match={match} />
}

function SavedMatch({ game, match }: { game: string; match: string }): ReactElement {
  const { t, why } = useWords()
  const navigate = useNavigate()
  const [sitting, take] = useTable(game, match, tell)
  useEffect(() => {
    if (sitting.kind === 'relic') void navigate(`/${game}/replay/${match}`, { replace: true })
  }, [sitting.kind, game, match, navigate])
  if (sitting.kind === 'opening' || sitting.kind === 'relic') return <Waiting />
  if (sitting.kind === 'open') return <Table door={sitting.door} table={sitting.table} onTake={take} />
  return (
    <Notice title={t('table.cannotOpen')} text={why(sitting.why)} scene="shut">
      <LinkButton kind="primary" icon="play" to={`/${game}/play/new`}>
        {t('table.newMatch')}
      </LinkButton>
      <LinkButton icon="save" to="/saves">
        {t('saves.title')}
      </LinkButton>
    </Notice>
  )
}

/** One announcement per deed, in the words of the log. */
function tell(door: GameDoor, session: Session, line: Line): void {
  const words = wordsNow()
  const strings = door.strings[words.language]
  announce(lineWords(line, words, strings, namesOf(session.store.getState().players, strings, words)))
}

function Table({ door, table, onTake }: { door: GameDoor; table: OpenTable; onTake: () => void }): ReactElement {
  const { session, lost } = table
  const words = useWords()
  const strings = door.strings[words.language]
  const players = useTableState(session, (state) => state.players)
  const nameOf = useMemo(() => namesOf(players, strings, words), [players, strings, words])
  const [sheet, setSheet] = useSheet(session)
  const perform = useCallback((action: Action) => action.perform(session, setSheet), [session, setSheet])
  useShortcuts(allActions, perform)
  useAddress(session, door.game.id)
  useMusic(door.game.id)
  useJumpWords(session)
  const series = useSeries(door, session)
  const heading = useHeading()
  const { game } = door
  const title = words.say({ key: 'title' }, strings)
  const seats = players.map((_, seat) => nameOf(seat)).join(' – ')
  const move = useCallback((wanted: unknown) => play(session, wanted, door), [session, door])
  return (
    <div className="sitting">
      <Bar game={game.id} title={title} seats={seats} onKeys={() => setSheet('keys')} />
      <main className="sitting-main">
        <h1 className="sr-only" ref={heading} tabIndex={-1}>
          {words.t('table.title', { game: title, seats })}
        </h1>
        <Stage
          door={door}
          painter={session}
          onMove={move}
          theme={series?.theme}
          mirror={<Mirror door={door} session={session} nameOf={nameOf} onMove={move} />}
        >
          <Curtain session={session} nameOf={nameOf} />
          <Result
            session={session}
            game={game}
            strings={strings}
            nameOf={nameOf}
            onShare={() => setSheet('share')}
            news={door.achievements ? <Earned door={door} session={session} strings={strings} /> : null}
            ending={series ? <SeriesPart door={door} session={session} part="Ending" /> : null}
          />
        </Stage>
        <div className="side">
          <VaultBanner />
          <LostNotice lost={lost} />
          <SeriesPart door={door} session={session} part="Banner" />
          <Turn session={session} nameOf={nameOf} />
          <TroubleNotice session={session} game={game.id} nameOf={nameOf} onTake={onTake} />
          <Panel door={door} session={session} nameOf={nameOf} onMove={move} />
          <HintCard session={session} strings={strings} nameOf={nameOf} />
          <Log session={session} door={door} nameOf={nameOf} onOpen={() => setSheet('story')} />
        </div>
        <Controls session={session} perform={perform} />
      </main>
      {sheet && (
        <SheetWindow sheet={sheet} session={session} door={door} nameOf={nameOf} onClose={() => setSheet(null)} onOpen={setSheet} />
      )}
    </div>
  )
}

function play(session: Session, move: unknown, door: GameDoor): void {
  const refused = session.move(move)
  const words = wordsNow()
  if (isRejection(refused)) announce(words.why(refused, door.strings[words.language]))
}

/** The open window; the match stands still behind it. */
function useSheet(session: Session): [Sheet | null, (sheet: Sheet | null) => void] {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const open = sheet !== null
  useEffect(() => {
    if (!open) return
    session.pause()
    return () => session.resume()
  }, [open, session])
  return [sheet, setSheet]
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

/** Taking back and doing again are said, because nothing on the board moves to tell. */
function useJumpWords(session: LocalSession): void {
  useEffect(
    () =>
      session.store.subscribe((now, before) => {
        const by = now.id === before.id && !before.busy ? now.story.length - before.story.length : 0
        // A match that was started again has nothing to redo.
        if (by > 0) announce(wordsNow().t('table.redone'))
        else if (by < 0 && session.match.redoable) announce(wordsNow().t('table.undone'))
      }),
    [session],
  )
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
  readonly session: Session
  readonly nameOf: (seat: number) => string
}

function useTableProps({ session, nameOf, onMove }: PartProps & { onMove: (move: unknown) => void }) {
  const view = useTableState(session, (state) => state.view)
  const moves = useTableState(session, (state) => state.moves)
  const seat = useTableState(session, (state) => state.seat)
  const onPoint = useCallback((move: unknown) => session.point(move), [session])
  return useMemo(() => ({ view, moves, seat, nameOf, onMove, onPoint }), [view, moves, seat, nameOf, onMove, onPoint])
}

function Mirror(props: PartProps & { onMove: (move: unknown) => void }): ReactElement {
  const parts = useTableProps(props)
  return <props.door.Mirror {...parts} />
}

function Panel(props: PartProps & { onMove: (move: unknown) => void }): ReactElement {
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
  const parts = { story, strings: door.strings[language], nameOf }
  return (
    <>
      <div className="side-story">
        <Story {...parts} />
      </div>
      <LastLine {...parts} onOpen={onOpen} />
    </>
  )
}
