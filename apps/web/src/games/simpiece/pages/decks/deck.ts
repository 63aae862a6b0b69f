import { reject, type Rejection } from '@parlor/kernel'
import {
  cards,
  checkDeck,
  exportDeck,
  maxCopies,
  maxListedCopies,
  cardIndexOf,
  builtInDecks,
  type CompiledCard,
  type CardIndex,
  type DeckDraft,
  type DeckRow,
} from '@parlor/simpiece'

/** A deck being edited, legal or not. */
export interface Deck extends DeckDraft {
  readonly id: string
  readonly name: string
}

export function newDeck(id: string, name: string): Deck {
  return { id, name, leader: null, rows: [] }
}

export function cardById(id: string): CompiledCard | undefined {
  return cards[cardIndexOf(id)]
}

/** True for a card that this version does not know: it keeps its place in the deck. */
export function isGap(id: string): boolean {
  return cardIndexOf(id) < 0
}

/** Rows of cards that this version does not know, a Leader among them. */
export function gapsOf({ leader, rows }: DeckDraft): DeckRow[] {
  return [...(leader === null ? [] : [{ id: leader, count: 1 }]), ...rows].filter(({ id }) => isGap(id))
}

/** Name of a card, or its number where no name is known. */
export function cardTitle({ names }: Pick<DeckDraft, 'names'>, id: string): string {
  return cardById(id)?.name ?? names?.[id] ?? id
}

export function withoutCard(deck: Deck, id: string): Deck {
  return { ...deck, rows: deck.rows.filter((row) => row.id !== id) }
}

/** The cards of a deck, without anything else. */
export function cardsOf(deck: DeckDraft): DeckDraft {
  const { leader, rows, names = {} } = deck
  const kept = gapsOf(deck).flatMap(({ id }) => (names[id] === undefined ? [] : [[id, names[id]]]))
  return { leader, rows, ...(kept.length > 0 && { names: Object.fromEntries(kept) as Record<string, string> }) }
}

export function copiesOf({ rows }: DeckDraft, id: string): number {
  return rows.reduce((sum, row) => (row.id === id ? sum + row.count : sum), 0)
}

export function deckSizeOf({ rows }: DeckDraft): number {
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** Number of copies of a card that may still be added; the deck size is checked elsewhere. */
export function copiesLeft(deck: DeckDraft, card: CompiledCard): number {
  return Math.max(0, (card.unlimited ? maxListedCopies : maxCopies) - copiesOf(deck, card.id))
}

/** The deck with `more` copies added or removed, as far as possible; the same deck where nothing changes. */
export function withMoreCopies(deck: Deck, card: CompiledCard, more: number): Deck {
  const has = copiesOf(deck, card.id)
  const count = Math.max(0, has + Math.min(more, copiesLeft(deck, card)))
  if (count === has) return deck
  const others = deck.rows.filter(({ id }) => id !== card.id)
  return { ...deck, rows: sortDeckRows(count === 0 ? others : [...others, { id: card.id, count }]) }
}

/** Sorted by cost, then Characters before Events, then by number. */
export function sortDeckRows(rows: readonly DeckRow[]): DeckRow[] {
  const rank = ({ id }: DeckRow): [number, number, string] => {
    const card = cardById(id)
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

/** True when the deck's Leader allows the card. */
export function suitsLeader({ leader }: DeckDraft, card: CompiledCard): boolean {
  const head = leader === null ? undefined : cardById(leader)
  return !head || card.colours.some((colour) => head.colours.includes(colour))
}

/** The deck without cards that its Leader does not allow. */
export function withoutOtherColours(deck: Deck): Deck {
  const rows = deck.rows.filter(({ id }) => isGap(id) || suitsLeader(deck, cardById(id)!))
  return rows.length === deck.rows.length ? deck : { ...deck, rows }
}

/** Every copy in the deck, of cards that this version knows. */
export function listCards({ rows }: DeckDraft): CardIndex[] {
  return rows.filter(({ id }) => !isGap(id)).flatMap(({ id, count }) => Array.from({ length: count }, () => cardIndexOf(id)))
}

export function isLegalDeck(deck: DeckDraft): boolean {
  return checkDeck(deck).length === 0
}

/** True for a legal deck, and for one that waits only for cards of other sets. */
export function isStorableDeck(deck: DeckDraft): boolean {
  return checkDeck(deck).every(({ rejected }) => rejected === 'simpiece.deck.unknown')
}

/** Most missing cards that are named in one sentence. */
const mostNamed = 4

/** Every reason why a deck cannot be played; all missing cards are one. */
export function deckProblems(deck: DeckDraft): Rejection[] {
  const others = checkDeck(deck).filter(({ rejected }) => rejected !== 'simpiece.deck.unknown')
  const gaps = gapsOf(deck)
  if (gaps.length === 0) return others
  const named = gaps.slice(0, mostNamed).map(({ id }) => (cardTitle(deck, id) === id ? id : `${cardTitle(deck, id)} (${id})`))
  const count = gaps.reduce((sum, gap) => sum + gap.count, 0)
  return [reject('deck.gaps', { count, cards: named.join(', ') + (gaps.length > mostNamed ? ' …' : '') }), ...others]
}

/** The deck in one line; equal for decks of the same cards. */
export function canonicalDeckText({ leader, rows }: DeckDraft): string {
  return exportDeck({ leader, rows: sortDeckRows(rows) })
}

export function hasSameCards(a: DeckDraft, b: DeckDraft): boolean {
  return canonicalDeckText(a) === canonicalDeckText(b)
}

/** A built-in deck; `name` is its translated name. */
export function builtInDeckById(id: string, name: string): Deck | null {
  const ready = builtInDecks.find((deck) => deck.id === id)
  if (!ready) return null
  const rows = ready.options.deck.split(' ').map((word) => {
    const [count, card] = word.split('x')
    return { id: card!, count: Number(count) }
  })
  return { id: withBuiltInPrefix(id), name, leader: ready.options.leader, rows: sortDeckRows(rows) }
}

const readyPrefix = 'ready-'

/** Built-in decks share a namespace with custom ones and cannot clash with them. */
export function withBuiltInPrefix(id: string): string {
  return readyPrefix + id
}

export function stripBuiltInPrefix(id: string): string | null {
  return id.startsWith(readyPrefix) ? id.slice(readyPrefix.length) : null
}
