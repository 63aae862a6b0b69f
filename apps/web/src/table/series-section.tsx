import { useMemo, type ReactElement } from 'react'
import type { WebGame, GameSeries, SeriesSectionProps } from '../web-game/web-game.ts'
import { useSeriesProgress } from '../data/use-series-progress.ts'
import type { Session } from '../session/session.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { withFinishedMatch, type SeriesDefinition } from '../data/series-progress.ts'
import { useTableState } from './use-open-table.ts'

/** A game's component about the series of this match; nothing for a match on its own. */
export function SeriesSection({
  webGame,
  session,
  part,
}: {
  webGame: WebGame
  session: Session
  part: 'Banner' | 'Ending'
}): ReactElement | null {
  const seriesRef = useTableState(session, (state) => state.series)
  const id = useTableState(session, (state) => state.id)
  const view = useTableState(session, (state) => state.view)
  const series = useSeriesDefinition(webGame, session)
  const stored = useSeriesProgress(webGame.game.id, series)
  const { match } = session
  // A match that has just ended is recorded a moment later: until then its progress is computed here.
  const progress = useMemo(
    () =>
      stored && series && seriesRef && id !== null && match && part === 'Ending' && view.outcome
        ? withFinishedMatch(stored, series, seriesRef, id, match, 0)
        : stored,
    [stored, series, seriesRef, part, view, id, match],
  )
  if (!seriesRef || !webGame.series || !match || id === null) return null
  if (!progress) return part === 'Banner' && !series && webGame.series.OwnBanner ? <webGame.series.OwnBanner seriesRef={seriesRef} /> : null
  return <SeriesComponent part={webGame.series[part]} seriesRef={seriesRef} progress={progress} match={match} id={id} view={view} />
}

function SeriesComponent({ part: Own, ...props }: SeriesSectionProps & { part: GameSeries['Banner'] }): ReactElement {
  return <Own {...props} />
}

/** Exit link of this table: the page of its series, else the game's home page. */
export function useExitLink(webGame: WebGame, session: Session): ExitLink {
  const { t, say, language } = useTranslator()
  const seriesRef = useTableState(session, (state) => state.series)
  return useMemo(() => {
    const home = (seriesRef && webGame.series?.exitPage?.(seriesRef, language)) ?? null
    const leave = t('table.leave')
    return home
      ? { linkText: leave, ...home }
      : { to: `/${webGame.game.id}/`, label: say({ key: 'title' }, webGame.strings[language]), linkText: leave }
  }, [webGame, seriesRef, t, say, language])
}

export interface ExitLink {
  readonly to: string
  /** Name of the page. */
  readonly label: string
  /** Text of the link. */
  readonly linkText: string
}

/** The series of this match, if it still exists. */
export function useSeriesDefinition(webGame: WebGame, session: Session): SeriesDefinition | null {
  const id = useTableState(session, (state) => state.series?.id)
  return useMemo(() => (id === undefined ? null : (webGame.series?.find(id) ?? null)), [webGame, id])
}
