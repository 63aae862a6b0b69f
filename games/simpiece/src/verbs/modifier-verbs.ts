import type { InstructionOf } from '../card-definition.ts'
import { findOnField, ownerOf } from '../find-card.ts'
import { keywordBit } from '../card-pool.ts'
import { makeLast } from './lasting-verbs.ts'
import { fillTargetChoice, targetHandles, type VerbDefinition } from './verb-definition.ts'

export const powerVerb: VerbDefinition<InstructionOf<'power'>> = {
  choice: ({ target }, _state, frame, choice) => fillTargetChoice(target, frame, choice),
  perform: ({ target, by, until }, state, frame, sink) => {
    for (const handle of targetHandles(target, state, frame)) {
      const one = findOnField(state, handle)
      if (one === null) continue
      state.trace.push(handle, by)
      if (until !== 'turn' && until !== 'battle') {
        makeLast(state, frame, handle, ownerOf(state, handle), 'power', by, until, sink)
        continue
      }
      if (until === 'turn') one.turnPower += by
      else one.battlePower += by
      if (!sink.quiet) sink.emit({ kind: 'power', seat: ownerOf(state, handle), handle, card: one.card, by, until })
    }
    return true
  },
}

export const grantKeywordVerb: VerbDefinition<InstructionOf<'grant'>> = {
  choice: ({ target }, _state, frame, choice) => fillTargetChoice(target, frame, choice),
  perform: ({ target, keyword, until }, state, frame, sink) => {
    for (const handle of targetHandles(target, state, frame)) {
      const one = findOnField(state, handle)
      if (one === null) continue
      if (until !== 'turn') {
        makeLast(state, frame, handle, ownerOf(state, handle), 'keyword', keywordBit(keyword), until, sink)
        continue
      }
      one.granted |= keywordBit(keyword)
      if (!sink.quiet) sink.emit({ kind: 'granted', seat: ownerOf(state, handle), handle, card: one.card, keyword })
    }
    return true
  },
}

export const barAttackVerb: VerbDefinition<InstructionOf<'barAttack'>> = {
  choice: ({ target }, _state, frame, choice) => fillTargetChoice(target, frame, choice),
  perform: ({ target }, state, frame, sink) => {
    // On the opponent's own turn, that turn is the next one to end.
    const until = state.active === frame.seat ? state.turn + 1 : state.turn
    for (const handle of targetHandles(target, state, frame)) {
      const one = findOnField(state, handle)
      if (one === null) continue
      one.barred = Math.max(one.barred, until)
      if (!sink.quiet) sink.emit({ kind: 'barred', seat: ownerOf(state, handle), handle, card: one.card, until })
    }
    return true
  },
}

export const barBlockersVerb: VerbDefinition<InstructionOf<'barBlockers'>> = {
  perform: ({ powerMost }, state) => {
    if (state.battle) state.battle.bar = Math.max(state.battle.bar, powerMost)
    return true
  },
}
