import { nextRandomWord, rngFrom } from '@parlor/kernel'
import { maxSide } from './board-geometry.ts'
import type { DotsState } from './types.ts'

/** Zobrist keys: a cell has one of 3 owners with 0 to 8 dots; two random words for each of these in each cell. */
const kinds = 27
const rng = rngFrom('dots')
const low = Array.from({ length: maxSide * maxSide * kinds }, () => nextRandomWord(rng) | 0)
const high = low.map(() => nextRandomWord(rng) | 0)
const turnLow = nextRandomWord(rng) | 0
const turnHigh = nextRandomWord(rng) | 0

/** Zobrist hash of cells and side to move; blocks never change and need none. */
export function positionKey(state: DotsState): number {
  const { owner, dots } = state
  const blueToMove = state.pending.length > 0 && state.pending[0]!.seat === 1
  let a = blueToMove ? turnLow : 0
  let b = blueToMove ? turnHigh : 0
  for (let cell = 0, base = 0; cell < owner.length; cell++, base += kinds) {
    const who = owner[cell]!
    if (who > 2) continue
    const at = base + who * 9 + dots[cell]!
    a ^= low[at]!
    b ^= high[at]!
  }
  return (b >>> 11) * 4294967296 + (a >>> 0)
}
