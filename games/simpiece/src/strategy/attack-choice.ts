import type { Seat } from '@parlor/kernel'
import { canAttack, forcedTargetNameFor, canTarget } from '../battle.ts'
import * as move from '../interned-moves.ts'
import { blockerBit, cards, doubleAttackBit } from '../card-pool.ts'
import { keywordsOf, powerOf } from '../current-values.ts'
import { isBattleProof } from '../permissions.ts'
import type { FieldCard, SimPieceMove, SimPieceState } from '../types.ts'
import { abilityGain } from './ability-value.ts'
import { abilityCostValue } from './cost-value.ts'
import { heuristicWeights } from './heuristic-weights.ts'
import { countActiveBlockers, fieldCardWorth, hitWorth } from './card-worth.ts'

/** The best attack found, and the number of DON!! to give first. */
interface AttackPlan {
  attacker: number
  target: number
  don: number
  score: number
}

const bestPlan: AttackPlan = { attacker: -1, target: -1, don: 0, score: 0 }

/** Estimated success probability of an attack by its power lead in thousands: at 0, any Counter stops it. */
function successChance(ahead: number): number {
  return Math.min(0.95, heuristicWeights.even + heuristicWeights.ahead * ahead)
}

/** Value of an attack on the Leader that gets through, or has to be stopped with cards. */
function faceWorth(life: number, all: boolean): number {
  return all ? 3 : life === 0 ? 2.2 : heuristicWeights.face + hitWorth(life) * heuristicWeights.faceHit
}

/** Risk of a card that is rested during the opponent's turn. */
function riskOf(state: SimPieceState, seat: Seat, one: FieldCard, all: boolean): number {
  const side = state.sides[seat]!
  if (one === side.leader || all) return 0
  const worth = fieldCardWorth(one.card)
  const { characters } = state.sides[1 - seat]!
  let threats = 0
  for (let i = 0; i < characters.length; i++)
    if ((cards[characters[i]!.card]!.power ?? 0) + 1000 >= (cards[one.card]!.power ?? 0)) threats++
  const blocks = cards[one.card]!.mask & blockerBit ? heuristicWeights.guard * (1 + 0.3 * (5 - Math.min(5, side.life.length))) : 0
  return worth * Math.min(0.4, heuristicWeights.risk + heuristicWeights.threat * threats) + blocks
}

/** The attack of highest value; null where none is worth its risk. `all`: everything attacks the Leader. */
export function bestAttack(state: SimPieceState, seat: Seat, all: boolean, donPrice: number): Readonly<AttackPlan> | null {
  const { leader, characters } = state.sides[seat]!
  if (state.sides[seat]!.turns < 2) return null
  const lure = forcedTargetNameFor(state, seat)
  bestPlan.score = 0
  bestPlan.attacker = -1
  for (let i = -1; i < characters.length; i++) {
    const one = i < 0 ? leader : characters[i]!
    if (canAttack(state, seat, one)) considerAttacks(state, seat, one, lure, all, donPrice)
  }
  return bestPlan.attacker < 0 ? null : bestPlan
}

function considerAttacks(state: SimPieceState, seat: Seat, one: FieldCard, lure: string | null, all: boolean, donPrice: number): void {
  const theirs = state.sides[1 - seat]!
  const { donActive } = state.sides[seat]!
  const power = powerOf(state, seat, one)
  const risk = riskOf(state, seat, one, all)
  for (let i = -1; i < theirs.characters.length; i++) {
    const target = i < 0 ? theirs.leader : theirs.characters[i]!
    if (!canTarget(state, seat, one, target, lure)) continue
    if (i >= 0 && (all || isBattleProof(state, 1 - seat, target, one))) continue
    const gap = powerOf(state, 1 - seat, target) - power
    const least = gap > 0 ? Math.ceil(gap / 1000) : 0
    for (let don = least; don <= donActive && don <= least + 4; don++) {
      const ahead = Math.floor((power + don * 1000 - powerOf(state, 1 - seat, target)) / 1000)
      const worth = i < 0 ? faceOf(state, seat, one, all) : fieldCardWorth(target.card) * heuristicWeights.trade
      const score = worth * successChance(ahead) - risk - don * donPrice + attackGain(state, seat, one, don)
      if (score > bestPlan.score) {
        bestPlan.score = score
        bestPlan.attacker = one.handle
        bestPlan.target = target.handle
        bestPlan.don = don
      }
    }
  }
}

function faceOf(state: SimPieceState, seat: Seat, one: FieldCard, all: boolean): number {
  const theirs = state.sides[1 - seat]!
  const life = theirs.life.length
  const worth = faceWorth(life, all)
  const blocked = countActiveBlockers(theirs) > 0 && !all ? 0.85 : 1
  return (keywordsOf(state, seat, one) & doubleAttackBit && life > 1 ? worth * 1.6 : worth) * blocked
}

/** Value of [When Attacking] with additional DON!!. */
function attackGain(state: SimPieceState, seat: Seat, one: FieldCard, don: number): number {
  const card = cards[one.card]!
  let sum = 0
  for (const abilityIndex of card.at.whenAttacking) {
    const ability = card.abilities[abilityIndex]!
    if ((ability.don ?? 0) > one.don + don || (ability.limit !== undefined && one.used & (1 << abilityIndex))) continue
    sum += Math.max(0, abilityGain(state, seat, one.handle, one.card, abilityIndex) - abilityCostValue(state, seat, ability.cost))
  }
  return sum
}

/** Gives DON!! to the attacker, then attacks. */
export function attackPlanMove({ attacker, target, don }: Readonly<AttackPlan>): SimPieceMove {
  return don > 0 ? move.giveDonMove(attacker) : move.attackMove(attacker, target)
}

/** Whether enough attacks can reach the Leader to probably win this turn. */
export function mayWinThisTurn(state: SimPieceState, seat: Seat): boolean {
  const { leader, characters, donActive, turns } = state.sides[seat]!
  const theirs = state.sides[1 - seat]!
  if (turns < 2 || forcedTargetNameFor(state, seat) !== null) return false
  const wall = powerOf(state, 1 - seat, theirs.leader)
  let hits = 0
  let spare = donActive
  for (let i = -1; i < characters.length; i++) {
    const one = i < 0 ? leader : characters[i]!
    if (!canAttack(state, seat, one)) continue
    const gap = Math.max(0, Math.ceil((wall - powerOf(state, seat, one)) / 1000))
    if (gap > spare) continue
    spare -= gap
    hits += keywordsOf(state, seat, one) & doubleAttackBit ? 1.8 : 1
  }
  const walls = theirs.life.length + 1 + countActiveBlockers(theirs)
  return hits >= walls && hits + spare * 0.3 >= walls + theirs.hand.length * heuristicWeights.fear
}
