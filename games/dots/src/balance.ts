import type { Level, Seat } from '@parlor/kernel'
import type { DotsOptions } from './types.ts'

/** Both sides of a measured match: two moves ahead, one move in five at random. */
export const referee: Level = { id: 'referee', kind: 'alphabeta', nodes: 1_000_000, depth: 2, slips: 20 }

/** How many matches a verdict needs, and the largest share in a hundred that is still even. */
export const evenness = { games: 200, share: 70 } as const

/** How often each seat won between equal players. */
export interface Balance {
  readonly games: number
  readonly wins: readonly [number, number]
  readonly even: boolean
}

/** Measures a board by playing it again and again; yields the count so far after every match, so that it can be watched or stopped. */
export function* measureBalance(
  options: DotsOptions,
  winnerOf: (options: DotsOptions, seed: string) => Seat,
  games: number = evenness.games,
): Generator<Balance, Balance> {
  const wins: [number, number] = [0, 0]
  for (let game = 1; game <= games; game++) {
    wins[winnerOf(options, `balance ${game}`) === 0 ? 0 : 1]++
    yield balanceOf(wins)
  }
  return balanceOf(wins)
}

function balanceOf([red, blue]: readonly [number, number]): Balance {
  const games = red + blue
  return { games, wins: [red, blue], even: isEven([red, blue], games) }
}

/** Whether neither side won more than its share of so many games. */
export function isEven(wins: readonly number[], games: number): boolean {
  return Math.max(...wins, 0) * 100 <= games * evenness.share
}
