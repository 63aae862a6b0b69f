import { scoreIfWon, levelSetStandingOf, textInLanguage, type DotsTypes, type LevelSetProgress } from '@parlor/dots'
import type { ReactElement } from 'react'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import type { SeriesSectionProps } from '../../../../web-game/web-game.ts'
import { strings } from '../../strings.ts'
import { ProgressDots } from './progress-dots.tsx'
import { levelSetOfSeries } from './level-set-series-adapter.ts'
import { levelAt } from './level-sets.ts'
import './levels.css'

/** Side panel: which level this is, its points, the progress of the set. */
export function LevelBanner({ seriesRef, progress, view }: SeriesSectionProps<DotsTypes>): ReactElement | null {
  const { say, number, language } = useTranslator()
  const own = strings[language]
  const set = levelSetOfSeries(seriesRef.id)
  const level = set && levelAt(set, seriesRef.index)
  if (!set || !level) return null
  const state = progress.state as LevelSetProgress
  const standing = levelSetStandingOf(set, state)
  const name = textInLanguage(level.name, language)
  return (
    <section className="level-banner" aria-label={say({ key: 'levels.level', params: { number: seriesRef.index + 1, name } }, own)}>
      <p className="level-banner-name">
        <span className="numbers">
          {say({ key: 'levels.numberOf', params: { number: seriesRef.index + 1, count: set.levels.length } }, own)}
        </span>
        <strong>{name}</strong>
      </p>
      <ProgressDots set={set} results={state.results} at={seriesRef.index} />
      <p className="level-banner-score numbers">
        {view.outcome === null && <span>{say({ key: 'levels.worth', params: { score: number(scoreIfWon(view)) } }, own)}</span>}
        <span>{say({ key: 'levels.total', params: { score: number(standing.score) } }, own)}</span>
      </p>
    </section>
  )
}
