import { hasExactKeys, decisionOf, reject, type Rejection, type Seat } from '@parlor/kernel'
import { highestStake, isOffered } from './stakes.ts'
import { handTotal } from './tiles.ts'
import { bets, type Bet, type MahjongMove, type MahjongState } from './types.ts'

const byBet: Readonly<Record<Bet, MahjongMove>> = { higher: { bet: 'higher' }, lower: { bet: 'lower' } }
/** Stakes: the interned moves by stake, made when they are first asked for. */
const byStake: Readonly<Record<Bet, MahjongMove[]>> = { higher: [], lower: [] }

/** Stakes: ends the run. */
export const cashOut: MahjongMove = { cashOut: true }

/** The interned move of a bet; in Stakes with its stake. */
export function moveForBet(bet: Bet, stake?: number): MahjongMove {
  return stake === undefined ? byBet[bet] : (byStake[bet][stake] ??= { bet, stake })
}

/** In Stakes every stake on every bet that the house takes, and cashing out. */
export function moves(state: MahjongState, _seat: Seat, out: MahjongMove[]): number {
  if (state.honors !== 'stakes') {
    out[0] = byBet.higher
    out[1] = byBet.lower
    return 2
  }
  const total = handTotal(state.honors, state.values, state.hand)
  const most = highestStake(state.score)
  let count = 0
  for (const bet of bets) if (isOffered(total, bet)) for (let stake = 1; stake <= most; stake++) out[count++] = moveForBet(bet, stake)
  out[count++] = cashOut
  return count
}

const moveKeys = ['bet'] as const
const stakedMoveKeys = ['bet', 'stake'] as const
const cashOutKeys = ['cashOut'] as const

export function check(state: MahjongState, seat: Seat, move: unknown): Rejection | null {
  if (state.outcome) return reject('match.over')
  if (!decisionOf(state.pending, seat)) return reject('match.notYourTurn')
  const staked = state.honors === 'stakes'
  if (staked && hasExactKeys(move, cashOutKeys)) return move['cashOut'] === true ? null : reject('mahjong.notAMove')
  if (!hasExactKeys(move, staked ? stakedMoveKeys : moveKeys)) return reject('mahjong.notAMove')
  const bet: unknown = move['bet']
  if (bet !== 'higher' && bet !== 'lower') return reject('mahjong.notABet')
  return staked ? checkStake(state, bet, (move as Record<string, unknown>)['stake']) : null
}

function checkStake({ honors, values, hand, score }: MahjongState, bet: Bet, stake: unknown): Rejection | null {
  const most = highestStake(score)
  if (!Number.isInteger(stake) || (stake as number) < 1 || (stake as number) > most) return reject('mahjong.badStake', { most })
  return isOffered(handTotal(honors, values, hand), bet) ? null : reject('mahjong.notOffered')
}

/** The side of 20 on which most hands lie; in Stakes the chips are kept. */
export function fallback(state: MahjongState): MahjongMove {
  if (state.honors === 'stakes') return cashOut
  return handTotal(state.honors, state.values, state.hand) > meanTotal ? byBet.lower : byBet.higher
}

/** Average total of a hand while every honour is worth 5. */
export const meanTotal = 20
