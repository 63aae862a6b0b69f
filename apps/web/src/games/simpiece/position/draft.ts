import { isRejection, Match, type Rejection, type Seat } from '@parlor/kernel'
import { cards, simpiece, type CardNo, type Fielded, type Phase, type SimPieceKinds } from '@parlor/simpiece'

export const places = ['field', 'hand', 'life', 'trash', 'deck'] as const
/** Where a card of a position can lie. */
export type Place = (typeof places)[number]

/** A card of a position; what only counts on the field is kept wherever it lies, so that moving it to and fro changes nothing. */
export interface Laid {
  /** Tells two copies apart while they are being moved. */
  readonly key: number
  readonly card: CardNo
  readonly rested: boolean
  readonly don: number
}

export interface DraftSide extends Readonly<Record<Place, readonly Laid[]>> {
  readonly leader: Laid
  readonly donActive: number
  readonly donRested: number
}

/** A position on the table of the editor; the top of each pile comes first. */
export interface Draft {
  readonly turn: number
  readonly active: Seat
  readonly phase: Phase
  readonly sides: readonly [DraftSide, DraftSide]
}

export const mostDon = 10
const mostCharacters = 5
let keys = 0

function laid(card: CardNo, rested = false, don = 0): Laid {
  return { key: ++keys, card, rested, don }
}

/** What a position says, as far as the editor knows of it: battles and effects under way are over. */
export function readDraft(position: string): Draft | Rejection {
  const match = Match.at(simpiece.game, position) as Match<SimPieceKinds> | Rejection
  if (isRejection(match)) return match
  const { turn, active, sides } = match.state
  return {
    turn: Math.max(1, turn),
    active,
    phase: 'main',
    sides: sides.map(({ leader, characters, hand, life, trash, deck, donActive, donRested }) => ({
      leader: onField(leader),
      field: characters.map(onField),
      hand: hand.map((card) => laid(card)),
      life: life.toReversed().map((card) => laid(card)),
      trash: trash.toReversed().map((card) => laid(card)),
      deck: deck.toReversed().map((card) => laid(card)),
      donActive,
      donRested,
    })) as unknown as [DraftSide, DraftSide],
  }
}

function onField({ card, rested, don }: Fielded): Laid {
  return laid(card, rested, don)
}

/** The position in the game's notation. */
export function writeDraft({ turn, active, phase, sides }: Draft): string {
  const id = ({ card }: Laid): string => cards[card]!.id
  const field = (one: Laid): string => [id(one), ...(one.rested ? ['r'] : []), ...(one.don > 0 ? [`d${one.don}`] : [])].join(' ')
  const lines = sides.flatMap((side, seat) => [
    `${seat} leader ${field(side.leader)}`,
    ...(side.field.length > 0 ? [`${seat} field ${side.field.map(field).join(', ')}`] : []),
    `${seat} don ${side.donActive} ${side.donRested} ${mostDon - donOf(side)}`,
    ...(side.hand.length > 0 ? [`${seat} hand ${side.hand.map(id).join(' ')}`] : []),
    `${seat} life ${side.life.map(id).join(' ')}`.trimEnd(),
    ...(side.trash.length > 0 ? [`${seat} trash ${side.trash.toReversed().map(id).join(' ')}`] : []),
    `${seat} deck ${side.deck.map(id).join(' ')}`.trimEnd(),
  ])
  return [`turn ${turn} ${active} ${phase} 0`, ...lines].join('\n')
}

/** All DON!! of a side that are out of their deck. */
export function donOf({ donActive, donRested, leader, field }: DraftSide): number {
  return donActive + donRested + leader.don + field.reduce((sum, { don }) => sum + don, 0)
}

function withSide(draft: Draft, seat: Seat, change: Partial<DraftSide>): Draft {
  const side = { ...draft.sides[seat]!, ...change }
  return { ...draft, sides: seat === 0 ? [side, draft.sides[1]] : [draft.sides[0], side] }
}

/** Where a card lies. */
export function find(draft: Draft, key: number): { readonly seat: Seat; readonly place: Place | 'leader'; readonly one: Laid } | null {
  for (const [seat, side] of draft.sides.entries()) {
    if (side.leader.key === key) return { seat, place: 'leader', one: side.leader }
    for (const place of places) {
      const one = side[place].find((other) => other.key === key)
      if (one) return { seat, place, one }
    }
  }
  return null
}

/** Whether another card may lie there: five Characters at most, and nothing but Characters. */
export function hasRoom(draft: Draft, seat: Seat, place: Place, card: CardNo): boolean {
  if (cards[card]!.kind === 'leader') return false
  return place !== 'field' || (cards[card]!.kind === 'character' && draft.sides[seat]!.field.length < mostCharacters)
}

export function add(draft: Draft, seat: Seat, place: Place, card: CardNo): Draft {
  return hasRoom(draft, seat, place, card) ? withSide(draft, seat, { [place]: [laid(card), ...draft.sides[seat]![place]] }) : draft
}

export function remove(draft: Draft, key: number): Draft {
  const found = find(draft, key)
  if (!found || found.place === 'leader') return draft
  const { seat, place } = found
  return withSide(draft, seat, { [place]: draft.sides[seat]![place].filter((one) => one.key !== key) })
}

/** Moves a card to the top of another place of its owner; the same draft where it may not lie there. */
export function move(draft: Draft, key: number, to: Place): Draft {
  const found = find(draft, key)
  if (!found || found.place === 'leader' || found.place === to || !hasRoom(draft, found.seat, to, found.one.card)) return draft
  const without = remove(draft, key)
  const one = to === 'field' ? found.one : { ...found.one, rested: false, don: 0 }
  return withSide(without, found.seat, { [to]: [one, ...without.sides[found.seat]![to]] })
}

/** Rests a card, or gives it other DON!!, as far as there are any. */
export function change(draft: Draft, key: number, what: Partial<Pick<Laid, 'rested' | 'don' | 'card'>>): Draft {
  const found = find(draft, key)
  if (!found || (found.place !== 'leader' && found.place !== 'field')) return draft
  const { seat, place, one } = found
  const side = draft.sides[seat]!
  const free = mostDon - donOf(side) + one.don
  const next = { ...one, ...what, don: Math.max(0, Math.min(what.don ?? one.don, free)) }
  if (place === 'leader') return withSide(draft, seat, { leader: next })
  return withSide(draft, seat, { field: side.field.map((other) => (other.key === key ? next : other)) })
}

export function setDon(draft: Draft, seat: Seat, kind: 'donActive' | 'donRested', wanted: number): Draft {
  const side = draft.sides[seat]!
  const free = mostDon - donOf(side) + side[kind]
  return withSide(draft, seat, { [kind]: Math.max(0, Math.min(wanted, free)) })
}
