import type { AnyGameTypes, GameTypes, Outcome, Seat, Viewer } from './game.ts'
import type { Rng } from './rng.ts'

/** A handwritten player for one game. `sees: 'state'` reads hidden information: labelled to players, rejected online. */
export type Policy<K extends GameTypes = AnyGameTypes> =
  | { readonly sees: 'view'; choose(view: K['View'], seat: Seat, rng: Rng): K['Move'] }
  | { readonly sees: 'state'; choose(state: K['State'], seat: Seat, rng: Rng): K['Move'] }

/** How often and how a bot plays a random move instead of its own. */
interface BlunderSettings {
  /** Percentage of random moves; a win in one is not missed. */
  readonly blunderPercent?: number
  /** Blunders miss wins in one too: every move is equally likely. */
  readonly blundersMissWins?: true
  /** Blunders are plausible moves: the game's plans, else weighted by one-ply evaluation. */
  readonly plausibleBlunders?: true
}

/** Positions that the game's solver may visit before the search; a win it finds is played. */
interface SolverSettings {
  readonly solve?: number
}

/** Configuration of a bot. Strength counts nodes or simulations, never time. */
export type Level = { readonly id: string } & (
  | ({ readonly kind: 'policy'; readonly policy: string } & BlunderSettings)
  | { readonly kind: 'random' | 'greedy' }
  | ({ readonly kind: 'alphabeta'; readonly nodes: number; readonly depth: number } & BlunderSettings & SolverSettings)
  | ({
      readonly kind: 'mcts' | 'ismcts'
      readonly simulations: number
      /** Maximum number of playout moves before the evaluation ends it. */
      readonly cutoff?: number
    } & BlunderSettings &
      SolverSettings)
  | ({
      /** Simulations in which every seat plays the game's `heuristicMove`, starting from competing plans. */
      readonly kind: 'guided'
      readonly simulations: number
      /** Rounds after which the evaluation ends a simulation. */
      readonly horizonRounds: number
    } & BlunderSettings &
      SolverSettings)
)

/** Receives 32-bit words one by one, such as to hash them. */
export interface HashSink {
  word(value: number): void
}

/** A game's knowledge for bots; the search algorithms are in `bots`. */
export interface BotStrategy<K extends GameTypes = AnyGameTypes> {
  /** Evaluation of the position for the seat, from −1 (lost) to 1 (won). Allocates nothing. */
  evaluate(state: K['State'], seat: Seat): number
  /** Reorders the first `count` moves, most promising first. */
  orderMoves?(state: K['State'], seat: Seat, moves: K['Move'][], count: number): void
  /** True where the static evaluation is unreliable (quiescence): alpha-beta searches deeper. */
  isUnsettled?(state: K['State']): boolean
  /** True where the evaluation is better than a random playout: simulations end there. */
  isEvaluationTrusted?(state: K['State']): boolean
  /** Reward of an outcome, 0 to 1, where that is not the seat's share of the win; only in games that are not zero-sum. */
  outcomeValue?(outcome: Outcome, share: number): number
  /** Squared UCT exploration constant on a scale from lost to won; less where moves are many. Absent: 0.5, or 2 for a single seat. */
  readonly exploration?: number
  /** Hash of the position below 2⁵³, for the transposition table. */
  positionKey?(state: K['State']): number
  /** A small integer unique to a move across positions: for RAVE, and to compare moves without text. */
  moveKey?(move: K['Move']): number
  /** Hash input of a view without building it: equal for equal views of one match, different for others. Allocates nothing. */
  hashView?(state: K['State'], viewer: Viewer, out: HashSink): void
  /** A move that wins by force, found within a maximum of `positions`; null where none was found. Only with open information: in games with hidden information, in puzzles. */
  solve?(state: K['State'], seat: Seat, positions: number): K['Move'] | null
  /** The same with hidden information: the move wins in every consistent state. */
  solveFromView?(view: K['View'], seat: Seat, positions: number): K['Move'] | null
  /** A good move, found quickly and only from what the seat sees. */
  heuristicMove?(state: K['State'], seat: Seat): K['Move']
  /** Sequences of own moves worth trying, each starting with a legal one; a single one where there is no real choice. Absent: every move alone. */
  plans?(state: K['State'], seat: Seat): K['Move'][][]
  /** Round counter (such as turns): guided simulations end a number of rounds later. */
  roundOf?(state: K['State']): number
  readonly policies: Readonly<Record<string, Policy<K>>>
  /** Weakest first. */
  readonly levels: readonly Level[]
}
