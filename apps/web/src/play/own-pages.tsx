import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { GameDoor } from '../games/door.ts'
import { Icon } from '../house/icon.tsx'
import { useWords } from '../words/words.ts'
import './own-pages.css'

/** What a game has besides its table, each with a line about it. */
export function OwnPages({ door }: { door: GameDoor }): ReactElement | null {
  const { say, language } = useWords()
  const strings = door.strings[language]
  if (!door.pages) return null
  return (
    <ul className="own-pages">
      {door.pages.map(({ path, icon }) => (
        <li key={path}>
          <Link className="own-page" to={`/${door.game.id}/${path}`}>
            <Icon name={icon} />
            <strong>{say({ key: `page.${path}.title` }, strings)}</strong>
            <span>{say({ key: `page.${path}.line` }, strings)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
