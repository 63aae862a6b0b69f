import { scoreIfWon, standingOf, wordsIn, type DotsKinds, type Progress } from '@parlor/dots'
import type { ReactElement } from 'react'
import { useWords } from '../../../../words/words.ts'
import type { SeriesProps } from '../../../door.ts'
import { strings } from '../../strings.ts'
import { Pips } from './pips.tsx'
import { setOfSeries } from './series.ts'
import { levelAt } from './sets.ts'
import './levels.css'

/** Beside the board: which level this is, what it is worth, how far the set has come. */
export function Banner({ place, progress, view }: SeriesProps<DotsKinds>): ReactElement | null {
  const { say, number, language } = useWords()
  const own = strings[language]
  const set = setOfSeries(place.id)
  const level = set && levelAt(set, place.index)
  if (!set || !level) return null
  const state = progress.state as Progress
  const standing = standingOf(set, state)
  const name = wordsIn(level.name, language)
  return (
    <section className="level-banner" aria-label={say({ key: 'levels.level', params: { number: place.index + 1, name } }, own)}>
      <p className="level-banner-name">
        <span className="numbers">
          {say({ key: 'levels.numberOf', params: { number: place.index + 1, count: set.levels.length } }, own)}
        </span>
        <strong>{name}</strong>
      </p>
      <Pips set={set} results={state.results} at={place.index} />
      <p className="level-banner-score numbers">
        {view.outcome === null && <span>{say({ key: 'levels.worth', params: { score: number(scoreIfWon(view)) } }, own)}</span>}
        <span>{say({ key: 'levels.total', params: { score: number(standing.score) } }, own)}</span>
      </p>
    </section>
  )
}
