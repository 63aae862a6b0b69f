import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { cards, cardIndexOf, type CardIndex, type CompiledCard } from './card-pool.ts'
import type { SimPieceSeatSecret } from './types.ts'

export const deckSize = 50
export const maxCopies = 4
/** Most copies of a card in a list, whatever the rules say. */
export const maxListedCopies = 99

/** One row of a deck list. */
export interface DeckRow {
  readonly id: string
  readonly count: number
}

/** A deck under construction: perhaps without a Leader, perhaps not yet complete. */
export interface DeckDraft {
  readonly leader: string | null
  readonly rows: readonly DeckRow[]
  /** Names of cards that this version does not know, by id, as far as a list gave them. */
  readonly names?: Readonly<Record<string, string>>
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
    const limit = head?.rules.find((rule) => rule.rule === 'costAtMost')
    if (limit && (card.cost ?? 0) > limit.cost)
      found.push(reject('simpiece.deck.tooDear', { card: id, name: card.name, leader: head!.name, most: limit.cost }))
    if (head?.kind === 'leader' && !card.colours.some((colour) => head.colours.includes(colour)))
      found.push(reject('simpiece.deck.otherColour', { card: id, name: card.name, leader: head.name }))
  }
  if (total !== deckSize) found.push(reject('simpiece.deck.notFifty', { count: total, size: deckSize }))
  return found
}

/** A kept deck whose unknown cards may have become known: a Leader among its cards leads, and whoever is no Leader goes to the cards. */
export function fillGaps(draft: DeckDraft): DeckDraft {
  const head = draft.leader === null ? undefined : cards[cardIndexOf(draft.leader)]
  const rows = head && head.kind !== 'leader' ? withOneMore(draft.rows, head.id) : draft.rows
  if (rows === draft.rows && draft.leader !== null) return draft
  const leaders = rows.filter(({ id, count }) => count === 1 && cards[cardIndexOf(id)]?.kind === 'leader')
  const [leader] = leaders.length === 1 ? leaders : []
  return { ...draft, leader: leader?.id ?? null, rows: rows.filter((row) => row !== leader) }
}

function withOneMore(rows: readonly DeckRow[], id: string): DeckRow[] {
  const copies = rows.find((row) => row.id === id)?.count ?? 0
  return [...rows.filter((row) => row.id !== id), { id, count: Math.min(maxListedCopies, copies + 1) }]
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
  const { colours, rules } = cards[leader]!
  const most = rules.find((rule) => rule.rule === 'costAtMost')?.cost ?? Infinity
  const fits = ({ kind, cost, colours: own }: CompiledCard): boolean =>
    kind !== 'leader' && (cost ?? 0) <= most && own.some((colour) => colours.includes(colour))
  return cards.filter(fits).map(({ no }) => no)
}
