import { useMemo, type ReactElement } from 'react'
import type { GameDoor, SeriesDoor, SeriesProps } from '../games/door.ts'
import { useProgress } from '../play/use-progress.ts'
import type { LocalSession, Session } from '../session/session.ts'
import { useWords } from '../words/words.ts'
import { withMatch, type KeptSeries } from '../storage/series.ts'
import { useTableState } from './use-table.ts'

/** A game's own words about the series that the match at this table belongs to; nothing for a match on its own. */
export function SeriesPart({
  door,
  session,
  part,
}: {
  door: GameDoor
  session: LocalSession
  part: 'Banner' | 'Ending'
}): ReactElement | null {
  const place = useTableState(session, (state) => state.series)
  const id = useTableState(session, (state) => state.id)
  const view = useTableState(session, (state) => state.view)
  const series = useSeries(door, session)
  const kept = useProgress(door.game.id, series)
  const { match } = session
  // A match that has just ended is counted a moment later: until then its figures are worked out here.
  const progress = useMemo(
    () => (kept && series && place && part === 'Ending' && view.outcome ? withMatch(kept, series, place, id, match, 0) : kept),
    [kept, series, place, part, view, id, match],
  )
  if (!place || !door.series) return null
  if (!progress) return part === 'Banner' && !series && door.series.Aside ? <door.series.Aside place={place} /> : null
  return <Part part={door.series[part]} place={place} progress={progress} match={match} id={id} view={view} />
}

function Part({ part: Own, ...props }: SeriesProps & { part: SeriesDoor['Banner'] }): ReactElement {
  return <Own {...props} />
}

/** Where the way out of this table leads: to the page of its series, else to the game's. */
export function useHome(door: GameDoor, session: Session): Home {
  const { t, say, language } = useWords()
  const place = useTableState(session, (state) => state.series)
  return useMemo(() => {
    const home = (place && door.series?.home?.(place, language)) ?? null
    const leave = t('table.leave')
    return home
      ? { words: leave, ...home }
      : { to: `/${door.game.id}/`, label: say({ key: 'title' }, door.strings[language]), words: leave }
  }, [door, place, t, say, language])
}

export interface Home {
  readonly to: string
  /** What the page is called. */
  readonly label: string
  /** What is to be read on the way there. */
  readonly words: string
}

/** The series that the match at this table belongs to, if it still exists. */
export function useSeries(door: GameDoor, session: Session): KeptSeries | null {
  const id = useTableState(session, (state) => state.series?.id)
  return useMemo(() => (id === undefined ? null : (door.series?.find(id) ?? null)), [door, id])
}
