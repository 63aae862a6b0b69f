import { exactWorthOfBets, isPlayedOut } from './last-wall.ts'
import { nextHandOdds, winChance, type Odds } from './odds.ts'
import { runValueWeights } from './run-value-weights.ts'
import { isExhausted } from './score.ts'
import {
  deckSize,
  handSize,
  highestHonourValue,
  honours,
  isHonour,
  lowestHonourValue,
  maxDecks,
  unseenByValue,
  valueSlotOf,
} from './tiles.ts'
import type { Bet, MahjongView } from './types.ts'

/** What a run is worth: fitted by `lab fit-run-value`, which describes the model. */
export interface RunValueWeights {
  /** Points of one bet that no honour disturbs. */
  readonly perBet: number
  /** The share of the run's points that an honour leaves: by its draws to come (0 to 24), then by its value (0 to 10). */
  readonly shares: readonly (readonly number[])[]
}

/** Points still to come on average after either bet, that bet's own point included, with the best play from then on. */
export interface BetWorths {
  readonly higher: number
  readonly lower: number
}

type Position = Pick<MahjongView, 'honors' | 'hand' | 'total' | 'pile' | 'values' | 'unseen' | 'exhaustions'>

const kinds = honours.length
/** Tiles of each kind of honour in the hand, and draws of it to come. */
const held = new Array<number>(kinds).fill(0)
const toCome = new Array<number>(kinds).fill(0)

/**
 * The worth of both bets. In Living honours the last three are played out, and before them the worth is estimated; elsewhere no bet changes how
 * long a run lasts, and the worth of a bet is its chance.
 */
export function worthOfBets(
  position: Position,
  odds: Odds = nextHandOdds(position),
  weights: RunValueWeights = runValueWeights,
): BetWorths {
  if (position.honors !== 'kind') return { higher: winChance(odds, 'higher'), lower: winChance(odds, 'lower') }
  return isPlayedOut(position) ? exactWorthOfBets(position) : estimatedWorthOfBets(position, odds, weights)
}

/** In Living honours: the exact chance of the next hand, joined with the value of the run that a win or a loss leaves. */
export function estimatedWorthOfBets(
  position: Position,
  odds: Odds = nextHandOdds(position),
  weights: RunValueWeights = runValueWeights,
): BetWorths {
  const higher = winChance(odds, 'higher')
  const lower = winChance(odds, 'lower')
  countHonours(position)
  const won = valueAfter(position, 1, weights)
  const lost = valueAfter(position, -1, weights)
  return { higher: higher * (1 + won) + (1 - higher) * lost, lower: lower * (1 + won) + (1 - lower) * lost }
}

/** The worth that both bets of the last round had, from what is known after it; null where the pile was made anew since. */
export function worthOfLastBets(seen: MahjongView): BetWorths | null {
  const position = lastPosition(seen)
  return position && worthOfBets(position)
}

/** The chances that they had. */
export function chancesOfLastBets(seen: MahjongView): BetWorths | null {
  const position = lastPosition(seen)
  if (!position) return null
  const odds = nextHandOdds(position)
  return { higher: winChance(odds, 'higher'), lower: winChance(odds, 'lower') }
}

function lastPosition(seen: MahjongView): Position | null {
  const { honors, hand, pile, discard, history } = seen
  const last = history.at(-1)
  if (!last || !last.tiles.every(({ id }) => discard.includes(id))) return null
  const values = seen.values.slice()
  for (const { id, value } of last.tiles) if (isHonour(id)) values[valueSlotOf(honors, id)] = value
  const before = [...pile, ...hand.map(({ id }) => id)]
  const exhaustions = isExhausted(seen) ? seen.exhaustions - 1 : seen.exhaustions
  const unseen = unseenByValue(honors, values, before)
  return { honors, hand: last.tiles, total: last.total, pile: before, values, unseen, exhaustions }
}

/** The bet that is worth more, and when they are equal the higher one. */
export function worthierBet({ higher, lower }: BetWorths): Bet {
  return higher >= lower ? 'higher' : 'lower'
}

function countHonours({ hand, pile, exhaustions }: Position): void {
  const later = drawsAfterReshuffles(exhaustions)
  held.fill(0)
  toCome.fill(later)
  for (let i = 0; i < hand.length; i++) if (isHonour(hand[i]!.id)) held[valueSlotOf('kind', hand[i]!.id)]!++
  for (let i = 0; i < pile.length; i++) if (isHonour(pile[i]!)) toCome[valueSlotOf('kind', pile[i]!)]!++
}

/** Copies of a kind in the piles that are still to be shuffled: two decks hold eight, three twelve. */
function drawsAfterReshuffles(exhaustions: number): number {
  let draws = 0
  for (let decks = exhaustions + 2; decks <= maxDecks; decks++) draws += decks * 4
  return draws
}

/** Bets that are left after this one while no honour ends the run. */
export function betsLeftAfter({ pile, exhaustions }: Pick<MahjongView, 'pile' | 'exhaustions'>): number {
  let bets = Math.max(0, Math.floor(pile.length / handSize) - 1)
  for (let decks = exhaustions + 2; decks <= maxDecks; decks++) bets += Math.floor((decks * deckSize - handSize) / handSize)
  return bets
}

/** The value of the run once the honours of the hand have moved; 0 where one of them ends it. */
function valueAfter(position: Position, by: 1 | -1, { perBet, shares }: RunValueWeights): number {
  let value = perBet * betsLeftAfter(position)
  for (let kind = 0; kind < kinds; kind++) {
    const worth = position.values[kind]! + by * held[kind]!
    if (worth <= lowestHonourValue || worth >= highestHonourValue) return 0
    value *= shares[Math.min(shares.length - 1, toCome[kind]!)]![worth]!
  }
  return value
}
