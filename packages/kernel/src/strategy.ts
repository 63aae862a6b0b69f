import type { AnyGameTypes, GameTypes, Outcome, Seat, Viewer } from './game.ts'
import type { Rng } from './rng.ts'

/** A player written by hand for one game. `sees: 'state'` looks into hidden things: labelled to players, refused online. */
export type Policy<K extends GameTypes = AnyGameTypes> =
  | { readonly sees: 'view'; choose(view: K['View'], seat: Seat, rng: Rng): K['Move'] }
  | { readonly sees: 'state'; choose(state: K['State'], seat: Seat, rng: Rng): K['Move'] }

/** An opponent as data: which player, how strong. Strength counts nodes or simulations, never time. */
export type Level = { readonly id: string } & (
  | {
      readonly kind: 'policy'
      readonly policy: string
      /** As below: moves in a hundred played at random, a win in one excepted. */ readonly slips?: number
      readonly blind?: true
      readonly soft?: true
    }
  | { readonly kind: 'random' | 'greedy' }
  | {
      readonly kind: 'alphabeta'
      readonly nodes: number
      readonly depth: number
      /** Moves in a hundred played at random, though a win in one is not missed. */ readonly slips?: number
      /** Slips miss wins in one too: every move is as likely as another. */ readonly blind?: true
      /** Slips fall on what somebody would think of: on the game's plans, else the likelier the better a move looks. */ readonly soft?: true
      /** Positions that the game's solver may look at before the search begins; a win it finds is played. */ readonly solve?: number
    }
  | {
      readonly kind: 'mcts' | 'ismcts'
      readonly simulations: number
      /** Playouts stop after so many moves and the evaluation judges. */ readonly cutoff?: number
      readonly slips?: number
      readonly blind?: true
      readonly soft?: true
      readonly solve?: number
    }
  | {
      /** Simulations in which everybody plays as the game's `guide` would, from plans that are tried against each other. */
      readonly kind: 'guided'
      readonly simulations: number
      /** Rounds after which the evaluation judges. */
      readonly ahead: number
      readonly slips?: number
      readonly blind?: true
      readonly soft?: true
      readonly solve?: number
    }
)

/** Takes in words one by one, such as to make a digest of them. */
export interface HashSink {
  word(value: number): void
}

/** What a game knows about playing it well; `bots` does the searching. */
export interface Strategy<K extends GameTypes = AnyGameTypes> {
  /** How good the position is for the seat, between −1 (lost) and 1 (won). Allocates nothing. */
  evaluate(state: K['State'], seat: Seat): number
  /** Reorders the first `count` moves, most promising first. */
  orderMoves?(state: K['State'], seat: Seat, moves: K['Move'][], count: number): void
  /** True while the evaluation cannot be trusted because something big hangs: alpha-beta looks further. */
  isUnsettled?(state: K['State']): boolean
  /** True where the evaluation knows more than moves at random would show: simulations end there and it judges. */
  isEvaluationTrusted?(state: K['State']): boolean
  /** What an outcome is worth striving for, 0 to 1, where that is not the seat's share of the win; only where scores are not stakes. */
  outcomeValue?(outcome: Outcome, share: number): number
  /** How much simulations try what was little tried, squared, on a scale from lost to won; less where moves are many. Absent: 0.5, or 2 for a seat alone. */
  readonly exploration?: number
  /** A number that tells positions apart, up to 2⁵³, for the transposition table. */
  positionKey?(state: K['State']): number
  /** A small integer naming a move wherever it is played, no two moves alike: for RAVE, and to tell moves apart without text. */
  moveKey?(move: K['Move']): number
  /** What a viewer sees as words: the same for equal views of one match and others for others, without building the view. Allocates nothing. */
  hashView?(state: K['State'], viewer: Viewer, out: HashSink): void
  /** A move that wins for certain, found by looking at no more than so many positions; null where none was found. Only where the position lies open: in a game that hides things, in puzzles. */
  solve?(state: K['State'], seat: Seat, positions: number): K['Move'] | null
  /** The same where things are hidden: the move wins whatever they are. */
  solveFromView?(view: K['View'], seat: Seat, positions: number): K['Move'] | null
  /** What somebody who knows the ropes would play, found quickly and by nothing that the seat does not see. */
  heuristicMove?(state: K['State'], seat: Seat): K['Move']
  /** Lines of own moves worth trying here, each begun with a legal one and played as one; a single one where nothing needs thought. Absent: every move alone. */
  plans?(state: K['State'], seat: Seat): K['Move'][][]
  /** Counts the rounds of a match, such as turns: guided simulations end so many rounds on. */
  roundOf?(state: K['State']): number
  readonly policies: Readonly<Record<string, Policy<K>>>
  /** Weakest first. */
  readonly levels: readonly Level[]
}
