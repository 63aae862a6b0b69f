import type { Language } from '@parlor/kernel'
import type { Target } from '../card-definition.ts'
import { findOnField, ownerOf } from '../find-card.ts'
import { knockOut, putUnderDeck, returnToHand } from '../leave-field.ts'
import type { EffectFrame, SimPieceState } from '../types.ts'
import { setRested, type SimPieceEventSink } from '../move-cards.ts'
import { fillTargetChoice, objectPhrase, targetHandles, type InstructionOf, type VerbDefinition } from './verb-definition.ts'

type Plain = InstructionOf<'ko' | 'rest' | 'stand' | 'toHand' | 'toDeck'>

function onTargets(
  text: (object: string, language: Language, target: Target) => string,
  act: (state: SimPieceState, handles: readonly number[], sink: SimPieceEventSink, frame: EffectFrame) => void,
): VerbDefinition<Plain> {
  return {
    text: ({ target }, language, kind) => text(objectPhrase(target, language, kind), language, target),
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

export const koVerb = onTargets(
  (object, language) => ({ en: `K.O. ${object}`, de: `schalte ${object} aus (K.O.)`, fr: `mettez K.O. ${object}` })[language],
  knockOut,
)

export const restVerb = onTargets(
  (object, language) => ({ en: `rest ${object}`, de: `erschöpfe ${object}`, fr: `épuisez ${object}` })[language],
  setAllRested(true),
)

export const standVerb = onTargets(
  (object, language) => ({ en: `set ${object} as active`, de: `aktiviere ${object}`, fr: `redressez ${object}` })[language],
  setAllRested(false),
)

/** The returned card is stored for "a different color than the returned Character". */
export const toHandVerb = onTargets(
  (object, language) =>
    ({
      en: `return ${object} to the owner’s hand`,
      de: `nimm ${object} auf die Hand des Besitzers zurück`,
      fr: `renvoyez ${object} dans la main de son propriétaire`,
    })[language],
  (state, handles, sink, frame) => {
    for (const handle of handles) {
      const one = findOnField(state, handle)
      if (one === null) continue
      frame.memo = one.card
      returnToHand(state, ownerOf(state, handle), handle, sink)
    }
  },
)

export const toDeckVerb = onTargets(
  (object, language) =>
    ({
      en: `place ${object} at the bottom of the owner’s deck`,
      de: `lege ${object} unter das Deck des Besitzers`,
      fr: `placez ${object} sous le deck de son propriétaire`,
    })[language],
  (state, handles, sink) => {
    for (const handle of handles) putUnderDeck(state, ownerOf(state, handle), handle, sink)
  },
)
