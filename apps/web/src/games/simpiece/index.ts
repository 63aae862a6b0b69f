import { msg } from '@parlor/kernel'
import { builtInDecks, simpiece, type SimPieceTypes } from '@parlor/simpiece'
import type { WebGame } from '../../web-game/web-game.ts'
import { automaticMove } from './automatic-move.ts'
import { ResultSummary } from './result-summary.tsx'
import { board } from './board.ts'
import { firstMatchTipAt, firstMatchTipKeys } from './first-match-tips.ts'
import { botEffortFor } from './bot-effort-preference.ts'
import { matchStatsOf } from './match-stats.ts'
import { mergeLogMessages } from './merge-log-messages.ts'
import { Legend } from './legend.tsx'
import { PositionEditorButton } from './position-editor-button.tsx'
import { TableView } from './table-view.tsx'
import { pages } from './pages/index.ts'
import { isPuzzleStillSolvable, saveSolvedPuzzle } from './pages/puzzles/puzzle-progress.ts'
import { music } from './music.ts'
import { Panel } from './panel.tsx'
import { LogSentence } from './log-sentence.tsx'
import { SettingsSection } from './settings-section.tsx'
import { DeckSelectForm } from './deck-select-form.tsx'
import { sounds } from './sounds.ts'
import { strings } from './strings.ts'
import { TableSettings } from './table-settings.tsx'

const webGame: WebGame<SimPieceTypes> = {
  ...simpiece,
  strings,
  themes: ['ocean'],
  music,
  sounds,
  domBoard: true,
  TableView,
  Panel,
  panelShowsClocks: true,
  LogSentence,
  mergeLogMessages,
  SecretsForm: DeckSelectForm,
  secretName({ leader, deck }) {
    const ready = builtInDecks.find(({ options }) => options.leader === leader && options.deck === deck)
    return ready ? msg(`deck.${ready.id}`) : null
  },
  PanelFooter: PositionEditorButton,
  ResultSummary,
  Legend,
  coach: { lines: firstMatchTipKeys, at: firstMatchTipAt },
  keyHelp: [
    { keys: ['arrowleft', 'arrowright', 'arrowup', 'arrowdown'], labelKey: 'table.key.walk' },
    { keys: ['enter'], labelKey: 'table.key.press' },
    { keys: [' ', 'enter'], labelKey: 'table.key.end' },
    { keys: ['escape'], labelKey: 'table.key.escape' },
    { keys: ['ctrl+z'], labelKey: 'table.key.undo' },
    { keys: ['l'], labelKey: 'table.key.log' },
  ],
  TableSettings,
  matchStats: matchStatsOf,
  onMatchFinished: (match, { at }) => saveSolvedPuzzle(match, at),
  loadBackupReaders: async () => (await import('./pages/backup-readers.ts')).backupReaders,
  SettingsSection,
  pages: [...pages, { path: 'position', icon: 'eraser', load: () => import('./pages/position-editor/position-editor-page.tsx') }],
  strengths: { easy: 1, beginner: 1, learner: 1, casual: 2, keen: 2, steady: 3, medium: 3, skilled: 4, hard: 5 },
  automaticMove,
  effort: botEffortFor,
  isOpenInformation: isPuzzleStillSolvable,
  openBoard: board.open,
}

export default webGame
