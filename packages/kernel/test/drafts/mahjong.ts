import type { Core, Fixture, Kinds, Level, Match, OptionSchema, Outcome, Policy, Series, ViewCore } from '@parlor/kernel'

const suits = ['characters', 'bamboo', 'dots'] as const
const honours = ['east', 'south', 'west', 'north', 'red', 'green', 'white'] as const

type Face = { readonly suit: (typeof suits)[number]; readonly number: number } | { readonly honour: (typeof honours)[number] }

/** A tile on the table: the instance counts in Classic, the face alone in Living honours. */
interface Tile {
  readonly id: number
  readonly face: Face
  readonly value: number
}

export interface MahjongOptions {
  honors: 'instance' | 'kind'
}

export type MahjongMove = { readonly bet: 'higher' | 'lower' }

/** Tiles are numbers: id modulo 136 names the face, id div 136 the deck it came with. */
export interface MahjongState extends Core {
  honors: MahjongOptions['honors']
  draw: number[]
  discard: number[]
  hand: number[]
  /** Steps away from the starting value: per instance or per kind, absent for 0. */
  drift: number[]
  decks: number
  exhaustions: number
  score: number
  bets: number
  /** Of the last hands, as they were when they were played. */
  history: Round[]
}

interface Round {
  readonly tiles: readonly Tile[]
  readonly total: number
  readonly bet: MahjongMove['bet']
  readonly won: boolean
}

export type MahjongEvent =
  | { readonly kind: 'dealt'; readonly tiles: readonly Tile[]; readonly total: number }
  | { readonly kind: 'bet'; readonly bet: MahjongMove['bet'] }
  | { readonly kind: 'resolved'; readonly won: boolean; readonly tie: boolean; readonly score: number }
  | { readonly kind: 'drifted'; readonly tile: number; readonly by: 1 | -1; readonly value: number }
  | { readonly kind: 'reshuffled'; readonly exhaustions: number; readonly draw: number }
  | { readonly kind: 'over'; readonly reason: 'exhausted' | 'tooHigh' | 'tooLow'; readonly score: number }

export interface MahjongView extends ViewCore {
  readonly honors: MahjongOptions['honors']
  readonly hand: readonly Tile[]
  readonly total: number
  /** What is still in the pile, counted by what each tile is worth now: all that the odds need. */
  readonly unseen: readonly number[]
  /** The tiles in the pile without their order: what a world is dealt from. */
  readonly pile: readonly number[]
  readonly discard: readonly number[]
  readonly drift: readonly number[]
  readonly decks: number
  readonly exhaustions: number
  readonly score: number
  readonly history: readonly Round[]
}

export interface MahjongKinds extends Kinds {
  State: MahjongState
  Move: MahjongMove
  Event: MahjongEvent
  View: MahjongView
  Options: MahjongOptions
  Secret: Record<string, never>
}

export const mahjongOptions: OptionSchema<MahjongOptions> = {
  fields: { honors: { kind: 'choice', values: ['instance', 'kind'], default: 'instance' } },
  presets: [
    { id: 'classic', options: { honors: 'instance' } },
    { id: 'living', options: { honors: 'kind' } },
  ],
}

/** A run that is left early keeps its score; alone at the table there is only one rank. */
export function leaveRun({ score }: MahjongState): Omit<Outcome, 'reason'> {
  return { scores: [score], ranks: [1] }
}

/** The first hand is dealt before the first bet. */
export function openRun(view: MahjongView): MahjongEvent[] {
  return [{ kind: 'dealt', tiles: view.hand, total: view.total }]
}

export type MahjongPolicies = Record<'aroundTwenty' | 'exactOdds', Extract<Policy<MahjongKinds>, { sees: 'view' }>>

export const mahjongLevels: readonly Level[] = [
  { id: 'coin', kind: 'random' },
  { id: 'twenty', kind: 'policy', policy: 'aroundTwenty' },
  { id: 'odds', kind: 'policy', policy: 'exactOdds' },
]

/** A race: everybody plays a run on one seed, and the scores are compared. */
export function race(seed: string, runs: number): Series<number[], MahjongKinds> {
  return {
    id: 'race',
    begin: () => [],
    next: (scores): Fixture<MahjongKinds> | null => (scores.length < runs ? { options: { honors: 'kind' }, seed } : null),
    add: (scores, match: Match<MahjongKinds>) => [...scores, match.outcome!.scores[0]!],
  }
}
