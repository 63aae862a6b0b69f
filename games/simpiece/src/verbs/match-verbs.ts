import type { InstructionOf } from '../card-definition.ts'
import { dealDamage } from '../deal-damage.ts'
import { concludeMatch, trashFromDeck } from '../move-cards.ts'
import { makeLast } from './lasting-verbs.ts'
import { findOnField } from '../find-card.ts'
import { fillTargetChoice, type VerbDefinition } from './verb-definition.ts'

export const millVerb: VerbDefinition<InstructionOf<'mill'>> = {
  perform: ({ whose, count }, state, frame, sink) => {
    trashFromDeck(state, whose === 'yours' ? frame.seat : 1 - frame.seat, count, 'trash', sink)
    return true
  },
}

export const damageVerb: VerbDefinition<InstructionOf<'damage'>> = {
  perform: ({ count }, state, frame, sink) => {
    dealDamage(state, 1 - frame.seat, count, false, sink)
    return true
  },
}

export const extraTurnVerb: VerbDefinition<InstructionOf<'extraTurn'>> = {
  perform: (_, state, frame, sink) => {
    makeLast(state, frame, -1, frame.seat, 'extraTurn', 1, 'turn', sink)
    return true
  },
}

export const winVerb: VerbDefinition<InstructionOf<'win'>> = {
  perform: (_, state, frame, sink) => {
    concludeMatch(state, frame.seat, 'outcome.effect', sink)
    return true
  },
}

export const redirectVerb: VerbDefinition<InstructionOf<'redirect'>> = {
  choice: ({ target }, { battle }, frame, choice) =>
    battle !== null && battle.seat !== frame.seat && fillTargetChoice(target, frame, choice),
  perform: (_, state, frame, sink) => {
    const [handle] = frame.picked
    const one = handle === undefined ? null : findOnField(state, handle)
    if (one === null || state.battle === null) return true
    state.battle.target = one.handle
    state.trace.push(one.handle)
    if (!sink.quiet) sink.emit({ kind: 'redirected', seat: frame.seat, handle: one.handle, card: one.card })
    return true
  },
}
