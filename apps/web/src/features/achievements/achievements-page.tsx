import type { StringTable } from '@parlor/kernel/host'
import type { ReactElement } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import type { AchievementProgress } from '../../data/achievement.ts'
import { useAchievements } from '../../web-game/use-achievements.ts'
import { StorageBanner } from '../../ui/storage-banner.tsx'
import { useTranslator, type Translator } from '../../platform/i18n/translator.ts'
import type { WebGame } from '../../web-game/web-game.ts'
import './achievements-page.css'

/** `/dots/achievements`: earned achievements, and the progress of the rest. */
export default function AchievementsPage({ webGame }: { webGame: WebGame }): ReactElement {
  const { t, say, language } = useTranslator()
  const own = webGame.strings[language]
  const standings = useAchievements(webGame)
  if (!standings) return <LoadingPlaceholder />
  const earned = standings.filter((one) => one.earned !== null)
  const groups = groupAchievements(standings, t, (key) => say({ key }, own))
  return (
    <Page
      title={say({ key: 'page.achievements.title' }, own)}
      layout="wide"
      back={{ to: `/${webGame.game.id}/`, label: say({ key: 'title' }, own) }}
      banner={<StorageBanner />}
    >
      <p className="achievements-summary">
        <span className="achievements-count numbers">{earned.length}</span>{' '}
        {say({ key: 'achievement.of', params: { count: standings.length } }, own)}
      </p>
      {groups.map(({ id, title, items }) => (
        <section key={id} aria-labelledby={`achievements-${id}`}>
          <h2 id={`achievements-${id}`} className="achievements-group">
            {title} <span className="numbers">{id === 'earned' ? items.length : t('achievements.toGo', { count: items.length })}</span>
          </h2>
          <ul className="achievements">
            {items.map((standing) => (
              <AchievementItem key={standing.id} standing={standing} own={own} />
            ))}
          </ul>
        </section>
      ))}
      <p className="achievements-note">{say({ key: 'achievement.note' }, own)}</p>
    </Page>
  )
}

interface AchievementGroup {
  readonly id: string
  readonly title: string
  readonly items: readonly AchievementProgress[]
}

/** Earned ones, latest first; then the rest by the game's groups, or by progress. */
function groupAchievements(
  standings: readonly AchievementProgress[],
  t: Translator['t'],
  tell: (key: string) => string,
): readonly AchievementGroup[] {
  const open = standings.filter((one) => one.earned === null)
  const kinds = [...new Set(open.map(({ group }) => group ?? ''))]
  const rest =
    kinds[0] === ''
      ? [
          { id: 'begun', title: t('achievements.begun'), items: open.filter(({ value }) => value > 0) },
          { id: 'open', title: tell('achievement.open'), items: open.filter(({ value }) => value === 0) },
        ]
      : kinds.map((kind) => ({ id: kind, title: tell(`achievement.group.${kind}`), items: open.filter(({ group }) => group === kind) }))
  const earned = standings.filter((one) => one.earned !== null).toSorted((a, b) => b.earned!.at - a.earned!.at)
  return [{ id: 'earned', title: t('achievements.earned'), items: earned }, ...rest].filter(({ items }) => items.length > 0)
}

function AchievementItem({ standing, own }: { standing: AchievementProgress; own: StringTable }): ReactElement {
  const { say, number, date } = useTranslator()
  const { id, icon, goal, value, earned } = standing
  const title = say({ key: `achievement.${id}.title` }, own)
  return (
    <li className="achievement" data-earned={earned !== null}>
      <span className="achievement-medal">
        <Icon name={icon} size={28} />
      </span>
      <h3 className="achievement-title">{title}</h3>
      <p className="achievement-line">{say({ key: `achievement.${id}.line`, params: { goal: number(goal) } }, own)}</p>
      {earned ? (
        <p className="achievement-when">{say({ key: 'achievement.earned', params: { date: date(earned.at) } }, own)}</p>
      ) : goal > 1 ? (
        <p className="achievement-progress numbers">
          <progress max={goal} value={value} aria-label={title} />
          {say({ key: 'achievement.progress', params: { value: number(value), goal: number(goal) } }, own)}
        </p>
      ) : null}
    </li>
  )
}
