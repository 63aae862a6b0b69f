import { createRequire } from 'node:module'
import { isRejection, type GamePackage, type BoardVariants } from '@parlor/kernel'
import type { BoardVariant } from '@parlor/kernel/host'
import { readTextFile } from './match-arguments.ts'
import { UsageError } from './command.ts'

/** A level with its set. */
export interface ShippedBoardLevel extends BoardVariant {
  readonly set: string
}

/** The board variants of a game; most have none. */
export function boardVariantsOf({ game, boardVariants }: GamePackage): BoardVariants {
  if (!boardVariants) throw new UsageError(`${game.id} has no levels.`)
  return boardVariants
}

/** The shipped levels of a game: all of them, or those of one set or file. */
export function readShippedBoardLevels({ game, boardVariants }: GamePackage, wanted?: string): ShippedBoardLevel[] {
  if (!boardVariants) return []
  const sets = wanted === undefined ? boardVariants.sets : boardVariants.sets.filter((id) => id === wanted)
  const { resolve } = createRequire(import.meta.url)
  const files = sets.length > 0 ? sets.map((id) => resolve(`@parlor/${game.id}/levels/${id}.json`)) : [wanted!]
  return files.flatMap((file) => {
    const set = boardVariants.read(readTextFile(file))
    if (isRejection(set)) throw new UsageError(`${file}: ${set.rejected} ${JSON.stringify(set.params ?? {})}`)
    return set.variants.map((variant) => ({ set: set.id, ...variant }))
  })
}
