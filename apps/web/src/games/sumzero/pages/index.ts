import type { GameSubpage } from '../../../web-game/web-game.ts'

/** Subpages of SumZero, in the order of the links on its page. */
export const pages: readonly GameSubpage[] = [
  { path: 'tutorial', icon: 'help', load: () => import('./tutorial-page.tsx') },
  { path: 'tournament', icon: 'stairs', load: () => import('./tournament-page.tsx') },
  { path: 'boards', icon: 'brush', load: () => import('./boards/boards-page.tsx') },
  { path: 'achievements', icon: 'trophy', load: () => import('../../../features/achievements/achievements-page.tsx') },
]
