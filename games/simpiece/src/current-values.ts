import type { Seat } from '@parlor/kernel'
import { countOf, firstGiver, giverAt, isAbilityMet, isGiver, isNegated, isReached, kindsGiven } from './continuous-effects.ts'
import { cardMatches, valueReaders } from './filter-matching.ts'
import { lastingBits, lastingSum } from './lasting-effects.ts'
import { cards, givingBit, keywordBit, type CardIndex } from './card-pool.ts'
import { newFieldCard } from './new-state.ts'
import type { FieldCard, SimPieceState } from './types.ts'

const powerGiven = givingBit('power')
const costGiven = givingBit('cost')
const basePowerGiven = givingBit('basePower')
const baseCostGiven = givingBit('baseCost')
const keywordGiven = givingBit('keyword')
const negatedGiven = givingBit('negated')
const ownCostGiven = givingBit('ownCost')
const handCostGiven = givingBit('handCost')
const counterGiven = givingBit('counter')

/** The current power of a card on the field; may be negative. */
export function powerOf(state: SimPieceState, seat: Seat, one: FieldCard): number {
  const given = state.active === seat ? one.don * 1000 : 0
  const added = one.turnPower + one.battlePower + lastingSum(state, one.handle, 'power')
  const kinds = kindsGiven(state)
  if ((kinds & (powerGiven | basePowerGiven)) === 0 && state.extra === undefined) return (cards[one.card]!.power ?? 0) + given + added
  return sumOf(state, seat, one, powerGiven, given, added)
}

/** The current cost of a card on the field: below zero it counts as zero. */
export function costOf(state: SimPieceState, seat: Seat, one: FieldCard): number {
  const kinds = kindsGiven(state)
  if ((kinds & (costGiven | baseCostGiven)) === 0 && state.extra === undefined) return cards[one.card]!.cost ?? 0
  const cost = sumOf(state, seat, one, costGiven, 0, lastingSum(state, one.handle, 'cost'))
  return cost < 0 ? 0 : cost
}

/** The power of a card on the field before anything is added. */
function basePowerOf(state: SimPieceState, seat: Seat, one: FieldCard): number {
  return baseOf(state, seat, one, basePowerGiven, cards[one.card]!.power ?? 0)
}

/** The cost of a card on the field before anything is added. */
function baseCostOf(state: SimPieceState, seat: Seat, one: FieldCard): number {
  return baseOf(state, seat, one, baseCostGiven, cards[one.card]!.cost ?? 0)
}

Object.assign(valueReaders, { cost: costOf, power: powerOf, baseCost: baseCostOf, basePower: basePowerOf, keywords: keywordsOf })

/** Values that are being computed, by nesting: card, kind and what it has come to so far. */
const pendingHandles: number[] = []
const pendingKinds: number[] = []
const pendingValues: number[] = []
let pendingCount = 0

/** Index of a value that is being computed, or −1. */
function pendingIndex(handle: number, kind: number): number {
  for (let i = 0; i < pendingCount; i++) if (pendingHandles[i] === handle && pendingKinds[i] === kind) return i
  return -1
}

function beginPending(handle: number, kind: number, value: number): number {
  pendingHandles[pendingCount] = handle
  pendingKinds[pendingCount] = kind
  pendingValues[pendingCount] = value
  return pendingCount++
}

/** After so many rounds a value that is never stable stays as it is. */
const mostRounds = 8

/** How circular effects are treated: tested and added, only tested, or else added where their bit is set. */
const testAndAdd = -1
const testOnly = -2

/**
 * Base, what continuous effects add, the turn player's first, each tested on what the value has come to, and what is added for a time. Those
 * that depend on such values are then tested on the result: what fails there is left out for good and what holds there is added, until the
 * result is stable.
 */
function sumOf(state: SimPieceState, seat: Seat, one: FieldCard, kind: number, given: number, added: number): number {
  const nested = pendingIndex(one.handle, kind)
  if (nested >= 0) return pendingValues[nested]!
  const isPower = kind === powerGiven
  const place = beginPending(one.handle, kind, (isPower ? cards[one.card]!.power : cards[one.card]!.cost) ?? 0)
  const base = (isPower ? basePowerOf(state, seat, one) : baseCostOf(state, seat, one)) + given
  pendingValues[place] = base
  let applied = addGiven(state, seat, one, kind, place, testAndAdd)
  pendingValues[place]! += added
  let dropped = 0
  for (let round = 0; hasCircular && round < mostRounds; round++) {
    const holding = addGiven(state, seat, one, kind, place, testOnly)
    dropped |= applied & ~holding
    const next = (applied | holding) & ~dropped
    if (next === applied) break
    applied = next
    pendingValues[place] = base
    addGiven(state, seat, one, kind, place, applied)
    pendingValues[place]! += added
  }
  pendingCount = place
  return pendingValues[place]!
}

/** Whether the effects that `addGiven` met last depend on current values. */
let hasCircular = false

/** Adds what continuous effects give to the value at that place. Returns the circular ones that hold, a bit for each in the order they are met. */
function addGiven(state: SimPieceState, seat: Seat, one: FieldCard, kind: number, place: number, mode: number): number {
  const isLeader = one === state.sides[seat]!.leader
  let holding = 0
  let bit = 1
  for (let turn = 0; turn < 2; turn++) {
    const giverSeat = turn === 0 ? state.active : 1 - state.active
    const side = state.sides[giverSeat]!
    for (let i = firstGiver; i < side.characters.length; i++) {
      const giver = giverAt(side, i)
      if (!isGiver(state, giverSeat, giver, kind)) continue
      const card = cards[giver.card]!
      const indices = card.at.always
      for (let k = 0; k < indices.length; k++) {
        const ability = card.abilities[indices[k]!]!
        const circular = card.circular[indices[k]!]!
        if (mode === testOnly && !circular) continue
        for (const effect of ability.gives!) {
          if ((effect.gives !== 'power' && effect.gives !== 'cost') || givingBit(effect.gives) !== kind) continue
          const own = bit
          if (circular) bit <<= 1
          if (circular && mode >= 0) {
            if ((mode & own) === 0) continue
          } else if (
            !isReached(effect.target, state, giver, giverSeat, one, seat, isLeader) ||
            !isAbilityMet(ability, state, giverSeat, giver)
          )
            continue
          if (circular) holding |= own
          if (mode === testOnly) continue
          const per = effect.gives === 'power' ? effect.per : undefined
          pendingValues[place]! += per === undefined ? effect.by : effect.by * Math.floor(countOf(per.of, side) / per.each)
        }
      }
    }
  }
  hasCircular = bit > 1
  return holding
}

/** The highest of the base values that are set, or the printed one. */
function baseOf(state: SimPieceState, seat: Seat, one: FieldCard, kind: number, printed: number): number {
  const set = lastingBase(state, one.handle, kind === basePowerGiven ? 'basePower' : 'baseCost')
  if ((kindsGiven(state) & kind) === 0) return set ?? printed
  const nested = pendingIndex(one.handle, kind)
  if (nested >= 0) return pendingValues[nested]!
  const place = beginPending(one.handle, kind, printed)
  const isLeader = one === state.sides[seat]!.leader
  let highest = set
  for (let giverSeat = 0; giverSeat < 2; giverSeat++) {
    const side = state.sides[giverSeat]!
    for (let i = firstGiver; i < side.characters.length; i++) {
      const giver = giverAt(side, i)
      if (!isGiver(state, giverSeat, giver, kind)) continue
      const card = cards[giver.card]!
      for (const abilityIndex of card.at.always) {
        const ability = card.abilities[abilityIndex]!
        for (const effect of ability.gives!) {
          if ((effect.gives !== 'basePower' && effect.gives !== 'baseCost') || givingBit(effect.gives) !== kind) continue
          if (highest !== null && effect.to <= highest) continue
          if (!isReached(effect.target, state, giver, giverSeat, one, seat, isLeader)) continue
          if (isAbilityMet(ability, state, giverSeat, giver)) highest = effect.to
        }
      }
    }
  }
  pendingCount = place
  return highest ?? printed
}

/** The highest base value that lasts on a card, or null. */
function lastingBase(state: SimPieceState, handle: number, kind: 'basePower' | 'baseCost'): number | null {
  let highest: number | null = null
  if (state.extra !== undefined)
    for (const one of state.extra.lasting)
      if (one.handle === handle && one.kind === kind && (highest === null || one.value > highest)) highest = one.value
  return highest
}

/** Current keyword bits of a card on the field: printed ones are lost with its other effects, those it was given stay. */
export function keywordsOf(state: SimPieceState, seat: Seat, one: FieldCard): number {
  let mask = one.granted | lastingBits(state, seat, one.handle, 'keyword')
  const printed = cards[one.card]!.mask
  const kinds = kindsGiven(state)
  if (printed !== 0 && ((state.extra === undefined && (kinds & negatedGiven) === 0) || !isNegated(state, seat, one))) mask |= printed
  if ((kinds & keywordGiven) === 0 || pendingIndex(one.handle, keywordGiven) >= 0) return mask
  const place = beginPending(one.handle, keywordGiven, 0)
  const isLeader = one === state.sides[seat]!.leader
  for (let giverSeat = 0; giverSeat < 2; giverSeat++) {
    const side = state.sides[giverSeat]!
    for (let i = firstGiver; i < side.characters.length; i++) {
      const giver = giverAt(side, i)
      if (!isGiver(state, giverSeat, giver, keywordGiven)) continue
      const card = cards[giver.card]!
      for (const abilityIndex of card.at.always) {
        const ability = card.abilities[abilityIndex]!
        for (const effect of ability.gives!) {
          if (effect.gives !== 'keyword') continue
          const reached =
            effect.target === undefined ? giver === one : isReached(effect.target, state, giver, giverSeat, one, seat, isLeader)
          if (reached && isAbilityMet(ability, state, giverSeat, giver)) mask |= keywordBit(effect.keyword)
        }
      }
    }
  }
  pendingCount = place
  return mask
}

/** A card in hand as the subject of its own conditions. */
const held = newFieldCard(-1, 0, 0)

/** What a card in hand says about its own cost. */
function ownCostOf(state: SimPieceState, seat: Seat, no: CardIndex): number {
  held.card = no
  let sum = 0
  for (const abilityIndex of cards[no]!.at.always) {
    const ability = cards[no]!.abilities[abilityIndex]!
    for (const effect of ability.gives!) if (effect.gives === 'ownCost' && isAbilityMet(ability, state, seat, held)) sum += effect.by
  }
  return sum
}

/** The current cost of a card in hand. */
export function costInHand(state: SimPieceState, seat: Seat, no: CardIndex): number {
  let cost = cards[no]!.cost ?? 0
  if ((cards[no]!.gives & ownCostGiven) !== 0) cost += ownCostOf(state, seat, no)
  const side = state.sides[seat]!
  for (let i = firstGiver; i < side.characters.length; i++) {
    const giver = giverAt(side, i)
    if (!isGiver(state, seat, giver, handCostGiven)) continue
    const card = cards[giver.card]!
    for (const abilityIndex of card.at.always) {
      const ability = card.abilities[abilityIndex]!
      for (const effect of ability.gives!)
        if (effect.gives === 'handCost' && isAbilityMet(ability, state, seat, giver) && cardMatches(no, 0, effect.filter, -1))
          cost += effect.by
    }
  }
  return cost < 0 ? 0 : cost
}

/** The current Counter value of a card in hand, or null: the highest of the printed one and those that effects give. */
export function counterOf(state: SimPieceState, seat: Seat, no: CardIndex): number | null {
  let counter = cards[no]!.counter
  const side = state.sides[seat]!
  for (let i = firstGiver; i < side.characters.length; i++) {
    const giver = giverAt(side, i)
    if (!isGiver(state, seat, giver, counterGiven)) continue
    const card = cards[giver.card]!
    for (const abilityIndex of card.at.always) {
      const ability = card.abilities[abilityIndex]!
      for (const effect of ability.gives!) {
        if (effect.gives !== 'counter' || effect.to <= (counter ?? 0)) continue
        if (cardMatches(no, cards[no]!.cost ?? 0, effect.filter, -1) && isAbilityMet(ability, state, seat, giver)) counter = effect.to
      }
    }
  }
  return counter
}
