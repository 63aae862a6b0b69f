import type { Seat } from '@parlor/kernel'
import { firstGiver, giverAt, isAbilityMet, isReached } from './continuous-effects.ts'
import { cardMatches } from './filter-matching.ts'
import { cards, givingBit } from './card-pool.ts'
import type { FieldCard, SimPieceState } from './types.ts'

const battleProofGiven = givingBit('battleProof')
const lureGiven = givingBit('lure')

/** Whether a Character cannot be K.O.'d in battle by this attacker. */
export function isBattleProof(state: SimPieceState, seat: Seat, one: FieldCard, attacker: FieldCard): boolean {
  const side = state.sides[seat]!
  const byLeader = attacker === state.sides[1 - seat]!.leader
  for (let i = firstGiver; i < side.characters.length; i++) {
    const giver = giverAt(side, i)
    if (giver === null || (cards[giver.card]!.gives & battleProofGiven) === 0) continue
    const card = cards[giver.card]!
    for (const abilityIndex of card.at.always) {
      const ability = card.abilities[abilityIndex]!
      for (const effect of ability.gives!) {
        if (effect.gives !== 'battleProof' || !isReached(effect.target, state, giver, seat, one, seat, false)) continue
        const { by } = effect
        if (by && (byLeader || !cardMatches(attacker.card, cards[attacker.card]!.cost ?? 0, by, -1))) continue
        if (isAbilityMet(ability, state, seat, giver)) return true
      }
    }
  }
  return false
}

/** The name that one of this side's cards forces the other side to attack, or null. */
export function forcedTargetNameSetBy(state: SimPieceState, seat: Seat): string | null {
  const side = state.sides[seat]!
  for (let i = firstGiver; i < side.characters.length; i++) {
    const giver = giverAt(side, i)
    if (giver === null || (cards[giver.card]!.gives & lureGiven) === 0) continue
    const card = cards[giver.card]!
    for (const abilityIndex of card.at.always) {
      const ability = card.abilities[abilityIndex]!
      for (const effect of ability.gives!) if (effect.gives === 'lure' && isAbilityMet(ability, state, seat, giver)) return effect.name
    }
  }
  return null
}
