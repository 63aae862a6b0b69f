import { dots, type DotsKinds } from '@parlor/dots'
import type { GameDoor } from '../door.ts'
import { diagrams } from './diagrams.ts'
import { marksOf } from './figures.ts'
import { Legend } from './legend.tsx'
import { Mirror } from './mirror.tsx'
import { achievements } from './pages/achievements/list.ts'
import { BoardForm } from './pages/board/board-form.tsx'
import { OwnBanner } from './pages/editor/own-banner.tsx'
import { pages } from './pages/index.ts'
import { Banner } from './pages/levels/banner.tsx'
import { Ending } from './pages/levels/ending.tsx'
import { Onward } from './pages/levels/onward.tsx'
import { findSeries, homeOf, labelOf } from './pages/levels/series.ts'
import { Panel } from './panel.tsx'
import { Settings } from './settings.tsx'
import { sounds } from './sounds.ts'
import { strings } from './strings.ts'
import { TableSettings } from './table-settings.tsx'
import { themes } from './themes.ts'

/** As measured between the levels on 5×5: each of a strength beats the one below more often than not. */
const strengths = {
  easy: 1,
  medium: 2,
  hard: 2,
  expert: 3,
  keplerAverage: 3,
  newtonAverage: 3,
  keplerStrong: 4,
  keplerExpert: 4,
  newtonStrong: 4,
  newtonExpert: 4,
  student: 4,
  scholar: 5,
  adept: 5,
  masterSwift: 5,
  virtuoso: 5,
  master: 5,
} as const

/** From this many bursts on a chain has changed the game more often than not. */
const loudChain = 4

const door: GameDoor<DotsKinds> = {
  ...dots,
  strings,
  themes,
  sounds,
  Mirror,
  Panel,
  panelClocks: true,
  Legend,
  TableSettings,
  wasd: true,
  loud: ({ key, params }) => key === 'said.chain' && Number(params?.['count']) >= loudChain,
  coach: { lines: ['coach.place', 'coach.burst'], page: 'tutorial' },
  pages,
  series: { find: findSeries, label: labelOf, Banner, Ending, Aside: OwnBanner, home: homeOf },
  Onward,
  keeping: async () => (await import('./pages/editor/kept.ts')).keeping,
  Settings,
  marks: marksOf,
  records: ['chain', 'gained'],
  achievements,
  strengths,
  options: { fields: ['rows', 'cols', 'template', 'cells'], Form: BoardForm, isOwn: ({ template }) => template === 'custom' },
  diagrams,
  glimpse: 0.1,
  card: { moments: ['end', 'chain'], draw: async (match, about) => (await import('./card.ts')).drawCard(match, about) },
  openBoard: async (host) => (await import('./board.ts')).openBoard(host),
}

export default door
