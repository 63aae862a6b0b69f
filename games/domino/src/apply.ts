import { setOutcome, passTurn, type Seat, type EventSink } from '@parlor/kernel'
import { isFlipped, placeTile } from './chain.ts'
import { dealHands } from './deal-hands.ts'
import { tileBits, learnDraw, learnLack, learnPlay, openPipBits, pipsOfMask } from './knowledge.ts'
import { hasFittingTile } from './moves.ts'
import { fivesScore, addPoints, matchOutcomeAfterHand, handResultOf } from './score.ts'
import { addTile, tileIdOf, removeTile, tileSetOf } from './tiles.ts'
import { tilePlaces, seatCount, type DominoEvent, type DominoMove, type DominoState } from './types.ts'

type Play = Extract<DominoMove, { kind: 'play' }>

const everybody = (1 << seatCount) - 1

export function apply(state: DominoState, seat: Seat, move: DominoMove, sink: EventSink<DominoEvent>): void {
  // Every move reveals something: a tile, or that none fits.
  sink.reveal()
  if (move.kind === 'play') play(state, seat, move, sink)
  else if (move.kind === 'draw') takeOne(state, seat, sink)
  else passOn(state, seat, sink)
}

function play(state: DominoState, seat: Seat, move: Play, sink: EventSink<DominoEvent>): void {
  const set = tileSetOf(state.rules)
  const tile = tileIdOf(move.top, move.bottom, set.maxPip)
  const place = tilePlaces.indexOf(move.place)
  const flip = isFlipped(state, tile, place)
  const hand = state.hands[seat]!
  removeTile(hand, tile)
  placeTile(state, tile, place)
  state.by.push(seat)
  learnPlay(state.facts[seat]!, tileBits(state, set, tile), hand.length)
  state.blocked = 0
  state.freed = 0
  if (!sink.quiet) sink.emit({ kind: 'played', seat, tile, place: move.place, flip, ends: openEnds(state), left: hand.length })
  if (state.rules.variant === 'fives') scoreFives(state, seat, sink)
  if (hand.length === 0) endHand(state, seat, sink)
  else passTurn(state, (seat + 1) % seatCount, 'turn')
}

function openEnds({ open }: DominoState): number[] {
  return open.filter((pip) => pip >= 0)
}

/** DOM22. */
function scoreFives(state: DominoState, seat: Seat, sink: EventSink<DominoEvent>): void {
  const points = fivesScore(state)
  if (points === 0) return
  addPoints(state, state.totals, seat, points)
  if (!sink.quiet) sink.emit({ kind: 'scored', seat, why: 'fives', points, total: state.totals[seat]! })
}

/** DOM21: one tile; the same seat goes on. */
function takeOne(state: DominoState, seat: Seat, sink: EventSink<DominoEvent>): void {
  const tile = state.boneyard.pop()!
  const hand = state.hands[seat]!
  learnLack(state.facts[seat]!, openPipBits(state.open))
  addTile(hand, tile)
  learnDraw(state.facts[seat]!, hand.length)
  passTurn(state, seat, 'turn')
  if (sink.quiet) return
  const boneyard = state.boneyard.length
  sink.emit({ kind: 'drew', seat, tile, boneyard }, [seat])
  sink.emit({ kind: 'drew', seat, tile: null, boneyard }, others[seat]!)
}

const others = [0, 1, 2, 3].map((seat) => ['watcher' as const, ...[0, 1, 2, 3].filter((other) => other !== seat)])

function passOn(state: DominoState, seat: Seat, sink: EventSink<DominoEvent>): void {
  const mask = openPipBits(state.open)
  const placer = state.by.at(-1)!
  const voluntary = hasFittingTile(state, state.hands[seat]!, mask)
  if (voluntary) state.freed |= 1 << seat
  else {
    state.blocked |= 1 << seat
    learnLack(state.facts[seat]!, mask)
  }
  if (!sink.quiet) sink.emit({ kind: 'passed', seat, voluntary, lacks: voluntary ? [] : pipsOfMask(mask) })
  if (placer !== seat && state.rules.variant !== 'fives') scorePass(state, placer, sink)
  if (isFish(state, seat, placer)) {
    if (!sink.quiet) sink.emit({ kind: 'fish', placer })
    endHand(state, null, sink)
  } else passTurn(state, (seat + 1) % seatCount, 'turn')
}

/** DOM11: a point for the seat that placed last. */
function scorePass(state: DominoState, placer: Seat, sink: EventSink<DominoEvent>): void {
  addPoints(state, state.passPoints, placer, 1)
  if (!sink.quiet) sink.emit({ kind: 'scored', seat: placer, why: 'pass', points: 1, total: state.passPoints[placer]! })
}

/** DOM13, DOM14. */
function isFish({ blocked, rules }: DominoState, seat: Seat, placer: Seat): boolean {
  if (rules.fish === 'allBlocked') return blocked === everybody
  return (seat + 1) % seatCount === placer && (blocked | (1 << placer)) === everybody
}

/** Reveals all hands, scores, and deals again or ends the match. */
function endHand(state: DominoState, out: Seat | null, sink: EventSink<DominoEvent>): void {
  const result = handResultOf(state, out)
  state.last = result
  if (result.winner !== null) addPoints(state, state.totals, result.winner, result.points)
  if (!sink.quiet) sink.emit({ kind: 'handOver', hand: state.hand, result, totals: state.totals.slice() })
  const outcome = matchOutcomeAfterHand(state, result)
  if (outcome) {
    state.seq++
    setOutcome(state, outcome)
    const winners = outcome.reason === 'outcome.fish' ? [] : outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
    if (!sink.quiet) sink.emit({ kind: 'matchOver', winners, totals: state.totals.slice() })
    return
  }
  state.hand++
  dealHands(state, sink)
  passTurn(state, state.starter, 'turn')
}
