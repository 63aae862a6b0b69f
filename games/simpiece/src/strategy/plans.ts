import type { Seat } from '@parlor/kernel'
import { canAttack, forcedTargetNameFor, canTarget } from '../battle.ts'
import { indexInHand, findOnField, findOnSide } from '../find-card.ts'
import * as move from '../interned-moves.ts'
import { moves } from '../moves.ts'
import { cards } from '../card-pool.ts'
import { powerOf } from '../current-values.ts'
import type { DecisionKind, FieldCard, SimPieceMove, SimPieceState } from '../types.ts'
import { heuristicMove } from './heuristic-move.ts'
import { counterPlan } from './defence-choice.ts'
import { fieldCardWorth } from './card-worth.ts'

type Plan = SimPieceMove[]

/** Maximum number of attacks; more would leave too few simulations for each. */
const maxAttacks = 14

/** Plans: the heuristic move first. Attacks include the DON!! they need, counters the cheapest cards that stop the attack. */
export function plans(state: SimPieceState, seat: Seat): Plan[] {
  const heuristic = heuristicMove(state, seat)
  const listed: SimPieceMove[] = []
  listed.length = moves(state, seat, listed)
  switch (state.pending[0]!.kind as DecisionKind) {
    case 'goFirst':
    case 'mulligan':
    case 'order':
      return [[heuristic]]
    case 'main':
      return distinct(state, seat, [[heuristic], ...mainPhasePlans(state, seat, listed)])
    case 'counter':
      return distinct(state, seat, [[heuristic], ...counterPlans(state, seat, listed)])
    default:
      return putsBack(state) ? [[heuristic]] : distinct(state, seat, [[heuristic], ...listed.map((one) => [one])])
  }
}

/** Cards that go under the deck, in whatever order. */
function putsBack({ stack }: SimPieceState): boolean {
  const frame = stack[stack.length - 1]
  if (frame === undefined || frame.kind !== 'effect' || frame.at < 0 || frame.stage < 2) return false
  const step = cards[frame.card]!.steps[frame.ability]![frame.at]
  return step !== undefined && 'instruction' in step && (step.instruction.verb === 'look' || step.instruction.verb === 'arrange')
}

function mainPhasePlans(state: SimPieceState, seat: Seat, listed: readonly SimPieceMove[]): Plan[] {
  const lines: Plan[] = []
  for (const one of listed) if (one.kind === 'play' || one.kind === 'activate' || one.kind === 'end') lines.push([one])
  const { leader, characters, donActive, turns } = state.sides[seat]!
  for (const one of [leader, ...characters]) {
    const wanted = donWanted(one)
    if (wanted > 0 && wanted <= donActive && one !== leader) lines.push(giveDonMoves(one.handle, wanted))
  }
  return turns < 2 ? lines : [...lines, ...attackPlans(state, seat)]
}

/** DON!! that a card needs for its first effect that also holds on the opponent's turn. */
function donWanted(one: FieldCard): number {
  for (const { don = 0, when, turn } of cards[one.card]!.abilities)
    if (don > one.don && turn !== 'yours' && (when.includes('onBlock') || when.includes('always'))) return don - one.don
  return 0
}

function giveDonMoves(handle: number, count: number): Plan {
  return Array.from({ length: count }, () => move.giveDonMove(handle))
}

function attackPlans(state: SimPieceState, seat: Seat): Plan[] {
  const { leader, characters, donActive } = state.sides[seat]!
  const theirs = state.sides[1 - seat]!
  const lure = forcedTargetNameFor(state, seat)
  const found: { line: Plan; rank: number }[] = []
  for (const one of [leader, ...characters]) {
    if (!canAttack(state, seat, one)) continue
    const power = powerOf(state, seat, one)
    for (const target of [theirs.leader, ...theirs.characters]) {
      if (!canTarget(state, seat, one, target, lure)) continue
      const gap = Math.max(0, Math.ceil((powerOf(state, 1 - seat, target) - power) / 1000))
      const worth = target === theirs.leader ? 1.5 : fieldCardWorth(target.card)
      for (const extra of extras)
        if (gap + extra <= donActive)
          found.push({
            line: [...giveDonMoves(one.handle, gap + extra), move.attackMove(one.handle, target.handle)],
            rank: worth - 0.12 * gap - 0.1 * extra,
          })
    }
  }
  return found
    .sort((a, b) => b.rank - a.rank)
    .slice(0, maxAttacks)
    .map(({ line }) => line)
}

/** Power leads in thousands that make a difference: each takes another card to stop. */
const extras = [0, 1, 2, 4]

function counterPlans(state: SimPieceState, seat: Seat, listed: readonly SimPieceMove[]): Plan[] {
  const line = counterPlan(state, seat)
  const lines: Plan[] = line.length > 0 ? [line] : []
  for (const one of listed) if (one.kind !== 'counter' || one.target === state.battle!.target) lines.push([one])
  return lines
}

/** Unique plans: copies of a card in hand are interchangeable. */
function distinct(state: SimPieceState, seat: Seat, lines: readonly Plan[]): Plan[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const name = line.map((one) => nameOf(state, seat, one)).join(',')
    return seen.has(name) ? false : seen.add(name)
  })
}

function nameOf(state: SimPieceState, seat: Seat, one: SimPieceMove): string {
  if (!('card' in one)) return one.kind
  const side = state.sides[seat]!
  const handIndex = indexInHand(side, one.card)
  const held = handIndex >= 0 && findOnField(state, one.card) === null && findOnSide(side, one.card) === null
  return move.writeMove(held ? ({ ...one, card: 90_000 + side.hand[handIndex]! } as SimPieceMove) : one)
}
