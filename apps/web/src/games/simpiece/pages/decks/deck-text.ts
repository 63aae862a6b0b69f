import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { exportDeck, importDeck, type DeckDraft } from '@parlor/simpiece'
import { cardsOf, cardTitle, deckProblems, isGap, sortDeckRows } from './deck.ts'

/** Most reasons that are shown of a list. */
const maxShownReasons = 12

/** A deck from a text, and what is to be said about it. */
interface ReadDeckText {
  readonly deck: DeckDraft
  readonly problems: readonly Rejection[]
}

/** Reads a list of cards in any usual form. What was not understood and what the deck rules forbid is told; only a text without cards is refused. */
export function readDeckList(text: string): ReadDeckText | Rejection {
  if (text.trim() === '') return reject('deck.emptyText')
  const read = importDeck(text)
  if (isRejection(read)) return read
  const deck = cardsOf({ ...read, rows: sortDeckRows(read.rows) })
  const problems = [...read.unread, ...deckProblems(deck)]
  const more = problems.length - maxShownReasons
  return { deck, problems: more > 1 ? [...problems.slice(0, maxShownReasons), reject('deck.moreReasons', { count: more })] : problems }
}

/** Reads a list that must be understood completely, as in a link. */
export function readDeckText(text: string): DeckDraft | Rejection {
  if (text.trim() === '') return reject('deck.emptyText')
  const read = importDeck(text)
  if (isRejection(read)) return read
  return read.unread[0] ?? cardsOf({ ...read, rows: sortDeckRows(read.rows) })
}

/** One row per line, the Leader first; cards that are not in the game yet with their names. */
export function writeDeckText(deck: DeckDraft): string {
  const rows = exportDeck(deck)
    .split(' ')
    .map((row) => (isGap(idOf(row)) && deck.names?.[idOf(row)] !== undefined ? `${row} ${cardTitle(deck, idOf(row))}` : row))
  // Without its heading an unknown Leader is a card like any other.
  if (deck.leader !== null && isGap(deck.leader)) rows.splice(0, 1, 'Leader', rows[0]!, 'Deck')
  return `${rows.join('\n')}\n`
}

function idOf(row: string): string {
  return row.slice(row.indexOf('x') + 1)
}
