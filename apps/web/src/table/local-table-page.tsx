import { useEffect, useMemo, useRef, type ComponentType, type ReactElement } from 'react'
import { useNavigate, useParams } from 'react-router'
import { dailyKeyOf } from '../session/daily-challenge.ts'
import type { DailyKey } from '../data/daily-attempts.ts'
import type { WebGame } from '../web-game/web-game.ts'
import { StorageBanner } from '../ui/storage-banner.tsx'
import { MatchUnavailable } from './match-unavailable.tsx'
import { seatNamesFor } from '../session/seat-names.ts'
import type { OpenTable } from '../session/open-table.ts'
import type { Session } from '../session/session.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { EarnedAchievements } from './earned-achievements.tsx'
import { StartWithLastSetup } from './start-with-last-setup.tsx'
import { OlderSaveNotice, MatchBlockedNotice } from './notices.tsx'
import { GameMatchSection } from './game-match-section.tsx'
import { ResultActions, ResultPanel } from './result-panel.tsx'
import { SeriesSection, useExitLink, useSeriesDefinition } from './series-section.tsx'
import { announceLogLine } from './table-announcements.ts'
import { TablePage } from './table-page.tsx'
import { useOpenTable, useTableState } from './use-open-table.ts'

/** `/dots/play/<match>`, and `/dots/play/new` for a match with the last setup. */
export default function LocalTablePage({ DailyResult }: LocalTablePageProps): ReactElement {
  const { game = '', match = '' } = useParams()
  return match === 'new' ? <StartWithLastSetup game={game} /> : <SavedMatchPage game={game} match={match} DailyResult={DailyResult} />
}

interface LocalTablePageProps {
  /** Shown in the result of a daily challenge. */
  readonly DailyResult: ComponentType<{ webGame: WebGame; daily: DailyKey }>
}

function SavedMatchPage({ game, match, DailyResult }: LocalTablePageProps & { game: string; match: string }): ReactElement {
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
    return <LocalTable webGame={tableState.webGame} table={tableState.table} onTake={take} DailyResult={DailyResult} />
  return <MatchUnavailable game={game} id={match} title={t('table.cannotOpen')} why={tableState.why} />
}

interface LocalTableProps extends LocalTablePageProps {
  readonly webGame: WebGame
  readonly table: OpenTable
  readonly onTake: () => void
}

function LocalTable({ webGame, table, onTake, DailyResult }: LocalTableProps): ReactElement {
  const { session, lost } = table
  const translator = useTranslator()
  const strings = webGame.strings[translator.language]
  const players = useTableState(session, (state) => state.players)
  const nameOf = useMemo(() => seatNamesFor(players, strings, translator), [players, strings, translator])
  const seats = players.map((_, seat) => nameOf(seat)).join(' – ')
  const series = useSeriesDefinition(webGame, session)
  const home = useExitLink(webGame, session)
  const daily = dailyKeyOf(useTableState(session, (state) => state.series))
  useMatchUrl(session, webGame.game.id)
  return (
    <TablePage
      {...{ webGame, session, nameOf, home, seats }}
      heading={translator.t('table.title', { game: translator.say({ key: 'title' }, strings), seats })}
      theme={series?.theme}
      result={
        <ResultPanel
          {...{ webGame, session, nameOf }}
          actions={<ResultActions {...{ webGame, session, home }} goesOn={daily !== null || series !== null} />}
          news={
            <>
              <GameMatchSection webGame={webGame} session={session} nameOf={nameOf} part="ResultSummary" />
              {webGame.achievements && <EarnedAchievements webGame={webGame} session={session} strings={strings} />}
            </>
          }
          ending={
            daily ? (
              <DailyResult webGame={webGame} daily={daily} />
            ) : series ? (
              <SeriesSection webGame={webGame} session={session} part="Ending" />
            ) : null
          }
        />
      }
      notices={
        <>
          <StorageBanner />
          <OlderSaveNotice lost={lost} />
          <SeriesSection webGame={webGame} session={session} part="Banner" />
        </>
      }
      offers={<MatchBlockedNotice session={session} home={home} nameOf={nameOf} onTake={onTake} />}
      belowPanel={<GameMatchSection webGame={webGame} session={session} nameOf={nameOf} part="PanelFooter" />}
    />
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
