import type { ReactElement } from 'react'
import { dailyNameOf, dailyPagePath } from '../../features/daily/share-daily.ts'
import { useDailyHistory } from '../../features/daily/use-daily-history.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { dailyChallengesOf, today } from '../../session/daily-challenge.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { WebGame } from '../../web-game/web-game.ts'
import './daily-challenges.css'
import { strings } from './strings.ts'

interface DailyChallengesProps {
  readonly webGame: WebGame
  readonly onPlay: (challenge: string | null) => void
}

/** The challenges of today: starts them; shows the result of one that is done, and a link to all its days. */
export function DailyChallenges({ webGame, onPlay }: DailyChallengesProps): ReactElement {
  const translator = useTranslator()
  return (
    <section className="hb-daily" aria-labelledby="hb-daily">
      <h2 id="hb-daily">{translator.t('daily.title')}</h2>
      <p>{translator.say({ key: 'landing.dailyLine' }, strings[translator.language])}</p>
      <ul>
        {dailyChallengesOf(webGame).map((challenge) => (
          <DailyChallengeRow key={challenge} {...{ webGame, challenge, onPlay }} />
        ))}
      </ul>
    </section>
  )
}

function DailyChallengeRow({ webGame, challenge, onPlay }: DailyChallengesProps & { challenge: string | null }): ReactElement {
  const translator = useTranslator()
  const { t, number } = translator
  const done = useDailyHistory('mahjong', challenge)?.days.get(today())
  const name = dailyNameOf(webGame, challenge, translator)
  const play = t(done ? 'daily.again' : 'daily.play')
  const result = done && {
    key: challenge === 'stakes' ? 'landing.dailyChips' : 'landing.dailyDone',
    params: { score: number(done.score), count: challenge === 'stakes' ? done.score : done.moves },
  }
  return (
    <li>
      <span>
        <strong>{name}</strong>
        {result && <span>{translator.say(result, strings[translator.language])}</span>}
      </span>
      <Button icon={done ? 'restart' : 'star'} aria-label={`${name}: ${play}`} onClick={() => onPlay(challenge)}>
        {play}
      </Button>
      <LinkButton kind="quiet" icon="chart" to={dailyPagePath('mahjong', challenge)} aria-label={`${name}: ${t('daily.weeks')}`}>
        {t('daily.weeks')}
      </LinkButton>
    </li>
  )
}
