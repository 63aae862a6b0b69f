import { setOutcome, passTurn, shuffle, type Seat, type EventSink } from '@parlor/kernel'
import { packBet, rememberRound } from './round-history.ts'
import { honourEnding, isBroke, isExhausted, outcomeOf } from './score.ts'
import { addDeck } from './setup.ts'
import { winOf } from './stakes.ts'
import { faceOf, handSize, highestHonourValue, isHonour, lowestHonourValue, valueSlotOf, snapshotTiles, handTotal } from './tiles.ts'
import { type Ending, type MahjongEvent, type MahjongMove, type MahjongState } from './types.ts'

/** The hand that was bet from, while its bet is resolved. */
const used: number[] = [0, 0, 0, 0]

/** Deals the next hand, resolves the bet, moves the honours of the hand that was bet from, and only then checks for the end of the run. */
export function apply(state: MahjongState, _seat: Seat, move: MahjongMove, sink: EventSink<MahjongEvent>): void {
  if ('cashOut' in move) return end(state, 'cashedOut', null, sink)
  const { bet, stake = 0 } = move
  const { honors, values, hand, draw, discard } = state
  const total = handTotal(honors, values, hand)
  for (let i = 0; i < handSize; i++) {
    used[i] = hand[i]!
    hand[i] = draw.pop()!
  }
  sink.reveal()
  const next = handTotal(honors, values, hand)
  const won = bet === 'higher' ? next > total : next < total
  state.bets++
  state.score += stake === 0 ? (won ? 1 : 0) : won ? winOf(total, bet, stake) : -stake
  state.streak = won ? state.streak + 1 : 0
  rememberRound(state, used, packBet(bet, stake), won, next)
  if (!sink.quiet) {
    const staked = stake > 0 ? { stake } : {}
    sink.emit({ kind: 'bet', bet, total, ...staked })
    sink.emit({ kind: 'dealt', tiles: snapshotTiles(honors, values, hand), total: next })
    sink.emit({ kind: 'resolved', bet, total, next, won, score: state.score, streak: state.streak, ...staked })
  }
  moveHonours(state, won ? 1 : -1, sink)
  for (let i = 0; i < handSize; i++) discard.push(used[i]!)
  if (!sink.quiet) reportWorth(state, next, sink)
  const honour = honourEnding(state, used)
  if (honour) return end(state, honour.ending, honour.face, sink)
  if (isBroke(state)) return end(state, 'broke', null, sink)
  if (draw.length < handSize) exhaust(state, sink)
  if (isExhausted(state)) end(state, 'exhausted', null, sink)
  else passTurn(state, 0, 'bet')
}

/**
 * Every honour tile of the hand moves its value by one; two tiles of a kind that shares one value move it by two.
 * Values are clamped to their scale.
 */
function moveHonours(state: MahjongState, by: 1 | -1, sink: EventSink<MahjongEvent>): void {
  const { honors, values } = state
  for (let i = 0; i < handSize; i++) {
    const id = used[i]!
    if (!isHonour(id)) continue
    const slot = valueSlotOf(honors, id)
    values[slot] = Math.min(highestHonourValue, Math.max(lowestHonourValue, values[slot]! + by))
  }
  if (sink.quiet) return
  for (const [i, id] of used.entries()) {
    if (!isHonour(id)) continue
    const slot = valueSlotOf(honors, id)
    const tiles = used.filter((other) => isHonour(other) && valueSlotOf(honors, other) === slot)
    if (used.indexOf(tiles[0]!) === i) sink.emit({ kind: 'moved', face: faceOf(id), tiles, by, value: values[slot]! })
  }
}

function reportWorth({ honors, values, hand }: MahjongState, before: number, sink: EventSink<MahjongEvent>): void {
  const total = handTotal(honors, values, hand)
  if (total !== before) sink.emit({ kind: 'revalued', tiles: snapshotTiles(honors, values, hand), total })
}

/** The last time only the counter moves; before, a fresh deck joins the discarded tiles and the rest of the pile. */
function exhaust(state: MahjongState, sink: EventSink<MahjongEvent>): void {
  const { draw, discard } = state
  state.exhaustions++
  if (isExhausted(state)) return
  for (let i = 0; i < discard.length; i++) draw.push(discard[i]!)
  discard.length = 0
  addDeck(draw, state.exhaustions)
  shuffle(state.rng, draw)
  if (!sink.quiet) sink.emit({ kind: 'reshuffled', exhaustions: state.exhaustions, draw: draw.length })
}

function end(state: MahjongState, ending: Ending, face: number | null, sink: EventSink<MahjongEvent>): void {
  state.seq++
  setOutcome(state, outcomeOf(state.score, ending))
  if (!sink.quiet) sink.emit({ kind: 'over', ending, score: state.score, bets: state.bets, face })
}
