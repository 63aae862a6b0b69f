import { blockedCell, unowned } from '@parlor/dots'
import type { Brush } from './level-draft.ts'

export const brushNames = ['empty', 'block', 'red', 'blue', 'neutral'] as const
export type BrushName = (typeof brushNames)[number]

export const emptyBrush: Brush = { owner: unowned, dots: 0 }

/** Shortcut key of each brush. */
export const brushShortcuts: Readonly<Record<BrushName, string>> = { empty: 'e', block: 'x', red: 'r', blue: 'b', neutral: 'n' }

export function brushFromName(name: BrushName, dots: number): Brush {
  switch (name) {
    case 'empty':
      return emptyBrush
    case 'block':
      return { owner: blockedCell, dots: 0 }
    case 'red':
      return { owner: 0, dots }
    case 'blue':
      return { owner: 1, dots }
    case 'neutral':
      return { owner: unowned, dots }
  }
}

export function paintsDots(name: BrushName): boolean {
  return name !== 'empty' && name !== 'block'
}

export function sameBrush(a: Brush, b: Brush): boolean {
  return a.owner === b.owner && a.dots === b.dots
}
