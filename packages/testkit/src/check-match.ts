import type { Game, GameTypes } from '@parlor/kernel'
import type { AnyGameTypes } from '@parlor/kernel/host'
import { runDeepCheck } from './deep-check.ts'
import type { InvariantFailure, InvariantName } from './invariant-names.ts'
import { withoutNondeterminism } from './without-nondeterminism.ts'
import { runLightCheck } from './light-check.ts'
import { createMatchOrigin } from './create-match-origin.ts'
import type { FieldPairStatistics } from './invariants/remembered-value-leak-check.ts'
import { CheckRun } from './check-run.ts'

/** One random match to check. */
interface MatchCheckOptions<K extends GameTypes = AnyGameTypes> {
  readonly options: K['Options']
  /** One per seat; absent: drawn from the presets of the game's private options. */
  readonly secrets?: readonly K['Secret'][]
  readonly seed: string
  /** `deep`: every check; `light`: only the cheap ones, for long runs. Deep when absent. */
  readonly depth?: 'deep' | 'light'
  /** Absent: all of them. */
  readonly invariants?: readonly InvariantName[]
}

/** Plays one random match and reports every broken invariant, each at most once. */
export function checkMatch<K extends GameTypes>(game: Game<K>, check: MatchCheckOptions<K>): InvariantFailure[] {
  return runMatchCheck(game, check, new Map()).failures
}

/** `checkMatch`, but returns the run and takes statistics shared between matches. */
export function runMatchCheck<K extends GameTypes>(
  game: Game<K>,
  { options, secrets, seed, depth, invariants }: MatchCheckOptions<K>,
  scores: FieldPairStatistics,
): CheckRun<K> {
  const run = new CheckRun(game, createMatchOrigin(game, options, seed, secrets), invariants)
  const { touched } = withoutNondeterminism(() =>
    run.during('P9 answers and end', 'the match', () => (depth === 'light' ? runLightCheck(run) : runDeepCheck(run, scores))),
  )
  if (touched) run.fail('P4 determinism', `${touched} was called`)
  return run
}
