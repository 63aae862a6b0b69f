import type { Core, Decision, Kinds, Level, OptionSchema, Outcome, Policy, Seat, ViewCore } from '@parlor/kernel'

/** A tile by its number in the set: 0 is 0-0, the last one the highest double. */
type Tile = number

/** Where a tile may go: the two branches, and the two more of a spinner. */
const ends = ['left', 'right', 'up', 'down'] as const
type End = (typeof ends)[number]

interface Placed {
  readonly tile: Tile
  readonly end: End
  readonly seat: Seat
}

export interface DominoOptions {
  maxPip: 6 | 9 | 12
  variant: 'block' | 'draw' | 'fives'
  partners: boolean
  fish: 'returnToPlacer' | 'allBlocked'
  starts: 'anybody' | 'highestDouble'
  /** A single hand, or points to reach over as many hands as it takes. */
  target: 0 | 100 | 150
  /** Who may pass although a tile fits: the first level asks it for the three opponents. */
  freePass: 'nobody' | 'others'
}

interface DominoDecision extends Decision {
  kind: 'turn'
}

/** A match of several hands is one state: each deal depends on who won the last. */
export interface DominoState extends Core {
  pending: DominoDecision[]
  rules: Readonly<DominoOptions>
  hands: Tile[][]
  boneyard: Tile[]
  chain: Placed[]
  /** The open pips by end; −1 where nothing can be placed. */
  open: number[]
  placer: Seat | null
  /** Passes that count towards Fish since the last tile. */
  passes: number
  /** Per seat one bit for every pip it has shown not to hold. */
  lacks: number[]
  /** Points for others' passes in this hand. */
  passPoints: number[]
  totals: number[]
  hand: number
}

export type DominoMove =
  | { readonly kind: 'play'; readonly tile: Tile; readonly end: End }
  | { readonly kind: 'draw' }
  | { readonly kind: 'pass' }

export type DominoEvent =
  /** Heard by one seat with its tiles, by the others with their number. */
  | { readonly kind: 'dealt'; readonly hand: number; readonly seat: Seat; readonly tiles: readonly Tile[] | number }
  | { readonly kind: 'begins'; readonly seat: Seat }
  | { readonly kind: 'played'; readonly seat: Seat; readonly tile: Tile; readonly end: End; readonly left: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly tile: Tile | null; readonly boneyard: number }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly voluntary: boolean; readonly point: Seat | null }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly points: number; readonly total: number }
  | { readonly kind: 'handOver'; readonly winner: Seat | null; readonly fish: boolean; readonly hands: readonly (readonly Tile[])[] }

export interface DominoView extends ViewCore {
  readonly rules: Readonly<DominoOptions>
  readonly seat: Seat | null
  readonly own: readonly Tile[]
  readonly counts: readonly number[]
  readonly boneyard: number
  readonly chain: readonly Placed[]
  readonly open: readonly number[]
  readonly placer: Seat | null
  readonly passes: number
  readonly lacks: readonly number[]
  readonly passPoints: readonly number[]
  readonly totals: readonly number[]
  readonly hand: number
}

export interface DominoKinds extends Kinds {
  State: DominoState
  Move: DominoMove
  Event: DominoEvent
  View: DominoView
  Options: DominoOptions
  Secret: Record<string, never>
}

const house: DominoOptions = {
  maxPip: 6,
  variant: 'block',
  partners: false,
  fish: 'returnToPlacer',
  starts: 'anybody',
  target: 0,
  freePass: 'nobody',
}

export const dominoOptions: OptionSchema<DominoOptions> = {
  fields: {
    maxPip: { kind: 'choice', values: [6, 9, 12], default: 6 },
    variant: { kind: 'choice', values: ['block', 'draw', 'fives'], default: 'block' },
    partners: { kind: 'switch', default: false },
    fish: { kind: 'choice', values: ['returnToPlacer', 'allBlocked'], default: 'returnToPlacer' },
    starts: { kind: 'choice', values: ['anybody', 'highestDouble'], default: 'anybody' },
    target: { kind: 'choice', values: [0, 100, 150], default: 0 },
    freePass: { kind: 'choice', values: ['nobody', 'others'], default: 'nobody', when: { field: 'variant', is: 'block' } },
  },
  presets: [
    { id: 'classic', options: house },
    { id: 'easy', options: { ...house, freePass: 'others' } },
    { id: 'partners', options: { ...house, partners: true, target: 100 } },
    { id: 'fives', options: { ...house, variant: 'fives', target: 150 } },
  ],
  check: ({ variant, freePass }) => (variant !== 'block' && freePass === 'others' ? { rejected: 'domino.freePassNeedsBlock' } : null),
}

/** Partners lose and win together, so giving up is not the usual "last, and everybody else first". */
export function resignAsPartners({ totals }: DominoState, seat: Seat): Omit<Outcome, 'reason'> {
  const lost = (other: Seat) => other % 2 === seat % 2
  return { scores: totals.map((_, other) => (lost(other) ? -1 : 1)), ranks: totals.map((_, other) => (lost(other) ? 3 : 1)) }
}

/** Three levels play as described, hands of others included; two are honest. */
export type DominoPolicies = Record<'easy' | 'hard', Extract<Policy<DominoKinds>, { sees: 'state' }>>

export const dominoLevels: readonly Level[] = [
  { id: 'easy', kind: 'policy', policy: 'easy' },
  { id: 'random', kind: 'random' },
  { id: 'hard', kind: 'policy', policy: 'hard' },
  { id: 'fair', kind: 'ismcts', simulations: 200 },
  { id: 'master', kind: 'ismcts', simulations: 1500 },
]
