import type { GameSubpage } from '../../../web-game/web-game.ts'

/** Subpages of Dots, in the order of the links on its page. */
export const pages: readonly GameSubpage[] = [
  { path: 'levels', icon: 'stairs', load: () => import('./levels/levels-router.tsx') },
  { path: 'tutorial', icon: 'help', load: () => import('./tutorial/tutorial-page.tsx') },
  { path: 'achievements', icon: 'trophy', load: () => import('../../../features/achievements/achievements-page.tsx') },
  { path: 'editor', icon: 'brush', load: () => import('./editor/level-editor-page.tsx') },
]
