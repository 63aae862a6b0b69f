import type { KeyHelp } from '../../web-game/web-game.ts'

/** For the help window: what the keys do with a piece. The page's own F and Esc act with empty hands only, and these say so. */
export const keyHelp: readonly KeyHelp[] = [
  { keys: ['1–9'], words: 'key.pick' },
  { keys: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'], words: 'key.move' },
  { keys: ['tab'], words: 'key.next' },
  { keys: ['r'], words: 'key.turn' },
  { keys: ['f'], words: 'key.flip' },
  { keys: ['enter'], words: 'key.lay' },
  { keys: ['escape'], words: 'key.back' },
]
