import { rngFrom, msg, type Message, type Seat } from '@parlor/kernel'
import { determinize } from './determinize.ts'
import { indexInHand, findOnField, findOnSide, ownerOf } from './find-card.ts'
import { writeMove } from './interned-moves.ts'
import { blockerBit, cards, rushBit } from './card-pool.ts'
import { findWinThisTurn } from './strategy/find-win-this-turn.ts'
import { abilityGain } from './strategy/ability-value.ts'
import { powerOf } from './current-values.ts'
import type { SimPieceMove, SimPieceState, SimPieceView } from './types.ts'

/** Position limit of the search for a win this turn: a hint must not be noticeably slow. */
const positionLimit = 800

/** Why a move is good, most important first: that it wins, and then its effects. */
export function moveReason(view: SimPieceView, seat: Seat, move: SimPieceMove, proven = false): Message {
  const state = determinize(view, seat, rngFrom('reason'))
  const plain = plainReason(state, seat, move)
  const sure = proven ? msg('reason.proven') : state.pending[0]?.kind === 'main' ? lethalReason(view, seat, move) : null
  return sure ? msg('reason.both', { sure, why: plain }) : plain
}

function plainReason(state: SimPieceState, seat: Seat, move: SimPieceMove): Message {
  const kind = state.pending[0]?.kind
  if (kind === 'main') return mainReason(state, seat, move)
  if (kind === 'block' || kind === 'counter') return defenceReason(state, seat, move)
  if (kind === 'trigger') return msg(move.kind === 'yes' ? 'reason.triggerUsed' : 'reason.triggerKept')
  if (kind === 'pick') return pickReason(state, seat, move)
  if (kind === 'confirm') return msg(move.kind === 'done' ? 'reason.tooDear' : 'reason.effect')
  return msg(`reason.${kind === 'mulligan' || kind === 'goFirst' ? move.kind : 'least'}`)
}

/** What a win in this turn depends on, where the move starts one; and where one seemed near, that there is none or that none was found. */
function lethalReason(view: SimPieceView, seat: Seat, move: SimPieceMove): Message | null {
  const win = findWinThisTurn(view, seat, positionLimit)
  if (win.result !== 'win') return win.near ? msg(win.result === 'none' ? 'reason.noWin' : 'reason.winUnknown') : null
  return writeMove(win.move) === writeMove(move) ? msg(`reason.${win.certainty}`) : null
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
      return msg('reason.effect')
    default:
      return msg('reason.end')
  }
}

function playReason(state: SimPieceState, seat: Seat, handle: number): Message {
  const side = state.sides[seat]!
  const card = cards[side.hand[indexInHand(side, handle)]!]!
  if (card.kind === 'event') return msg('reason.effect')
  if (card.at.onPlay.some((index) => abilityGain(state, seat, -1, card.no, index) > 0.3)) return msg('reason.arrival', { card: card.name })
  if (card.mask & rushBit) return msg('reason.rush', { card: card.name })
  if (card.mask & blockerBit) return msg('reason.guard', { card: card.name })
  return msg('reason.curve', { card: card.name, cost: card.cost ?? 0, don: side.donActive })
}

function giveReason(state: SimPieceState, seat: Seat, handle: number): Message {
  const one = findOnSide(state.sides[seat]!, handle)!
  const power = powerOf(state, seat, one)
  const wall = powerOf(state, 1 - seat, state.sides[1 - seat]!.leader)
  const params = { card: cards[one.card]!.name, power: power + 1000, against: wall }
  return msg(power < wall ? 'reason.reach' : 'reason.more', params)
}

function attackReason(state: SimPieceState, seat: Seat, attacker: number, handle: number): Message {
  const theirs = state.sides[1 - seat]!
  const target = findOnSide(theirs, handle)!
  const power = powerOf(state, seat, findOnSide(state.sides[seat]!, attacker)!)
  const params = { card: cards[target.card]!.name, power, against: powerOf(state, 1 - seat, target) }
  if (target !== theirs.leader) return msg('reason.strike', params)
  return msg(theirs.life.length === 0 ? 'reason.lastHit' : 'reason.face', params)
}

function defenceReason(state: SimPieceState, seat: Seat, move: SimPieceMove): Message {
  const battle = state.battle!
  const attacker = findOnSide(state.sides[1 - seat]!, battle.attacker)
  const target = findOnSide(state.sides[seat]!, battle.target)
  if (attacker === null || target === null) return msg('reason.harmless')
  const power = powerOf(state, 1 - seat, attacker)
  if (power < powerOf(state, seat, target)) return msg('reason.harmless')
  const { life, leader } = state.sides[seat]!
  if (move.kind === 'done') return msg(target === leader ? 'reason.takeHit' : 'reason.letGo', { card: cards[target.card]!.name })
  if (target === leader && life.length === 0) return msg('reason.survive')
  const what = target === leader ? 'reason.saveLife' : 'reason.saveCard'
  return msg(what, { card: cards[target.card]!.name, power })
}

function pickReason(state: SimPieceState, seat: Seat, move: SimPieceMove): Message {
  if (move.kind !== 'pick') return msg('reason.tooDear')
  const one = findOnField(state, move.card)
  if (one === null) return msg('reason.best')
  return msg(ownerOf(state, one.handle) === seat ? 'reason.bestOwn' : 'reason.bestTheirs', { card: cards[one.card]!.name })
}
