import { isRejection } from '@parlor/kernel'
import { certainDeviation, type Answers } from '@parlor/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../words/words.ts'
import { request } from './api.ts'
import { missingForPlace, shown } from './standing.ts'
import { ratingNumber } from './strength.tsx'

/** The strongest of a game, one's own place, and how one's rating went. */
export function Leaders({ game }: { game: string }): ReactElement | null {
  const words = useWords()
  const { t, number } = words
  const [leaders, setLeaders] = useState<Answers['leaders'] | null>(null)
  const [rating, setRating] = useState<Answers['rating'] | null>(null)
  useEffect(() => {
    let here = true
    const parts = { game }
    void request('leaders', { parts }).then((answer) => here && !isRejection(answer) && setLeaders(answer))
    void request('rating', { parts }).then((answer) => here && !isRejection(answer) && setRating(answer))
    return () => {
      here = false
    }
  }, [game])
  if (!leaders) return null
  const whole = (value: number) => number(Math.round(value), { useGrouping: false })
  const missing = missingForPlace(leaders.you)
  return (
    <section className="panel online-leaders" aria-labelledby="leaders">
      <h2 id="leaders">{t('online.leaders')}</h2>
      {leaders.standings.length === 0 && <p>{t('online.noLeaders')}</p>}
      <ol>
        {shown(leaders).map(({ person, rank, ...strength }) => (
          <li key={person.id} data-you={leaders.you?.person.id === person.id}>
            <span className="numbers">{rank}</span>
            <span>
              {person.name}
              {!person.unique && <small className="online-older">{t('online.olderName')}</small>}
            </span>
            <span className="numbers">{ratingNumber(strength, words)}</span>
          </li>
        ))}
      </ol>
      {leaders.standings.length > 0 && <p className="field-note">{t('online.leadersNote', { limit: certainDeviation })}</p>}
      {rating?.now && (
        <>
          <p>{t('online.yourRating', { rating: whole(rating.now.rating), deviation: whole(rating.now.deviation) })}</p>
          {missing && <p className="field-note">{t(missing === 'account' ? 'online.placeNeedsAccount' : 'online.placeNeedsMatches')}</p>}
          {rating.graph.length > 1 && <RatingGraph graph={rating.graph} label={t('online.ratingGraph')} />}
        </>
      )}
    </section>
  )
}

const size = { width: 280, height: 80 }

function RatingGraph({ graph, label }: { graph: Answers['rating']['graph']; label: string }): ReactElement {
  const ratings = graph.map(({ rating }) => rating)
  const low = Math.min(...ratings)
  const span = Math.max(50, Math.max(...ratings) - low)
  const points = ratings.map(
    (rating, i) => `${(i / (ratings.length - 1)) * size.width} ${size.height - ((rating - low) / span) * size.height}`,
  )
  return (
    <svg
      className="online-graph"
      viewBox={`0 -3 ${size.width} ${size.height + 6}`}
      role="img"
      aria-label={`${label}: ${ratings.map(Math.round).join(', ')}`}
    >
      <path d={`M${points.join('L')}`} />
    </svg>
  )
}
