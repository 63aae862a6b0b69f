import { hasExactKeys, decisionOf, reject, type Rejection, type Seat } from '@parlor/kernel'
import { handTotal } from './tiles.ts'
import type { Bet, MahjongMove, MahjongState } from './types.ts'

const byBet: Readonly<Record<Bet, MahjongMove>> = { higher: { bet: 'higher' }, lower: { bet: 'lower' } }

/** The interned move of a bet. */
export function moveForBet(bet: Bet): MahjongMove {
  return byBet[bet]
}

export function moves(_state: MahjongState, _seat: Seat, out: MahjongMove[]): number {
  out[0] = byBet.higher
  out[1] = byBet.lower
  return 2
}

const moveKeys = ['bet'] as const

export function check(state: MahjongState, seat: Seat, move: unknown): Rejection | null {
  if (state.outcome) return reject('match.over')
  if (!decisionOf(state.pending, seat)) return reject('match.notYourTurn')
  if (!hasExactKeys(move, moveKeys)) return reject('mahjong.notAMove')
  return move['bet'] === 'higher' || move['bet'] === 'lower' ? null : reject('mahjong.notABet')
}

/** The side of 20 on which most hands lie. */
export function fallback(state: MahjongState): MahjongMove {
  return handTotal(state.honors, state.values, state.hand) > meanTotal ? byBet.lower : byBet.higher
}

/** Average total of a hand while every honour is worth 5. */
export const meanTotal = 20
