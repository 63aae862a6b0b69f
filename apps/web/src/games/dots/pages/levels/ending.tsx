import { resultOf, standingOf, wordsIn, type DotsKinds, type LevelSet, type Progress } from '@parlor/dots'
import { useEffect, type ReactElement } from 'react'
import { announce } from '../../../../house/announce.tsx'
import { Button, LinkButton } from '../../../../house/button.tsx'
import { Icon } from '../../../../house/icon.tsx'
import { useWords } from '../../../../words/words.ts'
import type { SeriesProps } from '../../../door.ts'
import { strings } from '../../strings.ts'
import { Pips } from './pips.tsx'
import { seriesOf, setOfSeries } from './series.ts'
import { levelAt, nextSet } from './sets.ts'
import { anew, changeProgress } from '../../../../storage/series.ts'
import { useStart } from '../../../../play/use-start.ts'
import './levels.css'

/** In the result: what this level has brought, how the set stands, and the way on. */
export function Ending({ place, progress, match }: SeriesProps<DotsKinds>): ReactElement | null {
  const { say, number, language } = useWords()
  const own = strings[language]
  const [start, busy] = useStart('dots')
  const set = setOfSeries(place.id)
  const level = set && levelAt(set, place.index)
  const result = level && match.outcome ? resultOf(level, match) : null
  const scored = result && !match.practice ? number(result.score) : null
  const name = level && wordsIn(level.name, language)
  const spoken = scored !== null && name !== null ? say({ key: 'levels.spoken', params: { score: scored, name } }, own) : null
  useEffect(() => {
    if (spoken !== null) announce(spoken)
  }, [spoken])
  if (!set || !level || !result) return null
  const tell = (key: string, params: Readonly<Record<string, string | number>> = {}) => say({ key: `levels.${key}`, params }, own)
  const state = progress.state as Progress
  const { score: total, won, lost, game } = standingOf(set, state)
  // A level left over from a run before this one opens nothing.
  const next = place.index < state.results.length ? levelAt(set, place.index + 1) : null
  const following = game === null || next ? null : nextSet(set)
  async function again(run: LevelSet): Promise<void> {
    const series = seriesOf(run)
    await changeProgress('dots', series, (before) => anew(before, series, Date.now()))
    start(series.id, 0)
  }
  return (
    <div className="level-ending" data-game={game}>
      {match.practice ? (
        <p>{tell('practice')}</p>
      ) : (
        <p className="level-ending-score">
          <span className="numbers">{number(result.score)}</span> {tell('pointsFor', { name: wordsIn(level.name, language) })}
          <span className="level-ending-how">
            {result.won ? tell('wonBy', { win: number(1000), count: (result.score - 1000) / 10 }) : tell('lostBy', { count: result.best })}
          </span>
        </p>
      )}
      {game !== null && (
        <p className="level-ending-game">
          <Icon name={game === 'won' ? 'trophy' : 'flag'} />
          {tell(game === 'won' ? 'gameWon' : 'gameLost', { set: wordsIn(set.name, language) })}
        </p>
      )}
      <p className="level-ending-sum numbers">{tell(game === null ? 'sum' : 'finalSum', { score: number(total), won, lost })}</p>
      <Pips set={set} results={state.results} at={place.index} />
      <div className="level-ending-actions">
        {next && (
          <Button kind="primary" size="large" icon="forward" disabled={busy} onClick={() => start(place.id, place.index + 1)}>
            {tell('next', { name: wordsIn(next.name, language) })}
          </Button>
        )}
        {following && (
          <LinkButton kind="primary" size="large" icon="forward" to={`/dots/levels/${following.id}`}>
            {tell('nextSet', { name: wordsIn(following.name, language) })}
          </LinkButton>
        )}
        {game !== null && !next && (
          <Button icon="restart" disabled={busy} onClick={() => void again(set)}>
            {tell('again')}
          </Button>
        )}
        <LinkButton kind={next || following ? 'plain' : 'primary'} icon="stairs" to={`/dots/levels/${set.id}`}>
          {tell('all')}
        </LinkButton>
      </div>
    </div>
  )
}
