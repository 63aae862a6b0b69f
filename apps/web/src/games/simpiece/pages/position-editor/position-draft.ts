import { isRejection, type Rejection, type Seat } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { cards, simpiece, type CardIndex, type FieldCard, type Phase, type SimPieceTypes } from '@parlor/simpiece'

export const draftZones = ['field', 'hand', 'life', 'trash', 'deck'] as const
/** Zone of a card in a position. */
export type DraftZone = (typeof draftZones)[number]

/** A card of a position; field-only values are kept in every zone, so that moving it back and forth changes nothing. */
export interface DraftCard {
  /** Distinguishes copies while they are moved. */
  readonly key: number
  readonly card: CardIndex
  readonly rested: boolean
  readonly don: number
}

interface DraftSide extends Readonly<Record<DraftZone, readonly DraftCard[]>> {
  readonly leader: DraftCard
  readonly donActive: number
  readonly donRested: number
}

/** The position being edited; the top of each pile comes first. */
export interface PositionDraft {
  readonly turn: number
  readonly active: Seat
  readonly phase: Phase
  readonly sides: readonly [DraftSide, DraftSide]
}

export const maxDon = 10
const maxCharacters = 5
let keys = 0

function draftCardOf(card: CardIndex, rested = false, don = 0): DraftCard {
  return { key: ++keys, card, rested, don }
}

/** Reads a position; running battles and effects are dropped. */
export function readPosition(position: string): PositionDraft | Rejection {
  const match = Match.fromPosition(simpiece.game, position) as Match<SimPieceTypes> | Rejection
  if (isRejection(match)) return match
  const { turn, active, sides } = match.state
  return {
    turn: Math.max(1, turn),
    active,
    phase: 'main',
    sides: sides.map(({ leader, characters, hand, life, trash, deck, donActive, donRested }) => ({
      leader: fieldCardOf(leader),
      field: characters.map(fieldCardOf),
      hand: hand.map((card) => draftCardOf(card)),
      life: life.toReversed().map((card) => draftCardOf(card)),
      trash: trash.toReversed().map((card) => draftCardOf(card)),
      deck: deck.toReversed().map((card) => draftCardOf(card)),
      donActive,
      donRested,
    })) as unknown as [DraftSide, DraftSide],
  }
}

function fieldCardOf({ card, rested, don }: FieldCard): DraftCard {
  return draftCardOf(card, rested, don)
}

export function writePosition({ turn, active, phase, sides }: PositionDraft): string {
  const id = ({ card }: DraftCard): string => cards[card]!.id
  const field = (one: DraftCard): string => [id(one), ...(one.rested ? ['r'] : []), ...(one.don > 0 ? [`d${one.don}`] : [])].join(' ')
  const lines = sides.flatMap((side, seat) => [
    `${seat} leader ${field(side.leader)}`,
    ...(side.field.length > 0 ? [`${seat} field ${side.field.map(field).join(', ')}`] : []),
    `${seat} don ${side.donActive} ${side.donRested} ${maxDon - donOutOfDeck(side)}`,
    ...(side.hand.length > 0 ? [`${seat} hand ${side.hand.map(id).join(' ')}`] : []),
    `${seat} life ${side.life.map(id).join(' ')}`.trimEnd(),
    ...(side.trash.length > 0 ? [`${seat} trash ${side.trash.toReversed().map(id).join(' ')}`] : []),
    `${seat} deck ${side.deck.map(id).join(' ')}`.trimEnd(),
  ])
  return [`turn ${turn} ${active} ${phase} 0`, ...lines].join('\n')
}

/** All DON!! of a side that are out of their deck. */
export function donOutOfDeck({ donActive, donRested, leader, field }: DraftSide): number {
  return donActive + donRested + leader.don + field.reduce((sum, { don }) => sum + don, 0)
}

function withSide(draft: PositionDraft, seat: Seat, change: Partial<DraftSide>): PositionDraft {
  const side = { ...draft.sides[seat]!, ...change }
  return { ...draft, sides: seat === 0 ? [side, draft.sides[1]] : [draft.sides[0], side] }
}

export function findCard(
  draft: PositionDraft,
  key: number,
): { readonly seat: Seat; readonly zone: DraftZone | 'leader'; readonly one: DraftCard } | null {
  for (const [seat, side] of draft.sides.entries()) {
    if (side.leader.key === key) return { seat, zone: 'leader', one: side.leader }
    for (const zone of draftZones) {
      const one = side[zone].find((other) => other.key === key)
      if (one) return { seat, zone, one }
    }
  }
  return null
}

/** True when the zone can take another card: five Characters at most, and nothing but Characters. */
export function hasRoom(draft: PositionDraft, seat: Seat, zone: DraftZone, card: CardIndex): boolean {
  if (cards[card]!.kind === 'leader') return false
  return zone !== 'field' || (cards[card]!.kind === 'character' && draft.sides[seat]!.field.length < maxCharacters)
}

export function addCard(draft: PositionDraft, seat: Seat, zone: DraftZone, card: CardIndex): PositionDraft {
  return hasRoom(draft, seat, zone, card) ? withSide(draft, seat, { [zone]: [draftCardOf(card), ...draft.sides[seat]![zone]] }) : draft
}

export function removeCard(draft: PositionDraft, key: number): PositionDraft {
  const found = findCard(draft, key)
  if (!found || found.zone === 'leader') return draft
  const { seat, zone } = found
  return withSide(draft, seat, { [zone]: draft.sides[seat]![zone].filter((one) => one.key !== key) })
}

/** Moves a card to the top of another zone of its owner; the same draft where it is not allowed. */
export function moveCard(draft: PositionDraft, key: number, to: DraftZone): PositionDraft {
  const found = findCard(draft, key)
  if (!found || found.zone === 'leader' || found.zone === to || !hasRoom(draft, found.seat, to, found.one.card)) return draft
  const without = removeCard(draft, key)
  const one = to === 'field' ? found.one : { ...found.one, rested: false, don: 0 }
  return withSide(without, found.seat, { [to]: [one, ...without.sides[found.seat]![to]] })
}

/** Rests a card, or changes its DON!!, as far as there are any. */
export function updateCard(draft: PositionDraft, key: number, what: Partial<Pick<DraftCard, 'rested' | 'don' | 'card'>>): PositionDraft {
  const found = findCard(draft, key)
  if (!found || (found.zone !== 'leader' && found.zone !== 'field')) return draft
  const { seat, zone, one } = found
  const side = draft.sides[seat]!
  const free = maxDon - donOutOfDeck(side) + one.don
  const next = { ...one, ...what, don: Math.max(0, Math.min(what.don ?? one.don, free)) }
  if (zone === 'leader') return withSide(draft, seat, { leader: next })
  return withSide(draft, seat, { field: side.field.map((other) => (other.key === key ? next : other)) })
}

export function setDon(draft: PositionDraft, seat: Seat, kind: 'donActive' | 'donRested', wanted: number): PositionDraft {
  const side = draft.sides[seat]!
  const free = maxDon - donOutOfDeck(side) + side[kind]
  return withSide(draft, seat, { [kind]: Math.max(0, Math.min(wanted, free)) })
}
