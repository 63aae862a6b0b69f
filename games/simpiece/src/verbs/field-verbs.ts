import type { InstructionOf } from '../card-definition.ts'
import { findOnField, ownerOf } from '../find-card.ts'
import { isProtected, mayProtect, type Harm } from '../permissions.ts'
import { knockOut, putUnderDeck, returnToHand } from '../leave-field.ts'
import type { EffectFrame, SimPieceState } from '../types.ts'
import { setRested, type SimPieceEventSink } from '../move-cards.ts'
import { fillTargetChoice, targetHandles, type VerbDefinition } from './verb-definition.ts'

type Plain = InstructionOf<'ko' | 'rest' | 'stand' | 'toHand' | 'toDeck'>

type Act = (state: SimPieceState, handles: readonly number[], sink: SimPieceEventSink, frame: EffectFrame) => void

function onTargets(act: Act): VerbDefinition<Plain> {
  return {
    choice: ({ target }, _state, frame, choice) => fillTargetChoice(target, frame, choice),
    perform: ({ target }, state, frame, sink) => {
      act(state, targetHandles(target, state, frame), sink, frame)
      return true
    },
  }
}

/** The cards to which this happens: those that are not protected from it. */
function unprotected(state: SimPieceState, handles: readonly number[], harm: Harm['harm'], { seat, card }: EffectFrame): readonly number[] {
  if (!mayProtect(state)) return handles
  const cause: Harm = { harm, battle: false, by: seat, card }
  return handles.filter((handle) => {
    const one = findOnField(state, handle)
    return one !== null && !isProtected(state, ownerOf(state, handle), one, cause)
  })
}

function setAllRested(rested: boolean): Act {
  return (state, all, sink, frame) => {
    const handles = rested ? unprotected(state, all, 'rest', frame) : all
    for (const handle of handles) {
      const one = findOnField(state, handle)
      if (one !== null) setRested(ownerOf(state, handle), one, rested, sink)
    }
  }
}

export const koVerb = onTargets((state, handles, sink, frame) => knockOut(state, unprotected(state, handles, 'ko', frame), sink))

export const restVerb = onTargets(setAllRested(true))

export const standVerb = onTargets(setAllRested(false))

/** The returned card is stored for "a different color than the returned Character". */
export const toHandVerb = onTargets((state, handles, sink, frame) => {
  for (const handle of unprotected(state, handles, 'removal', frame)) {
    const one = findOnField(state, handle)
    if (one === null) continue
    frame.memo = one.card
    returnToHand(state, ownerOf(state, handle), handle, sink)
  }
})

export const toDeckVerb = onTargets((state, handles, sink, frame) => {
  for (const handle of unprotected(state, handles, 'removal', frame)) putUnderDeck(state, ownerOf(state, handle), handle, sink)
})
