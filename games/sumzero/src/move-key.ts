import { maxSide } from './board-geometry.ts'
import { standardPieces } from './match-piece-library.ts'
import type { SumZeroMove } from './types.ts'

const pieces = 64
const poses = 8
/** Smaller numbers are purchases and answers, or unused. */
const firstPlace = 128
const page = firstPlace + maxSide * maxSide * pieces * poses

/** The standard pieces come first; others get the next number when first seen, for good. */
const numbers = new Map(standardPieces.map(({ id }, i) => [id, i]))

function numberOf(piece: string): number {
  let number = numbers.get(piece)
  if (number === undefined) numbers.set(piece, (number = numbers.size))
  return number
}

/**
 * A small integer unique to a move across positions. Anchors are numbered in growing squares, so that small boards have small numbers;
 * pieces past the 64th have a page of their own.
 */
export function moveKey(move: SumZeroMove): number {
  switch (move.kind) {
    case 'place': {
      const { x, y } = move
      const anchor = x < y ? y * y + x : x * x + x + y
      const number = numberOf(move.piece)
      return pageOf(number) + firstPlace + (anchor * pieces + (number % pieces)) * poses + move.pose
    }
    case 'buy': {
      const number = numberOf(move.piece)
      return pageOf(number) + 3 + (number % pieces)
    }
    case 'swap':
      return move.take ? 1 : 2
    case 'pass':
      return 0
  }
}

function pageOf(number: number): number {
  return Math.floor(number / pieces) * page
}
