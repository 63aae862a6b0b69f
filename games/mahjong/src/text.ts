import { say, type Message, type Text } from '@parlor/kernel'
import { chanceOf, oddsOf } from './odds.ts'
import { honourOf, numberOf, suitOf } from './tiles.ts'
import type { MahjongEvent, MahjongKinds, Tile } from './types.ts'

export const text: Text<MahjongKinds> = {
  sentences,
  move: ({ bet }) => say(`move.${bet}`),
  reason: (view, _seat, { bet }) => say(`reason.${bet}`, { count: Math.round(100 * chanceOf(oddsOf(view), bet)) }),
}

/** A tile as it is called, with its worth where that can change; `first` where it begins a sentence. */
export function tileWords({ face, value }: Pick<Tile, 'face' | 'value'>, first = false): Message {
  const suit = suitOf(face)
  if (suit) return say(`tile.${suit}`, { count: numberOf(face) })
  const honour = honourOf(face)!
  return say(first ? `start.${honour}` : `tile.${honour}`, { value })
}

/** The hand on the table in one sentence. */
export function handWords(tiles: readonly Tile[], total: number): Message {
  const [a, b, c, d] = tiles.map((tile, place) => tileWords(tile, place === 0)) as [Message, Message, Message, Message]
  return say('said.hand', { a, b, c, d, total })
}

function sentences(events: readonly MahjongEvent[]): Message[] {
  const said: Message[] = []
  const hand: { tiles: readonly Tile[]; total: number } = { tiles: [], total: 0 }
  let over = false
  for (const event of events) {
    if (event.kind === 'dealt' || event.kind === 'revalued') Object.assign(hand, { tiles: event.tiles, total: event.total })
    else if (event.kind === 'resolved') said.push(resolvedWords(event))
    else if (event.kind === 'moved') said.push(movedWords(event))
    else if (event.kind === 'reshuffled') said.push(say('said.reshuffled', { draw: event.draw }))
    else if (event.kind === 'over') {
      over = true
      said.push(overWords(event))
    }
  }
  if (!over && hand.tiles.length > 0) said.push(handWords(hand.tiles, hand.total))
  return said
}

function resolvedWords({ total, next, won, score }: Extract<MahjongEvent, { kind: 'resolved' }>): Message {
  const compared = say(next > total ? 'said.higher' : next < total ? 'said.lower' : 'said.same')
  return say(won ? 'said.won' : 'said.lost', { next, compared, score })
}

function movedWords({ face, by, value }: Extract<MahjongEvent, { kind: 'moved' }>): Message {
  return say(by > 0 ? 'said.rises' : 'said.falls', { tile: say(`honour.${honourOf(face)!}`), value })
}

function overWords({ ending, score, bets, face }: Extract<MahjongEvent, { kind: 'over' }>): Message {
  const tile = face === null ? '' : say(`honour.${honourOf(face)!}`)
  return say(`said.${ending}`, { tile, score, bets })
}
