import { isRejection } from '@parlor/kernel'
import { dailyRun, mahjong, runReportOf, resultSquares, type MahjongTypes } from '@parlor/mahjong'
import { currentTranslator } from '../../platform/i18n/translator.ts'
import type { WebGame } from '../../web-game/web-game.ts'
import { achievements } from './achievements.ts'
import { ResultSummary } from './result-summary.tsx'
import { board } from './board.ts'
import { coachLineAt, coachLines } from './coach-lines.ts'
import { countedOdds } from './counted-odds.ts'
import { rulesDiagrams } from './rules-diagrams.ts'
import { DealCommitment } from './deal-fairness-check.tsx'
import { matchStatsOf } from './match-stats.ts'
import { recordFinishedRun, localStorageBackupReaders } from './leaderboard-store.ts'
import { MenuPage } from './menu-page.tsx'
import { Legend } from './legend.tsx'
import { TableView } from './table-view.tsx'
import { music } from './music.ts'
import { Panel } from './panel.tsx'
import { presetOfMode } from './modes.ts'
import { usePreferences } from './preferences.ts'
import { sounds } from './sounds.ts'
import { StatisticsSection } from './statistics-section.tsx'
import { strings } from './strings.ts'
import { TableSettings } from './table-settings.tsx'

const webGame: WebGame<MahjongTypes> = {
  ...mahjong,
  strings,
  themes: ['aubergine'],
  music,
  sounds,
  domBoard: true,
  tableLayout: 'strip',
  TableView,
  Panel,
  MenuPage,
  PanelFooter: DealCommitment,
  showsCommitment: true,
  ResultSummary,
  reportPage: 'report',
  replaysFromStart: true,
  keyHelp: [
    { keys: ['arrowup', 'h'], labelKey: 'table.higher' },
    { keys: ['arrowdown', 'l'], labelKey: 'table.lower' },
    { keys: ['arrowleft', 'arrowright'], labelKey: 'stake.keys' },
    { keys: ['backspace'], labelKey: 'stake.takeBack' },
  ],
  Legend,
  TableSettings,
  SettingsSection: TableSettings,
  coach: {
    lines: coachLines,
    page: 'tutorial',
    at: (view, _seat, daily) => coachLineAt(view, daily),
  },
  pages: [
    { path: 'tutorial', icon: 'book', load: () => import('./pages/tutorial-page.tsx') },
    { path: 'report', icon: 'chart', load: () => import('./pages/run-report-page.tsx') },
    { path: 'achievements', icon: 'trophy', load: () => import('../../features/achievements/achievements-page.tsx') },
  ],
  odds: countedOdds,
  // In Living honours a hint tells what the run is worth, which the table does not.
  isHintShown: ({ honors }, daily) => honors === 'instance' && !daily && usePreferences.getState().odds === 'always',
  dailies: (['kind', 'stakes'] as const).map((mode) => ({
    id: presetOfMode[mode],
    setup(day) {
      const run = dailyRun(day, mode)
      if (isRejection(run)) throw new Error(run.rejected)
      return { ...run, levels: [null] }
    },
  })),
  dailyShareLines: (match) => resultSquares(runReportOf(match).bets.map(({ won }) => won)),
  loadBackupReaders: async () => ({ local: localStorageBackupReaders }),
  matchStats: matchStatsOf,
  rulesDiagrams,
  records: ['classic', 'living', 'stakes', 'streak', 'skill'],
  achievements,
  StatisticsSection,
  shareImages: {
    moments: ['end', 'race'],
    describe: async (match, subject) => (await import('./share-image.ts')).describeShareImage(match, subject),
  },
  onMatchFinished(match, result) {
    const { language, say } = currentTranslator()
    recordFinishedRun(match, result, say({ key: 'seat.0' }, strings[language]))
  },
  openBoard: (host) => board.open(host),
}

export default webGame
