import { msg, type GameTextRenderer, type Message, type Seat } from '@parlor/kernel'
import { winChance, nextHandOdds } from './odds.ts'
import { worthOfBets } from './run-value.ts'
import { housePrice, winOf } from './stakes.ts'
import { honourOf, numberOnFace, suitOf } from './tiles.ts'
import type { Bet, MahjongEvent, MahjongMove, MahjongTypes, MahjongView, Tile } from './types.ts'

export const text: GameTextRenderer<MahjongTypes> = {
  sentences,
  move: moveText,
  reason,
}

function moveText(move: MahjongMove): Message {
  if ('cashOut' in move) return msg('move.cashOut')
  return move.stake === undefined ? msg(`move.${move.bet}`) : msg('move.staked', { bet: msg(`move.${move.bet}`), stake: move.stake })
}

/** The chance of a bet; in Living honours also what the run is worth after it, beside the other bet. */
function reason(view: MahjongView, _seat: Seat, move: MahjongMove): Message {
  if ('cashOut' in move) return msg('reason.cashOut')
  const { bet } = move
  const odds = nextHandOdds(view)
  const count = Math.round(100 * winChance(odds, bet))
  if (view.honors === 'stakes') return stakeReason(view, bet, count)
  if (view.honors !== 'kind') return msg(`reason.${bet}`, { count })
  const worths = worthOfBets(view, odds)
  const points = (worth: number) =>
    msg('reason.points', { whole: Math.floor(Math.round(worth * 10) / 10), tenth: Math.round(worth * 10) % 10 })
  return msg(`reason.${bet}Worth`, { count, worth: points(worths[bet]), other: points(worths[bet === 'higher' ? 'lower' : 'higher']) })
}

/** What the pile knows beside what the house thinks. */
function stakeReason({ total }: MahjongView, bet: Bet, count: number): Message {
  return msg(`reason.${bet}Stake`, { count, house: Math.round(100 / (1 + housePrice(total, bet))) })
}

/** Name of a tile, with its value where that can change; `first` at the start of a sentence. */
function tileText({ face, value }: Pick<Tile, 'face' | 'value'>, first = false): Message {
  const suit = suitOf(face)
  if (suit) return msg(`tile.${suit}`, { count: numberOnFace(face) })
  const honour = honourOf(face)!
  return msg(first ? `start.${honour}` : `tile.${honour}`, { value })
}

/** The current hand in one sentence. */
export function handText(tiles: readonly Tile[], total: number): Message {
  const [a, b, c, d] = tiles.map((tile, index) => tileText(tile, index === 0)) as [Message, Message, Message, Message]
  return msg('said.hand', { a, b, c, d, total })
}

function sentences(events: readonly MahjongEvent[]): Message[] {
  const sentences: Message[] = []
  const hand: { tiles: readonly Tile[]; total: number } = { tiles: [], total: 0 }
  let over = false
  for (const event of events) {
    if (event.kind === 'dealt' || event.kind === 'revalued') Object.assign(hand, { tiles: event.tiles, total: event.total })
    else if (event.kind === 'resolved') sentences.push(resolvedText(event))
    else if (event.kind === 'moved') sentences.push(movedText(event))
    else if (event.kind === 'reshuffled') sentences.push(msg('said.reshuffled', { draw: event.draw }))
    else if (event.kind === 'over') {
      over = true
      sentences.push(overText(event))
    }
  }
  if (!over && hand.tiles.length > 0) sentences.push(handText(hand.tiles, hand.total))
  return sentences
}

function resolvedText({ total, next, won, score, bet, stake }: Extract<MahjongEvent, { kind: 'resolved' }>): Message {
  const compared = msg(next > total ? 'said.higher' : next < total ? 'said.lower' : 'said.same')
  if (stake !== undefined) {
    const count = won ? winOf(total, bet, stake) : stake
    if (count === 0) return msg('said.wonNothing', { next, compared, score })
    return msg(won ? 'said.wonChips' : 'said.lostChips', { next, compared, score, count })
  }
  return msg(won ? 'said.won' : 'said.lost', { next, compared, score })
}

function movedText({ face, by, value }: Extract<MahjongEvent, { kind: 'moved' }>): Message {
  return msg(by > 0 ? 'said.rises' : 'said.falls', { tile: msg(`honour.${honourOf(face)!}`), value })
}

function overText({ ending, score, bets, face }: Extract<MahjongEvent, { kind: 'over' }>): Message {
  const tile = face === null ? '' : msg(`honour.${honourOf(face)!}`)
  return msg(`said.${ending}`, { tile, score, count: bets })
}
