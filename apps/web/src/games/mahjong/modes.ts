import type { RunMode } from '@parlor/mahjong'

/** The preset of a mode, which names it: `preset.<id>` in the strings. */
export const presetOfMode: Readonly<Record<RunMode, 'classic' | 'living' | 'stakes'>> = {
  instance: 'classic',
  kind: 'living',
  stakes: 'stakes',
}
