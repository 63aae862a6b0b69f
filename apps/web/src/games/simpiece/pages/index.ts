import type { GameSubpage } from '../../../web-game/web-game.ts'

/** Subpages of SimPiece, in the order of the links on its page. */
export const pages: readonly GameSubpage[] = [
  { path: 'decks', icon: 'edit', load: () => import('./decks/decks-router.tsx') },
  { path: 'puzzles', icon: 'star', load: () => import('./puzzles/puzzles-page.tsx') },
  { path: 'cards', icon: 'picture', load: () => import('./cards/cards-page.tsx') },
]
