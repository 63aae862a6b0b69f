import { pick, type Policy, type Rng, type Seat } from '@parlor/kernel'
import { openBits } from './knowledge.ts'
import { fits, listPlays, mayPass } from './moves.ts'
import { draw, pass } from './tiles.ts'
import { places, seatCount, type DominoKinds, type DominoMove, type DominoState, type Public, type Tile } from './types.ts'

type Play = Extract<DominoMove, { kind: 'play' }>
type Seeing = Extract<Policy<DominoKinds>, { sees: 'state' }>
type Fair = Extract<Policy<DominoKinds>, { sees: 'view' }>

/** The seat that Easy helps and Hard blocks. */
const person = 0

function playsOf(table: Public, hand: readonly Tile[]): Play[] {
  const out: DominoMove[] = []
  out.length = listPlays(table, hand, out)
  return out as Play[]
}

/** What there is to do for a hand without a play. */
function idle({ rules }: Public, boneyard: number): DominoMove {
  return rules.variant !== 'block' && boneyard > 0 ? draw : pass
}

/** The pips a play leaves open where it was made; both of them for the first tile. */
function newEnds(table: Public, { top, bottom, place }: Play): number {
  const pip = table.open[places.indexOf(place)]!
  return place === 'start' ? (1 << top) | (1 << bottom) : 1 << (pip === top ? bottom : top)
}

/** All pips open after a play. */
function endsAfter(table: Public, play: Play): number {
  const at = places.indexOf(play.place)
  return openBits(table.open.map((pip, place) => (place === at ? -1 : pip))) | newEnds(table, play)
}

/** Random: any tile that fits, wherever it fits. */
export const random: Fair = {
  sees: 'view',
  choose(view, _seat, rng) {
    const plays = playsOf(view, view.own)
    return plays.length > 0 ? pick(rng, plays) : idle(view, view.boneyard)
  },
}

/** Greedy: the tile with the most pips, a double before others as heavy. */
export const greedy: Fair = {
  sees: 'view',
  choose(view, _seat, rng) {
    const plays = playsOf(view, view.own)
    if (plays.length === 0) return idle(view, view.boneyard)
    const weight = ({ top, bottom }: Play): number => 2 * (top + bottom) + (top === bottom ? 1 : 0)
    const most = Math.max(...plays.map(weight))
    return pick(
      rng,
      plays.filter((play) => weight(play) === most),
    )
  },
}

/** Hard looks into the next hand: good plays leave an end that it can answer. Right before the person it wants the others, else the good. */
export const hard: Seeing = {
  sees: 'state',
  choose(state, seat, rng) {
    const plays = playsOf(state, state.hands[seat]!)
    if (plays.length === 0) return idle(state, state.boneyard.length)
    const next = (seat + 1) % seatCount
    const wanted = plays.filter((play) => fits(state, state.hands[next]!, newEnds(state, play)) !== (next === person))
    return pick(rng, wanted.length > 0 ? wanted : plays)
  },
}

/** Easy looks into the person's hand, plays what it can answer, and would rather pass than make the person pass. */
export const easy: Seeing = { sees: 'state', choose: kindly }

function kindly(state: DominoState, seat: Seat, rng: Rng): DominoMove {
  const plays = playsOf(state, state.hands[seat]!)
  if (plays.length === 0) return idle(state, state.boneyard.length)
  const theirs = state.hands[person]!
  const harmless = plays.filter((play) => fits(state, theirs, endsAfter(state, play)))
  if (harmless.length === 0) return fits(state, theirs, openBits(state.open)) && mayPass(state, seat) ? pass : pick(rng, plays)
  const good = harmless.filter((play) => fits(state, theirs, newEnds(state, play)))
  const best = good.filter(({ top, bottom }) => top !== bottom)
  return pick(rng, best.length > 0 ? best : good.length > 0 ? good : harmless)
}
