import type { Language, Target } from '../card.ts'
import { onField, seatOf } from '../field.ts'
import { knockOut, putUnderDeck, returnToHand } from '../removal.ts'
import type { Frame, SimPieceState } from '../types.ts'
import { turnCard, type SimPieceTable } from '../zones.ts'
import { askTarget, objectWords, targetsOf, type DeedOf, type Verb } from './verb.ts'

type Plain = DeedOf<'ko' | 'rest' | 'stand' | 'toHand' | 'toDeck'>

function onTargets(
  words: (object: string, language: Language, target: Target) => string,
  act: (state: SimPieceState, handles: readonly number[], table: SimPieceTable, frame: Frame) => void,
): Verb<Plain> {
  return {
    words: ({ target }, language, kind) => words(objectWords(target, language, kind), language, target),
    choice: ({ target }, _state, frame, choice) => askTarget(target, frame, choice),
    perform: ({ target }, state, frame, table) => {
      act(state, targetsOf(target, state, frame), table, frame)
      return true
    },
  }
}

function turned(rested: boolean): (state: SimPieceState, handles: readonly number[], table: SimPieceTable) => void {
  return (state, handles, table) => {
    for (const handle of handles) {
      const one = onField(state, handle)
      if (one !== null) turnCard(seatOf(state, handle), one, rested, table)
    }
  }
}

export const ko = onTargets(
  (object, language) => ({ en: `K.O. ${object}`, de: `schalte ${object} aus (K.O.)`, fr: `mettez K.O. ${object}` })[language],
  knockOut,
)

export const rest = onTargets(
  (object, language) => ({ en: `rest ${object}`, de: `erschöpfe ${object}`, fr: `épuisez ${object}` })[language],
  turned(true),
)

export const stand = onTargets(
  (object, language) => ({ en: `set ${object} as active`, de: `aktiviere ${object}`, fr: `redressez ${object}` })[language],
  turned(false),
)

/** The card that went is remembered for "a different color than the returned Character". */
export const toHand = onTargets(
  (object, language) =>
    ({
      en: `return ${object} to the owner’s hand`,
      de: `nimm ${object} auf die Hand des Besitzers zurück`,
      fr: `renvoyez ${object} dans la main de son propriétaire`,
    })[language],
  (state, handles, table, frame) => {
    for (const handle of handles) {
      const one = onField(state, handle)
      if (one === null) continue
      frame.memo = one.card
      returnToHand(state, seatOf(state, handle), handle, table)
    }
  },
)

export const toDeck = onTargets(
  (object, language) =>
    ({
      en: `place ${object} at the bottom of the owner’s deck`,
      de: `lege ${object} unter das Deck des Besitzers`,
      fr: `placez ${object} sous le deck de son propriétaire`,
    })[language],
  (state, handles, table) => {
    for (const handle of handles) putUnderDeck(state, seatOf(state, handle), handle, table)
  },
)
