import { pickRandom, type Policy, type Rng, type Seat } from '@parlor/kernel'
import { openPipBits } from './knowledge.ts'
import { hasFittingTile, listPlays, mayPassVoluntarily } from './moves.ts'
import { drawMove, passMove } from './tiles.ts'
import { tilePlaces, seatCount, type DominoTypes, type DominoMove, type DominoState, type PublicPosition, type Tile } from './types.ts'

type Play = Extract<DominoMove, { kind: 'play' }>
type PeekingPolicy = Extract<Policy<DominoTypes>, { sees: 'state' }>
type FairPolicy = Extract<Policy<DominoTypes>, { sees: 'view' }>

/** The seat that Easy helps and Hard blocks. */
const person = 0

function playsOf(table: PublicPosition, hand: readonly Tile[]): Play[] {
  const out: DominoMove[] = []
  out.length = listPlays(table, hand, out)
  return out as Play[]
}

/** The move of a hand without a placement. */
function drawOrPass({ rules }: PublicPosition, boneyard: number): DominoMove {
  return rules.variant !== 'block' && boneyard > 0 ? drawMove : passMove
}

/** The pips that a placement opens; both of them for the first tile. */
function newEnds(table: PublicPosition, { top, bottom, place }: Play): number {
  const pip = table.open[tilePlaces.indexOf(place)]!
  return place === 'start' ? (1 << top) | (1 << bottom) : 1 << (pip === top ? bottom : top)
}

/** All open pips after a placement. */
function endsAfter(table: PublicPosition, play: Play): number {
  const at = tilePlaces.indexOf(play.place)
  return openPipBits(table.open.map((pip, place) => (place === at ? -1 : pip))) | newEnds(table, play)
}

/** Random: any tile that fits, at any place. */
export const randomPolicy: FairPolicy = {
  sees: 'view',
  choose(view, _seat, rng) {
    const plays = playsOf(view, view.own)
    return plays.length > 0 ? pickRandom(rng, plays) : drawOrPass(view, view.boneyard)
  },
}

/** Greedy: the tile with the most pips, a double before others of equal weight. */
export const greedyPolicy: FairPolicy = {
  sees: 'view',
  choose(view, _seat, rng) {
    const plays = playsOf(view, view.own)
    if (plays.length === 0) return drawOrPass(view, view.boneyard)
    const weight = ({ top, bottom }: Play): number => 2 * (top + bottom) + (top === bottom ? 1 : 0)
    const most = Math.max(...plays.map(weight))
    return pickRandom(
      rng,
      plays.filter((play) => weight(play) === most),
    )
  },
}

/** Hard sees the next hand: good placements leave an end that it can play on. Right before the human player it prefers the others, else the good. */
export const hardPolicy: PeekingPolicy = {
  sees: 'state',
  choose(state, seat, rng) {
    const plays = playsOf(state, state.hands[seat]!)
    if (plays.length === 0) return drawOrPass(state, state.boneyard.length)
    const next = (seat + 1) % seatCount
    const wanted = plays.filter((play) => hasFittingTile(state, state.hands[next]!, newEnds(state, play)) !== (next === person))
    return pickRandom(rng, wanted.length > 0 ? wanted : plays)
  },
}

/** Easy sees the human player's hand, plays what it can answer, and prefers passing to making the human player pass. */
export const easyPolicy: PeekingPolicy = { sees: 'state', choose: chooseEasy }

function chooseEasy(state: DominoState, seat: Seat, rng: Rng): DominoMove {
  const plays = playsOf(state, state.hands[seat]!)
  if (plays.length === 0) return drawOrPass(state, state.boneyard.length)
  const theirs = state.hands[person]!
  const harmless = plays.filter((play) => hasFittingTile(state, theirs, endsAfter(state, play)))
  if (harmless.length === 0)
    return hasFittingTile(state, theirs, openPipBits(state.open)) && mayPassVoluntarily(state, seat) ? passMove : pickRandom(rng, plays)
  const good = harmless.filter((play) => hasFittingTile(state, theirs, newEnds(state, play)))
  const best = good.filter(({ top, bottom }) => top !== bottom)
  return pickRandom(rng, best.length > 0 ? best : good.length > 0 ? good : harmless)
}
