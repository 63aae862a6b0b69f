import {
  cards,
  checkDeck,
  exportDeck,
  mostCopies,
  numberOf,
  readyDecks,
  type Card,
  type CardNo,
  type DeckDraft,
  type DeckRow,
} from '@parlor/simpiece'

/** A deck on the easel, whether it can be played or not. */
export interface Deck extends DeckDraft {
  readonly id: string
  readonly name: string
}

/** Of no card more than this, whatever the rules say: lists have two digits for it. */
export const mostOfOne = 99

export function freshDeck(id: string, name: string): Deck {
  return { id, name, leader: null, rows: [] }
}

export function cardWith(id: string): Card | undefined {
  return cards[numberOf(id)]
}

export function countOf({ rows }: DeckDraft, id: string): number {
  return rows.reduce((sum, row) => (row.id === id ? sum + row.count : sum), 0)
}

export function sizeOf({ rows }: DeckDraft): number {
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** How many more copies of a card may come in; how many cards there are in all is looked at elsewhere. */
export function roomFor(deck: DeckDraft, card: Card): number {
  return Math.max(0, (card.unlimited ? mostOfOne : mostCopies) - countOf(deck, card.id))
}

/** The deck with so many copies more, as far as there is room, or fewer; the same deck where nothing changes. */
export function withMore(deck: Deck, card: Card, more: number): Deck {
  const has = countOf(deck, card.id)
  const count = Math.max(0, has + Math.min(more, roomFor(deck, card)))
  if (count === has) return deck
  const others = deck.rows.filter(({ id }) => id !== card.id)
  return { ...deck, rows: inOrder(count === 0 ? others : [...others, { id: card.id, count }]) }
}

/** As a deck is laid out: by cost, then Characters before Events, then by number. */
export function inOrder(rows: readonly DeckRow[]): DeckRow[] {
  const rank = ({ id }: DeckRow): [number, number, string] => {
    const card = cardWith(id)
    return [card?.cost ?? 99, card?.kind === 'character' ? 0 : 1, id]
  }
  return rows.toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)]
    return one[0] - other[0] || one[1] - other[1] || one[2].localeCompare(other[2], 'en')
  })
}

export function withLeader(deck: Deck, leader: string | null): Deck {
  return deck.leader === leader ? deck : { ...deck, leader }
}

/** Whether a card may stand beside the Leader of the deck. */
export function suits({ leader }: DeckDraft, card: Card): boolean {
  const head = leader === null ? undefined : cardWith(leader)
  return !head || card.colours.some((colour) => head.colours.includes(colour))
}

/** The deck without what its Leader does not lead. */
export function withoutStrangers(deck: Deck): Deck {
  const rows = deck.rows.filter(({ id }) => suits(deck, cardWith(id)!))
  return rows.length === deck.rows.length ? deck : { ...deck, rows }
}

/** Every card of the deck, one by one. */
export function cardsOf({ rows }: DeckDraft): CardNo[] {
  return rows.flatMap(({ id, count }) => Array.from({ length: count }, () => numberOf(id)))
}

export function isLegal(deck: DeckDraft): boolean {
  return checkDeck(deck).length === 0
}

/** The deck in one line; two decks of the same cards have the same. */
export function exportedFrom({ leader, rows }: DeckDraft): string {
  return exportDeck({ leader, rows: inOrder(rows) })
}

export function sameCards(a: DeckDraft, b: DeckDraft): boolean {
  return exportedFrom(a) === exportedFrom(b)
}

/** Ready decks as decks; `name` puts them into words. */
export function readyDeck(id: string, name: string): Deck | null {
  const ready = readyDecks.find((deck) => deck.id === id)
  if (!ready) return null
  const rows = ready.options.deck.split(' ').map((word) => {
    const [count, card] = word.split('x')
    return { id: card!, count: Number(count) }
  })
  return { id: readyId(id), name, leader: ready.options.leader, rows: inOrder(rows) }
}

const readyMark = 'ready-'

/** Ready decks share a namespace with one's own and cannot clash with them. */
export function readyId(id: string): string {
  return readyMark + id
}

export function readyOf(id: string): string | null {
  return id.startsWith(readyMark) ? id.slice(readyMark.length) : null
}
