import type { Seat } from '@parlor/kernel'
import { canPayCosts } from './ability-cost.ts'
import type { Ability } from './card-definition.ts'
import { firstGiver, giverAt, isAbilityMet, isGiver, isReached, kindsGiven } from './continuous-effects.ts'
import { cards, replacementBit, type CardIndex } from './card-pool.ts'
import { pushEffectOnStack, queueAbilities, queueAbilitiesOfSide } from './effect-queue.ts'
import { findOnField, findOnSide, ownerOf } from './find-card.ts'
import { knockOut, putInLife, putUnderDeck, returnToHand, trashFromField } from './leave-field.ts'
import { newFrame } from './new-state.ts'
import type { CardHandle, EffectFrame, FieldCard, SimPieceState } from './types.ts'
import type { SimPieceEventSink } from './move-cards.ts'

/** How cards leave the field: K.O.'d, to the owner's hand, under the owner's deck, trashed, to the owner's Life. A frame keeps the index. */
const ways = ['ko', 'hand', 'deck', 'trash', 'lifeTop', 'lifeTopUp', 'lifeBottom', 'lifeBottomUp'] as const
type Way = (typeof ways)[number]

/** What makes cards leave: a battle or an effect, of a seat and one of its cards. */
interface LeaveCause {
  readonly battle: boolean
  readonly seat: Seat
  readonly card: CardIndex
}

/** Cards leave the field at the same time, unless an effect replaces it: then a frame waits until all that could have been asked. */
export function removeFromPlay(
  state: SimPieceState,
  handles: readonly CardHandle[],
  way: Way,
  cause: LeaveCause,
  sink: SimPieceEventSink,
): void {
  if ((kindsGiven(state) & replacementBit) === 0) return leave(state, handles, way, cause, sink)
  const { battle, seat, card } = cause
  const frame = newFrame('leave', seat, -1, card, -1)
  frame.last = handles.slice()
  frame.memo = ways.indexOf(way)
  frame.left = battle ? 1 : 0
  state.stack.push(frame)
}

function leave(
  state: SimPieceState,
  handles: readonly CardHandle[],
  way: Way,
  { battle, seat: by }: LeaveCause,
  sink: SimPieceEventSink,
): void {
  if (battle) queueBattleResult(state, by, handles)
  else for (const handle of handles) queueRemoval(state, handle, way, by)
  if (way === 'ko') return knockOut(state, handles, sink)
  for (const handle of handles) {
    const seat = ownerOf(state, handle)
    if (seat < 0) continue
    if (way === 'trash') trashFromField(state, seat, handle, 'trash', sink)
    else if (way === 'deck') putUnderDeck(state, seat, handle, sink)
    else if (way !== 'hand') putInLife(state, seat, handle, way === 'lifeBottom' || way === 'lifeBottomUp', way.endsWith('Up'), sink)
    else {
      // Kept for "a different color than the returned Character".
      const effect = state.stack.at(-1)
      if (effect !== undefined) effect.memo = findOnField(state, handle)!.card
      returnToHand(state, seat, handle, sink)
    }
  }
}

/** The attacker has K.O.'d what it battled. */
function queueBattleResult(state: SimPieceState, seat: Seat, handles: readonly CardHandle[]): void {
  const attacker = findOnSide(state.sides[seat]!, state.battle?.attacker ?? -1)
  const one = findOnField(state, handles[0] ?? -1)
  if (attacker !== null && one !== null) queueAbilities(state, seat, attacker, 'koInBattle', one)
}

/** What happens as an effect of a seat removes a card. */
function queueRemoval(state: SimPieceState, handle: CardHandle, way: Way, by: Seat): void {
  const seat = ownerOf(state, handle)
  const one = findOnField(state, handle)
  if (one === null) return
  if (seat === 1 - by) queueAbilitiesOfSide(state, seat, 'yourCharacterRemoved', one)
  queueAbilitiesOfSide(state, seat, 'yourCharacterRemovedByEffect', one)
  queueAbilitiesOfSide(state, by, 'characterRemovedByYou', one)
  if (way === 'hand' && seat === 1 - by) queueAbilitiesOfSide(state, by, 'opponentReturnedByYou', one)
  if (way !== 'ko') return
  if (seat === 1 - by) queueAbilities(state, seat, one, 'koByOpponentEffect')
  queueAbilities(state, seat, one, 'thisKOByEffect')
}

/** Asks the next effect that could replace the leaving of the frame on top, or lets the cards that are left leave. */
export function advanceLeaving(state: SimPieceState, sink: SimPieceEventSink): null {
  const frame = state.stack[state.stack.length - 1]!
  if (frame.last.length > 0 && startReplacement(state, frame)) return null
  state.stack.pop()
  leave(state, frame.last, ways[frame.memo]!, { battle: frame.left === 1, seat: frame.seat, card: frame.card }, sink)
  return null
}

/** Starts the next effect that may replace it: one of a card concerned first, then the turn player's, then the other's. */
function startReplacement(state: SimPieceState, frame: EffectFrame): boolean {
  for (let round = 0; round < 2; round++)
    for (let turn = 0; turn < 2; turn++) {
      const seat = turn === 0 ? state.active : 1 - state.active
      const side = state.sides[seat]!
      for (let i = firstGiver; i < side.characters.length; i++) {
        const giver = giverAt(side, i)
        if (!isGiver(state, seat, giver, replacementBit) || (round === 0 && !frame.last.includes(giver.handle))) continue
        for (const ability of cards[giver.card]!.at.instead) {
          if (wasAsked(state, frame, giver.handle, ability) || !isUsable(state, frame, seat, giver, ability)) continue
          frame.picked.push(giver.handle, ability)
          pushEffectOnStack(state, { seat, source: giver.handle, card: giver.card, ability })
          return true
        }
      }
    }
  return false
}

/** Whether an effect has had its say about this, or is being carried out already: none replaces what it leads to itself. */
function wasAsked(state: SimPieceState, { picked }: EffectFrame, handle: CardHandle, ability: number): boolean {
  for (let i = 0; i < picked.length; i += 2) if (picked[i] === handle && picked[i + 1] === ability) return true
  return state.stack.some((frame) => frame.kind === 'effect' && frame.source === handle && frame.ability === ability)
}

const probe = newFrame('effect', 0, 0, 0, 0)

function isUsable(state: SimPieceState, frame: EffectFrame, seat: Seat, giver: FieldCard, abilityIndex: number): boolean {
  const ability = cards[giver.card]!.abilities[abilityIndex]!
  if (ability.limit !== undefined && (giver.used & (1 << abilityIndex)) !== 0) return false
  if (!frame.last.some((handle) => isReplaced(state, frame, ability, seat, giver, handle)) || !isAbilityMet(ability, state, seat, giver))
    return false
  if (ability.may) return true
  probe.seat = seat
  probe.source = giver.handle
  probe.card = giver.card
  probe.ability = abilityIndex
  return canPayCosts(ability.cost, state, probe)
}

/** Whether the effect replaces the leaving of this card. */
function isReplaced(
  state: SimPieceState,
  frame: EffectFrame,
  { replaces }: Ability,
  seat: Seat,
  giver: FieldCard,
  handle: CardHandle,
): boolean {
  const { harm, by, target } = replaces!
  const battle = frame.left === 1
  if (harm === 'ko' && ways[frame.memo] !== 'ko') return false
  if (harm === 'removal' && battle) return false
  if (by !== 'any' && (by === 'battle') !== battle) return false
  if (by === 'opponentEffects' && frame.seat === seat) return false
  const owner = ownerOf(state, handle)
  const one = owner < 0 ? null : findOnSide(state.sides[owner]!, handle)
  return one !== null && isReached(target, state, giver, seat, one, owner, one === state.sides[owner]!.leader)
}

/** The effect of the frame is carried out: the cards that it is about stay. One payment is for all of them. */
export function keepInPlay(state: SimPieceState, { seat, source, card, ability }: EffectFrame): void {
  const frame = state.stack.findLast(({ kind }) => kind === 'leave')
  const giver = findOnSide(state.sides[seat]!, source)
  if (frame === undefined || giver === null) return
  const replacing = cards[card]!.abilities[ability]!
  frame.last = frame.last.filter((handle) => !isReplaced(state, frame, replacing, seat, giver, handle))
}
