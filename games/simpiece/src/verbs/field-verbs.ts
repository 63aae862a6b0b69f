import type { InstructionOf } from '../card-definition.ts'
import { findOnField, ownerOf } from '../find-card.ts'
import { knockOut, putUnderDeck, returnToHand } from '../leave-field.ts'
import type { EffectFrame, SimPieceState } from '../types.ts'
import { setRested, type SimPieceEventSink } from '../move-cards.ts'
import { fillTargetChoice, targetHandles, type VerbDefinition } from './verb-definition.ts'

type Plain = InstructionOf<'ko' | 'rest' | 'stand' | 'toHand' | 'toDeck'>

function onTargets(
  act: (state: SimPieceState, handles: readonly number[], sink: SimPieceEventSink, frame: EffectFrame) => void,
): VerbDefinition<Plain> {
  return {
    choice: ({ target }, _state, frame, choice) => fillTargetChoice(target, frame, choice),
    perform: ({ target }, state, frame, sink) => {
      act(state, targetHandles(target, state, frame), sink, frame)
      return true
    },
  }
}

function setAllRested(rested: boolean): (state: SimPieceState, handles: readonly number[], sink: SimPieceEventSink) => void {
  return (state, handles, sink) => {
    for (const handle of handles) {
      const one = findOnField(state, handle)
      if (one !== null) setRested(ownerOf(state, handle), one, rested, sink)
    }
  }
}

export const koVerb = onTargets(knockOut)

export const restVerb = onTargets(setAllRested(true))

export const standVerb = onTargets(setAllRested(false))

/** The returned card is stored for "a different color than the returned Character". */
export const toHandVerb = onTargets((state, handles, sink, frame) => {
  for (const handle of handles) {
    const one = findOnField(state, handle)
    if (one === null) continue
    frame.memo = one.card
    returnToHand(state, ownerOf(state, handle), handle, sink)
  }
})

export const toDeckVerb = onTargets((state, handles, sink) => {
  for (const handle of handles) putUnderDeck(state, ownerOf(state, handle), handle, sink)
})
