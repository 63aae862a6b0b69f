import type { GamePackage } from '@parlor/kernel'
import type { BoardVariant } from '@parlor/kernel/host'
import { readShippedBoardLevels } from './shipped-board-levels.ts'
import { readMatchOptions } from './match-arguments.ts'
import type { CommandArguments } from './command.ts'

/** Named options to run a game with. */
type OptionSet = Pick<BoardVariant, 'id' | 'options'>

/** The option sets of a long run: every preset and every shipped level, unless --preset or --options names one. `about` describes them. */
export function optionSetsFor(
  pkg: GamePackage,
  args: CommandArguments,
): { readonly optionSets: readonly OptionSet[]; readonly about: string } {
  const { preset, options } = args.flags
  if (preset !== undefined || options !== undefined)
    return {
      optionSets: [{ id: preset ?? 'options', options: readMatchOptions(pkg, args) }],
      about: preset ? `the preset ${preset}` : 'the options given',
    }
  const { presets } = pkg.game.options
  const boards = readShippedBoardLevels(pkg).map(({ set, id, options: own }) => ({ id: `${set}/${id}`, options: own as object }))
  const about = `${presets.length} presets${boards.length > 0 ? ` and the boards of all ${boards.length} shipped levels` : ''}`
  return { optionSets: [...presets, ...boards], about }
}

/** Size of one of several equal parts; the first ones take the remainder. */
export function evenPortion(whole: number, parts: number, part: number): number {
  return Math.floor(whole / parts) + (part < whole % parts ? 1 : 0)
}
