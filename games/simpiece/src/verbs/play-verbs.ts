import type { InstructionOf } from '../card-definition.ts'
import { fillChoice } from '../choice.ts'
import { indexInHand } from '../find-card.ts'
import { enterField } from '../enter-field.ts'
import { isPlayerBarred, mayForbid } from '../permissions.ts'
import { cards } from '../card-pool.ts'
import { pushEffectOnStack } from '../effect-queue.ts'
import { publiclyKnown, type EffectFrame, type Side } from '../types.ts'
import { addToHand, removeFromHand, emitCardMoved } from '../move-cards.ts'
import { ownSide, type VerbDefinition } from './verb-definition.ts'

export const salvageVerb: VerbDefinition<InstructionOf<'salvage'>> = {
  choice: ({ most, filter }, _state, frame, choice) => fillChoice(choice, frame.seat, 'trash', 0, most, filter),
  perform: (_, state, frame, sink) => {
    const side = ownSide(state, frame)
    for (const no of frame.picked) {
      side.trash.splice(side.trash.lastIndexOf(no), 1)
      const as = addToHand(side, state, no, publiclyKnown)
      if (!sink.quiet) emitCardMoved(sink, frame.seat, no, 'trash', 'hand', { as }, 'take', 'all')
    }
    return true
  },
}

/** From hand or trash: first what is wanted of the trash, which everybody sees, then the rest from the hand. */
export const deployVerb: VerbDefinition<InstructionOf<'deploy'>> = {
  choice: ({ most, filter, from }, state, frame, choice) => {
    if (mayForbid(state) && isPlayerBarred(state, frame.seat, 'playCharacter')) return false
    if (from !== undefined && frame.stage === 0) return fillChoice(choice, frame.seat, 'trash', 0, most, filter)
    const left = frame.stage === 0 ? most : frame.left
    return left > 0 && ownSide(state, frame).hand.length > 0 && fillChoice(choice, frame.seat, 'hand', 0, left, filter)
  },
  perform: ({ most, from, rested = false }, state, frame, sink) => {
    const side = ownSide(state, frame)
    const fromTrash = from !== undefined && frame.stage === 0
    frame.left = most - frame.picked.length
    for (const pick of frame.picked) {
      if (fromTrash) {
        side.trash.splice(side.trash.lastIndexOf(pick), 1)
        enterField(state, frame.seat, pick, rested, { zone: 'trash', handle: -1 }, 'play', sink)
      } else {
        const card = removeFromHand(side, indexInHand(side, pick), true)
        enterField(state, frame.seat, card, rested, { zone: 'hand', handle: pick }, 'play', sink)
      }
    }
    return !(fromTrash && from === 'handOrTrash' && frame.left > 0)
  },
}

/** Takes the card of a [Trigger] out of limbo, or a card that was K.O.'d out of the trash; false when it is no longer there. */
function takeThis(side: Side, frame: EffectFrame): 'none' | 'trash' | null {
  if (cards[frame.card]!.abilities[frame.ability]!.when.includes('trigger')) return side.limbo.pop() === undefined ? null : 'none'
  const at = side.trash.lastIndexOf(frame.card)
  if (at >= 0) side.trash.splice(at, 1)
  return at >= 0 ? 'trash' : null
}

/** The card goes onto the field instead of into the trash, or from there. */
export const playThisVerb: VerbDefinition<InstructionOf<'playThis'>> = {
  perform: ({ rested = false }, state, frame, sink) => {
    if (isPlayerBarred(state, frame.seat, 'playCharacter')) return true
    const zone = takeThis(ownSide(state, frame), frame)
    if (zone !== null) enterField(state, frame.seat, frame.card, rested, { zone, handle: -1 }, 'play', sink)
    return true
  },
}

export const thisToHandVerb: VerbDefinition<InstructionOf<'thisToHand'>> = {
  perform: (_, state, frame, sink) => {
    const side = ownSide(state, frame)
    const zone = takeThis(side, frame)
    if (zone === null) return true
    const as = addToHand(side, state, frame.card, publiclyKnown)
    if (!sink.quiet) emitCardMoved(sink, frame.seat, frame.card, zone, 'hand', { as }, 'take', 'all')
    return true
  },
}

export const useOwnAbilityVerb: VerbDefinition<InstructionOf<'useOwn'>> = {
  perform: ({ timing }, state, frame) => {
    const ability = cards[frame.card]!.at[timing][0]
    if (ability !== undefined) pushEffectOnStack(state, { seat: frame.seat, source: -1, card: frame.card, ability })
    return true
  },
}
