import { domino, type DominoTypes } from '@parlor/domino'
import type { WebGame } from '../../web-game/web-game.ts'
import { achievements } from './achievements.ts'
import { rulesDiagrams } from './rules-diagrams.ts'
import { matchStatsOf } from './match-stats.ts'
import { Legend } from './legend.tsx'
import { MenuPage } from './menu-page.tsx'
import { TableView } from './table-view.tsx'
import { Panel } from './panel.tsx'
import { ResultSummary } from './result-summary.tsx'
import { strings } from './strings.ts'
import { builtInThemeIds } from './themes/theme-store.ts'
import { botThinkingTime } from './design-tokens.ts'

const webGame: WebGame<DominoTypes> = {
  ...domino,
  strings,
  themes: builtInThemeIds,
  sounds: {},
  TableView,
  tableLayout: 'cover',
  showsCommitment: true,
  Panel,
  ResultSummary,
  MenuPage,
  Legend,
  thinkingTime: botThinkingTime,
  strengths: { easy: 1, random: 2, fair: 3, hard: 4, master: 5 },
  matchStats: matchStatsOf,
  records: ['passPoints', 'best', 'doubles', 'left'],
  achievements,
  rulesDiagrams,
  // Moves after which the preview is taken: half a hand. A fraction of a match to many points would fall anywhere.
  previewAfter: 15,
  coach: { lines: ['coach.play', 'coach.pass', 'coach.win'] },
  shareImages: {
    moments: ['end'],
    describe: async (match, subject) => (await import('./share-image.ts')).describeShareImage(match, subject),
  },
  loadBackupReaders: async () => (await import('./themes/own-themes.ts')).backupReaders,
  pages: [{ path: 'achievements', icon: 'trophy', load: () => import('../../features/achievements/achievements-page.tsx') }],
  openBoard: async (host) => (await import('./board.ts')).openBoard(host),
}

export default webGame
