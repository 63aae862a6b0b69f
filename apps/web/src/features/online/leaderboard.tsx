import { isRejection } from '@parlor/kernel'
import { provisionalDeviationThreshold, rankedRules, type Responses } from '@parlor/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { apiRequest } from '../../session/online/api.ts'
import { Button } from '../../ui/button.tsx'
import { missingForRank, leaderboardRows, shortLeaderboard } from './leaderboard-rows.ts'
import { formatRating } from './rating.tsx'

/** The best of a game, the player's own rank, and their rating history. */
export function Leaderboard({ game }: { game: string }): ReactElement | null {
  const translator = useTranslator()
  const { t, number } = translator
  const [leaders, setLeaders] = useState<Responses['leaderboard'] | null>(null)
  const [all, setAll] = useState(false)
  const [rating, setRating] = useState<Responses['rating'] | null>(null)
  useEffect(() => {
    let mounted = true
    const parts = { game }
    void apiRequest('leaderboard', { parts }).then((answer) => mounted && !isRejection(answer) && setLeaders(answer))
    void apiRequest('rating', { parts }).then((answer) => mounted && !isRejection(answer) && setRating(answer))
    return () => {
      mounted = false
    }
  }, [game])
  if (!leaders) return null
  const whole = (value: number) => number(Math.round(value), { useGrouping: false })
  const missing = missingForRank(leaders.you)
  return (
    <section className="panel online-leaderboard" aria-labelledby="leaders">
      <h2 id="leaders">{t('online.leaders')}</h2>
      {leaders.standings.length === 0 && <p>{t('online.noLeaders')}</p>}
      <ol>
        {leaderboardRows(leaders, all ? Infinity : shortLeaderboard).map(({ person, rank, ...strength }) => (
          <li key={person.id} data-you={leaders.you?.person.id === person.id}>
            <span className="numbers">{rank}</span>
            <span>
              {person.name}
              {!person.unique && <small className="online-leaderboard-older">{t('online.olderName')}</small>}
            </span>
            <span className="numbers">{formatRating(strength, translator)}</span>
          </li>
        ))}
      </ol>
      {leaders.standings.length > shortLeaderboard && (
        <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('online.fewerLeaders') : t('online.allLeaders', { count: leaders.standings.length })}
        </Button>
      )}
      {leaders.standings.length > 0 && <p className="field-note">{t('online.leadersNote', { limit: provisionalDeviationThreshold })}</p>}
      {rating?.now && (
        <>
          <p>{t('online.yourRating', { rating: whole(rating.now.rating), deviation: whole(rating.now.deviation) })}</p>
          <p className="field-note">
            {t('online.deviationNote')} {t('online.dailyChangeNote', { limit: rankedRules.dailyChange })}
          </p>
          {missing && <p className="field-note">{t(missing === 'account' ? 'online.placeNeedsAccount' : 'online.placeNeedsMatches')}</p>}
          {rating.graph.length > 1 && <RatingGraph graph={rating.graph} label={t('online.ratingGraph')} />}
        </>
      )}
    </section>
  )
}

const size = { width: 280, height: 80 }

function RatingGraph({ graph, label }: { graph: Responses['rating']['graph']; label: string }): ReactElement {
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
