import { fillChoice } from '../choice.ts'
import * as don from '../don.ts'
import { findOnSide } from '../find-card.ts'
import type { InstructionOf, Target } from '../card-definition.ts'
import type { EffectFrame, FieldCard, SimPieceState } from '../types.ts'
import { fillTargetChoice, ownSide, type VerbDefinition } from './verb-definition.ts'

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

/** With a target, first the card is picked, which is given a DON!! at once; then it may be given more, one by one. */
export const giveDonVerb: VerbDefinition<InstructionOf<'giveDon'>> = {
  choice: ({ most, target }, state, frame, choice) => {
    if (frame.stage >= most || ownSide(state, frame).donRested === 0) return false
    if (target !== undefined && frame.stage === 0) return fillTargetChoice(target, frame, choice)
    return receiverOf(target, state, frame) !== null && fillChoice(choice, frame.seat, 'confirm', 0, 1)
  },
  perform: ({ target }, state, frame, sink) => {
    if (target?.of === 'some' && frame.stage === 0) frame.last = frame.picked.slice()
    const one = receiverOf(target, state, frame)
    if (frame.picked.length === 0 || one === null) return true
    don.giveDon(state, frame.seat, one, 'rested', 1, sink)
    return false
  },
}

function receiverOf(target: Target | undefined, state: SimPieceState, frame: EffectFrame): FieldCard | null {
  const handle = target === undefined ? frame.source : frame.last[0]
  return handle === undefined ? null : findOnSide(ownSide(state, frame), handle)
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
