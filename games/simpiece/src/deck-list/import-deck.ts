import { isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { cardIndexOf, cards } from '../card-pool.ts'
import { deckSize, maxListedCopies, type DeckDraft, type DeckRow } from '../deck.ts'
import { plainText } from './card-number.ts'
import { kindOfOtherLine, readDeckLine, type ListedCard } from './deck-line.ts'
import { readJsonDeck } from './deck-json.ts'
import { readDeckTable } from './deck-table.ts'

/** Longest list that is read: a saved object of Tabletop Simulator has some thousand characters for every card. */
export const maxImportLength = 500_000
/** Most different cards of a list. */
export const maxDeckRows = 200
const maxLines = 3000
const jsonLimits = { characters: maxImportLength, depth: 24 }

/** A deck from a list, and what of the list was not understood. */
interface ImportedDeck extends DeckDraft {
  readonly unread: readonly Rejection[]
}

/**
 * Reads a deck from any list: rows, tables and JSON as simulators and deck builders write them. Unknown cards are kept; lines without a card
 * are reported, and only a text without any card is refused.
 */
export function importDeck(text: string): ImportedDeck | Rejection {
  if (text.length > maxImportLength) return reject('simpiece.deck.longList', { size: text.length, limit: maxImportLength })
  const unread: Rejection[] = []
  const listed = /^\s*[[{]/.test(text) ? readAsJson(text, unread) : null
  const cardList = listed ?? readLines(plainText(text), unread)
  if (cardList.length === 0) return reject('simpiece.deck.noCards')
  return { ...assembleDeck(cardList, unread), unread }
}

/** Null where the text is no JSON: a heading may stand in brackets. */
function readAsJson(text: string, unread: Rejection[]): ListedCard[] | null {
  const json = readJson(text, jsonLimits)
  if (isRejection(json)) return null
  const deck = readJsonDeck(json.value)
  for (const [i, entry] of deck.unread.entries()) unread.push(reject('simpiece.deck.badEntry', { entry: i + 1, text: shown(entry) }))
  return deck.cards.filter((card) => isCount(card.count) || !unread.push(badCount(card)))
}

function readLines(text: string, unread: Rejection[]): ListedCard[] {
  const all = text.split(/\r\n|[\n\r\v\f\u{85}\u{2028}\u{2029}]/u)
  if (all.length > maxLines) unread.push(reject('simpiece.deck.manyLines', { most: maxLines }))
  const lines = all.slice(0, maxLines).map(withoutComment)
  const table = readDeckTable(lines)
  const found: ListedCard[] = []
  let leads = false
  for (const [i, line] of lines.entries()) {
    if (table?.headings.has(i)) continue
    const row = table?.cards.get(i)
    const named = row ? [{ ...row, leads }] : readDeckLine(linkedDeck(line), leads)
    for (const card of named) {
      if (isCount(card.count)) found.push(card)
      else unread.push(badCount(card, i + 1))
    }
    if (named.length > 0) continue
    const kind = kindOfOtherLine(line)
    if (kind === 'unread') unread.push(reject('simpiece.deck.badLine', { line: i + 1, text: shown(line) }))
    else if (kind !== 'skip') leads = kind === 'leader'
  }
  return found
}

/** A comment may be a heading: `// Leader`. */
function withoutComment(line: string): string {
  const whole = /^\s*(?:\/\/+|#+|--+)(.*)$/.exec(line)
  if (!whole) return line.replace(/\s(?:\/\/|#).*$/, '')
  return ['leader', 'heading'].includes(kindOfOtherLine(whole[1]!)) ? whole[1]! : ''
}

/** The list in a link to a deck builder: `…?deck=OP01-001:1,OP01-016:4`, `…&dg=1nOP01-001a4nOP01-016a`. */
function linkedDeck(line: string): string {
  const found = /https?:\/\/\S*?[?&#](?:deck|dg|list|cards)=([^&\s#]+)/i.exec(line)
  if (!found) return line
  return found[1]!.replace(/%(7C|3A|2C|3B|20)/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
}

function assembleDeck(listed: readonly ListedCard[], unread: Rejection[]): DeckDraft {
  const total = listed.reduce((sum, { count }) => sum + count, 0)
  const first = listed[0]!
  const head =
    listed.find(({ id, leads }) => leads && (isLeader(id) || !isKnown(id))) ??
    listed.find(({ id }) => isLeader(id)) ??
    // Simulators write the Leader first.
    (!isKnown(first.id) && first.count === 1 && total === deckSize + 1 ? first : null)
  if (head && head.count > 1) unread.push(reject('simpiece.deck.leadsOnce', { card: head.id, count: head.count }))
  const counts = new Map<string, number>()
  const names: Record<string, string> = {}
  for (const card of listed) {
    if (card.name !== '' && !isKnown(card.id)) names[card.id] ??= card.name
    if (card === head) continue
    const count = (counts.get(card.id) ?? 0) + card.count
    if (count > maxListedCopies) unread.push(badCount({ ...card, count }))
    if (counts.has(card.id) || counts.size < maxDeckRows) counts.set(card.id, Math.min(count, maxListedCopies))
    else if (counts.size === maxDeckRows) unread.push(reject('simpiece.deck.manyCards', { most: maxDeckRows }))
  }
  const rows: DeckRow[] = [...counts].map(([id, count]) => ({ id, count }))
  const kept = Object.entries(names).filter(([id]) => id === head?.id || counts.has(id))
  return { leader: head?.id ?? null, rows, ...(kept.length > 0 && { names: Object.fromEntries(kept) }) }
}

function isKnown(id: string): boolean {
  return cardIndexOf(id) >= 0
}

function isLeader(id: string): boolean {
  return cards[cardIndexOf(id)]?.kind === 'leader'
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= maxListedCopies
}

function badCount({ id, count }: ListedCard, line?: number): Rejection {
  const params = { card: id, count: String(count), most: maxListedCopies }
  return line === undefined ? reject('simpiece.deck.badCount', params) : reject('simpiece.deck.badLineCount', { ...params, line })
}

function shown(text: string): string {
  return text.trim().slice(0, 40)
}
