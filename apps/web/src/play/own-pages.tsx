import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { GameDoor } from '../games/door.ts'
import { Icon, type IconName } from '../house/icon.tsx'
import { useWords } from '../words/words.ts'
import './own-pages.css'

/** What a game has besides its table, each with a line about it; `without` what the page around it shows itself. */
export function OwnPages({ door, without }: { door: GameDoor; without?: readonly string[] }): ReactElement {
  const { t, say, language } = useWords()
  const strings = door.strings[language]
  const { id } = door.game
  const shared: readonly (readonly [path: string, icon: IconName, title: string, line: string])[] = [
    ['online', 'people', t('online.title'), t('online.line')],
    ['daily', 'star', t('daily.title'), t('daily.line')],
    ['rules', 'book', t('table.rules'), t('options.rulesLine')],
    ['statistics', 'chart', t('stats.title'), t('options.statsLine')],
  ]
  const own = (door.pages ?? []).map(({ path, icon }) => {
    const [title, line] = ['title', 'line'].map((part) => say({ key: `page.${path}.${part}` }, strings)) as [string, string]
    return [path, icon, title, line] as const
  })
  return (
    <nav aria-label={t('options.more')}>
      <ul className="own-pages">
        {[...own, ...shared].map(([path, icon, title, line]) =>
          without?.includes(path) ? null : (
            <li key={path}>
              <Link className="own-page" to={`/${id}/${path}`}>
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
