import { bets, type MahjongState, type Round, type Tile } from './types.ts'
import { faceOf, handSize, valueOf } from './tiles.ts'

/** How many rounds the table remembers; the whole run is in the match. */
export const remembered = 24

/** One round takes four ids, four values, the bet, whether it was won, and the total dealt against it. */
const width = 2 * handSize + 3

/** Packs the round that is being decided, before any value moves: numbers in one list, because a round object for every bet would cost a search its speed. */
export function remember(state: MahjongState, hand: readonly number[], bet: number, won: boolean, next: number): void {
  const { past } = state
  if (past.length === remembered * width) {
    past.copyWithin(0, width)
    past.length -= width
  }
  for (let i = 0; i < handSize; i++) past.push(hand[i]!)
  for (let i = 0; i < handSize; i++) past.push(valueOf(state.honors, state.values, hand[i]!))
  past.push(bet, won ? 1 : 0, next)
}

/** The remembered rounds as snapshots of their own, oldest first. */
export function roundsOf({ past, bets: made }: Pick<MahjongState, 'past' | 'bets'>): Round[] {
  const count = past.length / width
  return Array.from({ length: count }, (_, i) => roundAt(past, i * width, made - count + i + 1))
}

function roundAt(past: readonly number[], at: number, number: number): Round {
  const tiles: Tile[] = []
  for (let i = at; i < at + handSize; i++) tiles.push({ id: past[i]!, face: faceOf(past[i]!), value: past[i + handSize]! })
  const [bet, won, next] = past.slice(at + 2 * handSize, at + width) as [number, number, number]
  return { number, tiles, total: tiles.reduce((sum, { value }) => sum + value, 0), bet: bets[bet]!, next, won: won === 1 }
}

/** The inverse of `roundsOf`: what a state keeps of these rounds. */
export function packRounds(rounds: readonly Round[]): number[] {
  return rounds.flatMap(({ tiles, bet, won, next }) => [
    ...tiles.map(({ id }) => id),
    ...tiles.map(({ value }) => value),
    bets.indexOf(bet),
    won ? 1 : 0,
    next,
  ])
}
