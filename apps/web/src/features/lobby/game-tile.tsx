import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { GameInfo } from '../../web-game/game-info.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LobbyArt } from '../../web-game/lobby-art.tsx'

/** A game's tile: lobby art, name, and links to its page and to play. */
export function GameTile({ gameInfo }: { gameInfo: GameInfo }): ReactElement {
  const { t, language } = useTranslator()
  const game = gameInfo.title[language]
  return (
    <article className="game-tile" data-game={gameInfo.id}>
      <Link className="game-tile-frame" to={`/${gameInfo.id}/play/new`} tabIndex={-1} aria-hidden="true">
        <span className="game-tile-art">
          <LobbyArt source={gameInfo.miniature} />
        </span>
      </Link>
      <div className="game-tile-body">
        <h2 className="game-tile-name">{game}</h2>
        <p className="game-tile-line">{gameInfo.line[language]}</p>
        <div className="game-tile-actions">
          <LinkButton kind="primary" size="large" icon="play" to={`/${gameInfo.id}/play/new`} aria-label={t('lobby.playGame', { game })}>
            {t('lobby.play')}
          </LinkButton>
          <LinkButton kind="quiet" to={`/${gameInfo.id}/`} aria-label={t('lobby.moreOf', { game })}>
            {t('lobby.more')}
          </LinkButton>
        </div>
      </div>
    </article>
  )
}
