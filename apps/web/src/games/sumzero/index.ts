import { sumzero, type SumZeroTypes } from '@parlor/sumzero'
import type { WebGame } from '../../web-game/web-game.ts'
import { ResultSummary } from './result-summary.tsx'
import { board } from './board.ts'
import { firstMatchTips } from './first-match-tips.ts'
import { rulesDiagrams } from './rules-diagrams.ts'
import { matchStatsOf } from './match-stats.ts'
import { keyHelp } from './key-help.ts'
import { Legend } from './legend.tsx'
import { TableView } from './table-view.tsx'
import { achievements } from './achievements.ts'
import { BoardForm } from './pages/board-form.tsx'
import { pages } from './pages/index.ts'
import { TournamentBanner, TournamentMatchSummary } from './pages/tournament-panels.tsx'
import { winRateNote } from './pages/first-player-win-rates.ts'
import { findSeries, seriesMatchLabelOf } from './pages/tournament.ts'
import { music } from './music.ts'
import { Panel } from './panel.tsx'
import { sounds } from './sounds.ts'
import { strings } from './strings.ts'
import { TableSettings } from './table-settings.tsx'
import { themeIds } from './theme-ids.ts'

const webGame: WebGame<SumZeroTypes> = {
  ...sumzero,
  strings,
  themes: themeIds,
  music,
  sounds,
  domBoard: true,
  previewsMoves: true,
  TableView,
  Panel,
  panelShowsClocks: true,
  Legend,
  keyHelp,
  ResultSummary,
  TableSettings,
  coach: firstMatchTips,
  SettingsSection: TableSettings,
  pages,
  series: { find: findSeries, label: seriesMatchLabelOf, Banner: TournamentBanner, Ending: TournamentMatchSummary },
  matchStats: matchStatsOf,
  records: ['laid', 'margin'],
  achievements,
  strengths: { classic: 1, novice: 1, apprentice: 2, journeyman: 3, expert: 4, master: 5 },
  presetNote: winRateNote,
  loadBackupReaders: async () => (await import('./pages/boards/own-boards.ts')).backupReaders,
  customOptions: { fields: ['rows', 'cols', 'board', 'pieces'], Form: BoardForm },
  rulesDiagrams,
  openBoard: board.open,
}

export default webGame
