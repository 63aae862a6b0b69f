import { standingOf, wordsIn, type LevelSet, type Progress } from '@parlor/dots'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../house/button.tsx'
import { Icon } from '../../../../house/icon.tsx'
import { Page } from '../../../../house/page.tsx'
import { useProgress } from '../../../../play/use-progress.ts'
import { useResumable } from '../../../../play/use-resumable.ts'
import { VaultBanner } from '../../../../table/notices.tsx'
import { useWords } from '../../../../words/words.ts'
import type { GameDoor } from '../../../door.ts'
import { strings } from '../../strings.ts'
import { Picture } from '../picture.tsx'
import { glimpseOf } from './glimpse.ts'
import { LevelSettings } from './level-settings.tsx'
import { OwnLevels } from './own-levels.tsx'
import { Pips } from './pips.tsx'
import { seriesOf } from './series.ts'
import { levelAt, levelSets, useChosenSet } from './sets.ts'
import { useStart } from '../../../../play/use-start.ts'

/** All level sets, and the way on in the one that was chosen. */
export function SetsPage({ door }: { door: GameDoor }): ReactElement {
  const { say, language } = useWords()
  const own = strings[language]
  return (
    <Page
      title={say({ key: 'page.levels.title' }, own)}
      layout="wide"
      back={{ to: `/${door.game.id}/`, label: say({ key: 'title' }, own) }}
      banner={<VaultBanner />}
    >
      <p className="levels-line">{say({ key: 'levels.intro' }, own)}</p>
      <NextLevel />
      <ul className="level-sets">
        {levelSets.map((set) => (
          <SetCard key={set.id} set={set} />
        ))}
      </ul>
      <OwnLevels />
      <section className="panel levels-choices" aria-label={say({ key: 'levels.choices' }, own)}>
        <LevelSettings />
      </section>
    </Page>
  )
}

/** One step to the table: the next level of the chosen set. */
function NextLevel(): ReactElement | null {
  const { say, language } = useWords()
  const own = strings[language]
  const set = useChosenSet()
  const series = seriesOf(set)
  const progress = useProgress('dots', series)
  const [start, busy] = useStart('dots')
  const index = progress ? series.played(progress.state) : 0
  const resumes = useResumable('dots', series.id, index)
  if (!progress) return <div className="levels-onward" />
  const level = levelAt(set, index)
  if (!level) return null
  const params = { set: wordsIn(set.name, language), number: index + 1, name: wordsIn(level.name, language) }
  return (
    <div className="levels-onward">
      <Button kind="primary" size="large" icon="play" disabled={busy} onClick={() => start(series.id, index)}>
        {say({ key: resumes ? 'levels.resume' : index === 0 ? 'levels.begin' : 'levels.continue', params }, own)}
      </Button>
    </div>
  )
}

function SetCard({ set }: { set: LevelSet }): ReactElement {
  const { say, number, language } = useWords()
  const own = strings[language]
  const progress = useProgress('dots', seriesOf(set))
  const state = (progress?.state ?? { set: set.id, results: [] }) as Progress
  const { score, game } = standingOf(set, state)
  const done = state.results.length
  const picture = useMemo(() => glimpseOf(set.levels[Math.min(done + 2, set.levels.length - 1)]!), [set, done])
  const name = wordsIn(set.name, language)
  const chosen = useChosenSet() === set
  return (
    <li className="level-set" data-theme={set.theme} data-chosen={chosen}>
      <Link className="level-set-open" to={`/dots/levels/${set.id}`}>
        <span className="level-set-picture">
          <Picture position={picture} theme={set.theme} />
        </span>
        <span className="level-set-words">
          <strong className="level-set-name">{name}</strong>
          <span className="level-set-about">{wordsIn(set.description, language)}</span>
          <Pips set={set} results={state.results} />
          <span className="level-set-sum numbers">
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
