import type { AnyKinds, Game, Kinds } from '@parlor/kernel'
import { deepMatch } from './deep.ts'
import type { Failure, PromiseId } from './failure.ts'
import { withoutChance } from './guard.ts'
import { lightMatch } from './light.ts'
import { originOf } from './origin.ts'
import type { Scores } from './promises/memory.ts'
import { Trail } from './trail.ts'

/** One random match to look at. */
export interface Examination<K extends Kinds = AnyKinds> {
  readonly options: K['Options']
  /** One per seat; absent: drawn from the presets of the game's private options. */
  readonly secrets?: readonly K['Secret'][]
  readonly seed: string
  /** `deep`: every check; `light`: only what costs next to nothing, for long runs. Deep when absent. */
  readonly depth?: 'deep' | 'light'
  /** Absent: all of them. */
  readonly promises?: readonly PromiseId[]
}

/** Plays one random match and reports every promise it saw broken, each at most once. */
export function examine<K extends Kinds>(game: Game<K>, examination: Examination<K>): Failure[] {
  return study(game, examination, new Map()).failures
}

/** `examine`, with the trail itself and a memory that outlasts the match. */
export function study<K extends Kinds>(
  game: Game<K>,
  { options, secrets, seed, depth, promises }: Examination<K>,
  scores: Scores,
): Trail<K> {
  const trail = new Trail(game, originOf(game, options, seed, secrets), promises)
  const { touched } = withoutChance(() =>
    trail.during('P9 answers and end', 'the match', () => (depth === 'light' ? lightMatch(trail) : deepMatch(trail, scores))),
  )
  if (touched) trail.fail('P4 determinism', `${touched} was called`)
  return trail
}
