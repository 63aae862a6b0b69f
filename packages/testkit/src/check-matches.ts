import type { Game, GameTypes } from '@parlor/kernel'
import type { AnyGameTypes } from '@parlor/kernel/host'
import { checkAdvance } from './invariants/advance.ts'
import { checkDealLeaks } from './check-deal-leaks.ts'
import { runMatchCheck } from './check-match.ts'
import type { InvariantFailure, InvariantName } from './invariant-names.ts'
import { withoutNondeterminism } from './without-nondeterminism.ts'
import { createMatchOrigin } from './create-match-origin.ts'
import type { FieldPairStatistics } from './invariants/remembered-value-leak-check.ts'
import { CheckRun } from './check-run.ts'

/** Size of a check. */
export interface CheckSettings<K extends GameTypes = AnyGameTypes> {
  /** Random matches in total. */
  readonly matches: number
  /** Number of them that get every check; the rest get the cheap ones. */
  readonly deep: number
  /** Further matches in which the views of every seat are advanced by its events. */
  readonly advanced: number
  /** Deals compared with each other to find what a view leaks from the start. */
  readonly deals: number
  readonly seed: string
  /** One per seat; absent: drawn from the presets of the game's private options, anew for every match. */
  readonly secrets?: readonly K['Secret'][]
  /** Stops after this number of failures. */
  readonly enough: number
  /** Absent: all of them. */
  readonly invariants?: readonly InvariantName[]
}

/** Defaults of `contract` and `checkMatches`. */
export const defaultCheckSettings: CheckSettings = { matches: 200, deep: 20, advanced: 20, deals: 200, seed: 'contract', enough: 12 }

/** Maximum number of failures recorded per invariant: the same bug found a thousand times is still one bug. */
const maxPerInvariant = 3

/** Checks many random matches with the same options: run by `contract` per preset and at length by the lab's soak. */
export function checkMatches<K extends GameTypes>(
  game: Game<K>,
  options: K['Options'],
  settings: Partial<CheckSettings<K>> = {},
  progress?: (matches: number) => void,
): InvariantFailure[] {
  const { matches, deep, advanced, deals, seed, secrets, enough, invariants } = { ...defaultCheckSettings, ...settings } as CheckSettings<K>
  const found = new Map<InvariantName, InvariantFailure[]>()
  const keep = (failures: readonly InvariantFailure[]): void => {
    for (const failure of failures) {
      const known = found.get(failure.invariant) ?? []
      if (known.length < maxPerInvariant) found.set(failure.invariant, [...known, failure])
    }
  }
  const all = (): InvariantFailure[] => [...found.values()].flat()
  const scores: FieldPairStatistics = new Map()
  let varied = false
  for (let i = 0; i < matches; i++) {
    const depth = i < deep ? 'deep' : 'light'
    const check = { options, seed: `${seed} ${i}`, depth, ...(secrets && { secrets }), ...(invariants && { invariants }) } as const
    const run = runMatchCheck(game, check, scores)
    keep(run.failures)
    varied ||= run.varied
    progress?.(i + 1)
    if (all().length >= enough) return all()
  }
  for (let i = 0; i < advanced; i++) {
    const run = new CheckRun(game, createMatchOrigin(game, options, `${seed} ${i}`, secrets), invariants)
    if (!run.wants('P1 purity', 'P10 advance')) break
    run.during('P10 advance', 'advancing views', () => checkAdvance(run))
    keep(run.failures)
    if (all().length >= enough) return all()
  }
  if (deep === 0 || game.information === 'open') return all()
  const run = new CheckRun(game, createMatchOrigin(game, options, seed, secrets), invariants)
  withoutNondeterminism(() => run.during('P5 hidden information', 'dealing', () => checkDealLeaks(run, deals)))
  if (!varied) run.fail('P5 hidden information', 'determinize never gives more than one world, though the game hides something')
  keep(run.failures)
  return all()
}
