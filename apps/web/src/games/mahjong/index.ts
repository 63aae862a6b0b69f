import { isRejection } from '@parlor/kernel'
import { chanceOf, dailyRun, mahjong, oddsOf, reportOf, squaresOf, type MahjongKinds } from '@parlor/mahjong'
import { words } from '../../words/words.ts'
import type { GameDoor } from '../door.ts'
import { achievements } from './achievements.ts'
import { Aftermath } from './aftermath.tsx'
import { board } from './board.ts'
import { diagrams } from './diagrams.ts'
import { Fingerprint } from './fair.tsx'
import { marksOf } from './figures.ts'
import { finished, local } from './keeping.ts'
import { Landing } from './landing.tsx'
import { Legend } from './legend.tsx'
import { Mirror } from './mirror.tsx'
import { Panel } from './panel.tsx'
import { ReportLink } from './report-link.tsx'
import { sounds } from './sounds.ts'
import { strings } from './strings.ts'
import { TableSettings } from './table-settings.tsx'

const door: GameDoor<MahjongKinds> = {
  ...mahjong,
  strings,
  themes: ['aubergine'],
  sounds,
  elements: true,
  Mirror,
  Panel,
  Menu: Landing,
  Margin: Fingerprint,
  sealed: true,
  Aftermath,
  Analysis: ReportLink,
  keys: [
    { keys: ['arrowup', 'h'], words: 'table.higher' },
    { keys: ['arrowdown', 'l'], words: 'table.lower' },
  ],
  Legend,
  TableSettings,
  Settings: TableSettings,
  coach: { lines: ['coach.bet', 'coach.honours', 'coach.odds'] },
  pages: [
    { path: 'report', icon: 'chart', load: () => import('./pages/report-page.tsx') },
    { path: 'achievements', icon: 'trophy', load: () => import('../../play/achievements-page.tsx') },
  ],
  odds(view, _, moves) {
    const odds = oddsOf(view)
    return moves.map(({ bet }) => chanceOf(odds, bet))
  },
  daily(day) {
    const run = dailyRun(day)
    if (isRejection(run)) throw new Error(run.rejected)
    return { ...run, levels: [null] }
  },
  dayLines: (match) => squaresOf(reportOf(match).bets.map(({ won }) => won)),
  keeping: async () => ({ local }),
  marks: marksOf,
  diagrams,
  records: ['classic', 'living', 'streak', 'skill'],
  achievements,
  card: { moments: ['end', 'race'], draw: async (match, about) => (await import('./card.ts')).drawCard(match, about) },
  finished(match, result) {
    const { language, say } = words()
    finished(match, result, say({ key: 'seat.0' }, strings[language]))
  },
  openBoard: (host) => board.open(host),
}

export default door
