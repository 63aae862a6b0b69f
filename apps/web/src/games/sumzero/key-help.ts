import type { KeyHelp } from '../../web-game/web-game.ts'

/** Shortcuts for the help dialog. The page's own F and Esc apply only without a held piece, and these say so. */
export const keyHelp: readonly KeyHelp[] = [
  { keys: ['1–9'], labelKey: 'key.pick' },
  { keys: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'], labelKey: 'key.move' },
  { keys: ['tab'], labelKey: 'key.next' },
  { keys: ['r'], labelKey: 'key.turn' },
  { keys: ['f'], labelKey: 'key.flip' },
  { keys: ['enter'], labelKey: 'key.lay' },
  { keys: ['escape'], labelKey: 'key.back' },
]
