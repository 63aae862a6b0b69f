import type { Seat } from '@parlor/kernel'
import type { Keyword } from './card-definition.ts'
import type { CardIndex } from './card-pool.ts'
import type { LastingEffect } from './lasting-effects.ts'
import type { CardHandle, Phase } from './types.ts'

const zones = ['deck', 'hand', 'life', 'field', 'trash', 'none'] as const
export type Zone = (typeof zones)[number]

/** Why a card moved. */
const causes = [
  'draw',
  'play',
  'ko',
  'trash',
  'cost',
  'counter',
  'return',
  'damage',
  'trigger',
  'take',
  'room',
  'order',
  'deal',
  'redraw',
  'life',
] as const
export type CardMoveReason = (typeof causes)[number]

export type SimPieceEvent =
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'phase'; readonly seat: Seat; readonly phase: Phase; readonly turn: number }
  /** `card` is null for those who see the back; `handle` is the old handle, `as` the new one, −1 where there is none. */
  | {
      readonly kind: 'moved'
      readonly seat: Seat
      readonly card: CardIndex | null
      readonly from: Zone
      readonly to: Zone
      readonly handle: CardHandle
      readonly as: CardHandle
      readonly cause: CardMoveReason
      /** `known`: drawn, although everybody knows its face; `unseen`: taken without being shown. */
      readonly known?: true
      readonly unseen?: true
      /** Played rested. */
      readonly rested?: true
    }
  /** A shuffled hand has new handles; events of earlier versions do not tell them. */
  | { readonly kind: 'shuffled'; readonly seat: Seat; readonly zone: 'deck' | 'hand'; readonly hand?: readonly HandCardView[] }
  | { readonly kind: 'rested' | 'stood'; readonly seat: Seat; readonly handle: CardHandle; readonly card: CardIndex }
  /** Except for cards that may not become active. */
  | { readonly kind: 'refreshed'; readonly seat: Seat; readonly except?: readonly CardHandle[] }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly count: number; readonly to: 'top' | 'bottom' }
  /** DON!! that moved: between the DON!! deck, the cost area and the card of `handle`. */
  | {
      readonly kind: 'don'
      readonly seat: Seat
      readonly from: 'deck' | 'active' | 'rested' | 'given'
      readonly to: 'deck' | 'active' | 'rested' | 'given'
      readonly count: number
      readonly handle: CardHandle
      readonly card: CardIndex | null
    }
  | {
      readonly kind: 'power'
      readonly seat: Seat
      readonly handle: CardHandle
      readonly card: CardIndex
      readonly by: number
      readonly until: 'turn' | 'battle'
    }
  | { readonly kind: 'granted'; readonly seat: Seat; readonly handle: CardHandle; readonly card: CardIndex; readonly keyword: Keyword }
  | {
      readonly kind: 'lasts'
      readonly seat: Seat
      readonly handle: CardHandle
      readonly card: CardIndex
      readonly effect: Readonly<LastingEffect>
    }
  | { readonly kind: 'barred'; readonly seat: Seat; readonly handle: CardHandle; readonly card: CardIndex; readonly until: number }
  | { readonly kind: 'activated'; readonly seat: Seat; readonly handle: CardHandle; readonly card: CardIndex; readonly ability: number }
  | {
      readonly kind: 'attacks'
      readonly seat: Seat
      readonly attacker: CardHandle
      readonly target: CardHandle
      readonly card: CardIndex
      readonly targetCard: CardIndex
      readonly powers: readonly [number, number]
    }
  /** The attack goes on against another card, without a block. */
  | { readonly kind: 'redirected'; readonly seat: Seat; readonly handle: CardHandle; readonly card: CardIndex }
  | { readonly kind: 'blocks'; readonly seat: Seat; readonly handle: CardHandle; readonly card: CardIndex }
  | { readonly kind: 'battleStep'; readonly seat: Seat; readonly step: 'block' | 'counter' }
  /** Result of a battle, with the powers that were compared. */
  | {
      readonly kind: 'battle'
      readonly seat: Seat
      readonly card: CardIndex
      readonly targetCard: CardIndex
      readonly powers: readonly [number, number]
      readonly hit: boolean
    }
  | { readonly kind: 'battleOver'; readonly seat: Seat }
  | { readonly kind: 'damage'; readonly seat: Seat; readonly life: number; readonly banished: boolean }
  | {
      readonly kind: 'revealed'
      readonly seat: Seat
      readonly from: 'deck' | 'hand' | 'life' | 'lifeArea'
      readonly cards: readonly CardIndex[]
      readonly handles: readonly CardHandle[]
    }
  /** A seat looks at cards of its own deck. */
  | { readonly kind: 'looked'; readonly seat: Seat; readonly count: number; readonly cards: readonly CardIndex[] | null }
  /** A seat looks at the top Life card of a side, and puts it back on top or under the others. */
  | { readonly kind: 'lookedAtLife'; readonly seat: Seat; readonly whose: Seat; readonly card: CardIndex | null }
  | { readonly kind: 'lifePlaced'; readonly seat: Seat; readonly whose: Seat; readonly to: 'top' | 'bottom' }
  | { readonly kind: 'over'; readonly reason: string; readonly winner: Seat | null }

/** A card in a view: its face, or its back. */
export interface HandCardView {
  readonly handle: CardHandle
  readonly card: CardIndex | null
  /** Its face is public, or it is publicly known to be one of the side's `pool`. */
  readonly shown: number
}
