import { levelResultOf, levelSetStandingOf, textInLanguage, type DotsTypes, type LevelSet, type LevelSetProgress } from '@parlor/dots'
import { useEffect, type ReactElement } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import type { SeriesSectionProps } from '../../../../web-game/web-game.ts'
import { strings } from '../../strings.ts'
import { ProgressDots } from './progress-dots.tsx'
import { seriesOfLevelSet, levelSetOfSeries } from './level-set-series-adapter.ts'
import { levelAt, nextLevelSet } from './level-sets.ts'
import { restartSeries, updateSeriesProgress } from '../../../../data/series-progress.ts'
import { useStartSeriesMatch } from '../../../../session/use-start-series-match.ts'
import './levels.css'

/** Result summary: points of this level, state of the set, and the next step. */
export function LevelEnding({ seriesRef, progress, match }: SeriesSectionProps<DotsTypes>): ReactElement | null {
  const { say, number, language } = useTranslator()
  const own = strings[language]
  const [start, busy] = useStartSeriesMatch('dots')
  const set = levelSetOfSeries(seriesRef.id)
  const level = set && levelAt(set, seriesRef.index)
  const result = level && match.outcome ? levelResultOf(level, match) : null
  const scored = result && !match.practice ? number(result.score) : null
  const name = level && textInLanguage(level.name, language)
  const spoken = scored !== null && name !== null ? say({ key: 'levels.spoken', params: { score: scored, name } }, own) : null
  useEffect(() => {
    if (spoken !== null) announce(spoken)
  }, [spoken])
  if (!set || !level || !result) return null
  const translate = (key: string, params: Readonly<Record<string, string | number>> = {}) => say({ key: `levels.${key}`, params }, own)
  const state = progress.state as LevelSetProgress
  const { score: total, won, lost, game } = levelSetStandingOf(set, state)
  // A level from an earlier run has no next one.
  const next = seriesRef.index < state.results.length ? levelAt(set, seriesRef.index + 1) : null
  const following = game === null || next ? null : nextLevelSet(set)
  async function again(run: LevelSet): Promise<void> {
    const series = seriesOfLevelSet(run)
    await updateSeriesProgress('dots', series, (before) => restartSeries(before, series, Date.now()))
    start(series.id, 0)
  }
  return (
    <div className="level-ending" data-result={game}>
      {match.practice ? (
        <p>{translate('practice')}</p>
      ) : (
        <p className="level-ending-score">
          <span className="numbers">{number(result.score)}</span> {translate('pointsFor', { name: textInLanguage(level.name, language) })}
          <span className="level-ending-reason">
            {result.won
              ? translate('wonBy', { win: number(1000), count: (result.score - 1000) / 10 })
              : translate('lostBy', { count: result.best })}
          </span>
        </p>
      )}
      {game !== null && (
        <p className="level-ending-game">
          <Icon name={game === 'won' ? 'trophy' : 'flag'} />
          {translate(game === 'won' ? 'gameWon' : 'gameLost', { set: textInLanguage(set.name, language) })}
        </p>
      )}
      <p className="level-ending-summary numbers">{translate(game === null ? 'sum' : 'finalSum', { score: number(total), won, lost })}</p>
      <ProgressDots set={set} results={state.results} at={seriesRef.index} />
      <div className="level-ending-actions">
        {next && (
          <Button kind="primary" size="large" icon="forward" disabled={busy} onClick={() => start(seriesRef.id, seriesRef.index + 1)}>
            {translate('next', { name: textInLanguage(next.name, language) })}
          </Button>
        )}
        {following && (
          <LinkButton kind="primary" size="large" icon="forward" to={`/dots/levels/${following.id}`}>
            {translate('nextSet', { name: textInLanguage(following.name, language) })}
          </LinkButton>
        )}
        {game !== null && !next && (
          <Button icon="restart" disabled={busy} onClick={() => void again(set)}>
            {translate('again')}
          </Button>
        )}
        <LinkButton kind={next || following ? 'plain' : 'primary'} icon="stairs" to={`/dots/levels/${set.id}`}>
          {translate('all')}
        </LinkButton>
      </div>
    </div>
  )
}
