import { fillChoice } from '../choice.ts'
import * as don from '../don.ts'
import { queueAbilitiesOfSide } from '../effect-queue.ts'
import { countDonOnField, findOnField, ownerOf } from '../find-card.ts'
import type { InstructionOf } from '../card-definition.ts'
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

/** Who receives: chosen first where it is one of several. */
function receiver({ target }: InstructionOf<'giveDon'>, state: SimPieceState, frame: EffectFrame): FieldCard | null {
  if (target.of === 'leader') return state.sides[target.whose === 'yours' ? frame.seat : 1 - frame.seat]!.leader
  return findOnField(state, target.of === 'this' ? frame.source : (frame.last[0] ?? -1))
}

/** Whether anybody has rested DON!! to give to such cards. */
function hasRestedDon({ target }: InstructionOf<'giveDon'>, { sides }: SimPieceState, { seat }: EffectFrame): boolean {
  const whose = 'whose' in target ? target.whose : 'yours'
  return (whose !== 'opponents' && sides[seat]!.donRested > 0) || (whose !== 'yours' && sides[1 - seat]!.donRested > 0)
}

/** Where a card is to be chosen, that is the first gift, if any; then it may be given more, one by one. */
export const giveDonVerb: VerbDefinition<InstructionOf<'giveDon'>> = {
  choice: (instruction, state, frame, choice) => {
    const { most, target } = instruction
    if (frame.stage >= most || !hasRestedDon(instruction, state, frame)) return false
    if (target.of === 'some' && frame.stage === 0) {
      fillTargetChoice(target, frame, choice)
      choice.least = 0
      return true
    }
    const one = receiver(instruction, state, frame)
    return one !== null && state.sides[ownerOf(state, one.handle)]!.donRested > 0 && fillChoice(choice, frame.seat, 'confirm', 0, 1)
  },
  perform: (instruction, state, frame, sink) => {
    if (instruction.target.of === 'some' && frame.stage === 0) frame.last = frame.picked.slice()
    const one = receiver(instruction, state, frame)
    if (frame.picked.length === 0 || one === null) return true
    const owner = ownerOf(state, one.handle)
    if (state.sides[owner]!.donRested === 0) return true
    don.giveDon(state, owner, one, 'rested', 1, sink)
    return false
  },
}

/** Who is chosen is given the first; further ones are asked for one by one. */
export const giveDonEachVerb: VerbDefinition<InstructionOf<'giveDonEach'>> = {
  choice: ({ target, each }, state, frame, choice) => {
    const { donRested } = ownSide(state, frame)
    if (donRested === 0) return false
    if (frame.stage > 0) return frame.stage <= (each - 1) * frame.last.length && fillChoice(choice, frame.seat, 'confirm', 0, 1)
    fillChoice(choice, frame.seat, 'field', 0, Math.min(donRested, target.of === 'some' ? target.most : everyCard), target.filter)
    choice.whose = target.whose
    choice.leaders = target.leaders === true
    return true
  },
  perform: ({ each }, state, frame, sink) => {
    if (frame.stage === 0) frame.last = frame.picked.slice()
    else if (frame.picked.length > 0) frame.picked[0] = frame.last[(frame.stage - 1) % frame.last.length]!
    for (const handle of frame.picked) {
      const one = findOnField(state, handle)
      if (one !== null && ownSide(state, frame).donRested > 0) don.giveDon(state, frame.seat, one, 'rested', 1, sink)
    }
    return frame.stage >= (each - 1) * frame.last.length || ownSide(state, frame).donRested === 0
  },
}

/** More cards than a side can have. */
const everyCard = 7

export const addDonVerb: VerbDefinition<InstructionOf<'addDon'>> = {
  choice: ({ most, exact }, state, frame, choice) =>
    !exact && frame.stage < most && ownSide(state, frame).donDeck > 0 && fillChoice(choice, frame.seat, 'confirm', 0, 1),
  perform: ({ most, rested, exact }, state, frame, sink) => {
    if (exact ? frame.stage >= most || ownSide(state, frame).donDeck === 0 : frame.picked.length === 0) return true
    don.addDon(state, frame.seat, 1, rested, sink)
    return false
  },
}

export const opponentReturnsDonVerb: VerbDefinition<InstructionOf<'opponentReturnsDon'>> = {
  choice: ({ count }, state, frame, choice) => {
    const size = Math.min(count, countDonOnField(state.sides[1 - frame.seat]!))
    return size > 0 && fillChoice(choice, 1 - frame.seat, 'don', size, size)
  },
  perform: (_, state, frame, sink) => {
    for (const pick of frame.picked) don.returnDon(state, 1 - frame.seat, pick, sink)
    if (frame.picked.length > 0) queueAbilitiesOfSide(state, 1 - frame.seat, 'donReturned')
    if (frame.picked.length > 1) queueAbilitiesOfSide(state, 1 - frame.seat, 'twoDonReturned')
    return true
  },
}

/** One DON!! per pick, as far as there are active ones. */
export const restOpponentDonVerb: VerbDefinition<InstructionOf<'restOpponentDon'>> = {
  choice: ({ most }, state, frame, choice) =>
    frame.stage < most && state.sides[1 - frame.seat]!.donActive > 0 && fillChoice(choice, frame.seat, 'confirm', 0, 1),
  perform: (_, state, frame, sink) => {
    if (frame.picked.length === 0) return true
    don.restDon(state, 1 - frame.seat, 1, sink)
    return false
  },
}
