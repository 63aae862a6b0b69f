import { randomInt, hasExactKeys, decisionOf, pickRandom, reject, shuffle, type Rejection, type Rng, type Seat } from '@parlor/kernel'
import type { CaravanMove, CaravanState } from './types.ts'

const pass: CaravanMove = { kind: 'pass' }

export function moves(state: CaravanState, seat: Seat, out: CaravanMove[]): number {
  return decisionOf(state.pending, seat)?.kind === 'scout' ? scoutMoves(state, seat, out) : commitMoves(state, seat, out)
}

function scoutMoves(state: CaravanState, seat: Seat, out: CaravanMove[]): number {
  let count = 0
  out[count++] = pass
  for (let other = 0; other < state.hands.length; other++)
    if (other !== seat) for (const { handle, open } of state.hands[other]!) if (!open) out[count++] = { kind: 'turn', handle }
  return count
}

function commitMoves({ hands, options }: CaravanState, seat: Seat, out: CaravanMove[]): number {
  const spreads = spreadsOf(options.coins, options.lanes)
  let count = 0
  for (const { handle } of hands[seat]!) for (const coins of spreads) out[count++] = { kind: 'commit', handle, coins }
  return count
}

const known = new Map<number, readonly (readonly number[])[]>()

/** Every distribution of coins over lanes, cached. */
function spreadsOf(coins: number, lanes: number): readonly (readonly number[])[] {
  const key = coins * 8 + lanes
  let spreads = known.get(key)
  if (!spreads) {
    const found: number[][] = []
    spread(coins, lanes, [], found)
    known.set(key, (spreads = found))
  }
  return spreads
}

/** Every distribution of the coins over the remaining lanes. */
function spread(coins: number, lanes: number, begun: readonly number[], out: number[][]): void {
  if (lanes === 1) out.push(trimZeros([...begun, coins]))
  else for (let here = 0; here <= coins; here++) spread(coins - here, lanes - 1, [...begun, here], out)
}

/** Coins in canonical form: no zeros at the end. */
export function trimZeros(coins: readonly number[]): number[] {
  return coins.slice(0, coins.findLastIndex((coin) => coin > 0) + 1)
}

export function check(state: CaravanState, seat: Seat, move: unknown): Rejection | null {
  const decision = decisionOf(state.pending, seat)
  if (!decision) return reject('match.notYourTurn')
  if (decision.kind === 'commit') return checkCommit(state, seat, move)
  if (hasExactKeys(move, ['kind']) && move['kind'] === 'pass') return null
  if (!hasExactKeys(move, ['kind', 'handle']) || move['kind'] !== 'turn') return reject('caravan.notAScoutMove')
  const closed = state.hands.some((hand, other) => other !== seat && hand.some(({ handle, open }) => !open && handle === move['handle']))
  return closed ? null : reject('caravan.noSuchCard')
}

/** Coins may come with zeros at the end. */
function checkCommit({ hands, options }: CaravanState, seat: Seat, move: unknown): Rejection | null {
  if (!hasExactKeys(move, ['kind', 'handle', 'coins']) || move['kind'] !== 'commit') return reject('caravan.notACommit')
  const { handle, coins } = move
  if (!hands[seat]!.some((card) => card.handle === handle)) return reject('caravan.noSuchCard')
  if (!Array.isArray(coins) || coins.length > options.lanes) return reject('caravan.badCoins', { lanes: options.lanes })
  let sum = 0
  for (let lane = 0; lane < coins.length; lane++) {
    const coin: unknown = coins[lane]
    if (!Number.isInteger(coin) || Object.is(coin, -0) || (coin as number) < 0) return reject('caravan.badCoins', { lanes: options.lanes })
    sum += coin as number
  }
  return sum === options.coins ? null : reject('caravan.spendAll', { coins: options.coins })
}

/** A random move without a list: stars and bars, uniform over all distributions. */
export function sample(state: CaravanState, seat: Seat, rng: Rng): CaravanMove {
  if (decisionOf(state.pending, seat)?.kind === 'scout') {
    const closed = state.hands.flatMap((hand, other) => (other === seat ? [] : hand.filter(({ open }) => !open)))
    const choice = randomInt(rng, closed.length + 1)
    return choice === 0 ? pass : { kind: 'turn', handle: closed[choice - 1]!.handle }
  }
  return {
    kind: 'commit',
    handle: pickRandom(rng, state.hands[seat]!).handle,
    coins: randomCoinDistribution(state.options.coins, state.options.lanes, rng),
  }
}

/** A random distribution of the coins over the lanes. */
export function randomCoinDistribution(coins: number, lanes: number, rng: Rng): number[] {
  const row = shuffle(
    rng,
    Array.from({ length: coins + lanes - 1 }, (_, i) => i >= coins),
  )
  const piles = new Array<number>(lanes).fill(0)
  let lane = 0
  for (const bar of row) {
    if (bar) lane++
    else piles[lane]!++
  }
  return trimZeros(piles)
}

/** The scout passes; whoever must commit puts everything in the first lane. */
export function fallback(state: CaravanState, seat: Seat): CaravanMove {
  if (decisionOf(state.pending, seat)?.kind === 'scout') return pass
  return { kind: 'commit', handle: state.hands[seat]![0]!.handle, coins: trimZeros([state.options.coins]) }
}
