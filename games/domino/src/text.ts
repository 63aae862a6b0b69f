import { msg, seatNameMessage, type Message, type Seat, type GameTextRenderer } from '@parlor/kernel'
import { pipsLackedBy, openPipBits, pipsOfMask } from './knowledge.ts'
import { hasFittingTile } from './moves.ts'
import { fivesScore, pipSum, onSameTeam } from './score.ts'
import { chainAfterPlay } from './chain.ts'
import { tileIdOf, tileSetOf } from './tiles.ts'
import {
  tilePlaces,
  seatCount,
  type DominoEvent,
  type DominoTypes,
  type DominoMove,
  type DominoView,
  type PublicPosition,
  type Tile,
} from './types.ts'

export const text: GameTextRenderer<DominoTypes> = { sentences, move: moveText, reason }

type EventOf<K extends DominoEvent['kind']> = Extract<DominoEvent, { kind: K }>

function sentences(events: readonly DominoEvent[], view: DominoView): Message[] {
  const sentences: Message[] = []
  for (const event of events) {
    const one = sentence(event, view)
    if (one) sentences.push(one)
  }
  return sentences
}

function sentence(event: DominoEvent, view: DominoView): Message | null {
  switch (event.kind) {
    case 'dealt':
      return event.tiles === null ? null : msg('said.dealt', { count: event.count, hand: event.hand + 1 })
    case 'begins':
      return beginsText(event, view)
    case 'played':
      return played(event, view)
    case 'drew':
      return drew(event, view)
    case 'passed':
      return passed(event)
    case 'scored':
      return event.why === 'pass'
        ? msg('said.point', { who: seatNameMessage(event.seat), total: event.total })
        : msg('said.fives', { who: seatNameMessage(event.seat), points: event.points, total: event.total })
    case 'fish':
      return msg('said.fish', { who: seatNameMessage(event.placer) })
    case 'handOver':
      return handOver(event, view)
    case 'matchOver':
      return matchOver(event, view)
  }
}

function beginsText({ seat, lead, why }: EventOf<'begins'>, view: DominoView): Message {
  const who = seatNameMessage(seat)
  switch (why) {
    case 'lot':
      return msg('said.begins.lot', { who })
    case 'double':
      return msg('said.begins.double', { who, tile: tileText(view, lead) })
    case 'winner':
      return msg('said.begins.winner', { who })
    case 'next':
      return msg('said.begins.next', { who })
  }
}

/** The half that touches the chain comes first. */
function played({ seat, tile, place, flip, ends, left }: EventOf<'played'>, view: DominoView): Message {
  const params = { who: seatNameMessage(seat), tile: tileText(view, tile, flip), ends: endsText(ends), count: left }
  return msg(left === 0 ? `said.out.${place}` : `said.played.${place}`, params)
}

function drew({ seat, tile, boneyard }: EventOf<'drew'>, view: DominoView): Message {
  const who = seatNameMessage(seat)
  return tile === null
    ? msg('said.drew', { who, count: boneyard })
    : msg('said.drewTile', { who, tile: tileText(view, tile), count: boneyard })
}

function passed({ seat, voluntary, lacks }: EventOf<'passed'>): Message {
  return voluntary
    ? msg('said.passedFreely', { who: seatNameMessage(seat) })
    : msg('said.passed', { who: seatNameMessage(seat), lacks: lacksText(lacks) })
}

function handOver({ result, totals }: Pick<EventOf<'handOver'>, 'result' | 'totals'>, view: DominoView): Message | null {
  const { winner, fish, points, pips } = result
  const counts = view.rules.target > 0 || view.rules.variant === 'fives'
  if (winner === null) return counts ? msg('said.nobody') : null
  if (!counts) return view.rules.partners ? msg('said.pairOut', pairOf(winner)) : msg('said.wins', { who: seatNameMessage(winner) })
  return msg(fish ? 'said.lightest' : 'said.handWon', { who: seatNameMessage(winner), points, pips: pips[winner]!, total: totals[winner]! })
}

/** DOM16: who had the fewest pips when the last hand was blocked, and what it brought; null for any other ending. */
export function blockedHandText(view: DominoView): Message | null {
  const { last, outcome, rules, totals } = view
  if (!last?.fish || !outcome?.reason.startsWith('outcome.')) return null
  if (rules.target > 0 || rules.variant === 'fives') return handOver({ result: last, totals }, view)
  const pips = Math.min(...last.pips)
  const first = last.pips.indexOf(pips)
  if (last.pips.lastIndexOf(pips) !== first) return msg('fish.shared', { pips })
  return msg('fish.lightest', { who: seatNameMessage(first), pips })
}

function matchOver({ winners, totals }: EventOf<'matchOver'>, view: DominoView): Message | null {
  if (view.rules.target === 0 && view.rules.variant !== 'fives') return null
  const total = Math.max(...totals)
  const [first = 0] = winners
  if (winners.length === 1) return msg('said.match', { who: seatNameMessage(first), total })
  const pair = view.rules.partners && winners.length === 2
  return pair ? msg('said.pairMatch', { ...pairOf(first), total }) : msg('said.matchShared', { total })
}

function pairOf(seat: Seat): { who: Message; partner: Message } {
  return { who: seatNameMessage(seat), partner: seatNameMessage((seat + 2) % seatCount) }
}

function endsText(pips: readonly number[]): Message {
  return msg(`ends.${pips.length}`, named(pips))
}

function lacksText(pips: readonly number[]): Message {
  return msg(`lacks.${pips.length}`, named(pips))
}

function named([a = 0, b = 0, c = 0, d = 0]: readonly number[]): { a: number; b: number; c: number; d: number } {
  return { a, b, c, d }
}

/** Name of a tile, the half that touches the chain first. */
function tileText(table: PublicPosition, tile: Tile, flip = false): string {
  const { tops, bottoms } = tileSetOf(table.rules)
  return flip ? `${bottoms[tile]}-${tops[tile]}` : `${tops[tile]}-${bottoms[tile]}`
}

function moveText(move: DominoMove, view: DominoView): Message {
  if (move.kind !== 'play') return msg(move.kind === 'draw' ? 'move.draw' : 'move.pass')
  const met = view.open[tilePlaces.indexOf(move.place)]
  const tile = met === move.bottom ? `${move.bottom}-${move.top}` : `${move.top}-${move.bottom}`
  return msg(`move.${move.place}`, { tile })
}

/** The first applicable reason, most important first. */
function reason(view: DominoView, seat: Seat, move: DominoMove): Message {
  if (move.kind !== 'play') return msg(move.kind === 'draw' ? 'reason.draw' : 'reason.pass')
  const after = chainAfterPlay(view, move)
  if (view.own.length === 1) return msg('reason.out')
  const points = view.rules.variant === 'fives' ? fivesScore(after) : 0
  if (points > 0) return msg('reason.fives', { points })
  const ends = openPipBits(after.open)
  const blocked = blockedBy(view, seat, ends)
  if (blocked !== null) return msg('reason.blocks', { who: seatNameMessage(blocked), ends: lacksText(pipsOfMask(ends)) })
  if (move.top === move.bottom) return msg('reason.double')
  const rest = view.own.filter((tile) => tile !== tileIdOf(move.top, move.bottom, tileSetOf(view.rules).maxPip))
  const kept = rest.filter((tile) => hasFittingTile(view, [tile], ends)).length
  if (kept > 1) return msg('reason.keeps', { count: kept })
  const weight = move.top + move.bottom
  if (weight > pipSum(view, rest) / Math.max(1, rest.length)) return msg('reason.heavy', { count: weight })
  return msg('reason.least')
}

/** The next opponent, if it certainly lacks these pips. */
function blockedBy(view: DominoView, seat: Seat, ends: number): Seat | null {
  const next = (seat + 1) % seatCount
  const lacks = pipsLackedBy(view, next).reduce((mask, pip) => mask | (1 << pip), 0)
  return (ends & ~lacks) === 0 && !onSameTeam(view, seat, next) && view.counts[next]! > 0 ? next : null
}
