import type { InstructionOf } from '../card-definition.ts'
import { fillChoice } from '../choice.ts'
import * as don from '../don.ts'
import { findOnSide } from '../find-card.ts'
import { ownSide, type VerbDefinition } from './verb-definition.ts'

/** One DON!! per pick: rested ones may be needed for other things. */
export const standDonVerb: VerbDefinition<InstructionOf<'standDon'>> = {
  choice: ({ most }, state, frame, choice) =>
    frame.stage < most && ownSide(state, frame).donRested > 0 && fillChoice(choice, frame.seat, 'confirm', 0, 1),
  perform: (_, state, frame, sink) => {
    if (frame.picked.length === 0) return true
    don.standDon(state, frame.seat, 1, sink)
    return false
  },
}

export const giveDonVerb: VerbDefinition<InstructionOf<'giveDon'>> = {
  choice: ({ most }, state, frame, choice) =>
    frame.stage < most &&
    ownSide(state, frame).donRested > 0 &&
    findOnSide(ownSide(state, frame), frame.source) !== null &&
    fillChoice(choice, frame.seat, 'confirm', 0, 1),
  perform: (_, state, frame, sink) => {
    const one = findOnSide(ownSide(state, frame), frame.source)
    if (frame.picked.length === 0 || one === null) return true
    don.giveDon(state, frame.seat, one, 'rested', 1, sink)
    return false
  },
}

export const addDonVerb: VerbDefinition<InstructionOf<'addDon'>> = {
  choice: ({ most }, state, frame, choice) =>
    frame.stage < most && ownSide(state, frame).donDeck > 0 && fillChoice(choice, frame.seat, 'confirm', 0, 1),
  perform: ({ rested }, state, frame, sink) => {
    if (frame.picked.length === 0) return true
    don.addDon(state, frame.seat, 1, rested, sink)
    return false
  },
}
