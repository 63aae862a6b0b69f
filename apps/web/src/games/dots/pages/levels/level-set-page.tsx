import {
  opponentFor,
  levelSetStandingOf,
  textInLanguage,
  type DotsLevel,
  type LevelResult,
  type LevelSet,
  type LevelSetProgress,
} from '@parlor/dots'
import { useMemo, useState, type ReactElement } from 'react'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Page } from '../../../../ui/page.tsx'
import { LoadingPlaceholder } from '../../../../ui/loading-placeholder.tsx'
import { useSeriesProgress } from '../../../../data/use-series-progress.ts'
import { useHasUnfinishedSeriesMatch } from '../../../../session/use-has-unfinished-series-match.ts'
import { restartSeries, updateSeriesProgress, type SeriesProgress } from '../../../../data/series-progress.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { StorageBanner } from '../../../../ui/storage-banner.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import type { WebGame } from '../../../../web-game/web-game.ts'
import { PositionPicture } from '../../../../web-game/position-picture.tsx'
import { strings } from '../../strings.ts'
import { boardOfLevel } from '../editor/level-file.ts'
import { ProgressDots } from './progress-dots.tsx'
import { seriesOfLevelSet } from './level-set-series-adapter.ts'
import { chooseLevelSet, levelAt, nextLevelSet, useMinimumOpponent } from './level-sets.ts'
import { useStartSeriesMatch } from '../../../../session/use-start-series-match.ts'

/** One level set: its progress, its levels, and the next one. */
export function LevelSetPage({ webGame, set }: { webGame: WebGame; set: LevelSet }): ReactElement {
  const { say, language } = useTranslator()
  const own = strings[language]
  const series = seriesOfLevelSet(set)
  const progress = useSeriesProgress(webGame.game.id, series)
  const [start, busy] = useStartSeriesMatch('dots')
  if (!progress) return <LoadingPlaceholder />
  const state = progress.state as LevelSetProgress
  function play(index: number): void {
    chooseLevelSet(set.id)
    start(series.id, index)
  }
  return (
    <Page
      title={textInLanguage(set.name, language)}
      layout="wide"
      back={{ to: '/dots/levels', label: say({ key: 'page.levels.title' }, own) }}
      banner={<StorageBanner />}
    >
      <p className="levels-line">{textInLanguage(set.description, language)}</p>
      <LevelSetSummary set={set} progress={progress} busy={busy} onPlay={play} />
      <ol className="level-grid">
        {set.levels.map((level, index) => (
          <LevelCard
            key={level.id}
            set={set}
            level={level}
            index={index}
            result={state.results[index] ?? null}
            open={index <= state.results.length}
            next={index === state.results.length}
            onPlay={() => play(index)}
          />
        ))}
      </ol>
      <p className="levels-note">{say({ key: 'levels.lockedNote' }, own)}</p>
    </Page>
  )
}

interface LevelSetSummaryProps {
  readonly set: LevelSet
  readonly progress: SeriesProgress
  readonly busy: boolean
  readonly onPlay: (index: number) => void
}

function LevelSetSummary({ set, progress, busy, onPlay }: LevelSetSummaryProps): ReactElement {
  const { say, number, language } = useTranslator()
  const own = strings[language]
  const [asking, setAsking] = useState(false)
  const series = seriesOfLevelSet(set)
  const state = progress.state as LevelSetProgress
  const { score, won, lost, game } = levelSetStandingOf(set, state)
  const translate = (key: string, params: Readonly<Record<string, string | number>> = {}) => say({ key: `levels.${key}`, params }, own)
  const index = state.results.length
  const level = levelAt(set, index)
  const resumes = useHasUnfinishedSeriesMatch('dots', series.id, index)
  const next = nextLevelSet(set)
  const best = Math.max(0, ...progress.runs.map((run) => levelSetStandingOf(set, run.state as LevelSetProgress).score))
  function again(): void {
    void updateSeriesProgress('dots', series, (before) => restartSeries(before, series, Date.now()))
  }
  return (
    <div className="level-summary">
      <dl className="level-figures numbers">
        {index > 0 && (
          <>
            <div>
              <dt>{translate('score')}</dt>
              <dd>{number(score)}</dd>
            </div>
            <div>
              <dt>{translate('wonLost')}</dt>
              <dd>{translate('record', { won, lost })}</dd>
            </div>
          </>
        )}
        {best > 0 && (
          <div>
            <dt>{translate('bestGame')}</dt>
            <dd>{number(best)}</dd>
          </div>
        )}
        <div>
          <dt>{translate('doneOf', { done: index, count: set.levels.length })}</dt>
          <dd>
            <ProgressDots set={set} results={state.results} at={index} />
          </dd>
        </div>
      </dl>
      {game && (
        <p className="level-game" data-result={game}>
          <Icon name={game === 'won' ? 'trophy' : 'flag'} />
          {translate(game === 'won' ? 'gameWon' : 'gameLost', { set: textInLanguage(set.name, language) })}
        </p>
      )}
      <div className="level-actions">
        {level && (
          <Button kind="primary" size="large" icon="play" disabled={busy} onClick={() => onPlay(index)}>
            {translate(resumes ? 'resumeLevel' : 'playLevel', { number: index + 1, name: textInLanguage(level.name, language) })}
          </Button>
        )}
        {!level && next && (
          <LinkButton kind="primary" size="large" icon="forward" to={`/dots/levels/${next.id}`}>
            {translate('nextSet', { name: textInLanguage(next.name, language) })}
          </LinkButton>
        )}
        {index > 0 && (
          <Button kind={level || next ? 'plain' : 'primary'} icon="restart" onClick={() => (game ? again() : setAsking(true))}>
            {translate('again')}
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={translate('again')}
          text={translate('againText')}
          yes={translate('again')}
          danger
          onYes={again}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

interface LevelCardProps {
  readonly set: LevelSet
  readonly level: DotsLevel
  readonly index: number
  readonly result: LevelResult | null
  readonly open: boolean
  readonly next: boolean
  readonly onPlay: () => void
}

function LevelCard({ set, level, index, result, open, next, onPlay }: LevelCardProps): ReactElement {
  const { say, number, language } = useTranslator()
  const own = strings[language]
  const floor = useMinimumOpponent()
  const position = useMemo(() => boardOfLevel(level), [level])
  const translate = (key: string, params: Readonly<Record<string, string | number>> = {}) => say({ key: `levels.${key}`, params }, own)
  const state = !open ? 'locked' : result ? (result.won ? 'won' : result.score === 0 ? 'helped' : 'lost') : 'open'
  const opponent = say({ key: `level.${opponentFor(level, floor)}` }, own)
  return (
    <li className="level-card" data-state={state} data-next={next}>
      <button type="button" className="level-play" aria-disabled={!open} onClick={() => open && onPlay()}>
        <span className="level-picture">
          <PositionPicture game="dots" position={position} theme={set.theme} />
          {!open && (
            <span className="level-lock">
              <Icon name="lock" size={36} />
            </span>
          )}
        </span>
        <span className="level-name">
          <span className="level-number numbers">{index + 1}</span> {textInLanguage(level.name, language)}
        </span>
        <span className="level-description">{textInLanguage(level.description, language)}</span>
        <span className="level-facts numbers">{translate('facts', { rows: position.rows, cols: position.cols, opponent })}</span>
        <span className="level-result numbers">
          {state === 'won' && <Icon name="trophy" size={20} />}
          {translate(`state.${state}`, { score: number(result?.score ?? 0) })}
        </span>
      </button>
    </li>
  )
}
