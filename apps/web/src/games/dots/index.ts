import { dots, type DotsTypes } from '@parlor/dots'
import type { WebGame } from '../../web-game/web-game.ts'
import { rulesDiagrams } from './rules-diagrams.ts'
import { matchStatsOf } from './match-stats.ts'
import { Legend } from './legend.tsx'
import { TableView } from './table-view.tsx'
import { achievements } from './achievements.ts'
import { BoardForm } from './pages/board-form/board-form.tsx'
import { OwnLevelBanner } from './pages/editor/own-level-banner.tsx'
import { pages } from './pages/index.ts'
import { LevelBanner } from './pages/levels/level-banner.tsx'
import { LevelEnding } from './pages/levels/level-ending.tsx'
import { NextLevelButton } from './pages/levels/next-level-button.tsx'
import { findSeries, exitPageOf, seriesMatchLabelOf } from './pages/levels/level-set-series-adapter.ts'
import { music } from './music.ts'
import { Panel } from './panel.tsx'
import { SettingsSection } from './settings-section.tsx'
import { sounds } from './sounds.ts'
import { strings } from './strings.ts'
import { TableSettings } from './table-settings.tsx'
import { themeIds } from './themes.ts'

/** Measured between the levels on 5×5: each strength beats the one below more often than not. */
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

/** From this number of bursts on a cascade decides the game more often than not. */
const notableChain = 4

const webGame: WebGame<DotsTypes> = {
  ...dots,
  strings,
  themes: themeIds,
  music,
  sounds,
  TableView,
  Panel,
  panelShowsClocks: true,
  Legend,
  TableSettings,
  wasd: true,
  previewsMoves: true,
  isNotable: ({ key, params }) => key === 'said.chain' && Number(params?.['count']) >= notableChain,
  coach: { lines: ['coach.place', 'coach.burst'], page: 'tutorial' },
  pages,
  series: {
    find: findSeries,
    label: seriesMatchLabelOf,
    Banner: LevelBanner,
    Ending: LevelEnding,
    OwnBanner: OwnLevelBanner,
    exitPage: exitPageOf,
  },
  NextStep: NextLevelButton,
  loadBackupReaders: async () => (await import('./pages/editor/own-level-store.ts')).backupReaders,
  SettingsSection,
  matchStats: matchStatsOf,
  records: ['chain', 'gained'],
  achievements,
  strengths,
  customOptions: { fields: ['rows', 'cols', 'template', 'cells'], Form: BoardForm, isOwn: ({ template }) => template === 'custom' },
  rulesDiagrams,
  previewAfter: 0.1,
  shareImages: {
    moments: ['end', 'chain'],
    describe: async (match, subject) => (await import('./share-image.ts')).describeShareImage(match, subject),
  },
  openBoard: async (host) => (await import('./board.ts')).openBoard(host),
}

export default webGame
