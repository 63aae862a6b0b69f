import { opponentFor, standingOf, wordsIn, type DotsLevel, type LevelResult, type LevelSet, type Progress } from '@parlor/dots'
import { useMemo, useState, type ReactElement } from 'react'
import { Button, LinkButton } from '../../../../house/button.tsx'
import { Icon } from '../../../../house/icon.tsx'
import { Page } from '../../../../house/page.tsx'
import { Waiting } from '../../../../house/waiting.tsx'
import { useProgress } from '../../../../play/use-progress.ts'
import { useResumable } from '../../../../play/use-resumable.ts'
import { anew, changeProgress, type SeriesProgress } from '../../../../storage/series.ts'
import { Ask } from '../../../../table/ask.tsx'
import { VaultBanner } from '../../../../table/notices.tsx'
import { useWords } from '../../../../words/words.ts'
import type { GameDoor } from '../../../door.ts'
import { strings } from '../../strings.ts'
import { boardOfLevel } from '../editor/level.ts'
import { Picture } from '../picture.tsx'
import { Pips } from './pips.tsx'
import { seriesOf } from './series.ts'
import { chooseSet, levelAt, nextSet, useFloor } from './sets.ts'
import { useStart } from '../../../../play/use-start.ts'

/** One level set: how it stands, its levels, and the way on. */
export function SetPage({ door, set }: { door: GameDoor; set: LevelSet }): ReactElement {
  const { say, language } = useWords()
  const own = strings[language]
  const series = seriesOf(set)
  const progress = useProgress(door.game.id, series)
  const [start, busy] = useStart('dots')
  if (!progress) return <Waiting />
  const state = progress.state as Progress
  function play(index: number): void {
    chooseSet(set.id)
    start(series.id, index)
  }
  return (
    <Page
      title={wordsIn(set.name, language)}
      layout="wide"
      back={{ to: '/dots/levels', label: say({ key: 'page.levels.title' }, own) }}
      banner={<VaultBanner />}
    >
      <p className="levels-line">{wordsIn(set.description, language)}</p>
      <Summary set={set} progress={progress} busy={busy} onPlay={play} />
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

interface SummaryProps {
  readonly set: LevelSet
  readonly progress: SeriesProgress
  readonly busy: boolean
  readonly onPlay: (index: number) => void
}

function Summary({ set, progress, busy, onPlay }: SummaryProps): ReactElement {
  const { say, number, language } = useWords()
  const own = strings[language]
  const [asking, setAsking] = useState(false)
  const series = seriesOf(set)
  const state = progress.state as Progress
  const { score, won, lost, game } = standingOf(set, state)
  const tell = (key: string, params: Readonly<Record<string, string | number>> = {}) => say({ key: `levels.${key}`, params }, own)
  const index = state.results.length
  const level = levelAt(set, index)
  const resumes = useResumable('dots', series.id, index)
  const next = nextSet(set)
  const best = Math.max(0, ...progress.runs.map((run) => standingOf(set, run.state as Progress).score))
  function again(): void {
    void changeProgress('dots', series, (before) => anew(before, series, Date.now()))
  }
  return (
    <div className="level-summary">
      <dl className="level-figures numbers">
        {index > 0 && (
          <>
            <div>
              <dt>{tell('score')}</dt>
              <dd>{number(score)}</dd>
            </div>
            <div>
              <dt>{tell('wonLost')}</dt>
              <dd>{tell('record', { won, lost })}</dd>
            </div>
          </>
        )}
        {best > 0 && (
          <div>
            <dt>{tell('bestGame')}</dt>
            <dd>{number(best)}</dd>
          </div>
        )}
        <div>
          <dt>{tell('doneOf', { done: index, count: set.levels.length })}</dt>
          <dd>
            <Pips set={set} results={state.results} at={index} />
          </dd>
        </div>
      </dl>
      {game && (
        <p className="level-game" data-game={game}>
          <Icon name={game === 'won' ? 'trophy' : 'flag'} />
          {tell(game === 'won' ? 'gameWon' : 'gameLost', { set: wordsIn(set.name, language) })}
        </p>
      )}
      <div className="level-actions">
        {level && (
          <Button kind="primary" size="large" icon="play" disabled={busy} onClick={() => onPlay(index)}>
            {tell(resumes ? 'resumeLevel' : 'playLevel', { number: index + 1, name: wordsIn(level.name, language) })}
          </Button>
        )}
        {!level && next && (
          <LinkButton kind="primary" size="large" icon="forward" to={`/dots/levels/${next.id}`}>
            {tell('nextSet', { name: wordsIn(next.name, language) })}
          </LinkButton>
        )}
        {index > 0 && (
          <Button kind={level || next ? 'plain' : 'primary'} icon="restart" onClick={() => (game ? again() : setAsking(true))}>
            {tell('again')}
          </Button>
        )}
      </div>
      {asking && (
        <Ask title={tell('again')} text={tell('againText')} yes={tell('again')} danger onYes={again} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

interface CardProps {
  readonly set: LevelSet
  readonly level: DotsLevel
  readonly index: number
  readonly result: LevelResult | null
  readonly open: boolean
  readonly next: boolean
  readonly onPlay: () => void
}

function LevelCard({ set, level, index, result, open, next, onPlay }: CardProps): ReactElement {
  const { say, number, language } = useWords()
  const own = strings[language]
  const floor = useFloor()
  const position = useMemo(() => boardOfLevel(level), [level])
  const tell = (key: string, params: Readonly<Record<string, string | number>> = {}) => say({ key: `levels.${key}`, params }, own)
  const state = !open ? 'locked' : result ? (result.won ? 'won' : result.score === 0 ? 'helped' : 'lost') : 'open'
  const opponent = say({ key: `level.${opponentFor(level, floor)}` }, own)
  return (
    <li className="level-card" data-state={state} data-next={next}>
      <button type="button" className="level-play" aria-disabled={!open} onClick={() => open && onPlay()}>
        <span className="level-picture">
          <Picture position={position} theme={set.theme} />
          {!open && (
            <span className="level-lock">
              <Icon name="lock" size={36} />
            </span>
          )}
        </span>
        <span className="level-name">
          <span className="level-number numbers">{index + 1}</span> {wordsIn(level.name, language)}
        </span>
        <span className="level-about">{wordsIn(level.description, language)}</span>
        <span className="level-facts numbers">{tell('facts', { rows: position.rows, cols: position.cols, opponent })}</span>
        <span className="level-result numbers">
          {state === 'won' && <Icon name="trophy" size={20} />}
          {tell(`state.${state}`, { score: number(result?.score ?? 0) })}
        </span>
      </button>
    </li>
  )
}
