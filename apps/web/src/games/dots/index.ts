import { dots, type DotsKinds } from '@parlor/dots'
import type { GameDoor } from '../door.ts'
import { Mirror } from './mirror.tsx'
import { pages } from './pages/index.ts'
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
  openBoard: async (host) => (await import('./board.ts')).openBoard(host),
}

export default door
