import type { Duration } from '../bars.ts'
import type { CardChange, InstructionOf } from '../card-definition.ts'
import { powerOf } from '../current-values.ts'
import { findOnField, ownerOf } from '../find-card.ts'
import { innerAbility } from '../card-pool.ts'
import { addLasting, delay, endOf, type LastingKind } from '../lasting-effects.ts'
import { barredBit, barredPlayerBit } from '../permissions.ts'
import type { EffectFrame, SimPieceState } from '../types.ts'
import type { SimPieceEventSink } from '../move-cards.ts'
import { fillTargetChoice, targetHandles, type VerbDefinition } from './verb-definition.ts'

/** Makes something of a card, or with −1 of the player of a seat, that lasts: by the instruction that the frame is at. */
export function makeLast(
  state: SimPieceState,
  frame: EffectFrame,
  handle: number,
  seat: number,
  kind: LastingKind,
  value: number,
  until: Duration,
  sink: SimPieceEventSink,
): void {
  const { card, ability, at: step, seat: by } = frame
  addLasting(state, { kind, handle, seat, value, card, ability, step, by, ...endOf(until, state, by, seat) }, sink)
}

/** The number that a change is kept as; what else there is to it is read from the instruction. */
function valueOf(change: CardChange): number {
  if (change.gives === 'cost') return change.by
  if (change.gives === 'bar') return barredBit(change.act)
  return 'to' in change ? change.to : 1
}

export const giveVerb: VerbDefinition<InstructionOf<'give'>> = {
  choice: ({ target }, _state, frame, choice) => fillTargetChoice(target, frame, choice),
  perform: ({ target, change, until }, state, frame, sink) => {
    for (const handle of targetHandles(target, state, frame)) {
      if (findOnField(state, handle) === null) continue
      makeLast(state, frame, handle, ownerOf(state, handle), change.gives, valueOf(change), until, sink)
    }
    return true
  },
}

export const barPlayerVerb: VerbDefinition<InstructionOf<'barPlayer'>> = {
  perform: ({ who, act, until }, state, frame, sink) => {
    makeLast(state, frame, -1, who === 'you' ? frame.seat : 1 - frame.seat, 'playerBar', barredPlayerBit(act), until, sink)
    return true
  },
}

/** What the power is now is taken away, once and for all: what comes later is added to 0. */
export const zeroPowerVerb: VerbDefinition<InstructionOf<'zeroPower'>> = {
  choice: ({ target }, _state, frame, choice) => fillTargetChoice(target, frame, choice),
  perform: ({ target, until }, state, frame, sink) => {
    for (const handle of targetHandles(target, state, frame)) {
      const one = findOnField(state, handle)
      if (one === null) continue
      const owner = ownerOf(state, handle)
      const power = powerOf(state, owner, one)
      if (power > 0) makeLast(state, frame, handle, owner, 'power', -power, until, sink)
    }
    return true
  },
}

/** What the power is now is the base power for a time: what comes later to the other card changes nothing. */
export const copyPowerVerb: VerbDefinition<InstructionOf<'copyPower'>> = {
  choice: ({ model }, _state, frame, choice) => fillTargetChoice(model, frame, choice),
  perform: ({ model, until }, state, frame, sink) => {
    const [handle] = targetHandles(model, state, frame)
    const one = handle === undefined ? null : findOnField(state, handle)
    if (one === null || findOnField(state, frame.source) === null) return true
    const power = powerOf(state, ownerOf(state, one.handle), one)
    makeLast(state, frame, frame.source, ownerOf(state, frame.source), 'basePower', power, until, sink)
    return true
  },
}

export const performLater: VerbDefinition<InstructionOf<'later'>>['perform'] = ({ moment, do: instructions }, state, frame) => {
  const { seat, source, card, last } = frame
  delay(state, { seat, source, card, ability: innerAbility(card, instructions), moment, last: last.slice() })
  return true
}
