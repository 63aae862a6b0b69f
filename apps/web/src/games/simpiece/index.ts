import { say } from '@parlor/kernel'
import { readyDecks, simpiece, type SimPieceKinds } from '@parlor/simpiece'
import type { GameDoor } from '../door.ts'
import { Aftermath } from './aftermath.tsx'
import { board } from './board.ts'
import { lineAt, lines } from './coach.ts'
import { effortOf } from './effort.ts'
import { marksOf } from './figures.ts'
import { joined } from './joined.ts'
import { Legend } from './legend.tsx'
import { Margin } from './margin.tsx'
import { Mirror } from './mirror.tsx'
import { pages } from './pages/index.ts'
import { isPuzzle, keepSolved } from './pages/puzzles/solved.ts'
import { Panel } from './panel.tsx'
import { Said } from './said.tsx'
import { Settings } from './settings.tsx'
import { Secrets } from './secrets.tsx'
import { sounds } from './sounds.ts'
import { strings } from './strings.ts'
import { TableSettings } from './table-settings.tsx'

const door: GameDoor<SimPieceKinds> = {
  ...simpiece,
  strings,
  themes: ['ocean'],
  sounds,
  elements: true,
  Mirror,
  Panel,
  panelClocks: true,
  Said,
  joined,
  Secrets,
  secretName({ leader, deck }) {
    const ready = readyDecks.find(({ options }) => options.leader === leader && options.deck === deck)
    return ready ? say(`deck.${ready.id}`) : null
  },
  Margin,
  Aftermath,
  Legend,
  coach: { lines, at: lineAt },
  keys: [
    { keys: ['arrowleft', 'arrowright', 'arrowup', 'arrowdown'], words: 'table.key.walk' },
    { keys: ['enter'], words: 'table.key.press' },
    { keys: [' ', 'enter'], words: 'table.key.end' },
    { keys: ['escape'], words: 'table.key.escape' },
    { keys: ['ctrl+z'], words: 'table.key.undo' },
    { keys: ['l'], words: 'table.key.log' },
  ],
  TableSettings,
  marks: marksOf,
  finished: (match, { at }) => keepSolved(match, at),
  keeping: async () => (await import('./pages/decks/store.ts')).keeping,
  Settings,
  pages: [...pages, { path: 'position', icon: 'eraser', load: () => import('./position/position-page.tsx') }],
  strengths: { easy: 1, beginner: 1, learner: 1, casual: 2, keen: 2, steady: 3, medium: 3, skilled: 4, hard: 5 },
  effort: effortOf,
  openly: isPuzzle,
  openBoard: board.open,
}

export default door
