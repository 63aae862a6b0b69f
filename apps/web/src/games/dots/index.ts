import { dots, type DotsKinds } from '@parlor/dots'
import type { GameDoor } from '../door.ts'
import { marksOf } from './figures.ts'
import { Mirror } from './mirror.tsx'
import { achievements } from './pages/achievements/list.ts'
import { pages } from './pages/index.ts'
import { Banner } from './pages/levels/banner.tsx'
import { Ending } from './pages/levels/ending.tsx'
import { LevelSettings } from './pages/levels/level-settings.tsx'
import { findSeries, labelOf } from './pages/levels/series.ts'
import { Panel } from './panel.tsx'
import { sounds } from './sounds.ts'
import { strings } from './strings.ts'
import { themes } from './themes.ts'

const door: GameDoor<DotsKinds> = {
  ...dots,
  strings,
  themes,
  sounds,
  Mirror,
  Panel,
  pages,
  series: { find: findSeries, label: labelOf, Banner, Ending },
  Settings: LevelSettings,
  marks: marksOf,
  records: ['chain', 'gained'],
  achievements,
  card: { moments: ['end', 'chain'], draw: async (match, about) => (await import('./card.ts')).drawCard(match, about) },
  openBoard: async (host) => (await import('./board.ts')).openBoard(host),
}

export default door
