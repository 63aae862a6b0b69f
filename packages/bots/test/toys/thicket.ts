import type { Seat } from '@parlor/kernel'
import { packageOf, type Toy } from './toy.ts'

interface Place {
  ply: number
  node: number
}

const end = 9

/** Pseudo-random number in 0..n−1 from tree, place and use. */
function drawn(tree: number, { ply, node }: Place, use: number, n: number): number {
  let word = Math.imul(tree + 1, 0x9e3779b1) ^ Math.imul(ply * 64 + node + 1, 0x85ebca6b) ^ Math.imul(use + 1, 0xc2b2ae35)
  word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d)
  word = Math.imul(word ^ (word >>> 12), 0x297a2d39)
  return ((word ^ (word >>> 15)) >>> 0) % n
}

/** A random graph with transpositions: any seat may be to move, places end or are evaluated at random. */
export function thicket(tree: number): Toy<Place, number> {
  return {
    id: 'thicket',
    seats: 2,
    zeroSum: true,
    deal: () => ({ ply: 0, node: 0 }),
    asked: (place) => [drawn(tree, place, 0, 2)],
    moves: (place) => Array.from({ length: 1 + drawn(tree, place, 1, 4) }, (_, move) => move),
    play(place, _seat, move) {
      place.node = drawn(tree, place, 10 + move, 24)
      place.ply++
    },
    scores(place) {
      if (place.ply === 0 || (place.ply < end && drawn(tree, place, 2, 6) > 0)) return null
      const score = drawn(tree, place, 3, 3) - 1
      return score === 0 ? [0, 0] : [score, -score]
    },
    evaluate: (place, seat) => sided((drawn(tree, place, 4, 1801) - 900) / 1000, seat),
    strategy: { positionKey: ({ board }) => board.ply * 100 + board.node, moveKey: (move) => move },
  }
}

function sided(value: number, seat: Seat): number {
  return seat === 0 ? value : -value
}

export function thicketPackage(tree: number) {
  return packageOf(thicket(tree))
}
