import type { Seat } from '@parlor/kernel'
import type { Duration } from './bars.ts'
import type { CardChange } from './card-definition.ts'
import type { CardIndex } from './card-pool.ts'
import { findOnSide } from './find-card.ts'
import type { CardHandle, SimPieceState, SimPieceView } from './types.ts'
import type { SimPieceEventSink } from './move-cards.ts'

export const lastingKinds = [
  'power',
  'keyword',
  'cost',
  'basePower',
  'baseCost',
  'bar',
  'proof',
  'negated',
  'playerBar',
  'extraTurn',
] as const satisfies readonly ('power' | 'keyword' | 'playerBar' | 'extraTurn' | CardChange['gives'])[]
export type LastingKind = (typeof lastingKinds)[number]

/** When a lasting effect ends: with the battle, with the turn, or as a turn of `whose` begins, has had its Refresh Phase or ends. */
export const lastingEnds = ['battle', 'turn', 'start', 'refresh', 'end'] as const
type LastingEnd = (typeof lastingEnds)[number]

/** What an effect that has resolved made of a card, or of the player whose `handle` is −1 and seat `seat`, for a time. */
export interface LastingEffect {
  kind: LastingKind
  handle: CardHandle
  seat: Seat
  /** An amount, a base value, the bit of a keyword or of what is barred. */
  value: number
  /** The instruction that made it. */
  card: CardIndex
  ability: number
  step: number
  /** Who gave it. */
  by: Seat
  ends: LastingEnd
  whose: Seat
  /** The first turn in which it may end. */
  turn: number
}

/** An effect that was put off to the end of the turn or battle: the ability, and the cards chosen before it. */
export interface DelayedEffect {
  seat: Seat
  source: CardHandle
  card: CardIndex
  ability: number
  moment: 'turn' | 'battle'
  last: number[]
}

/** What is known of a Life card: the seats that have seen it, as bits, or that it lies face up, so that all have. */
export const faceUp = 7

/** Parts of a state that exist only once a card has needed them: matches of the first set never do, and their states stay as they were. */
export interface ExtraState {
  lasting: LastingEffect[]
  delayed: DelayedEffect[]
  /** Per side, what is known of each Life card; empty where nothing is. See `life-cards.ts`. */
  life: [number[], number[]]
}

export function newExtraState(): ExtraState {
  return { lasting: [], delayed: [], life: [[], []] }
}

/** When effects may end: with the battle, as a turn begins, after its Refresh Phase, as it ends. */
type Moment = 'battle' | 'start' | 'refresh' | 'end'

/** When an effect of this duration ends, given by a seat now to a card of the owner. */
export function endOf(
  until: Duration,
  { turn, active }: SimPieceState,
  seat: Seat,
  owner: Seat,
): Pick<LastingEffect, 'ends' | 'whose' | 'turn'> {
  switch (until) {
    case 'battle':
    case 'turn':
      return { ends: until, whose: active, turn }
    case 'yourNextStart':
      return { ends: 'start', whose: seat, turn: turn + 1 }
    case 'nextRefresh':
      return { ends: 'refresh', whose: owner, turn: turn + 1 }
    case 'yourNextTurn':
      return { ends: 'end', whose: seat, turn: turn + 1 }
    // On the opponent's own turn, that turn is the next one to end.
    case 'opponentsTurn':
      return { ends: 'end', whose: 1 - seat, turn }
  }
}

export function addLasting(state: SimPieceState, effect: LastingEffect, sink: SimPieceEventSink): void {
  state.extra ??= newExtraState()
  state.extra.lasting.push(effect)
  if (sink.quiet) return
  const one = effect.handle < 0 ? null : findOnSide(state.sides[effect.seat]!, effect.handle)
  sink.emit({ kind: 'lasts', seat: effect.seat, handle: effect.handle, card: one === null ? -1 : one.card, effect: { ...effect } })
}

/** Whether an effect ends at this moment of that seat's turn. */
export function isOver({ ends, whose, turn: first }: LastingEffect, moment: Moment, active: Seat, turn: number): boolean {
  if (ends === 'battle') return moment === 'battle' || moment === 'end'
  if (ends === 'turn') return moment === 'end'
  return ends === moment && whose === active && turn >= first
}

/** Drops what ends at this moment. */
export function endLasting(state: SimPieceState, moment: Moment): void {
  if (state.extra === undefined) return
  const { lasting } = state.extra
  let kept = 0
  for (const one of lasting) if (!isOver(one, moment, state.active, state.turn)) lasting[kept++] = one
  lasting.length = kept
  dropEmptyExtra(state)
}

/** Drops what is about a card that has left the field. */
export function forgetLasting(state: SimPieceState, handle: CardHandle): void {
  if (state.extra === undefined) return
  const { lasting } = state.extra
  let kept = 0
  for (const one of lasting) if (one.handle !== handle) lasting[kept++] = one
  lasting.length = kept
  dropEmptyExtra(state)
}

/** A state with nothing extra is as if there never had been anything. */
export function dropEmptyExtra(state: SimPieceState): void {
  const { lasting, delayed, life } = state.extra!
  if (lasting.length + delayed.length + life[0].length + life[1].length === 0) delete state.extra
}

/** The sum of the values of a kind on a card. */
export function lastingSum(state: SimPieceState, handle: CardHandle, kind: LastingKind): number {
  if (state.extra === undefined) return 0
  let sum = 0
  for (const one of state.extra.lasting) if (one.handle === handle && one.kind === kind) sum += one.value
  return sum
}

/** The bits of a kind on a card, or with −1 on the player of a seat. */
export function lastingBits(state: SimPieceState, seat: Seat, handle: CardHandle, kind: LastingKind): number {
  if (state.extra === undefined) return 0
  let bits = 0
  for (const one of state.extra.lasting) if (one.handle === handle && one.seat === seat && one.kind === kind) bits |= one.value
  return bits
}

/** What of the extra parts everybody knows: as a view has it. */
export function cloneLasting({
  lasting = [],
  delayed = [],
}: Pick<SimPieceView, 'lasting' | 'delayed'>): Pick<ExtraState, 'lasting' | 'delayed'> {
  return { lasting: lasting.map((one) => ({ ...one })), delayed: delayed.map(cloneDelayed) }
}

export function cloneExtraState(extra: Readonly<ExtraState>): ExtraState {
  return { ...cloneLasting(extra), life: [extra.life[0].slice(), extra.life[1].slice()] }
}

function cloneDelayed(one: Readonly<DelayedEffect>): DelayedEffect {
  return { ...one, last: one.last.slice() }
}

/** Puts an effect off. */
export function delay(state: SimPieceState, effect: DelayedEffect): void {
  state.extra ??= newExtraState()
  state.extra.delayed.push(effect)
}

/** Takes the first effect that was put off to this moment, the turn player's first, or null. */
export function takeDelayed(state: SimPieceState, moment: 'turn' | 'battle'): DelayedEffect | null {
  if (state.extra === undefined) return null
  const { delayed } = state.extra
  for (let turn = 0; turn < 2; turn++) {
    const seat = turn === 0 ? state.active : 1 - state.active
    const at = delayed.findIndex((one) => one.moment === moment && one.seat === seat)
    if (at < 0) continue
    const [found] = delayed.splice(at, 1)
    dropEmptyExtra(state)
    return found!
  }
  return null
}

/** Copies the extra parts of a state over those of another. */
export function copyExtraState(from: SimPieceState, to: SimPieceState): void {
  if (from.extra === undefined) {
    if (to.extra !== undefined) delete to.extra
    return
  }
  to.extra ??= newExtraState()
  const [source, target] = [from.extra.lasting, to.extra.lasting]
  target.length = Math.min(target.length, source.length)
  for (let i = 0; i < source.length; i++) {
    if (i < target.length) Object.assign(target[i]!, source[i])
    else target.push({ ...source[i]! })
  }
  to.extra.delayed = from.extra.delayed.map(cloneDelayed)
  to.extra.life = [from.extra.life[0].slice(), from.extra.life[1].slice()]
}

/** What is known of each Life card, by a view. */
export function lifeKnowledgeOf({ sides }: Pick<SimPieceView, 'sides'>): ExtraState['life'] {
  const [mine, theirs] = sides.map(({ life, lifeKnown = [] }) => {
    const bits = Array.from({ length: lifeKnown.length === 0 ? 0 : life }, () => 0)
    for (const [index, , seen] of lifeKnown) bits[life - 1 - index] = seen
    return bits
  })
  return [mine!, theirs!]
}
