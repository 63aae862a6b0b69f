import type { Seat } from '@parlor/kernel'
import type { Timing } from './card-definition.ts'
import { cards, timingBits } from './card-pool.ts'
import { isNegated } from './continuous-effects.ts'
import type { DelayedEffect } from './lasting-effects.ts'
import { newFrame } from './new-state.ts'
import type { FieldCard, SimPieceState, QueuedEffect } from './types.ts'

/** Queues the abilities of a card that trigger now. DON!! and turn are checked here, other conditions on resolution. */
export function queueAbilities(state: SimPieceState, seat: Seat, one: FieldCard, timing: Timing): void {
  const card = cards[one.card]!
  const abilityIndices = card.at[timing]
  if (abilityIndices.length === 0 || isNegated(state, seat, one, timing)) return
  for (let i = 0; i < abilityIndices.length; i++) {
    const ability = abilityIndices[i]!
    const { don, turn, limit } = card.abilities[ability]!
    if (don !== undefined && one.don < don) continue
    if (turn !== undefined && (state.active === seat) !== (turn === 'yours')) continue
    if (limit !== undefined && (one.used & (1 << ability)) !== 0) continue
    state.queue.push({ seat, source: one.handle, card: one.card, ability, wave: state.wave })
  }
}

/** Queues the triggered abilities of every card of a side. */
export function queueAbilitiesOfSide(state: SimPieceState, seat: Seat, timing: Timing): void {
  const { leader, characters, stage } = state.sides[seat]!
  const bit = timingBits[timing]
  if ((cards[leader.card]!.timings & bit) !== 0) queueAbilities(state, seat, leader, timing)
  for (let i = 0; i < characters.length; i++)
    if ((cards[characters[i]!.card]!.timings & bit) !== 0) queueAbilities(state, seat, characters[i]!, timing)
  if (stage !== null && (cards[stage.card]!.timings & bit) !== 0) queueAbilities(state, seat, stage, timing)
}

/** The lowest trigger batch first, and in it the turn player's effects. Returns how many of them are queued; `first` is the index of one. */
export function nextInQueue(state: SimPieceState): { readonly seat: Seat; readonly first: number; readonly count: number } {
  const { queue, active } = state
  next.seat = -1
  next.count = 0
  let wave = Infinity
  for (const one of queue) if (one.wave < wave) wave = one.wave
  for (let turn = 0; turn < 2 && next.count === 0; turn++) {
    const seat = turn === 0 ? active : 1 - active
    for (let i = 0; i < queue.length; i++) {
      if (queue[i]!.wave !== wave || queue[i]!.seat !== seat) continue
      if (next.count++ === 0) next.first = i
      next.seat = seat
    }
  }
  return next
}

const next = { seat: -1, first: 0, count: 0 }

/** Whether the effect at an index of the queue may be resolved next. */
export function isNextInQueue(state: SimPieceState, index: number): boolean {
  const { seat, first } = nextInQueue(state)
  const one = state.queue[index]
  return one !== undefined && one.seat === seat && one.wave === state.queue[first]!.wave
}

/** Dequeues an effect and starts it; what it triggers goes to the end of the queue. */
export function startQueuedEffect(state: SimPieceState, index: number): void {
  const [one] = state.queue.splice(index, 1)
  state.wave++
  pushEffectOnStack(state, one!)
}

/** Starts an effect that was put off, with the cards that were chosen before it. */
export function startDelayed(state: SimPieceState, delayed: DelayedEffect): void {
  pushEffectOnStack(state, delayed)
  state.stack[state.stack.length - 1]!.last = delayed.last.slice()
}

/** Pushes an ability on the stack. */
export function pushEffectOnStack(state: SimPieceState, { seat, source, card, ability }: Omit<QueuedEffect, 'wave'>): void {
  const frame = newFrame('effect', seat, source, card, ability)
  frame.at = -2
  state.stack.push(frame)
  state.trace.push(seat, source, card, ability)
}
