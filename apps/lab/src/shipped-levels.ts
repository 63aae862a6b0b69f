import { createRequire } from 'node:module'
import { isRejection, type GamePackage, type BoardVariant, type BoardVariants } from '@parlor/kernel'
import { readTextFile } from './match-arguments.ts'
import { UsageError } from './command.ts'

/** A level with the set it stands in. */
export interface ShippedLevel extends BoardVariant {
  readonly set: string
}

/** What a game brings to be played on; most bring nothing. */
export function boardVariantsOf({ game, boardVariants }: GamePackage): BoardVariants {
  if (!boardVariants) throw new UsageError(`${game.id} has no levels.`)
  return boardVariants
}

/** The levels that come with a game: all of them, or those of one set or file. */
export function readShippedLevels({ game, boardVariants }: GamePackage, wanted?: string): ShippedLevel[] {
  if (!boardVariants) return []
  const sets = wanted === undefined ? boardVariants.sets : boardVariants.sets.filter((id) => id === wanted)
  const { resolve } = createRequire(import.meta.url)
  const files = sets.length > 0 ? sets.map((id) => resolve(`@parlor/${game.id}/levels/${id}.json`)) : [wanted!]
  return files.flatMap((file) => {
    const set = boardVariants.read(readTextFile(file))
    if (isRejection(set)) throw new UsageError(`${file}: ${set.rejected} ${JSON.stringify(set.params ?? {})}`)
    return set.variants.map((ground) => ({ set: set.id, ...ground }))
  })
}
