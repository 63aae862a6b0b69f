import type { Seat } from '@parlor/kernel'
import { barredActs, barredPlayerActs, type BarredAct, type BarredPlayerAct } from './bars.ts'
import { type CardChange, type ContinuousEffect } from './card-definition.ts'
import { firstGiver, giverAt, isAbilityMet, isGiver, isInForce, isReached, kindsGiven } from './continuous-effects.ts'
import { cardMatches } from './filter-matching.ts'
import { cards, givingBit, type CardIndex } from './card-pool.ts'
import { lastingBits } from './lasting-effects.ts'
import type { FieldCard, SimPieceState } from './types.ts'

const battleProofGiven = givingBit('battleProof')
const lureGiven = givingBit('lure')
const barGiven = givingBit('bar')
const proofGiven = givingBit('proof')
const playerBarGiven = givingBit('playerBar')

/** What is done to a card: K.O.'d, moved off the field by an effect otherwise, or rested. In battle or by an effect, by a seat and one of its cards. */
export interface HarmCause {
  harm: 'ko' | 'removal' | 'rest'
  battle: boolean
  by: Seat
  card: CardIndex
}

/** The bit of what a card is barred from. */
export function barredBit(act: BarredAct): number {
  return 1 << barredActs.indexOf(act)
}

/** The bit of what a player is barred from. */
export function barredPlayerBit(act: BarredPlayerAct): number {
  return 1 << barredPlayerActs.indexOf(act)
}

/** Whether anything on the field or any lasting effect forbids something. */
export function mayForbid(state: SimPieceState): boolean {
  return state.extra !== undefined || (kindsGiven(state) & (barGiven | playerBarGiven)) !== 0
}

/** Whether a card on the field may not do so. */
export function isBarred(state: SimPieceState, seat: Seat, one: FieldCard, act: BarredAct): boolean {
  if ((lastingBits(state, seat, one.handle, 'bar') & barredBit(act)) !== 0) return true
  return isInForce(state, barGiven, isBarOf, act, seat, one)
}

function isBarOf(effect: ContinuousEffect, _giverSeat: Seat, act: BarredAct): boolean {
  return effect.gives === 'bar' && effect.act === act
}

/** Whether a player may not do so. */
export function isPlayerBarred(state: SimPieceState, seat: Seat, act: BarredPlayerAct): boolean {
  if ((lastingBits(state, seat, -1, 'playerBar') & barredPlayerBit(act)) !== 0) return true
  return isInForce(state, playerBarGiven, isPlayerBarOf, act, seat, null)
}

function isPlayerBarOf(effect: ContinuousEffect, giverSeat: Seat, act: BarredPlayerAct, seat: Seat): boolean {
  return effect.gives === 'playerBar' && effect.act === act && (effect.whose === 'yours') === (giverSeat === seat)
}

/** Whether there is anything on the field that could protect a card or keep it from being rested. */
export function mayProtect(state: SimPieceState): boolean {
  return state.extra !== undefined || (kindsGiven(state) & (proofGiven | barGiven)) !== 0
}

/** Whether nothing happens to a card when this is done to it. */
export function isProtected(state: SimPieceState, seat: Seat, one: FieldCard, { harm, battle, by, card }: HarmCause): boolean {
  if (harm === 'rest' && isBarred(state, seat, one, 'rest')) return true
  asked.harm = harm
  asked.battle = battle
  asked.by = by
  asked.card = card
  if (state.extra !== undefined)
    for (const lasting of state.extra.lasting) {
      if (lasting.kind !== 'proof' || lasting.handle !== one.handle) continue
      const made = cards[lasting.card]!.steps[lasting.ability]![lasting.step]!
      if ('instruction' in made && made.instruction.verb === 'give' && isAgainst(made.instruction.change, lasting.by, asked)) return true
    }
  return isInForce(state, proofGiven, isAgainst, asked, seat, one)
}

const asked: HarmCause = { harm: 'ko', battle: false, by: 0, card: -1 }

/** Whether a protection given by a seat is one against this. */
function isAgainst(change: CardChange | ContinuousEffect, giverSeat: Seat, { harm, battle, by: harming, card }: HarmCause): boolean {
  if (change.gives !== 'proof') return false
  const { against, by, from } = change
  // A K.O. by an effect is a removal as well; one in battle is not.
  if (against !== harm && !(against === 'removal' && harm === 'ko' && !battle)) return false
  if (by !== 'any' && (by === 'battle') !== battle) return false
  if (by === 'opponentEffects' && harming === giverSeat) return false
  return from === undefined || cardMatches(card, cards[card]!.cost ?? 0, from, -1)
}

/** Whether a Character cannot be K.O.'d in battle by this attacker. */
export function isBattleProof(state: SimPieceState, seat: Seat, one: FieldCard, attacker: FieldCard): boolean {
  inBattle.by = 1 - seat
  inBattle.card = attacker.card
  if (isProtected(state, seat, one, inBattle)) return true
  if ((kindsGiven(state) & battleProofGiven) === 0) return false
  const side = state.sides[seat]!
  const byLeader = attacker === state.sides[1 - seat]!.leader
  for (let i = firstGiver; i < side.characters.length; i++) {
    const giver = giverAt(side, i)
    if (!isGiver(state, seat, giver, battleProofGiven)) continue
    const card = cards[giver.card]!
    for (const abilityIndex of card.at.always) {
      const ability = card.abilities[abilityIndex]!
      for (const effect of ability.gives!) {
        if (effect.gives !== 'battleProof' || !isReached(effect.target, state, giver, seat, one, seat, false)) continue
        const { by } = effect
        if (by && ((byLeader && !effect.leaders) || !cardMatches(attacker.card, cards[attacker.card]!.cost ?? 0, by, -1))) continue
        if (isAbilityMet(ability, state, seat, giver)) return true
      }
    }
  }
  return false
}

const inBattle: HarmCause = { harm: 'ko', battle: true, by: 0, card: -1 }

/** The name that one of this side's cards forces the other side to attack, or null. */
export function forcedTargetNameSetBy(state: SimPieceState, seat: Seat): string | null {
  const side = state.sides[seat]!
  for (let i = firstGiver; i < side.characters.length; i++) {
    const giver = giverAt(side, i)
    if (!isGiver(state, seat, giver, lureGiven)) continue
    const card = cards[giver.card]!
    for (const abilityIndex of card.at.always) {
      const ability = card.abilities[abilityIndex]!
      for (const effect of ability.gives!) if (effect.gives === 'lure' && isAbilityMet(ability, state, seat, giver)) return effect.name
    }
  }
  return null
}
