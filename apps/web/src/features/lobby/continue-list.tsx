import { useEffect, type ReactElement } from 'react'
import { Link } from 'react-router'
import { gameInfoOf } from '../../web-game/game-infos.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { Icon } from '../../ui/icon.tsx'
import { MatchThumbnail } from '../../web-game/match-thumbnail.tsx'
import { loadUnfinishedMatches, useUnfinishedMatches, type UnfinishedMatch } from './unfinished-matches.ts'

const shown = 3

/** Unfinished matches. */
export function ContinueList(): ReactElement | null {
  const { t } = useTranslator()
  const { matches } = useUnfinishedMatches()
  useEffect(() => void loadUnfinishedMatches(), [])
  if (matches.length === 0) return null
  return (
    <section className="continue-list" aria-labelledby="continue-title">
      <h2 id="continue-title">{t('lobby.continue')}</h2>
      <ul>
        {matches.slice(0, shown).map((match) => (
          <li key={match.id}>
            <ContinueLink match={match} />
          </li>
        ))}
      </ul>
      {matches.length > shown && (
        <Link className="continue-list-all" to="/saves">
          {t('lobby.allSaves')}
        </Link>
      )}
    </section>
  )
}

function ContinueLink({ match }: { match: UnfinishedMatch }): ReactElement {
  const { t, language, ago } = useTranslator()
  const gameInfo = gameInfoOf(match.game)
  const game = gameInfo?.title[language] ?? match.game
  const names = match.levels.map((level) => gameInfo?.levels[language][level] ?? level)
  const opponents = names.length > 0 ? t('lobby.against', { name: names.join(', ') }) : t('lobby.people', { count: match.people })
  const seriesLabel =
    match.seriesIndex === null ? null : (gameInfo?.series?.[language].replace('{number}', String(match.seriesIndex + 1)) ?? null)
  return (
    <Link className="continue-link" data-game={match.game} to={`/${match.game}/play/${match.id}`}>
      <MatchThumbnail game={match.game} position={match.position} icon={match.people < 2 ? 'bot' : 'people'} />
      <span className="continue-link-text">
        <span className="continue-link-name">{match.name ?? t('lobby.resume', { game })}</span>
        <span className="continue-link-opponents">{[opponents, seriesLabel].filter(Boolean).join(' · ')}</span>
        <span className="continue-link-time">
          {t('lobby.move', { count: match.moves })} · {ago(match.updated)}
        </span>
      </span>
      <Icon name="forward" />
    </Link>
  )
}
