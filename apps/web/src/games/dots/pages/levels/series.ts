import {
  addResult,
  fixtureOf,
  levelSeries,
  readProgress,
  resultOf,
  wordsIn,
  type DotsKinds,
  type LevelSet,
  type Progress,
} from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import type { KeptSeries, SeriesPlace } from '../../../../storage/series.ts'
import type { Language } from '../../../../words/language.ts'
import { floorNow, levelAt, levelSets } from './sets.ts'

/** A level set whose progress is kept; its state is the rules' own. */
function kept(set: LevelSet): KeptSeries<DotsKinds> {
  const { id, begin } = levelSeries(set)
  return {
    id,
    theme: set.theme,
    begin,
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
export function labelOf({ id, index }: SeriesPlace, language: Language): string | null {
  const set = setOfSeries(id)
  const level = set && levelAt(set, index)
  return set && level ? `${wordsIn(set.name, language)}: ${wordsIn(level.name, language)}` : null
}

/** The set behind a series. */
export function setOfSeries(id: string): LevelSet | null {
  return known.get(id)?.set ?? null
}

export function seriesOf(set: LevelSet): KeptSeries<DotsKinds> {
  return known.get(`dots.${set.id}`)!.series
}
