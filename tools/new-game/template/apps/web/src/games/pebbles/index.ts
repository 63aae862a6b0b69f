import { pebbles, type PebblesTypes } from '@parlor/pebbles'
import type { WebGame } from '../../web-game/web-game.ts'
import { board } from './board.ts'
import { Panel } from './panel.tsx'
import { sounds } from './sounds.ts'
import { strings } from './strings.ts'
import { TableView } from './table-view.tsx'

const webGame: WebGame<PebblesTypes> = {
  ...pebbles,
  strings,
  themes: ['beach'],
  sounds,
  domBoard: true,
  openBoard: (host) => board.open(host),
  TableView,
  Panel,
  keyHelp: [{ keys: ['1', '2', '3'], labelKey: 'key.take' }],
  coach: { lines: ['coach.take', 'coach.four'] },
  rulesDiagrams: { 1: { position: '3 of 15 sun', moves: ['3'] }, 2: { position: '9 of 15 sun', moves: ['2'] } },
  strengths: { easy: 1, fair: 2, master: 5 },
  previewAfter: 3,
}

export default webGame
