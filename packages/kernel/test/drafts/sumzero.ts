import type { Core, Decision, Kinds, Level, OptionSchema, Policy, Rejection, Seat, Series, ViewCore } from '@parlor/kernel'

/** A piece of the library; custom sets bring their own, so the state holds what it plays with. */
interface Piece {
  readonly id: string
  readonly cost: number
  /** The distinct poses, each as cells from its own top left: a move names a pose by number, so it has one form only. */
  readonly poses: readonly (readonly (readonly [dx: number, dy: number])[])[]
}

export interface SumZeroOptions {
  rows: number
  cols: number
  stock: 'singleton' | 'pairs' | 'unlimited'
  tetrominoes: boolean
  pentominoes: boolean
  /** After the draft the second player may take the other side. */
  swap: boolean
  starter: 0 | 1
  /** Blocked cells as text, empty for none. */
  board: string
  /** More pieces as JSON text, empty for none. */
  pieces: string
}

interface SumZeroDecision extends Decision {
  kind: 'draft' | 'swap' | 'place'
}

export interface SumZeroState extends Core {
  pending: SumZeroDecision[]
  rows: number
  cols: number
  swap: boolean
  /** Shared by every state of a match and never changed. */
  library: readonly Piece[]
  /** Row by row: 0 free, 1 and 2 the seats, 3 blocked. */
  cells: number[]
  /** Free cells of each row as bits, 16 to a word: what enumeration works on. */
  free: number[]
  /** Per piece of the library; −1 for as many as you like. */
  stock: number[]
  arsenals: number[][]
  budgets: number[]
  /** Passes in a row. */
  passes: number
  first: Seat
  laid: Laid[]
}

interface Laid {
  readonly seat: Seat
  readonly piece: number
  readonly pose: number
  readonly x: number
  readonly y: number
}

export type SumZeroMove =
  | { readonly kind: 'buy'; readonly piece: number }
  | { readonly kind: 'pass' }
  | { readonly kind: 'swap'; readonly take: boolean }
  | { readonly kind: 'place'; readonly piece: number; readonly pose: number; readonly x: number; readonly y: number }

export type SumZeroEvent =
  | { readonly kind: 'bought'; readonly seat: Seat; readonly piece: number; readonly budget: number }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | { readonly kind: 'draftOver' }
  | { readonly kind: 'swapped'; readonly first: Seat }
  | ({ readonly kind: 'placed' } & Laid)
  | { readonly kind: 'stuck'; readonly seat: Seat }

export interface SumZeroView extends ViewCore {
  readonly rows: number
  readonly cols: number
  readonly swap: boolean
  readonly library: readonly Piece[]
  readonly cells: readonly number[]
  readonly stock: readonly number[]
  readonly arsenals: readonly (readonly number[])[]
  readonly budgets: readonly number[]
  readonly passes: number
  readonly first: Seat
  readonly laid: readonly Laid[]
}

export interface SumZeroKinds extends Kinds {
  State: SumZeroState
  Move: SumZeroMove
  Event: SumZeroEvent
  View: SumZeroView
  Options: SumZeroOptions
  Secret: Record<string, never>
}

const standard: SumZeroOptions = {
  rows: 8,
  cols: 8,
  stock: 'singleton',
  tetrominoes: true,
  pentominoes: true,
  swap: false,
  starter: 0,
  board: '',
  pieces: '',
}

export const sumzeroOptions: OptionSchema<SumZeroOptions> = {
  fields: {
    rows: { kind: 'integer', min: 3, max: 50, default: 8 },
    cols: { kind: 'integer', min: 3, max: 50, default: 8 },
    stock: { kind: 'choice', values: ['singleton', 'pairs', 'unlimited'], default: 'singleton' },
    tetrominoes: { kind: 'switch', default: true },
    pentominoes: { kind: 'switch', default: true },
    swap: { kind: 'switch', default: false },
    starter: { kind: 'choice', values: [0, 1], default: 0 },
    board: { kind: 'text', maxLength: 2600, default: '' },
    pieces: { kind: 'text', maxLength: 8000, default: '' },
  },
  presets: [
    { id: 'standard', options: standard },
    { id: 'letter', options: { ...standard, rows: 14, cols: 14 } },
    { id: 'pairs', options: { ...standard, rows: 14, cols: 14, stock: 'pairs', swap: true } },
  ],
  check: ({ tetrominoes, pentominoes, pieces }): Rejection | null =>
    tetrominoes || pentominoes || pieces !== '' ? null : { rejected: 'sumzero.noPieces' },
}

/** The literal heuristic of the rules sees nothing hidden: there is nothing hidden. */
export type SumZeroPolicies = Record<'classic', Extract<Policy<SumZeroKinds>, { sees: 'view' }>>

export const sumzeroLevels: readonly Level[] = [
  { id: 'classic', kind: 'policy', policy: 'classic' },
  { id: 'apprentice', kind: 'mcts', simulations: 100, slips: 10 },
  { id: 'master', kind: 'mcts', simulations: 6400 },
]

interface Standing {
  readonly played: number
  readonly wins: readonly [number, number]
}

/** Best of n: the starter changes from match to match, the seats never do. */
export function bestOf(games: number, options: SumZeroOptions): Series<Standing, SumZeroKinds> {
  return {
    id: 'bestOf',
    begin: () => ({ played: 0, wins: [0, 0] }),
    next({ played, wins }) {
      if (Math.max(...wins) > games / 2) return null
      return { options: { ...options, starter: played % 2 === 0 ? options.starter : options.starter === 0 ? 1 : 0 } }
    },
    add({ played, wins: [red, blue] }, match) {
      const winner = match.outcome!.ranks.indexOf(1)
      return { played: played + 1, wins: winner === 0 ? [red + 1, blue] : [red, blue + 1] }
    },
  }
}
