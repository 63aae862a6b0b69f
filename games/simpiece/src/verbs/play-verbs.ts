import type { InstructionOf } from '../card-definition.ts'
import { fillChoice } from '../choice.ts'
import { indexInHand } from '../find-card.ts'
import { enterField } from '../enter-field.ts'
import { isPlayerBarred, mayForbid } from '../permissions.ts'
import { cards } from '../card-pool.ts'
import { pushEffectOnStack } from '../effect-queue.ts'
import { publiclyKnown } from '../types.ts'
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

export const deployVerb: VerbDefinition<InstructionOf<'deploy'>> = {
  choice: ({ most, filter, from }, state, frame, choice) => {
    if (mayForbid(state) && isPlayerBarred(state, frame.seat, 'playCharacter')) return false
    if (from === 'trash') return fillChoice(choice, frame.seat, 'trash', 0, most, filter)
    return ownSide(state, frame).hand.length > 0 && fillChoice(choice, frame.seat, 'hand', 0, most, filter)
  },
  perform: ({ from, rested = false }, state, frame, sink) => {
    const side = ownSide(state, frame)
    for (const pick of frame.picked) {
      if (from === 'trash') {
        side.trash.splice(side.trash.lastIndexOf(pick), 1)
        enterField(state, frame.seat, pick, rested, { zone: 'trash', handle: -1 }, 'play', sink)
      } else {
        const card = removeFromHand(side, indexInHand(side, pick), true)
        enterField(state, frame.seat, card, rested, { zone: 'hand', handle: pick }, 'play', sink)
      }
    }
    return true
  },
}

/** The Life card in limbo goes onto the field instead of into the trash. */
export const playThisVerb: VerbDefinition<InstructionOf<'playThis'>> = {
  perform: (_, state, frame, sink) => {
    if (isPlayerBarred(state, frame.seat, 'playCharacter') || ownSide(state, frame).limbo.pop() === undefined) return true
    enterField(state, frame.seat, frame.card, false, { zone: 'none', handle: -1 }, 'play', sink)
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
