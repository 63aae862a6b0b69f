import { domino, type DominoKinds } from '@parlor/domino'
import type { GameDoor } from '../door.ts'
import { achievements } from './achievements.ts'
import { diagrams } from './diagrams.ts'
import { marksOf } from './figures.ts'
import { Legend } from './legend.tsx'
import { Menu } from './menu.tsx'
import { Mirror } from './mirror.tsx'
import { Panel } from './panel.tsx'
import { strings } from './strings.ts'
import { shipped } from './themes/store.ts'
import { thinking } from './tokens.ts'

const door: GameDoor<DominoKinds> = {
  ...domino,
  strings,
  themes: shipped,
  sounds: {},
  Mirror,
  sealed: true,
  Panel,
  Menu,
  Legend,
  pace: thinking,
  strengths: { easy: 1, random: 2, fair: 3, hard: 4, master: 5 },
  marks: marksOf,
  records: ['passPoints', 'best', 'doubles', 'left'],
  achievements,
  diagrams,
  // A hand half played; a share of a match to many points would fall anywhere.
  glimpse: 15,
  coach: { lines: ['coach.play', 'coach.pass', 'coach.win'] },
  card: { moments: ['end'], draw: async (match, about) => (await import('./card.ts')).drawCard(match, about) },
  pages: [{ path: 'achievements', icon: 'trophy', load: () => import('../../play/achievements-page.tsx') }],
  openBoard: async (host) => (await import('./board.ts')).openBoard(host),
}

export default door
