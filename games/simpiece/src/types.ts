import type { StateCore, GameTypes, Seat, ViewCore } from '@parlor/kernel'
import type { SimPieceOptions, SimPieceSeatSecret } from './options.ts'
import type { CardIndex } from './card-pool.ts'
import type { HandCardView, SimPieceEvent } from './event-types.ts'
import type { DelayedEffect, ExtraState, LastingEffect } from './lasting-effects.ts'

export type { SimPieceOptions, SimPieceSeatSecret } from './options.ts'

/** Id of one card while it stays in a hand or on the field; 0 and 1 are the Leaders. A card that moves gets a new one, so nobody can track it. */
export type CardHandle = number

/** A card on the field: can be rested, powered and given DON!!. */
export interface FieldCard {
  handle: CardHandle
  card: CardIndex
  rested: boolean
  don: number
  /** The turn it was played, for Rush. */
  since: number
  /** Bits of the abilities used this turn. */
  used: number
  /** Power gained or lost until the end of this turn. */
  turnPower: number
  battlePower: number
  /** Keyword bits granted until the end of this turn. */
  granted: number
  /** The last turn in which it may not attack; 0 for none. */
  barred: number
}

/** Public knowledge of a card in a hand: nothing, its face, or that it is one of those in `pool`. */
export const publiclyUnknown = 0
export const publiclyKnown = 1
export const publiclyOneOfSeveral = 2

export interface Side {
  leader: FieldCard
  characters: FieldCard[]
  stage: FieldCard | null
  /** The hand in three parallel arrays: cards, their handles, and public knowledge of them. */
  hand: CardIndex[]
  handles: CardHandle[]
  shown: number[]
  /** Cards known to be among the pooled ones of the hand. */
  pool: CardIndex[]
  /** Top last. */
  deck: CardIndex[]
  /** Per card of the deck, the seats that know it, as bits. */
  deckSeen: number[]
  /** Top last. */
  life: CardIndex[]
  /** Cards the owner knows to be in Life, in number order, from having searched the deck; empty before. */
  lifeSeen: CardIndex[]
  /** Newest last. */
  trash: CardIndex[]
  /** A damaged Life card that is in no zone while its owner decides about its [Trigger]. */
  limbo: CardIndex[]
  /** Cards publicly known to be in the deck at the same time, before a shuffle hid them. */
  atLeast: CardIndex[]
  donDeck: number
  donActive: number
  donRested: number
  /** Number of turns begun. */
  turns: number
}

/** A queued effect; lower trigger batches (`wave`) come first. */
export interface QueuedEffect {
  seat: Seat
  source: CardHandle
  card: CardIndex
  ability: number
  wave: number
}

export const frameKinds = ['effect', 'damage', 'room', 'leave'] as const

/**
 * A stack frame that waits for a decision: data that says where to resume. One shape for all, so that copies are fast.
 * `effect`: an ability at step `at`. `damage`: `left` points to `seat`; stage 1 while a [Trigger] is used.
 * `room`: `card` waits until one of five Characters is trashed to make room. `leave`: the cards of `last` would leave the field; `picked`
 * holds the effects that were asked, by card and ability.
 */
export interface EffectFrame {
  kind: (typeof frameKinds)[number]
  seat: Seat
  /** The card on the field with the ability, or −1. */
  source: CardHandle
  card: CardIndex
  ability: number
  at: number
  stage: number
  /** Picks of this step, by handle or by card number. */
  picked: number[]
  /** Picks of the previous step. */
  last: number[]
  /** A number that a step leaves to the next ones: the revealed or returned card. */
  memo: number
  left: number
}

export const battleSteps = ['attack', 'block', 'counter', 'damage', 'end'] as const

export interface Battle {
  seat: Seat
  attacker: CardHandle
  target: CardHandle
  step: (typeof battleSteps)[number]
  /** Blockers of this power or less may not be activated; −1 when none are barred. */
  bar: number
  /** True when the defender has finished the step. */
  passed: boolean
}

export const phases = ['setup', 'refresh', 'draw', 'don', 'main', 'end'] as const
export type Phase = (typeof phases)[number]

export const decisionKinds = ['goFirst', 'mulligan', 'main', 'block', 'counter', 'trigger', 'pick', 'confirm', 'order', 'room'] as const
export type DecisionKind = (typeof decisionKinds)[number]

export interface SimPieceState extends StateCore {
  rules: Readonly<SimPieceOptions>
  sides: [Side, Side]
  /** Who goes first; −1 until it is decided. */
  first: Seat
  turn: number
  active: Seat
  phase: Phase
  battle: Battle | null
  stack: EffectFrame[]
  queue: QueuedEffect[]
  wave: number
  nextHandle: CardHandle
  /** Public facts of the last move that the field no longer shows: attacker and target, powers, effects. */
  trace: number[]
  extra?: ExtraState
}

export type SimPieceMove =
  | { readonly kind: 'goFirst' | 'goSecond' | 'redraw' | 'keep' | 'done' | 'yes' | 'end' }
  | { readonly kind: 'play' | 'give' | 'block' | 'pick'; readonly card: number }
  | { readonly kind: 'activate'; readonly card: CardHandle; readonly ability: number }
  | { readonly kind: 'attack' | 'counter'; readonly card: CardHandle; readonly target: CardHandle }

export type { CardMoveReason, HandCardView, SimPieceEvent, Zone } from './event-types.ts'

export interface SideView extends Omit<Side, 'hand' | 'handles' | 'shown' | 'deck' | 'deckSeen' | 'life'> {
  readonly hand: readonly HandCardView[]
  readonly deck: number
  /** Cards of the deck that this viewer knows, by their position from the top. */
  readonly known: readonly (readonly [index: number, card: CardIndex, seen: number])[]
  readonly life: number
  /** Life cards that anybody knows, like `known`, with their faces where this viewer does; 7 lies face up. */
  readonly lifeKnown?: readonly (readonly [index: number, card: CardIndex | null, seen: number])[]
  /** The whole list, Leader excepted, in number order; one's own only. */
  readonly list: readonly CardIndex[] | null
}

/** A decision with its candidates, as far as the viewer may know them. */
export interface Prompt {
  readonly seat: Seat
  readonly kind: DecisionKind
  readonly card: CardIndex | null
  readonly ability: number | null
  readonly zone: PickZone | null
  readonly least: number
  readonly most: number
  readonly picked: number
}

const pickZones = ['field', 'hand', 'blind', 'trash', 'look', 'deck', 'don', 'confirm', 'place', 'option'] as const
/** Source of picks; `blind` is the other hand, face down, and `place` asks for the top or the bottom of the deck. */
export type PickZone = (typeof pickZones)[number]

export interface SimPieceView extends ViewCore {
  readonly rules: Readonly<SimPieceOptions>
  readonly sides: readonly [SideView, SideView]
  readonly first: Seat
  readonly turn: number
  readonly active: Seat
  readonly phase: Phase
  readonly battle: Readonly<Battle> | null
  /** The stack. */
  readonly stack: readonly Readonly<EffectFrame>[]
  readonly queue: readonly Readonly<QueuedEffect>[]
  readonly wave: number
  readonly nextHandle: CardHandle
  readonly trace: readonly number[]
  /** The extra parts of the state, empty where there are none; absent, as `lifeKnown`, from servers of earlier versions. */
  readonly lasting?: readonly Readonly<LastingEffect>[]
  readonly delayed?: readonly Readonly<DelayedEffect>[]
  readonly prompt: Prompt | null
}

export interface SimPieceTypes extends GameTypes {
  State: SimPieceState
  Move: SimPieceMove
  Event: SimPieceEvent
  View: SimPieceView
  Options: SimPieceOptions
  Secret: SimPieceSeatSecret
}
