import { standardPieces } from './library.ts'
import type { SumZeroMove } from './types.ts'

const numbers = new Map(standardPieces.map(({ id }, i) => [id, i]))
const pieces = 64
const poses = 8

/** Standard pieces have numbers of their own; others share the rest by their letters, which RAVE can live with. */
function numberOf(piece: string): number {
  const number = numbers.get(piece)
  if (number !== undefined) return number
  let sum = 0
  for (let i = 0; i < piece.length; i++) sum = (sum * 31 + piece.charCodeAt(i)) & 0xffff
  return standardPieces.length + (sum % (pieces - standardPieces.length))
}

/** A small integer naming a move wherever it is played. Anchors are numbered in growing squares, so that small boards have small numbers. */
export function moveKey(move: SumZeroMove): number {
  switch (move.kind) {
    case 'place': {
      const { x, y } = move
      const anchor = x < y ? y * y + x : x * x + x + y
      return 128 + (anchor * pieces + numberOf(move.piece)) * poses + move.pose
    }
    case 'buy':
      return 3 + numberOf(move.piece)
    case 'swap':
      return move.take ? 1 : 2
    case 'pass':
      return 0
  }
}
