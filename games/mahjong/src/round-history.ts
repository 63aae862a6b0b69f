import { bets, type Bet, type MahjongState, type Round, type Tile } from './types.ts'
import { faceOf, handSize, tileValueOf } from './tiles.ts'

/** Maximum number of rounds in the state; the whole run is in the match. */
export const maxRememberedRounds = 24

/** One round takes four ids, four values, the bet with twice its stake, whether it was won, and the total dealt against it. */
const width = 2 * handSize + 3

/** Packs the current round before any value moves: numbers in one array, because an object for every bet would slow down a search. */
export function rememberRound(state: MahjongState, hand: readonly number[], bet: number, won: boolean, next: number): void {
  const { past } = state
  let at = past.length
  if (at === maxRememberedRounds * width) {
    // A loop: `copyWithin` on a plain array costs ten times as much as the rest of a round.
    at -= width
    for (let i = 0; i < at; i++) past[i] = past[i + width]!
  }
  for (let i = 0; i < handSize; i++) past[at++] = hand[i]!
  for (let i = 0; i < handSize; i++) past[at++] = tileValueOf(state.honors, state.values, hand[i]!)
  past[at] = bet
  past[at + 1] = won ? 1 : 0
  past[at + 2] = next
}

/** A bet and its stake as one number. */
export function packBet(bet: Bet, stake: number): number {
  return bets.indexOf(bet) + 2 * stake
}

/** The remembered rounds unpacked, oldest first. */
export function unpackRounds({ past, bets: made }: Pick<MahjongState, 'past' | 'bets'>): Round[] {
  const count = past.length / width
  const rounds: Round[] = []
  for (let i = 0; i < count; i++) rounds.push(roundAt(past, i * width, made - count + i + 1))
  return rounds
}

function roundAt(past: readonly number[], at: number, number: number): Round {
  const tiles: Tile[] = []
  let total = 0
  for (let i = at; i < at + handSize; i++) {
    tiles.push({ id: past[i]!, face: faceOf(past[i]!), value: past[i + handSize]! })
    total += past[i + handSize]!
  }
  const rest = at + 2 * handSize
  const stake = Math.floor(past[rest]! / 2)
  const round = { number, tiles, total, bet: bets[past[rest]! % 2]!, next: past[rest + 2]!, won: past[rest + 1] === 1 }
  return stake > 0 ? { ...round, stake } : round
}

/** The inverse of `unpackRounds`. */
export function packRounds(rounds: readonly Round[]): number[] {
  const past: number[] = []
  for (const { tiles, bet, won, next, stake = 0 } of rounds) {
    for (const { id } of tiles) past.push(id)
    for (const { value } of tiles) past.push(value)
    past.push(packBet(bet, stake), won ? 1 : 0, next)
  }
  return past
}
