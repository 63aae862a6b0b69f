import { fastRandomInt, type Rng } from '@parlor/kernel'
import { columnsPerWord } from './board-geometry.ts'
import { placementsOfPose, type PlacementTables, type PoseMask } from './placement-tables.ts'
import type { Placement } from './types.ts'

/** Anchors count in their own word, not in the one before, which repeats their columns. */
const own = 2 ** columnsPerWord - 1

/** Anchors of a pose in one word of a row, as bits: the free cells under every square at once. */
export function anchorBits(free: readonly number[], mask: PoseMask, at: number): number {
  const { words, shifts, size } = mask
  let bits = free[at + words[0]!]! >>> shifts[0]!
  for (let i = 1; bits !== 0 && i < size; i++) bits &= free[at + words[i]!]! >>> shifts[i]!
  return bits & own
}

/** Whether any piece of the arsenal fits anywhere. */
export function hasPlacement(tables: PlacementTables, free: readonly number[], arsenal: readonly number[]): boolean {
  for (let piece = 0; piece < arsenal.length; piece++) {
    if (arsenal[piece] === 0) continue
    const masks = tables.masks[piece]!
    for (let i = 0; i < masks.length; i++) if (maskFitsAnywhere(tables, free, masks[i]!)) return true
  }
  return false
}

/** Whether a pose fits anywhere. */
function maskFitsAnywhere({ board: { words } }: PlacementTables, free: readonly number[], mask: PoseMask): boolean {
  const end = (mask.lastRow + 1) * words
  for (let at = 0; at < end; at++) if (anchorBits(free, mask, at) !== 0) return true
  return false
}

/** How many placements an arsenal has. */
export function countPlacements(tables: PlacementTables, free: readonly number[], arsenal: readonly number[]): number {
  let count = 0
  for (let piece = 0; piece < arsenal.length; piece++) if (arsenal[piece] !== 0) count += countPiecePlacements(tables, free, piece)
  return count
}

/** How many placements one piece of the library has. */
export function countPiecePlacements(tables: PlacementTables, free: readonly number[], piece: number): number {
  const masks = tables.masks[piece]!
  const { words } = tables.board
  let count = 0
  for (let i = 0; i < masks.length; i++) {
    const mask = masks[i]!
    const end = (mask.lastRow + 1) * words
    for (let at = 0; at < end; at++) count += bitCount(anchorBits(free, mask, at))
  }
  return count
}

/** Writes every placement of an arsenal to the start of `out`: by piece, pose, row and column. Returns how many. */
export function listPlacements(tables: PlacementTables, free: readonly number[], arsenal: readonly number[], out: unknown[]): number {
  const { words, cols } = tables.board
  let count = 0
  for (let piece = 0; piece < arsenal.length; piece++) {
    if (arsenal[piece] === 0) continue
    const masks = tables.masks[piece]!
    for (let i = 0; i < masks.length; i++) {
      const mask = masks[i]!
      const placements = mask.placements ?? placementsOfPose(tables, mask)
      const end = (mask.lastRow + 1) * words
      for (let at = 0; at < end; at++) {
        let bits = anchorBits(free, mask, at)
        const first = words === 1 ? at * cols : (at >> 1) * cols + (at & 1) * columnsPerWord
        while (bits !== 0) {
          out[count++] = placements[first + 31 - Math.clz32(bits & -bits)]
          bits &= bits - 1
        }
      }
    }
  }
  return count
}

/** Anchors of the current pose, word by word; as long as the highest board has words. */
const row: number[] = Array.from({ length: 100 }, () => 0)

/**
 * A random placement of an arsenal that has one: the larger of two random pieces, in a random pose, at a uniformly random anchor. Placing large
 * pieces early is better play, and makes better playouts; every placement has a positive probability.
 */
export function samplePlacement(tables: PlacementTables, free: readonly number[], arsenal: readonly number[], rng: Rng): Placement {
  let kinds = 0
  for (let piece = 0; piece < arsenal.length; piece++) if (arsenal[piece] !== 0) kinds++
  const one = nthHeld(arsenal, fastRandomInt(rng, kinds))
  const other = nthHeld(arsenal, fastRandomInt(rng, kinds))
  let piece = tables.masks[one]![0]!.size < tables.masks[other]![0]!.size ? other : one
  for (let tried = 0; tried < arsenal.length; tried++, piece = piece + 1 === arsenal.length ? 0 : piece + 1) {
    if (arsenal[piece] === 0) continue
    const masks = tables.masks[piece]!
    let turn = fastRandomInt(rng, masks.length)
    for (let i = 0; i < masks.length; i++, turn = turn + 1 === masks.length ? 0 : turn + 1) {
      const found = sampleAnchor(tables, free, masks[turn]!, rng)
      if (found !== null) return found
    }
  }
  throw new Error('nothing to sample: no piece fits')
}

function nthHeld(arsenal: readonly number[], n: number): number {
  let piece = 0
  for (let skip = n; arsenal[piece] === 0 || skip-- > 0; piece++);
  return piece
}

function sampleAnchor(tables: PlacementTables, free: readonly number[], mask: PoseMask, rng: Rng): Placement | null {
  const { words, cols } = tables.board
  const end = (mask.lastRow + 1) * words
  let total = 0
  for (let at = 0; at < end; at++) total += bitCount((row[at] = anchorBits(free, mask, at)))
  if (total === 0) return null
  let skip = fastRandomInt(rng, total)
  for (let at = 0; ; at++) {
    let bits = row[at]!
    const here = bitCount(bits)
    if (skip >= here) {
      skip -= here
      continue
    }
    for (; skip > 0; skip--) bits &= bits - 1
    const first = words === 1 ? at * cols : (at >> 1) * cols + (at & 1) * columnsPerWord
    return placementsOfPose(tables, mask)[first + 31 - Math.clz32(bits & -bits)]!
  }
}

/** Number of set bits of a word. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
