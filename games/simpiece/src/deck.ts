import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { cards, cardIndexOf, type CardIndex } from './card-pool.ts'
import type { SimPieceSeatSecret } from './types.ts'

export const deckSize = 50
export const maxCopies = 4

/** One row of a deck list. */
export interface DeckRow {
  readonly id: string
  readonly count: number
}

/** A deck under construction: perhaps without a Leader, perhaps not yet complete. */
export interface DeckDraft {
  readonly leader: string | null
  readonly rows: readonly DeckRow[]
}

/** Parses rows such as `4xOP01-016`, separated by blanks, commas or line ends. */
function readDeckRows(text: string): DeckRow[] | Rejection {
  const rows: DeckRow[] = []
  for (const word of text.split(/[\s,;]+/)) {
    if (word === '') continue
    const found = /^(\d{1,2})[xX]?\s*([A-Za-z0-9-]{3,12})$/.exec(word)
    if (!found) return reject('simpiece.deck.badRow', { row: word.slice(0, 20) })
    rows.push({ id: found[2]!.toUpperCase(), count: Number(found[1]) })
  }
  return rows
}

function writeDeckRows(rows: readonly DeckRow[]): string {
  return rows.map(({ id, count }) => `${count}x${id}`).join(' ')
}

/** A deck in the common text form, its Leader among the rows. */
export function importDeck(text: string): DeckDraft | Rejection {
  const rows = readDeckRows(text.slice(0, 5000))
  if (isRejection(rows)) return rows
  const leader = rows.find(({ id }) => cards[cardIndexOf(id)]?.kind === 'leader')
  return { leader: leader?.id ?? null, rows: rows.filter((row) => row !== leader) }
}

export function exportDeck({ leader, rows }: DeckDraft): string {
  return writeDeckRows([...(leader === null ? [] : [{ id: leader, count: 1 }]), ...rows])
}

/** Every reason why a deck is illegal, most important first; empty when it is legal. */
export function checkDeck({ leader, rows }: DeckDraft): Rejection[] {
  const found: Rejection[] = []
  const head = leader === null ? undefined : cards[cardIndexOf(leader)]
  if (leader === null) found.push(reject('simpiece.deck.noLeader'))
  else if (!head) found.push(reject('simpiece.deck.unknown', { card: leader.slice(0, 12) }))
  else if (head.kind !== 'leader') found.push(reject('simpiece.deck.notALeader', { card: head.id, name: head.name }))
  const copies = new Map<string, number>()
  let total = 0
  for (const { id, count } of rows) {
    const card = cards[cardIndexOf(id)]
    total += count
    if (!card) found.push(reject('simpiece.deck.unknown', { card: id.slice(0, 12) }))
    else if (card.kind === 'leader') found.push(reject('simpiece.deck.secondLeader', { card: id, name: card.name }))
    else copies.set(id, (copies.get(id) ?? 0) + count)
  }
  for (const [id, count] of copies) {
    const card = cards[cardIndexOf(id)]!
    if (count > maxCopies && !card.unlimited)
      found.push(reject('simpiece.deck.tooMany', { card: id, name: card.name, count, most: maxCopies }))
    if (head?.kind === 'leader' && !card.colours.some((colour) => head.colours.includes(colour)))
      found.push(reject('simpiece.deck.otherColour', { card: id, name: card.name, leader: head.name }))
  }
  if (total !== deckSize) found.push(reject('simpiece.deck.notFifty', { count: total, size: deckSize }))
  return found
}

/** A seat's deck as a draft; or why its text cannot be parsed. */
export function deckDraftOf({ leader, deck }: SimPieceSeatSecret): DeckDraft | Rejection {
  const rows = readDeckRows(deck)
  return isRejection(rows) ? rows : { leader, rows }
}

/** Every card of a legal deck, Leader excepted, in number order. */
export function deckCardIndices(secret: SimPieceSeatSecret): CardIndex[] {
  const draft = deckDraftOf(secret)
  if (isRejection(draft)) return []
  return draft.rows.flatMap(({ id, count }) => Array.from({ length: count }, () => cardIndexOf(id))).sort((a, b) => a - b)
}

/** Every card a deck with this Leader may hold. */
export function cardsAllowedFor(leader: CardIndex): CardIndex[] {
  const { colours } = cards[leader]!
  return cards.filter((card) => card.kind !== 'leader' && card.colours.some((colour) => colours.includes(colour))).map(({ no }) => no)
}
