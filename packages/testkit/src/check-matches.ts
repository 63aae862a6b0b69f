import type { Game, GameTypes } from '@parlor/kernel'
import { checkDealLeaks } from './check-deal-leaks.ts'
import { runMatchCheck } from './check-match.ts'
import type { InvariantFailure, InvariantName } from './invariants.ts'
import { withoutNondeterminism } from './without-nondeterminism.ts'
import { originOf } from './origin.ts'
import type { MemoryScores } from './invariants/seat-memory.ts'
import { defaultCheckSettings, type CheckSettings } from './check-settings.ts'
import { CheckRun } from './check-run.ts'

/** Failures kept per promise: the same bug found a thousand times is still one bug. */
const kept = 3

/** Examines many random matches with the same options: what `contract` runs per preset and the lab's soak runs at length. */
export function checkMatches<K extends GameTypes>(
  game: Game<K>,
  options: K['Options'],
  settings: Partial<CheckSettings<K>> = {},
  progress?: (matches: number) => void,
): InvariantFailure[] {
  const { matches, deep, deals, seed, secrets, enough, promises } = { ...defaultCheckSettings, ...settings } as CheckSettings<K>
  const found = new Map<InvariantName, InvariantFailure[]>()
  const keep = (failures: readonly InvariantFailure[]): void => {
    for (const failure of failures) {
      const known = found.get(failure.promise) ?? []
      if (known.length < kept) found.set(failure.promise, [...known, failure])
    }
  }
  const all = (): InvariantFailure[] => [...found.values()].flat()
  const scores: MemoryScores = new Map()
  let varied = false
  for (let i = 0; i < matches; i++) {
    const depth = i < deep ? 'deep' : 'light'
    const examination = { options, seed: `${seed} ${i}`, depth, ...(secrets && { secrets }), ...(promises && { promises }) } as const
    const run = runMatchCheck(game, examination, scores)
    keep(run.failures)
    varied ||= run.varied
    progress?.(i + 1)
    if (all().length >= enough) return all()
  }
  if (deep === 0 || game.information === 'open') return all()
  const run = new CheckRun(game, originOf(game, options, seed, secrets), promises)
  withoutNondeterminism(() => run.during('P5 hidden information', 'dealing', () => checkDealLeaks(run, deals)))
  if (!varied) run.fail('P5 hidden information', 'determinize never gives more than one world, though the game hides something')
  keep(run.failures)
  return all()
}
