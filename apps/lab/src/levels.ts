import { createRequire } from 'node:module'
import { isRejection, type GamePackage, type Ground, type Grounds } from '@parlor/kernel'
import { readFile } from './match.ts'
import { UsageError } from './usage.ts'

/** A level with the set it stands in. */
export interface Shipped extends Ground {
  readonly set: string
}

/** What a game brings to be played on; most bring nothing. */
export function shippedWith({ game, grounds }: GamePackage): Grounds {
  if (!grounds) throw new UsageError(`${game.id} has no levels.`)
  return grounds
}

/** The levels that come with a game: all of them, or those of one set or file. */
export function levelsIn({ game, grounds }: GamePackage, wanted?: string): Shipped[] {
  if (!grounds) return []
  const sets = wanted === undefined ? grounds.sets : grounds.sets.filter((id) => id === wanted)
  const { resolve } = createRequire(import.meta.url)
  const files = sets.length > 0 ? sets.map((id) => resolve(`@parlor/${game.id}/levels/${id}.json`)) : [wanted!]
  return files.flatMap((file) => {
    const set = grounds.read(readFile(file))
    if (isRejection(set)) throw new UsageError(`${file}: ${set.rejected} ${JSON.stringify(set.params ?? {})}`)
    return set.grounds.map((ground) => ({ set: set.id, ...ground }))
  })
}
