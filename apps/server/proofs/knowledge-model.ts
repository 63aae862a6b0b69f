import { nextRandomWord, shuffle, type Decision, type Match, type Outcome, type Rng, type Viewer } from '@parlor/kernel'
import { simpieceKnowledgeModel } from './knowledge-model-simpiece.ts'

/** A stretch of a match that somebody follows: the states after so many deeds, from one to the other. */
export interface MatchSegment {
  readonly match: Match
  readonly from: number
  readonly to: number
  readonly viewer: Viewer
}

/**
 * What the rules let a viewer know, written down once more and without the game's own `view`, `determinize` or bookkeeping: a fault in those
 * shows itself against it.
 */
export interface KnowledgeModel {
  /** The state at `from` with everything permuted that the viewer cannot have learned by `to`; null when there is nothing. */
  otherWorld(stretch: MatchSegment, rng: Rng): unknown
  /** Another way in which somebody else may have moved without the viewer knowing; the move itself where it is public. */
  move(stretch: MatchSegment, seat: number, move: unknown, rng: Rng): unknown
  /** Whether the viewer has learned nothing in the last step that differs between the worlds. */
  looksSame(viewer: Viewer, one: Match, two: Match): boolean
}

interface Core {
  readonly pending: readonly Decision[]
  readonly outcome: Outcome | null
}

interface DominoState extends Core {
  hand: number
  lead: number
  tiles: readonly number[]
  freed: number
  blocked: number
  hands: number[][]
  boneyard: number[]
}

const domino: KnowledgeModel = {
  /** Tiles that nobody has shown by then lie anywhere among the other hands and the boneyard. */
  otherWorld({ match, from, to, viewer }, rng) {
    const state = match.game.clone(match.stateAt(from)) as DominoState
    const last = match.stateAt(to) as unknown as DominoState
    // Another hand is dealt, and with it everything of this one was shown.
    if (last.hand !== state.hand || last.outcome) return null
    const own = viewer === 'watcher' ? [] : last.hands[viewer]!
    const seen = new Set([...own, ...last.tiles, ...(state.tiles.length === 0 ? [state.lead] : [])])
    const hidden = [...state.hands.flat(), ...state.boneyard].filter((tile) => !seen.has(tile))
    const mixed = shuffle(rng, hidden.slice())
    // All of them, or two: many a permutation is ruled out by who passes next.
    if (nextRandomWord(rng) % 2 === 0) swapTwo(mixed, hidden, rng)
    const become = new Map(hidden.map((tile, i) => [tile, mixed[i]!]))
    const put = (tile: number) => become.get(tile) ?? tile
    state.hands = state.hands.map((hand) => hand.map(put).sort((a, b) => a - b))
    state.boneyard = state.boneyard.map(put)
    return state
  },
  move: (_stretch, _seat, move) => move,
  /** Who plays, draws or passes, and whether they had to, is seen by all. */
  looksSame(viewer, one, two) {
    const told = ({ state }: Match) => {
      const { pending, outcome, hand, tiles, freed, blocked, hands, boneyard } = state as unknown as DominoState
      const own = viewer === 'watcher' ? [] : hands[viewer]
      return JSON.stringify([pending, outcome, hand, tiles, freed, blocked, own, hands.map(({ length }) => length), boneyard.length])
    }
    return told(one) === told(two)
  },
}

function swapTwo(mixed: number[], hidden: readonly number[], rng: Rng): void {
  for (const [i, tile] of hidden.entries()) mixed[i] = tile
  if (hidden.length < 2) return
  const one = nextRandomWord(rng) % hidden.length
  const other = (one + 1 + (nextRandomWord(rng) % (hidden.length - 1))) % hidden.length
  ;[mixed[one], mixed[other]] = [mixed[other]!, mixed[one]!]
}

interface Run extends Core {
  hand: number[]
  draw: number[]
  exhaustions: number
}

interface RaceState extends Core {
  runs: Run[]
}

const race: KnowledgeModel = {
  /** One's own pile is known but for its order from the next tile on; of the others' runs nothing but how long they are. */
  otherWorld({ match, from, to, viewer }, rng) {
    const state = match.game.clone(match.stateAt(from)) as RaceState
    const last = match.stateAt(to) as unknown as RaceState
    if (last.outcome) return null
    for (const [seat, run] of state.runs.entries()) {
      const after = last.runs[seat]!
      if (seat === viewer) {
        // A pile that is made anew is shuffled as it lies.
        if (after.exhaustions !== run.exhaustions) return null
        const drawn = run.draw.length - after.draw.length
        const rest = shuffle(rng, run.draw.slice(0, run.draw.length - drawn))
        run.draw = [...rest, ...run.draw.slice(run.draw.length - drawn)]
      } else {
        const all = shuffle(rng, [...run.hand, ...run.draw])
        run.hand = all.slice(0, run.hand.length)
        run.draw = all.slice(run.hand.length)
      }
    }
    return state
  },
  move: ({ viewer }, seat, move, rng) => (seat === viewer ? move : { bet: nextRandomWord(rng) % 2 === 0 ? 'higher' : 'lower' }),
  looksSame(viewer, one, two) {
    const told = ({ state }: Match) => {
      const { pending, outcome, runs } = state as unknown as RaceState
      return JSON.stringify([pending, outcome, viewer === 'watcher' ? null : runs[viewer]!.hand])
    }
    return told(one) === told(two)
  },
}

/** By game. */
export const knowledgeModels: Readonly<Record<string, KnowledgeModel>> = { domino, mahjong: race, simpiece: simpieceKnowledgeModel }
