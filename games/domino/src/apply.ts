import { finish, passTurn, type Seat, type Table } from '@parlor/kernel'
import { flips, lay } from './chain.ts'
import { deal } from './deal.ts'
import { bitsOf, learnDraw, learnLack, learnPlay, openBits, pipsIn } from './knowledge.ts'
import { fits } from './moves.ts'
import { fivesOf, give, outcomeAfter, resultOf } from './score.ts'
import { addTile, idOf, removeTile, setOf } from './tiles.ts'
import { places, seatCount, type DominoEvent, type DominoMove, type DominoState } from './types.ts'

type Play = Extract<DominoMove, { kind: 'play' }>

const everybody = (1 << seatCount) - 1

export function apply(state: DominoState, seat: Seat, move: DominoMove, table: Table<DominoEvent>): void {
  // Whatever is done shows something: a tile, or that none fits.
  table.reveal()
  if (move.kind === 'play') play(state, seat, move, table)
  else if (move.kind === 'draw') takeOne(state, seat, table)
  else passOn(state, seat, table)
}

function play(state: DominoState, seat: Seat, move: Play, table: Table<DominoEvent>): void {
  const set = setOf(state.rules)
  const tile = idOf(move.top, move.bottom, set.maxPip)
  const place = places.indexOf(move.place)
  const flip = flips(state, tile, place)
  const hand = state.hands[seat]!
  removeTile(hand, tile)
  lay(state, tile, place)
  state.by.push(seat)
  learnPlay(state.facts[seat]!, bitsOf(state, set, tile), hand.length)
  state.blocked = 0
  state.freed = 0
  if (!table.quiet) table.emit({ kind: 'played', seat, tile, place: move.place, flip, ends: openEnds(state), left: hand.length })
  if (state.rules.variant === 'fives') scoreFives(state, seat, table)
  if (hand.length === 0) endHand(state, seat, table)
  else passTurn(state, (seat + 1) % seatCount, 'turn')
}

function openEnds({ open }: DominoState): number[] {
  return open.filter((pip) => pip >= 0)
}

/** DOM22. */
function scoreFives(state: DominoState, seat: Seat, table: Table<DominoEvent>): void {
  const points = fivesOf(state)
  if (points === 0) return
  give(state, state.totals, seat, points)
  if (!table.quiet) table.emit({ kind: 'scored', seat, why: 'fives', points, total: state.totals[seat]! })
}

/** DOM21: one tile; the same seat goes on. */
function takeOne(state: DominoState, seat: Seat, table: Table<DominoEvent>): void {
  const tile = state.boneyard.pop()!
  const hand = state.hands[seat]!
  learnLack(state.facts[seat]!, openBits(state.open))
  addTile(hand, tile)
  learnDraw(state.facts[seat]!, hand.length)
  passTurn(state, seat, 'turn')
  if (table.quiet) return
  const boneyard = state.boneyard.length
  table.emit({ kind: 'drew', seat, tile, boneyard }, [seat])
  table.emit({ kind: 'drew', seat, tile: null, boneyard }, others[seat]!)
}

const others = [0, 1, 2, 3].map((seat) => ['watcher' as const, ...[0, 1, 2, 3].filter((other) => other !== seat)])

function passOn(state: DominoState, seat: Seat, table: Table<DominoEvent>): void {
  const mask = openBits(state.open)
  const placer = state.by.at(-1)!
  const voluntary = fits(state, state.hands[seat]!, mask)
  if (voluntary) state.freed |= 1 << seat
  else {
    state.blocked |= 1 << seat
    learnLack(state.facts[seat]!, mask)
  }
  if (!table.quiet) table.emit({ kind: 'passed', seat, voluntary, lacks: voluntary ? [] : pipsIn(mask) })
  if (placer !== seat && state.rules.variant !== 'fives') scorePass(state, placer, table)
  if (isFish(state, seat, placer)) {
    if (!table.quiet) table.emit({ kind: 'fish', placer })
    endHand(state, null, table)
  } else passTurn(state, (seat + 1) % seatCount, 'turn')
}

/** DOM11: a point for whoever placed last. */
function scorePass(state: DominoState, placer: Seat, table: Table<DominoEvent>): void {
  give(state, state.passPoints, placer, 1)
  if (!table.quiet) table.emit({ kind: 'scored', seat: placer, why: 'pass', points: 1, total: state.passPoints[placer]! })
}

/** DOM13, DOM14. */
function isFish({ blocked, rules }: DominoState, seat: Seat, placer: Seat): boolean {
  if (rules.fish === 'allBlocked') return blocked === everybody
  return (seat + 1) % seatCount === placer && (blocked | (1 << placer)) === everybody
}

/** Shows all hands, gives points, and deals again or ends the match. */
function endHand(state: DominoState, out: Seat | null, table: Table<DominoEvent>): void {
  const result = resultOf(state, out)
  state.last = result
  if (result.winner !== null) give(state, state.totals, result.winner, result.points)
  if (!table.quiet) table.emit({ kind: 'handOver', hand: state.hand, result, totals: state.totals.slice() })
  const outcome = outcomeAfter(state, result)
  if (outcome) {
    state.seq++
    finish(state, outcome)
    const winners = outcome.reason === 'outcome.fish' ? [] : outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
    if (!table.quiet) table.emit({ kind: 'matchOver', winners, totals: state.totals.slice() })
    return
  }
  state.hand++
  deal(state, table)
  passTurn(state, state.starter, 'turn')
}
