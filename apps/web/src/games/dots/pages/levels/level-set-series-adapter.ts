import {
  addResult,
  emptyProgress,
  levelMatchSetup,
  readProgress,
  levelResultOf,
  seriesId,
  textInLanguage,
  type DotsTypes,
  type LevelSet,
  type LevelSetProgress,
} from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { formatMessage } from '@parlor/kernel/host'
import { strings } from '../../strings.ts'
import { readOwnLevelSeriesRef } from '../editor/own-level-series-ref.ts'
import type { SeriesDefinition, SeriesMatchRef } from '../../../../data/series-progress.ts'
import type { Language } from '../../../../platform/i18n/language.ts'
import { minimumOpponent, levelAt, levelSets } from './level-sets.ts'

/** A level set as a series with stored progress; its state type is the rules' own. */
function createSeries(set: LevelSet): SeriesDefinition<DotsTypes> {
  return {
    id: seriesId(set),
    theme: set.theme,
    begin: () => emptyProgress(set),
    fixture(index) {
      const level = levelAt(set, index)
      return level && levelMatchSetup(level, minimumOpponent())
    },
    check(state) {
      const progress = readProgress(set, state)
      return isRejection(progress) ? progress : null
    },
    enter(state, index, match) {
      const level = levelAt(set, index)
      return level ? addResult(set, state as LevelSetProgress, index, levelResultOf(level, match)) : state
    },
    played: (state) => (state as LevelSetProgress).results.length,
  }
}

const seriesById: ReadonlyMap<string, { readonly set: LevelSet; readonly series: SeriesDefinition<DotsTypes> }> = new Map(
  levelSets.map((set) => {
    const series = createSeries(set)
    return [series.id, { set, series }]
  }),
)

export function findSeries(id: string): SeriesDefinition<DotsTypes> | null {
  return seriesById.get(id)?.series ?? null
}

/** Names of the set and the level. */
export function seriesMatchLabelOf(seriesRef: SeriesMatchRef, language: Language): string | null {
  const { id, index } = seriesRef
  if (readOwnLevelSeriesRef(seriesRef)) return translate('levels.ownPlace', language)
  const set = levelSetOfSeries(id)
  const level = set && levelAt(set, index)
  return set && level ? `${textInLanguage(set.name, language)}: ${textInLanguage(level.name, language)}` : null
}

/** The page to return to: the set, or where a custom level was started. */
export function exitPageOf(seriesRef: SeriesMatchRef, language: Language): { to: string; label: string; linkText?: string } | null {
  const own = readOwnLevelSeriesRef(seriesRef)
  if (own?.kind === 'test')
    return { to: '/dots/editor', label: translate('page.editor.title', language), linkText: translate('levels.toEditor', language) }
  if (own) return { to: '/dots/levels', label: translate('page.levels.title', language), linkText: translate('levels.toSets', language) }
  const set = levelSetOfSeries(seriesRef.id)
  return set && { to: `/dots/levels/${set.id}`, label: textInLanguage(set.name, language) }
}

function translate(key: string, language: Language): string {
  return formatMessage(strings[language], language, { key }, String)
}

export function levelSetOfSeries(id: string): LevelSet | null {
  return seriesById.get(id)?.set ?? null
}

export function seriesOfLevelSet(set: LevelSet): SeriesDefinition<DotsTypes> {
  return seriesById.get(seriesId(set))!.series
}
