import { reject, type Rejection, type Seat } from '@parlor/kernel'
import { deckContains, isLegalDeck } from './legal-decks.ts'
import { trimZeros } from './moves.ts'
import type { CaravanState, Card } from './types.ts'

/*
 * A seat as one line: its deck, its hand as handle=value with ! for a face-up card, its points,
 * the known copies of each value, and its bid where it has committed: `12345 7=3! 8=5 +2 k00100 @8:2-0-1`.
 */
const row = /^([1-5]{5})((?: [1-9]\d{0,5}=[1-5]!?){1,4}) \+(\d{1,3}) k([0-2]{5})(?: @([1-9]\d{0,5}):((?:\d{1,2}-){0,4}\d{1,2})?)?$/

export function writeSeat({ decks, hands, points, known, bids }: CaravanState, seat: Seat): string {
  const cards = hands[seat]!.map(({ handle, value, open }) => `${handle}=${value}${open ? '!' : ''}`)
  const bid = bids[seat]
  return `${decks[seat]!.join('')} ${cards.join(' ')} +${points[seat]} k${known[seat]!.join('')}${bid ? ` @${bid.handle}:${bid.coins.join('-')}` : ''}`
}

/** Fills in one seat, or returns why the line is invalid. */
export function readSeat(state: CaravanState, seat: Seat, text: string): Rejection | null {
  const bad = reject('caravan.badPosition', { line: seat + 2 })
  const found = row.exec(text)
  if (!found) return bad
  const [, cards, hand, points, known, handle, coins] = found
  const deck = [...cards!].map(Number).sort((a, b) => a - b)
  const held = hand!.trim().split(' ').map(readCard)
  const counts = [...known!].map(Number)
  if (!isLegalDeck(deck) || !deckContains(deck, counts) || !within(held, deck) || held.length !== state.options.hand) return bad
  state.decks[seat] = deck
  state.hands[seat] = held
  state.points[seat] = Number(points)
  state.known[seat] = counts
  if (handle === undefined) return null
  const spread = trimZeros(coins ? coins.split('-').map(Number) : [])
  const spent = spread.reduce((sum, coin) => sum + coin, 0)
  if (spread.length > state.options.lanes || spent !== state.options.coins || !held.some((card) => card.handle === Number(handle)))
    return bad
  state.bids[seat] = { handle: Number(handle), coins: spread }
  return null
}

function readCard(text: string): Card {
  const [handle, value] = text.split('=') as [string, string]
  return { handle: Number(handle), value: Number(value[0]), open: value.endsWith('!') }
}

function within(hand: readonly Card[], deck: readonly number[]): boolean {
  const left = [...deck]
  return hand.every(({ value }) => {
    const at = left.indexOf(value)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
