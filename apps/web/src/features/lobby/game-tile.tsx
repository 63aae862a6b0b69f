import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { GameInfo } from '../../web-game/game-info.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LobbyArt } from '../../web-game/lobby-art.tsx'

/** A game's tile: lobby art, name, and links to its page and to play. */
export function GameTile({ card }: { card: GameInfo }): ReactElement {
  const { t, language } = useTranslator()
  const game = card.title[language]
  return (
    <article className="door" data-room={card.id}>
      <Link className="arch" to={`/${card.id}/play/new`} tabIndex={-1} aria-hidden="true">
        <span className="arch-room">{card.miniature && <LobbyArt source={card.miniature} />}</span>
      </Link>
      <div className="sill">
        <h2 className="door-name">{game}</h2>
        <p className="door-line">{card.line[language]}</p>
        <div className="door-ways">
          <LinkButton kind="primary" size="large" icon="play" to={`/${card.id}/play/new`} aria-label={t('lobby.playGame', { game })}>
            {t('lobby.play')}
          </LinkButton>
          <LinkButton kind="quiet" to={`/${card.id}/`} aria-label={t('lobby.moreOf', { game })}>
            {t('lobby.more')}
          </LinkButton>
        </div>
      </div>
    </article>
  )
}
