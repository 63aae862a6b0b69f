import { nextRandomWord, shuffle, type Decision, type Outcome, type Rng, type Viewer } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import { simpieceKnowledgeModel } from './knowledge-model-simpiece.ts'

/** A segment of a match as a viewer follows it: states from one history length to another. */
export interface MatchSegment {
  readonly match: Match
  readonly from: number
  readonly to: number
  readonly viewer: Viewer
}

/**
 * What the rules let a viewer know, implemented independently of the game's own `view`, `determinize` and bookkeeping, so that faults in
 * those show.
 */
export interface KnowledgeModel {
  /** The state at `from` with everything permuted that the viewer cannot have learned by `to`; null when there is nothing. */
  otherWorld(stretch: MatchSegment, rng: Rng): unknown
  /** Another move somebody else may have made without the viewer knowing; the move itself where it is public. */
  move(stretch: MatchSegment, seat: number, move: unknown, rng: Rng): unknown
  /** Whether the last step told the viewer nothing that differs between the worlds. */
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
  /** Tiles not shown by then may be anywhere in the other hands and the boneyard. */
  otherWorld({ match, from, to, viewer }, rng) {
    const state = match.game.clone(match.stateAt(from)) as DominoState
    const last = match.stateAt(to) as unknown as DominoState
    // The next hand is dealt: all of this one was shown.
    if (last.hand !== state.hand || last.outcome) return null
    const own = viewer === 'watcher' ? [] : last.hands[viewer]!
    const seen = new Set([...own, ...last.tiles, ...(state.tiles.length === 0 ? [state.lead] : [])])
    const hidden = [...state.hands.flat(), ...state.boneyard].filter((tile) => !seen.has(tile))
    const mixed = shuffle(rng, hidden.slice())
    // Swap two, or shuffle all: many permutations are ruled out by the next pass.
    if (nextRandomWord(rng) % 2 === 0) swapTwo(mixed, hidden, rng)
    const become = new Map(hidden.map((tile, i) => [tile, mixed[i]!]))
    const put = (tile: number) => become.get(tile) ?? tile
    state.hands = state.hands.map((hand) => hand.map(put).sort((a, b) => a - b))
    state.boneyard = state.boneyard.map(put)
    return state
  },
  move: (_stretch, _seat, move) => move,
  /** Plays, draws and passes, and whether they were forced, are public. */
  looksSame(viewer, one, two) {
    const publicState = ({ state }: Match) => {
      const { pending, outcome, hand, tiles, freed, blocked, hands, boneyard } = state as unknown as DominoState
      const own = viewer === 'watcher' ? [] : hands[viewer]
      return JSON.stringify([pending, outcome, hand, tiles, freed, blocked, own, hands.map(({ length }) => length), boneyard.length])
    }
    return publicState(one) === publicState(two)
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
  /** The viewer's pile is known but for its order from the next tile on; of the other runs only their length. */
  otherWorld({ match, from, to, viewer }, rng) {
    const state = match.game.clone(match.stateAt(from)) as RaceState
    const last = match.stateAt(to) as unknown as RaceState
    if (last.outcome) return null
    for (const [seat, run] of state.runs.entries()) {
      const after = last.runs[seat]!
      if (seat === viewer) {
        // A rebuilt pile is shuffled in its order.
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
    const publicState = ({ state }: Match) => {
      const { pending, outcome, runs } = state as unknown as RaceState
      return JSON.stringify([pending, outcome, viewer === 'watcher' ? null : runs[viewer]!.hand])
    }
    return publicState(one) === publicState(two)
  },
}

export const knowledgeModels: Readonly<Record<string, KnowledgeModel>> = { domino, mahjong: race, simpiece: simpieceKnowledgeModel }
