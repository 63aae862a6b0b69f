import { rngFrom, say, type Message, type Seat } from '@parlor/kernel'
import { determinize } from './determinize.ts'
import { inHand, onField, onSide, seatOf } from './field.ts'
import { writeMove } from './move.ts'
import { blockerBit, cards, rushBit } from './pool.ts'
import { foreseen } from './skill/foresee.ts'
import { gainOf } from './skill/gain.ts'
import { powerOf } from './standing.ts'
import type { SimPieceMove, SimPieceState, SimPieceView } from './types.ts'

/** Positions that are looked at for a win this turn: a hint must not be felt. */
const glimpse = 800

/** Why a move is good, the weightiest thing first: that it wins, and then what it does for that. */
export function reason(view: SimPieceView, seat: Seat, move: SimPieceMove, proven = false): Message {
  const state = determinize(view, seat, rngFrom('reason'))
  const plain = plainReason(state, seat, move)
  const sure = proven ? say('reason.proven') : state.pending[0]?.kind === 'main' ? lethalReason(view, seat, move) : null
  return sure ? say('reason.both', { sure, why: plain }) : plain
}

function plainReason(state: SimPieceState, seat: Seat, move: SimPieceMove): Message {
  const kind = state.pending[0]?.kind
  if (kind === 'main') return mainReason(state, seat, move)
  if (kind === 'block' || kind === 'counter') return defenceReason(state, seat, move)
  if (kind === 'trigger') return say(move.kind === 'yes' ? 'reason.triggerUsed' : 'reason.triggerKept')
  if (kind === 'pick') return pickReason(state, seat, move)
  if (kind === 'confirm') return say(move.kind === 'done' ? 'reason.tooDear' : 'reason.effect')
  return say(`reason.${kind === 'mulligan' || kind === 'goFirst' ? move.kind : 'least'}`)
}

/** What a win in this turn depends on, where the move begins one. */
function lethalReason(view: SimPieceView, seat: Seat, move: SimPieceMove): Message | null {
  const sight = foreseen(view, seat, glimpse)
  return sight && writeMove(sight.move) === writeMove(move) ? say(`reason.${sight.surety}`) : null
}

function mainReason(state: SimPieceState, seat: Seat, move: SimPieceMove): Message {
  switch (move.kind) {
    case 'play':
      return playReason(state, seat, move.card)
    case 'give':
      return giveReason(state, seat, move.card)
    case 'attack':
      return attackReason(state, seat, move.card, move.target)
    case 'activate':
      return say('reason.effect')
    default:
      return say('reason.end')
  }
}

function playReason(state: SimPieceState, seat: Seat, handle: number): Message {
  const side = state.sides[seat]!
  const card = cards[side.hand[inHand(side, handle)]!]!
  if (card.kind === 'event') return say('reason.effect')
  if (card.at.onPlay.some((place) => gainOf(state, seat, -1, card.no, place) > 0.3)) return say('reason.arrival', { card: card.name })
  if (card.mask & rushBit) return say('reason.rush', { card: card.name })
  if (card.mask & blockerBit) return say('reason.guard', { card: card.name })
  return say('reason.curve', { card: card.name, cost: card.cost ?? 0, don: side.donActive })
}

function giveReason(state: SimPieceState, seat: Seat, handle: number): Message {
  const one = onSide(state.sides[seat]!, handle)!
  const power = powerOf(state, seat, one)
  const wall = powerOf(state, 1 - seat, state.sides[1 - seat]!.leader)
  const params = { card: cards[one.card]!.name, power: power + 1000, against: wall }
  return say(power < wall ? 'reason.reach' : 'reason.more', params)
}

function attackReason(state: SimPieceState, seat: Seat, attacker: number, handle: number): Message {
  const theirs = state.sides[1 - seat]!
  const target = onSide(theirs, handle)!
  const power = powerOf(state, seat, onSide(state.sides[seat]!, attacker)!)
  const params = { card: cards[target.card]!.name, power, against: powerOf(state, 1 - seat, target) }
  if (target !== theirs.leader) return say('reason.strike', params)
  return say(theirs.life.length === 0 ? 'reason.lastHit' : 'reason.face', params)
}

function defenceReason(state: SimPieceState, seat: Seat, move: SimPieceMove): Message {
  const battle = state.battle!
  const attacker = onSide(state.sides[1 - seat]!, battle.attacker)
  const target = onSide(state.sides[seat]!, battle.target)
  if (attacker === null || target === null) return say('reason.harmless')
  const power = powerOf(state, 1 - seat, attacker)
  if (power < powerOf(state, seat, target)) return say('reason.harmless')
  const { life, leader } = state.sides[seat]!
  if (move.kind === 'done') return say(target === leader ? 'reason.takeHit' : 'reason.letGo', { card: cards[target.card]!.name })
  if (target === leader && life.length === 0) return say('reason.survive')
  const what = target === leader ? 'reason.saveLife' : 'reason.saveCard'
  return say(what, { card: cards[target.card]!.name, power })
}

function pickReason(state: SimPieceState, seat: Seat, move: SimPieceMove): Message {
  if (move.kind !== 'pick') return say('reason.tooDear')
  const one = onField(state, move.card)
  if (one === null) return say('reason.best')
  return say(seatOf(state, one.handle) === seat ? 'reason.bestOwn' : 'reason.bestTheirs', { card: cards[one.card]!.name })
}
