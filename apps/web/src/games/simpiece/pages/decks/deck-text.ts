import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { exportDeck, importDeck, type DeckDraft, type DeckRow } from '@parlor/simpiece'
import { cardById, sortDeckRows, maxListedCopies } from './deck.ts'

/** Maximum length of a card list; a longer text is something else. */
export const maxDeckTextLength = 5000

/**
 * Reads `1xOP01-001 4xOP01-016 …`. What cannot be a list of cards is rejected; a list that breaks the deck rules is not, see `checkDeck`.
 */
export function readDeckText(text: string): DeckDraft | Rejection {
  const trimmed = text.trim()
  if (trimmed === '') return reject('deck.emptyText')
  if (trimmed.length > maxDeckTextLength) return reject('deck.longText', { size: trimmed.length, limit: maxDeckTextLength })
  const draft = importDeck(trimmed)
  if (isRejection(draft)) return draft
  return checkDeckText(draft, trimmed)
}

function checkDeckText({ leader, rows }: DeckDraft, text: string): DeckDraft | Rejection {
  const all = mergeRows(rows)
  const stranger = all.find(({ id }) => !cardById(id))
  if (stranger) return reject('simpiece.deck.unknown', { card: stranger.id })
  const odd = rows.find(({ count }) => count < 1) ?? all.find(({ count }) => count > maxListedCopies)
  if (odd) return reject('deck.badCount', { card: odd.id, count: odd.count, most: maxListedCopies })
  const heads = leader === null ? 0 : leaderCopies(text, leader)
  if (heads !== (leader === null ? 0 : 1))
    return reject('deck.leaderCopies', { card: leader!, name: cardById(leader!)!.name, count: heads })
  const second = rows.find(({ id }) => cardById(id)!.kind === 'leader')
  if (second) return reject('deck.twoLeaders', { name: cardById(leader!)!.name, other: cardById(second.id)!.name })
  return { leader, rows: sortDeckRows(all) }
}

/** Importing takes the first row of a Leader, whatever its count. */
function leaderCopies(text: string, leader: string): number {
  const found = new RegExp(`(?:^|[\\s,;])(\\d{1,2})[xX]?\\s*${leader}(?=$|[\\s,;])`, 'i').exec(text)
  return Number(found?.[1])
}

/** Merges two rows of one card. */
function mergeRows(rows: readonly DeckRow[]): DeckRow[] {
  const counts = new Map<string, number>()
  for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + count)
  return [...counts].map(([id, count]) => ({ id, count }))
}

/** One row per line, the Leader first. */
export function writeDeckText(deck: DeckDraft): string {
  return `${exportDeck(deck).replaceAll(' ', '\n')}\n`
}
