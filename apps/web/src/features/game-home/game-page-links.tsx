import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { WebGame } from '../../web-game/web-game.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import './game-page-links.css'

/** Links to a game's pages with descriptions; `without` those that the page itself shows. */
export function GamePageLinks({ webGame, without }: { webGame: WebGame; without?: readonly string[] }): ReactElement {
  const { t, say, language } = useTranslator()
  const strings = webGame.strings[language]
  const { id } = webGame.game
  const shared: readonly (readonly [path: string, icon: IconName, title: string, line: string])[] = [
    ['online', 'people', t('online.title'), t('online.line')],
    ['daily', 'star', t('daily.title'), t('daily.line')],
    ['rules', 'book', t('table.rules'), t('options.rulesLine')],
    ['statistics', 'chart', t('stats.title'), t('options.statsLine')],
  ]
  const own = (webGame.pages ?? []).map(({ path, icon }) => {
    const [title, line] = ['title', 'line'].map((part) => say({ key: `page.${path}.${part}` }, strings)) as [string, string]
    return [path, icon, title, line] as const
  })
  return (
    <nav aria-label={t('options.more')}>
      <ul className="game-page-links">
        {[...own, ...shared].map(([path, icon, title, line]) =>
          without?.includes(path) ? null : (
            <li key={path}>
              <Link className="game-page-link" to={`/${id}/${path}`}>
                <Icon name={icon} />
                <strong>{title}</strong>
                <span>{line}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
