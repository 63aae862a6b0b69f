import { rankLast, ranksOf, type Outcome, type Seat } from '@parlor/kernel'
import { tileSetOf } from './tiles.ts'
import { seatCount, type DominoState, type HandResult, type PublicPosition, type Tile } from './types.ts'

/** Maximum hands of a match to points: chance alone would let some go on for ever. */
export const maxHands = 60

/** Whether two seats are on the same side. */
export function onSameTeam(table: PublicPosition, one: Seat, other: Seat): boolean {
  return one === other || (table.rules.partners && one % 2 === other % 2)
}

/** The side of each seat. */
export function seatTeams({ rules }: Pick<PublicPosition, 'rules'>): readonly number[] {
  return rules.partners ? pairs : seats
}

/** The pips on some tiles. */
export function pipSum(table: PublicPosition, tiles: readonly Tile[]): number {
  const { pips } = tileSetOf(table.rules)
  let sum = 0
  for (let i = 0; i < tiles.length; i++) sum += pips[tiles[i]!]!
  return sum
}

/** DOM22: the pips at the ends, a double at an end counting both its halves; an arm counts once a tile lies on it. */
export function openEndsSum(table: Pick<PublicPosition, 'rules' | 'tiles' | 'tips' | 'open'>): number {
  const { tops, bottoms } = tileSetOf(table.rules)
  const { tips, open } = table
  if (table.tiles.length === 1) return tops[tips[1]!]! + bottoms[tips[1]!]!
  let sum = 0
  for (let place = 1; place < tips.length; place++) {
    const tip = tips[place]!
    if (tip >= 0) sum += tops[tip] === bottoms[tip] ? 2 * open[place]! : open[place]!
  }
  return sum
}

/** DOM22: score of the open ends; 0 unless they add up to a multiple of five. */
export function fivesScore(table: Parameters<typeof openEndsSum>[0]): number {
  const sum = openEndsSum(table)
  return sum % 5 === 0 ? sum : 0
}

/** DOM18, DOM19: result of the hand; `out` is the seat without tiles. */
export function handResultOf(state: DominoState, out: Seat | null): HandResult {
  const { rules } = state
  const hands = state.hands.map((hand) => hand.slice())
  const pips = hands.map((hand) => pipSum(state, hand))
  const counts = rules.target > 0 || rules.variant === 'fives'
  const winner = out ?? (counts ? lightest(state, pips) : null)
  const points = winner === null || !counts ? 0 : pointsFor(state, pips, winner)
  return { winner, fish: out === null, tiles: state.tiles.slice(), places: state.places.slice(), by: state.by.slice(), hands, pips, points }
}

/** DOM19: the seat with the fewest pips, or of the pair with the fewest; null on a tie. */
function lightest(state: DominoState, pips: readonly number[]): Seat | null {
  const weights = pips.map((own, seat) => (state.rules.partners ? own + pips[(seat + 2) % seatCount]! : own))
  const least = Math.min(...weights)
  const seats = weights.flatMap((weight, seat) => (weight === least ? [seat] : []))
  if (seats.some((seat) => !onSameTeam(state, seat, seats[0]!))) return null
  return seats.reduce((best, seat) => (pips[seat]! < pips[best]! ? seat : best))
}

/** DOM20: the pips of the others, less those of the winner's own side; in All Fives rounded to the nearest five. */
function pointsFor(state: DominoState, pips: readonly number[], winner: Seat): number {
  let points = 0
  for (let seat = 0; seat < seatCount; seat++) {
    if (!onSameTeam(state, seat, winner)) points += pips[seat]!
    else if (state.hands[winner]!.length > 0) points -= pips[seat]!
  }
  return state.rules.variant === 'fives' ? Math.round(points / 5) * 5 : points
}

/** Adds points to a seat, in partners to both of the pair. */
export function addPoints(table: PublicPosition, list: number[], seat: Seat, points: number): void {
  list[seat]! += points
  if (table.rules.partners) list[(seat + 2) % seatCount]! += points
}

/** The outcome of the match after this hand, or null while it goes on. */
export function matchOutcomeAfterHand(state: DominoState, { winner }: HandResult): Outcome | null {
  const { rules, totals } = state
  if (rules.target === 0 && rules.variant !== 'fives') return winner === null ? fish : (rules.partners ? pairWins : wins)[winner]!
  if (rules.target > 0 && state.hand + 1 < maxHands && totals.every((total) => total < rules.target)) return null
  return { scores: totals.slice(), ranks: ranksOf(totals), reason: 'outcome.points' }
}

const seats = Array.from({ length: seatCount }, (_, seat) => seat)
const pairs = seats.map((seat) => seat % 2)
const fish: Outcome = { scores: [0, 0, 0, 0], ranks: [1, 1, 1, 1], reason: 'outcome.fish' }
const wins: readonly Outcome[] = seats.map((winner) => outcomeFor((seat) => seat === winner))
const pairWins: readonly Outcome[] = seats.map((winner) => outcomeFor((seat) => seat % 2 === winner % 2))

function outcomeFor(won: (seat: Seat) => boolean): Outcome {
  const scores = seats.map((seat) => (won(seat) ? 1 : 0))
  return { scores, ranks: ranksOf(scores), reason: 'outcome.out' }
}

/** Partners lose together. */
export function resignationOutcome({ rules }: DominoState, seat: Seat): Omit<Outcome, 'reason'> {
  if (!rules.partners) return rankLast(seat, seatCount)
  const scores = seats.map((other) => (other % 2 === seat % 2 ? -1 : 1))
  return { scores, ranks: ranksOf(scores) }
}
