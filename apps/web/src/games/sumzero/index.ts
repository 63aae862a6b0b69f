import { sumzero, type SumZeroKinds } from '@parlor/sumzero'
import type { GameDoor } from '../door.ts'
import { Aftermath } from './aftermath.tsx'
import { board } from './board.ts'
import { coach } from './coach.ts'
import { diagrams } from './diagrams.ts'
import { marksOf } from './figures.ts'
import { keys } from './keys.ts'
import { Legend } from './legend.tsx'
import { Mirror } from './mirror.tsx'
import { achievements } from './pages/achievements.ts'
import { BoardForm } from './pages/board-form.tsx'
import { pages } from './pages/index.ts'
import { Banner, Ending } from './pages/tournament-parts.tsx'
import { rateNote } from './pages/rates.ts'
import { findSeries, labelOf } from './pages/tournament.ts'
import { Panel } from './panel.tsx'
import { sounds } from './sounds.ts'
import { strings } from './strings.ts'
import { TableSettings } from './table-settings.tsx'
import { themes } from './themes.ts'

const door: GameDoor<SumZeroKinds> = {
  ...sumzero,
  strings,
  themes,
  sounds,
  elements: true,
  Mirror,
  Panel,
  panelClocks: true,
  Legend,
  keys,
  Aftermath,
  TableSettings,
  coach,
  Settings: TableSettings,
  pages,
  series: { find: findSeries, label: labelOf, Banner, Ending },
  marks: marksOf,
  records: ['laid', 'margin'],
  achievements,
  strengths: { classic: 1, novice: 1, apprentice: 2, journeyman: 3, expert: 4, master: 5 },
  presetNote: rateNote,
  options: { fields: ['rows', 'cols', 'board', 'pieces'], Form: BoardForm },
  diagrams,
  card: { moments: ['end'], draw: async (match, about) => (await import('./card.ts')).drawCard(match, about) },
  openBoard: board.open,
}

export default door
