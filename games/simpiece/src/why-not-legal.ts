import { reject, type Rejection, type Seat } from '@parlor/kernel'
import { canAttack, forcedTargetNameFor } from './battle.ts'
import { indexInHand, findOnSide } from './find-card.ts'
import { isBarred } from './permissions.ts'
import { cards } from './card-pool.ts'
import { costInHand } from './current-values.ts'
import type { DecisionKind, CardHandle, SimPieceMove, SimPieceState } from './types.ts'

/** Why a move that is not listed is rejected, as far as the seat may know. */
export function whyNotLegal(state: SimPieceState, seat: Seat, move: SimPieceMove, kind: DecisionKind): Rejection {
  const reason =
    move.kind === 'play'
      ? whyNotPlayed(state, seat, move.card, kind)
      : kind !== 'main'
        ? null
        : move.kind === 'attack'
          ? whyNoAttack(state, seat, move.card, move.target)
          : move.kind === 'activate'
            ? whyNotActivated(state, seat, move.card, move.ability)
            : null
  return reason ?? reject('simpiece.notLegal')
}

function whyNotPlayed(state: SimPieceState, seat: Seat, handle: CardHandle, kind: DecisionKind): Rejection | null {
  const side = state.sides[seat]!
  const handIndex = indexInHand(side, handle)
  if (handIndex < 0) return reject('simpiece.notInHand')
  const card = cards[side.hand[handIndex]!]!
  if (kind === 'main' && card.kind === 'event' && card.at.main.length === 0) return reject('simpiece.counterOnly')
  if (kind === 'counter' && card.at.counter.length === 0) return reject('simpiece.mainOnly')
  const cost = costInHand(state, seat, card.no)
  return cost > side.donActive ? reject('simpiece.tooExpensive', { cost, don: side.donActive }) : null
}

function whyNoAttack(state: SimPieceState, seat: Seat, handle: CardHandle, target: CardHandle): Rejection {
  const side = state.sides[seat]!
  const one = findOnSide(side, handle)
  if (side.turns < 2) return reject('simpiece.firstTurn')
  if (one?.rested) return reject('simpiece.isRested')
  if (one && (one.barred >= state.turn || isBarred(state, seat, one, 'attack'))) return reject('simpiece.isBarred')
  if (one && !canAttack(state, seat, one)) return reject('simpiece.justPlayed')
  const lure = forcedTargetNameFor(state, seat)
  const aim = findOnSide(state.sides[1 - seat]!, target)
  const isLured = lure !== null && aim !== null && (aim.handle === 1 - seat || !cards[aim.card]!.names.includes(lure))
  return isLured ? reject('simpiece.lured', { name: lure }) : reject('simpiece.badTarget')
}

function whyNotActivated(state: SimPieceState, seat: Seat, handle: CardHandle, abilityIndex: number): Rejection | null {
  const one = findOnSide(state.sides[seat]!, handle)
  const ability = one && cards[one.card]!.abilities[abilityIndex]
  if (!one || ability?.when[0] !== 'activateMain') return null
  const { don = 0, limit } = ability
  if (one.don < don) return reject('simpiece.needsDon', { count: don })
  return reject(limit !== undefined && (one.used & (1 << abilityIndex)) !== 0 ? 'simpiece.usedUp' : 'simpiece.cannotPay')
}
