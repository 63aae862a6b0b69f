import type { Game, Kinds } from '@parlor/kernel'
import { checkDeals } from './deals.ts'
import { study } from './examine.ts'
import type { Failure, PromiseId } from './failure.ts'
import { withoutChance } from './guard.ts'
import { originOf } from './origin.ts'
import type { Scores } from './promises/memory.ts'
import { defaultSettings, type SurveySettings } from './settings.ts'
import { Trail } from './trail.ts'

/** Failures kept per promise: the same bug found a thousand times is still one bug. */
const kept = 3

/** Examines many random matches with the same options: what `contract` runs per preset and the lab's soak runs at length. */
export function survey<K extends Kinds>(
  game: Game<K>,
  options: K['Options'],
  settings: Partial<SurveySettings<K>> = {},
  progress?: (matches: number) => void,
): Failure[] {
  const { matches, deep, deals, seed, secrets, enough, promises } = { ...defaultSettings, ...settings } as SurveySettings<K>
  const found = new Map<PromiseId, Failure[]>()
  const keep = (failures: readonly Failure[]): void => {
    for (const failure of failures) {
      const known = found.get(failure.promise) ?? []
      if (known.length < kept) found.set(failure.promise, [...known, failure])
    }
  }
  const all = (): Failure[] => [...found.values()].flat()
  const scores: Scores = new Map()
  let varied = false
  for (let i = 0; i < matches; i++) {
    const depth = i < deep ? 'deep' : 'light'
    const examination = { options, seed: `${seed} ${i}`, depth, ...(secrets && { secrets }), ...(promises && { promises }) } as const
    const trail = study(game, examination, scores)
    keep(trail.failures)
    varied ||= trail.varied
    progress?.(i + 1)
    if (all().length >= enough) return all()
  }
  if (deep === 0 || game.information === 'open') return all()
  const trail = new Trail(game, originOf(game, options, seed, secrets), promises)
  withoutChance(() => trail.during('P5 hidden information', 'dealing', () => checkDeals(trail, deals)))
  if (!varied) trail.fail('P5 hidden information', 'determinize never gives more than one world, though the game hides something')
  keep(trail.failures)
  return all()
}
