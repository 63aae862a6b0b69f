import {
  addResult,
  beginSet,
  fixtureOf,
  readProgress,
  resultOf,
  seriesId,
  wordsIn,
  type DotsKinds,
  type LevelSet,
  type Progress,
} from '@parlor/dots'
import { isRejection, speak } from '@parlor/kernel'
import { strings } from '../../strings.ts'
import { ownAt } from '../editor/own-place.ts'
import type { KeptSeries, SeriesPlace } from '../../../../storage/series.ts'
import type { Language } from '../../../../words/language.ts'
import { floorNow, levelAt, levelSets } from './sets.ts'

/** A level set whose progress is kept; its state is the rules' own. */
function kept(set: LevelSet): KeptSeries<DotsKinds> {
  return {
    id: seriesId(set),
    theme: set.theme,
    begin: () => beginSet(set),
    fixture(index) {
      const level = levelAt(set, index)
      return level && fixtureOf(level, floorNow())
    },
    check(state) {
      const progress = readProgress(set, state)
      return isRejection(progress) ? progress : null
    },
    enter(state, index, match) {
      const level = levelAt(set, index)
      return level ? addResult(set, state as Progress, index, resultOf(level, match)) : state
    },
    played: (state) => (state as Progress).results.length,
  }
}

const known: ReadonlyMap<string, { readonly set: LevelSet; readonly series: KeptSeries<DotsKinds> }> = new Map(
  levelSets.map((set) => {
    const series = kept(set)
    return [series.id, { set, series }]
  }),
)

export function findSeries(id: string): KeptSeries<DotsKinds> | null {
  return known.get(id)?.series ?? null
}

/** A level by its set and its name. */
export function labelOf(place: SeriesPlace, language: Language): string | null {
  const { id, index } = place
  if (ownAt(place)) return tell('levels.ownPlace', language)
  const set = setOfSeries(id)
  const level = set && levelAt(set, index)
  return set && level ? `${wordsIn(set.name, language)}: ${wordsIn(level.name, language)}` : null
}

/** The page that a table is left for: the set, or where a level of one's own was begun. */
export function homeOf(place: SeriesPlace, language: Language): { to: string; label: string; words?: string } | null {
  const own = ownAt(place)
  if (own?.kind === 'test')
    return { to: '/dots/editor', label: tell('page.editor.title', language), words: tell('levels.toEditor', language) }
  if (own) return { to: '/dots/levels', label: tell('page.levels.title', language), words: tell('levels.toSets', language) }
  const set = setOfSeries(place.id)
  return set && { to: `/dots/levels/${set.id}`, label: wordsIn(set.name, language) }
}

function tell(key: string, language: Language): string {
  return speak(strings[language], language, { key }, String)
}

/** The set behind a series. */
export function setOfSeries(id: string): LevelSet | null {
  return known.get(id)?.set ?? null
}

export function seriesOf(set: LevelSet): KeptSeries<DotsKinds> {
  return known.get(seriesId(set))!.series
}
