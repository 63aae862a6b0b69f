import { resultOf, standingOf, wordsIn, type DotsKinds, type Progress } from '@parlor/dots'
import type { ReactElement } from 'react'
import { Button, LinkButton } from '../../../../house/button.tsx'
import { Icon } from '../../../../house/icon.tsx'
import { useWords } from '../../../../words/words.ts'
import type { SeriesProps } from '../../../door.ts'
import { strings } from '../../strings.ts'
import { Pips } from './pips.tsx'
import { setOfSeries } from './series.ts'
import { levelAt } from './sets.ts'
import { useStart } from '../../../../play/use-start.ts'
import './levels.css'

/** In the result: what this level has brought, how the set stands, and the way on. */
export function Ending({ place, progress, match }: SeriesProps<DotsKinds>): ReactElement | null {
  const { say, number, language } = useWords()
  const own = strings[language]
  const [start, busy] = useStart('dots')
  const set = setOfSeries(place.id)
  const level = set && levelAt(set, place.index)
  if (!set || !level || !match.outcome) return null
  const tell = (key: string, params: Readonly<Record<string, string | number>> = {}) => say({ key: `levels.${key}`, params }, own)
  const state = progress.state as Progress
  const result = resultOf(level, match)
  const { score: total, won, lost, game } = standingOf(set, state)
  // A level left over from a run before this one opens nothing.
  const next = place.index < state.results.length ? levelAt(set, place.index + 1) : null
  return (
    <div className="level-ending" data-game={game}>
      {match.practice ? (
        <p>{tell('practice')}</p>
      ) : (
        <p className="level-ending-score">
          <span className="numbers">{number(result.score)}</span> {tell('pointsFor', { name: wordsIn(level.name, language) })}
          <span className="level-ending-how">
            {result.won ? tell('wonBy', { count: (result.score - 1000) / 10 }) : tell('lostBy', { count: result.best })}
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
        <LinkButton kind={next ? 'plain' : 'primary'} icon="stairs" to={`/dots/levels/${set.id}`}>
          {tell('all')}
        </LinkButton>
      </div>
    </div>
  )
}
