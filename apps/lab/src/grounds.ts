import type { GamePackage, Ground } from '@parlor/kernel'
import { levelsIn } from './levels.ts'
import { optionsOf } from './match.ts'
import type { Arguments } from './usage.ts'

/** Options to hold a game against, by name. */
type Tried = Pick<Ground, 'id' | 'options'>

/** What a long run goes over: every preset and every level that ships, unless --preset or --options names one. `about` says it in words. */
export function groundsOf(pkg: GamePackage, args: Arguments): { readonly grounds: readonly Tried[]; readonly about: string } {
  const { preset, options } = args.flags
  if (preset !== undefined || options !== undefined)
    return {
      grounds: [{ id: preset ?? 'options', options: optionsOf(pkg, args) }],
      about: preset ? `the preset ${preset}` : 'the options given',
    }
  const { presets } = pkg.game.options
  const boards = levelsIn(pkg).map(({ set, id, options: own }) => ({ id: `${set}/${id}`, options: own as object }))
  const about = `${presets.length} presets${boards.length > 0 ? ` and the boards of all ${boards.length} shipped levels` : ''}`
  return { grounds: [...presets, ...boards], about }
}

/** How much of a whole falls to each of so many parts: as even as it goes, the first ones taking what is left over. */
export function portionOf(whole: number, parts: number, part: number): number {
  return Math.floor(whole / parts) + (part < whole % parts ? 1 : 0)
}
