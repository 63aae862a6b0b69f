import type { ReactElement } from 'react'
import { Icon } from '../../../../house/icon.tsx'
import { Page } from '../../../../house/page.tsx'
import { Waiting } from '../../../../house/waiting.tsx'
import type { Standing } from '../../../../play/achievement.ts'
import { useAchievements } from '../../../../play/use-achievements.ts'
import { VaultBanner } from '../../../../table/notices.tsx'
import { useWords } from '../../../../words/words.ts'
import type { GameDoor } from '../../../door.ts'
import { strings } from '../../strings.ts'
import './achievements.css'

/** `/dots/achievements`: what was achieved, and how far the rest has come. */
export default function AchievementsPage({ door }: { door: GameDoor }): ReactElement {
  const { say, language } = useWords()
  const own = strings[language]
  const standings = useAchievements(door)
  if (!standings) return <Waiting />
  const earned = standings.filter((one) => one.earned !== null)
  const sorted = [...earned.toSorted((a, b) => b.earned!.at - a.earned!.at), ...standings.filter((one) => one.earned === null)]
  return (
    <Page
      title={say({ key: 'page.achievements.title' }, own)}
      layout="wide"
      back={{ to: `/${door.game.id}/`, label: say({ key: 'title' }, own) }}
      banner={<VaultBanner />}
    >
      <p className="achievements-sum">
        <span className="achievements-count numbers">{earned.length}</span>{' '}
        {say({ key: 'achievement.of', params: { count: standings.length } }, own)}
      </p>
      <ul className="achievements">
        {sorted.map((standing) => (
          <Item key={standing.id} standing={standing} />
        ))}
      </ul>
      <p className="achievements-note">{say({ key: 'achievement.note' }, own)}</p>
    </Page>
  )
}

function Item({ standing }: { standing: Standing }): ReactElement {
  const { say, number, date, language } = useWords()
  const own = strings[language]
  const { id, icon, goal, value, earned } = standing
  const title = say({ key: `achievement.${id}.title` }, own)
  return (
    <li className="achievement" data-earned={earned !== null}>
      <span className="achievement-medal">
        <Icon name={icon} size={28} />
      </span>
      <h2 className="achievement-title">{title}</h2>
      <p className="achievement-line">{say({ key: `achievement.${id}.line`, params: { goal: number(goal) } }, own)}</p>
      {earned ? (
        <p className="achievement-when">{say({ key: 'achievement.earned', params: { date: date(earned.at) } }, own)}</p>
      ) : goal > 1 ? (
        <p className="achievement-progress numbers">
          <progress max={goal} value={value} aria-label={title} />
          {say({ key: 'achievement.progress', params: { value: number(value), goal: number(goal) } }, own)}
        </p>
      ) : (
        <p className="achievement-progress">{say({ key: 'achievement.open' }, own)}</p>
      )}
    </li>
  )
}
