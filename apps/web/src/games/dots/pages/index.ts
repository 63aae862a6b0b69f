import type { GamePage } from '../../door.ts'

/** What Dots has besides its table, in the order of the links on its page. */
export const pages: readonly GamePage[] = [
  { path: 'levels', icon: 'stairs', load: () => import('./levels/levels-page.tsx') },
  { path: 'tutorial', icon: 'help', load: () => import('./tutorial/tutorial-page.tsx') },
  { path: 'achievements', icon: 'trophy', load: () => import('../../../play/achievements-page.tsx') },
  { path: 'editor', icon: 'brush', load: () => import('./editor/editor-page.tsx') },
]
