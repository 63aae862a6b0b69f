import type { Seat } from '@parlor/kernel'
import { fieldCardMatches } from '../filter-matching.ts'
import { allConditionsHold } from '../condition.ts'
import { maxCharacters, findOnSide } from '../find-card.ts'
import * as move from '../interned-moves.ts'
import { banishBit, cards, doubleAttackBit, type CardIndex } from '../card-pool.ts'
import { costInHand, counterOf, keywordsOf, powerOf } from '../current-values.ts'
import { isBattleProof } from '../permissions.ts'
import { newFrame } from '../new-state.ts'
import type { FieldCard, SimPieceMove, SimPieceState } from '../types.ts'
import { abilityGain } from './ability-value.ts'
import { heuristicWeights } from './heuristic-weights.ts'
import { fieldCardWorth, handCardWorth, hitWorth } from './card-worth.ts'

const probe = newFrame('effect', 0, -1, 0, 0)

/** The defender's loss if the attack is resolved with these powers against this card. */
function lossOf(state: SimPieceState, seat: Seat, target: FieldCard, attacker: FieldCard, power: number): number {
  if (power < powerOf(state, seat, target)) return 0
  const side = state.sides[seat]!
  if (target !== side.leader) return isBattleProof(state, seat, target, attacker) ? 0 : fieldCardWorth(target.card)
  const life = side.life.length
  if (life === 0) return hitWorth(0)
  const keywords = keywordsOf(state, 1 - seat, attacker)
  const first = hitWorth(life) + (keywords & banishBit ? 0.7 : 0)
  return keywords & doubleAttackBit && life > 1 ? first + hitWorth(life - 1) : first
}

/** The cheapest of: no block, the Blocker, or counters from the hand. */
export function chooseBlock(state: SimPieceState, seat: Seat, moves: readonly SimPieceMove[], count: number): SimPieceMove {
  const battle = state.battle!
  const attacker = findOnSide(state.sides[1 - seat]!, battle.attacker)
  const target = findOnSide(state.sides[seat]!, battle.target)
  if (attacker === null || target === null) return move.doneMove
  const power = powerOf(state, 1 - seat, attacker)
  let least = Math.min(lossOf(state, seat, target, attacker, power), counterPrice(state, seat, target, power))
  let best: SimPieceMove = move.doneMove
  for (let i = 0; i < count; i++) {
    const one = moves[i]!
    if (one.kind !== 'block') continue
    const blocker = findOnSide(state.sides[seat]!, one.card)!
    const dies = Math.min(lossOf(state, seat, blocker, attacker, power), counterPrice(state, seat, blocker, power))
    let price = heuristicWeights.tapBlock + dies
    for (const abilityIndex of cards[blocker.card]!.at.onBlock)
      price -= Math.max(0, abilityGain(state, seat, blocker.handle, blocker.card, abilityIndex)) * 0.5
    if (price < least) {
      least = price
      best = one
    }
  }
  return best
}

/** Cards of the hand that can stop the attack: index, counter in thousands, value. */
const options: { handle: number; gives: number; price: number; event: boolean }[] = []
let optionCount = 0

/** Power in thousands that a [Counter] Event gives to the target; 99 where it removes the attacker. */
function eventGives(state: SimPieceState, seat: Seat, no: CardIndex): number {
  const abilityIndex = cards[no]!.at.counter[0]!
  const ability = cards[no]!.abilities[abilityIndex]!
  probe.seat = seat
  probe.card = no
  probe.ability = abilityIndex
  if (ability.cost !== undefined || !allConditionsHold(ability.if, state, probe)) return 0
  let gives = 0
  const attacker = findOnSide(state.sides[1 - seat]!, state.battle!.attacker)
  for (const instruction of ability.do!) {
    if (instruction.if !== undefined && !allConditionsHold(instruction.if, state, probe)) break
    if (instruction.verb === 'power') gives += Math.abs(instruction.by) / 1000
    else if (
      (instruction.verb === 'toHand' || instruction.verb === 'ko') &&
      attacker !== null &&
      attacker !== state.sides[1 - seat]!.leader
    )
      if (instruction.target.of === 'some' && fieldCardMatches(state, 1 - seat, attacker, instruction.target.filter, probe)) gives = 99
  }
  return gives
}

function listOptions(state: SimPieceState, seat: Seat): void {
  const side = state.sides[seat]!
  optionCount = 0
  for (let i = 0; i < side.hand.length; i++) {
    const no = side.hand[i]!
    const card = cards[no]!
    const event = card.kind === 'event'
    const counter = event ? 0 : (counterOf(state, seat, no) ?? 0)
    if (event ? card.at.counter.length === 0 || costInHand(state, seat, no) > side.donActive : counter === 0) continue
    const gives = event ? eventGives(state, seat, no) : counter / 1000
    if (gives === 0) continue
    const entry = (options[optionCount++] ??= { handle: 0, gives: 0, price: 0, event: false })
    entry.handle = side.handles[i]!
    entry.gives = gives
    entry.price = heuristicWeights.held * (event ? 0.75 + 0.1 * costInHand(state, seat, no) : handCardWorth(no))
    entry.event = event
  }
}

const most = 16
/** The minimum cost of this many thousands, and the last card of that selection. */
const prices = new Float64Array(most + 1)
const lasts = new Int32Array(most + 1)

function cheapest(needed: number, among: number): number {
  prices.fill(Infinity)
  prices[0] = 0
  lasts.fill(-1)
  for (let i = 0; i < among; i++) {
    const { gives, price } = options[i]!
    for (let have = needed; have > 0; have--) {
      const from = have > gives ? have - gives : 0
      if (prices[from]! + price < prices[have]!) {
        prices[have] = prices[from]! + price
        lasts[have] = i
      }
    }
  }
  return prices[needed]!
}

function neededFor(state: SimPieceState, seat: Seat, target: FieldCard, power: number): number {
  return Math.floor((power - powerOf(state, seat, target)) / 1000) + 1
}

/** Cost in cards of saving this one; Infinity where it is impossible. */
function counterPrice(state: SimPieceState, seat: Seat, target: FieldCard, power: number): number {
  const needed = neededFor(state, seat, target, power)
  if (needed <= 0) return 0
  if (needed > most) return Infinity
  listOptions(state, seat)
  return cheapest(needed, optionCount)
}

/** Counters only where that saves more than it costs, and with the cheapest cards. */
export function chooseCounter(state: SimPieceState, seat: Seat): SimPieceMove {
  const battle = state.battle!
  const attacker = findOnSide(state.sides[1 - seat]!, battle.attacker)
  const target = findOnSide(state.sides[seat]!, battle.target)
  if (attacker === null || target === null) return move.doneMove
  const power = powerOf(state, 1 - seat, attacker)
  const loss = lossOf(state, seat, target, attacker, power)
  if (loss === 0) return move.doneMove
  const needed = neededFor(state, seat, target, power)
  if (counterPrice(state, seat, target, power) >= loss) return move.doneMove
  const chosen = options[lasts[needed]!]!
  return chosen.event ? move.playMove(chosen.handle) : move.counterMove(chosen.handle, target.handle)
}

/** The cheapest cards that stop the attack, whatever its value; empty where nothing does or nothing has to. */
export function counterPlan(state: SimPieceState, seat: Seat): SimPieceMove[] {
  const battle = state.battle!
  const attacker = findOnSide(state.sides[1 - seat]!, battle.attacker)
  const target = findOnSide(state.sides[seat]!, battle.target)
  if (attacker === null || target === null) return []
  const power = powerOf(state, 1 - seat, attacker)
  const needed = neededFor(state, seat, target, power)
  if (needed <= 0 || counterPrice(state, seat, target, power) === Infinity) return []
  const line: SimPieceMove[] = []
  for (let [have, among] = [needed, optionCount]; have > 0;) {
    if (cheapest(have, among) === Infinity) break
    const { handle, gives, event } = options[lasts[have]!]!
    line.push(event ? move.playMove(handle) : move.counterMove(handle, target.handle))
    // An Event's own decisions come next, so the plan ends with it.
    if (event) break
    among = lasts[have]!
    have -= gives
  }
  return line
}

/** Uses a [Trigger] that is worth more than the card in hand. */
export function chooseTrigger(state: SimPieceState, seat: Seat): SimPieceMove {
  const [no] = state.sides[seat]!.limbo
  let gain = 0
  for (const abilityIndex of cards[no!]!.at.trigger) gain += abilityGain(state, seat, -1, no!, abilityIndex)
  const full = state.sides[seat]!.characters.length >= maxCharacters
  return cards[no!]!.at.trigger.length > 0 && gain > (full ? 0.8 : 0.45) ? move.yesMove : move.doneMove
}
