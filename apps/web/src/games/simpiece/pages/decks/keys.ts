import { mostCopies } from '@parlor/simpiece'
import type { KeyboardEvent } from 'react'

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** How many copies more a key on a card asks for, 0 for none. What the browser does with Ctrl, its zoom for one, stays its own. */
export function copiesBy({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): number {
  if (ctrlKey || metaKey || altKey) return 0
  if (key === 'Delete' || key === 'Backspace' || key === '-') return -1
  if (key === '+') return 1
  return key === '*' || (key === 'Enter' && shiftKey) ? mostCopies : 0
}
