import { isRejection, type GameTypes, type Seat } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { determinizeView } from './invariants/possible-worlds.ts'
import type { CheckRun } from './check-run.ts'

/** Minimum number of correct predictions, and of differing determinizations, before a clue counts as a leak. */
const minSamples = 20

type Leaves = ReadonlyMap<string, string>

/** One deal for one seat: its view, the true state, and determinized states. */
interface Deal {
  readonly clues: Leaves
  readonly truth: Leaves
  readonly sampled: Leaves
}

/**
 * P5: over many deals of the same decks, nothing in a seat's view predicts a value that determinize leaves open.
 * Typical bug: handles numbered in deck order. One deal hides which card is which, all deals together give it away.
 */
export function checkDealLeaks<K extends GameTypes>(run: CheckRun<K>, count: number): void {
  if (run.game.information === 'open') return
  for (const seat of new Set([0, run.seats - 1])) {
    const deals = Array.from({ length: count }, (_, i) => dealTo(run, seat, `${run.origin.seed} deal ${i}`)).filter((deal) => deal !== null)
    const clues = pathsOf(deals.map((deal) => deal.clues))
    for (const path of openPaths(deals)) {
      const clue = clues.find((one) => predicts(deals, one, path))
      if (clue === undefined) continue
      return run.fail('P5 hidden information', `at the deal, ${clue} in the view of seat ${seat} tells ${path} of the state`)
    }
  }
}

function dealTo<K extends GameTypes>(run: CheckRun<K>, seat: Seat, seed: string): Deal | null {
  const match = Match.begin(run.game, { ...run.origin, seed })
  if (isRejection(match)) return null
  const seen = JSON.stringify(run.game.view(match.start, seat))
  return { clues: leavesOf(JSON.parse(seen)), truth: leavesOf(match.start), sampled: leavesOf(determinizeView(run, seen, seat, true)) }
}

/** Paths of the state that vary from deal to deal and that determinize often fills differently. */
function openPaths(deals: readonly Deal[]): string[] {
  return pathsOf(deals.map(({ truth }) => truth)).filter((path) => {
    const values = new Set(deals.map(({ truth }) => truth.get(path)))
    return (
      !path.startsWith('/rng/') &&
      values.size > 1 &&
      deals.filter(({ truth, sampled }) => truth.get(path) !== sampled.get(path)).length >= minSamples
    )
  })
}

/** True when the clue's value alone has always predicted the value at the path. */
function predicts(deals: readonly Deal[], clue: string, path: string): boolean {
  const predicted = new Map<string | undefined, string | undefined>()
  let repeated = 0
  for (const { clues, truth } of deals) {
    const sign = clues.get(clue)
    const value = truth.get(path)
    if (!predicted.has(sign)) predicted.set(sign, value)
    else if (predicted.get(sign) === value) repeated++
    else return false
  }
  return repeated >= minSamples
}

function pathsOf(all: readonly Leaves[]): string[] {
  return [...new Set(all.flatMap((leaves) => [...leaves.keys()]))]
}

function leavesOf(value: unknown, path = '', out = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) leavesOf(inner, `${path}/${key}`, out)
  else out.set(path, JSON.stringify(value))
  return out
}
