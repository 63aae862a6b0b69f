import type { Strings } from '@parlor/kernel'
import { useEffect, type ReactElement } from 'react'
import type { GameDoor } from '../games/door.ts'
import { announce } from '../house/announce.tsx'
import { Icon } from '../house/icon.tsx'
import { useAchievements } from '../play/use-achievements.ts'
import type { Session } from '../session/session.ts'
import { useWords } from '../words/words.ts'
import { useTableState } from './use-table.ts'

/** What the match that has just ended has achieved. */
export function Earned({ door, session, strings }: { door: GameDoor; session: Session; strings: Strings }): ReactElement | null {
  const { t, say } = useWords()
  const id = useTableState(session, (state) => state.id)
  const standings = useAchievements(door)
  const earned = standings?.filter((one) => one.earned?.match === id) ?? []
  const titles = earned.map((one) => say({ key: `achievement.${one.id}.title` }, strings)).join(', ')
  useEffect(() => {
    if (titles !== '') announce(t('table.listed', { which: t('table.earned'), moves: titles }))
  }, [titles, t])
  if (earned.length === 0) return null
  return (
    // Where there is little room it scrolls, and what scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className="earned" aria-label={t('table.earned')} tabIndex={0}>
      {earned.map((one) => (
        <li key={one.id}>
          <Icon name={one.icon} size={20} />
          {say({ key: `achievement.${one.id}.title` }, strings)}
        </li>
      ))}
    </ul>
  )
}
