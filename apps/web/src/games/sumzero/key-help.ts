import type { KeyHelp } from '../../web-game/web-game.ts'

/** Shortcuts for the help dialog. The page's own F and Esc apply only without a held piece, and these say so. */
export const keyHelp: readonly KeyHelp[] = [
  { keys: ['1–9'], words: 'key.pick' },
  { keys: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'], words: 'key.move' },
  { keys: ['tab'], words: 'key.next' },
  { keys: ['r'], words: 'key.turn' },
  { keys: ['f'], words: 'key.flip' },
  { keys: ['enter'], words: 'key.lay' },
  { keys: ['escape'], words: 'key.back' },
]
