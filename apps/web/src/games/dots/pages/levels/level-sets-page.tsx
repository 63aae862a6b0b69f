import {
  dots,
  matchOptionsOfLevel,
  levelSetStandingOf,
  readLayout,
  textInLanguage,
  type BoardLayout,
  type DotsLevel,
  type LevelSet,
  type LevelSetProgress,
} from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Page } from '../../../../ui/page.tsx'
import { useSeriesProgress } from '../../../../data/use-series-progress.ts'
import { useHasUnfinishedSeriesMatch } from '../../../../session/use-has-unfinished-series-match.ts'
import { StorageBanner } from '../../../../ui/storage-banner.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import type { WebGame } from '../../../../web-game/web-game.ts'
import { previewPosition } from '../../../../features/setup/preview-position.ts'
import { PositionPicture } from '../../../../web-game/position-picture.tsx'
import { strings } from '../../strings.ts'
import { boardOfLevel } from '../editor/level-file.ts'
import { LevelSettings } from './level-settings.tsx'
import { OwnLevelsSection } from './own-levels-section.tsx'
import { ProgressDots } from './progress-dots.tsx'
import { seriesOfLevelSet } from './level-set-series-adapter.ts'
import { levelAt, levelSets, useChosenLevelSet } from './level-sets.ts'
import { useStartSeriesMatch } from '../../../../session/use-start-series-match.ts'

/** All level sets, and the next level of the chosen one. */
export function LevelSetsPage({ webGame }: { webGame: WebGame }): ReactElement {
  const { say, language } = useTranslator()
  const own = strings[language]
  return (
    <Page
      title={say({ key: 'page.levels.title' }, own)}
      layout="wide"
      back={{ to: `/${webGame.game.id}/`, label: say({ key: 'title' }, own) }}
      banner={<StorageBanner />}
    >
      <p className="levels-line">{say({ key: 'levels.intro' }, own)}</p>
      <NextLevel />
      <ul className="level-sets">
        {levelSets.map((set) => (
          <LevelSetCard key={set.id} set={set} />
        ))}
      </ul>
      <OwnLevelsSection />
      <section className="panel levels-choices" aria-label={say({ key: 'levels.choices' }, own)}>
        <LevelSettings />
      </section>
    </Page>
  )
}

/** Starts the next level of the chosen set. */
function NextLevel(): ReactElement | null {
  const { say, language } = useTranslator()
  const own = strings[language]
  const set = useChosenLevelSet()
  const series = seriesOfLevelSet(set)
  const progress = useSeriesProgress('dots', series)
  const [start, busy] = useStartSeriesMatch('dots')
  const index = progress ? series.played(progress.state) : 0
  const resumes = useHasUnfinishedSeriesMatch('dots', series.id, index)
  if (!progress) return <div className="levels-next" />
  const level = levelAt(set, index)
  if (!level) return null
  const params = { set: textInLanguage(set.name, language), number: index + 1, name: textInLanguage(level.name, language) }
  return (
    <div className="levels-next">
      <Button kind="primary" size="large" icon="play" disabled={busy} onClick={() => start(series.id, index)}>
        {say({ key: resumes ? 'levels.resume' : index === 0 ? 'levels.begin' : 'levels.continue', params }, own)}
      </Button>
    </div>
  )
}

function LevelSetCard({ set }: { set: LevelSet }): ReactElement {
  const { say, number, language } = useTranslator()
  const own = strings[language]
  const progress = useSeriesProgress('dots', seriesOfLevelSet(set))
  const state = (progress?.state ?? { set: set.id, results: [] }) as LevelSetProgress
  const { score, game } = levelSetStandingOf(set, state)
  const done = state.results.length
  const preview = useMemo(() => midGameBoardOf(set.levels[Math.min(done + 2, set.levels.length - 1)]!), [set, done])
  const name = textInLanguage(set.name, language)
  const chosen = useChosenLevelSet() === set
  return (
    <li className="level-set" data-theme={set.theme} data-chosen={chosen}>
      <Link className="level-set-open" to={`/dots/levels/${set.id}`}>
        <span className="level-set-picture">
          <PositionPicture game="dots" position={preview} theme={set.theme} />
        </span>
        <span className="level-set-text">
          <strong className="level-set-name">{name}</strong>
          <span className="level-set-description">{textInLanguage(set.description, language)}</span>
          <ProgressDots set={set} results={state.results} />
          <span className="level-set-summary numbers">
            {say({ key: 'levels.doneOf', params: { done, count: set.levels.length } }, own)}
            {done > 0 && ` · ${say({ key: 'levels.points', params: { score: number(score) } }, own)}`}
            {game && ` · ${say({ key: game === 'won' ? 'levels.won' : 'levels.lost' }, own)}`}
          </span>
          {chosen && (
            <span className="level-set-chosen">
              <Icon name="check" size={20} />
              {say({ key: 'levels.chosen' }, own)}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** A mid-game position on a level's board, as a preview of its set. */
function midGameBoardOf(level: DotsLevel): BoardLayout {
  const layout = readLayout(previewPosition(dots.game, matchOptionsOfLevel(level))?.split(' ')[0] ?? '')
  return isRejection(layout) ? boardOfLevel(level) : layout
}
