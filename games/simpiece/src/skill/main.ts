import type { Seat } from '@parlor/kernel'
import { mostCharacters, onSide } from '../field.ts'
import * as move from '../move.ts'
import { cards, rushBit, type CardNo } from '../pool.ts'
import { costInHand } from '../standing.ts'
import type { SimPieceMove, SimPieceState } from '../types.ts'
import { bestRaid, mayKill, raidMove } from './attack.ts'
import { gainOf, priceOf } from './gain.ts'
import { knobs } from './knobs.ts'
import { fieldWorth, handWorth, leastOf } from './worth.ts'

/** What to do in the Main Phase: go for the win, play cards on curve, use effects, attack where that is favourable. */
export function mainMove(state: SimPieceState, seat: Seat, moves: readonly SimPieceMove[], count: number): SimPieceMove {
  const all = mayKill(state, seat)
  let best: SimPieceMove = move.end
  let highest = 0
  for (let i = 0; i < count; i++) {
    const one = moves[i]!
    const score =
      one.kind === 'play'
        ? playScore(state, seat, one.card, all)
        : one.kind === 'activate'
          ? activateScore(state, seat, one.card, one.ability)
          : 0
    if (score > highest) {
      highest = score
      best = one
    }
  }
  if (best !== move.end) return best
  const raid = bestRaid(state, seat, all, all ? 0.01 : knobs.donGive)
  return raid === null ? move.end : raidMove(raid)
}

/** How much better it is to play a card than to keep it and its DON!!. */
function playScore(state: SimPieceState, seat: Seat, handle: number, all: boolean): number {
  const side = state.sides[seat]!
  const no = side.hand[side.handles.indexOf(handle)]!
  const cost = costInHand(state, seat, no)
  const worth = cards[no]!.kind === 'event' ? eventWorth(state, seat, no) : characterWorth(state, seat, no, all)
  return worth - handWorth(no) * knobs.kept - cost * knobs.donPlay - reserve(state, seat, no, cost)
}

function eventWorth(state: SimPieceState, seat: Seat, no: CardNo): number {
  let sum = 0
  for (const place of cards[no]!.at.main) {
    const { cost } = cards[no]!.abilities[place]!
    sum += gainOf(state, seat, -1, no, place) - priceOf(state, seat, cost)
  }
  return sum
}

function characterWorth(state: SimPieceState, seat: Seat, no: CardNo, all: boolean): number {
  const { characters } = state.sides[seat]!
  const card = cards[no]!
  if (all && !(card.mask & rushBit) && card.at.onPlay.length === 0) return 0
  let worth = fieldWorth(no) + (card.mask & rushBit ? knobs.rush : 0) + (card.cost ?? 0) * knobs.curve
  for (const place of card.at.onPlay) {
    const { cost } = card.abilities[place]!
    worth += Math.max(cost === undefined ? -9 : 0, gainOf(state, seat, -1, no, place) - priceOf(state, seat, cost))
  }
  return characters.length < mostCharacters ? worth : worth - fieldWorth(leastOf(characters)!.card) - 0.2
}

/** What is lost when a [Counter] Event in hand can no longer be paid for. */
function reserve({ sides }: SimPieceState, seat: Seat, playing: CardNo, cost: number): number {
  const { hand, donActive, life } = sides[seat]!
  for (const no of hand)
    if (no !== playing && cards[no]!.at.counter.length > 0) {
      const due = cards[no]!.cost ?? 0
      if (donActive >= due && donActive - cost < due) return life.length <= 2 ? 0.35 : 0.12
    }
  return 0
}

function activateScore(state: SimPieceState, seat: Seat, handle: number, ability: number): number {
  const one = onSide(state.sides[seat]!, handle)!
  return gainOf(state, seat, handle, one.card, ability) - priceOf(state, seat, cards[one.card]!.abilities[ability]!.cost)
}
