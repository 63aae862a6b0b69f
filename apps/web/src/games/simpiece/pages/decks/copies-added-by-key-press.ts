import { maxCopies } from '@parlor/simpiece'
import type { KeyboardEvent } from 'react'

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Number of copies a key adds, 0 for other keys. Ctrl combinations, such as zoom, stay the browser's. */
export function copiesAddedByKeyPress({ key, shiftKey, ctrlKey, metaKey, altKey }: PressedKey): number {
  if (ctrlKey || metaKey || altKey) return 0
  if (key === 'Delete' || key === 'Backspace' || key === '-') return -1
  if (key === '+') return 1
  return key === '*' || (key === 'Enter' && shiftKey) ? maxCopies : 0
}
