/** The invariants of every game, as `contract` names them; docs/making-a-game.md defines them. */
export const invariantNames = [
  'P0 declaration',
  'P1 purity',
  'P2 pending',
  'P3 legality',
  'P4 determinism',
  'P5 hidden information',
  'P6 events',
  'P7 undo',
  'P8 plain JSON',
  'P9 answers and end',
  'P10 advance',
] as const
export type InvariantName = (typeof invariantNames)[number]

/** A broken invariant, with everything needed to reproduce it. */
export interface InvariantFailure {
  readonly invariant: InvariantName
  readonly message: string
  readonly options: unknown
  readonly secrets: unknown
  readonly seed: string
  /** Moves so far, as `seat move`. */
  readonly moves: readonly string[]
}

/** A failure as text: what broke, then how to reproduce it. */
export function formatFailure({ invariant, message, options, secrets, seed, moves }: InvariantFailure): string {
  const origin = JSON.stringify({ options, secrets, seed })
  return `${invariant}: ${message}\n  origin ${origin}\n  moves  ${moves.length === 0 ? 'none' : moves.join(', ')}`
}
