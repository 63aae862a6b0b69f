import type { StringTable } from '@parlor/kernel/host'
import { useEffect, type ReactElement } from 'react'
import type { WebGame } from '../web-game/web-game.ts'
import { announce } from '../ui/announcer.tsx'
import { Icon } from '../ui/icon.tsx'
import { useAchievements } from '../web-game/use-achievements.ts'
import type { Session } from '../session/session.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { useTableState } from './use-open-table.ts'

/** Achievements earned by the match that has just ended. */
export function EarnedAchievements({
  webGame,
  session,
  strings,
}: {
  webGame: WebGame
  session: Session
  strings: StringTable
}): ReactElement | null {
  const { t, say, list } = useTranslator()
  const id = useTableState(session, (state) => state.id)
  const standings = useAchievements(webGame)
  const earned = standings?.filter((one) => one.earned?.match === id) ?? []
  const titles = list(earned.map((one) => say({ key: `achievement.${one.id}.title` }, strings)))
  useEffect(() => {
    if (titles !== '') announce(t('table.listed', { which: t('table.earned'), moves: titles }))
  }, [titles, t])
  if (earned.length === 0) return null
  return (
    // On small screens it scrolls, and a scroll container must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className="earned-achievements" aria-label={t('table.earned')} tabIndex={0}>
      {earned.map((one) => (
        <li key={one.id}>
          <Icon name={one.icon} size={20} />
          {say({ key: `achievement.${one.id}.title` }, strings)}
        </li>
      ))}
    </ul>
  )
}
