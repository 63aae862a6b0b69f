import type { Seat } from '@parlor/kernel'
import type { Timing } from './card-definition.ts'
import { cards, hasTiming, hasTimingAt, timingPlaces } from './card-pool.ts'
import { isNegated } from './continuous-effects.ts'
import { fieldCardMatches } from './filter-matching.ts'
import { ownerOf } from './find-card.ts'
import type { DelayedEffect } from './lasting-effects.ts'
import { newFrame } from './new-state.ts'
import type { FieldCard, SimPieceState, QueuedEffect } from './types.ts'

/** Whose filter is asked about the card that something happens to. */
const asking = { seat: 0, source: -1, memo: -1 }

/**
 * Queues the abilities of a card that trigger now. DON!!, turn and what the card that it happens to is are checked here, other conditions on
 * resolution.
 */
export function queueAbilities(state: SimPieceState, seat: Seat, one: FieldCard, timing: Timing, subject: FieldCard | null = null): void {
  if (!hasTiming(one.card, timing)) return
  const card = cards[one.card]!
  const abilityIndices = card.at[timing]
  if (isNegated(state, seat, one, timing)) return
  for (let i = 0; i < abilityIndices.length; i++) {
    const ability = abilityIndices[i]!
    const { don, turn, limit, about } = card.abilities[ability]!
    if (don !== undefined && one.don < don) continue
    if (turn !== undefined && (state.active === seat) !== (turn === 'yours')) continue
    if (limit !== undefined && (one.used & (1 << ability)) !== 0) continue
    if (about !== undefined && subject !== null) {
      asking.seat = seat
      asking.source = one.handle
      if (!fieldCardMatches(state, ownerOf(state, subject.handle), subject, about, asking)) continue
    }
    state.queue.push({ seat, source: one.handle, card: one.card, ability, wave: state.wave })
  }
}

/** Queues the triggered abilities of every card of a side. */
export function queueAbilitiesOfSide(state: SimPieceState, seat: Seat, timing: Timing, subject: FieldCard | null = null): void {
  const { leader, characters, stage } = state.sides[seat]!
  const place = timingPlaces[timing]
  if (hasTimingAt(leader.card, place)) queueAbilities(state, seat, leader, timing, subject)
  for (let i = 0; i < characters.length; i++)
    if (hasTimingAt(characters[i]!.card, place)) queueAbilities(state, seat, characters[i]!, timing, subject)
  if (stage !== null && hasTimingAt(stage.card, place)) queueAbilities(state, seat, stage, timing, subject)
}

/** Whether a side has a card with abilities of a timing. */
export function isHeard({ sides }: SimPieceState, seat: Seat, timing: Timing): boolean {
  const { leader, characters, stage } = sides[seat]!
  return (
    hasTiming(leader.card, timing) ||
    characters.some(({ card }) => hasTiming(card, timing)) ||
    (stage !== null && hasTiming(stage.card, timing))
  )
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
