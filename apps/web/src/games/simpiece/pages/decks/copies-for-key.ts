import { maxCopies } from '@parlor/simpiece'
import type { KeyboardEvent } from 'react'

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** How many copies more a key on a card asks for, 0 for none. What the browser does with Ctrl, its zoom for one, stays its own. */
export function copiesForKey({ key, shiftKey, ctrlKey, metaKey, altKey }: PressedKey): number {
  if (ctrlKey || metaKey || altKey) return 0
  if (key === 'Delete' || key === 'Backspace' || key === '-') return -1
  if (key === '+') return 1
  return key === '*' || (key === 'Enter' && shiftKey) ? maxCopies : 0
}
