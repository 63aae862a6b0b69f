import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseLevelSet, shippedSets, type DotsLevel } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { readFile } from './match.ts'
import { UsageError } from './usage.ts'

/** A level with the set it stands in. */
interface Shipped {
  readonly set: string
  readonly level: DotsLevel
}

/** The levels that come with Dots: all of them, or those of one set or file. */
export function levelsIn(wanted?: string): Shipped[] {
  const shipped = wanted === undefined ? shippedSets : shippedSets.filter((id) => id === wanted)
  const folder = join(dirname(createRequire(import.meta.url).resolve('@parlor/dots/strings/en.json')), '..', 'levels')
  const files = shipped.length > 0 ? shipped.map((id) => join(folder, `${id}.json`)) : [wanted!]
  return files.flatMap((file) => {
    const set = parseLevelSet(readFile(file))
    if (isRejection(set)) throw new UsageError(`${file}: ${set.rejected} ${JSON.stringify(set.params ?? {})}`)
    return set.levels.map((level) => ({ set: set.id, level }))
  })
}
