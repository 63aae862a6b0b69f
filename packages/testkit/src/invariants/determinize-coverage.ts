import { randomInt, type GameTypes, type Seat } from '@parlor/kernel'
import { determinizeView, stateJsonWithoutRng } from './possible-worlds.ts'
import type { CheckRun } from '../check-run.ts'

/** Draws to see whether there is more than one determinized state, to list them where they are few, and before reporting one as missing. */
const firstDraws = 12
const fewWorlds = 5
const moreDraws = 200
const maxDraws = 4000

/** P5: determinize can return the true state, and more than one state unless the true one is the only one. */
export function checkDeterminizeCoverage<K extends GameTypes>(run: CheckRun<K>, truth: K['State']): void {
  const { game, rng } = run
  const seat = randomInt(rng, run.seats)
  const seen = JSON.stringify(game.view(truth, seat))
  const worlds = new Set<string>()
  const views = new Set<string>()
  const look = (draws: number): void => {
    for (let i = 0; i < draws && worlds.size <= fewWorlds; i++) {
      const state = determinizeView(run, seen, seat, false)
      worlds.add(stateJsonWithoutRng(state))
      views.add(allViews(run, state, seat))
    }
  }
  const found = (): boolean => worlds.has(stateJsonWithoutRng(truth)) || (run.seats > 1 && views.has(allViews(run, truth, seat)))
  look(firstDraws)
  if (worlds.size > 1) run.varied = true
  for (const more of [moreDraws, maxDraws]) {
    if (worlds.size > fewWorlds || found()) return
    look(more)
  }
  if (worlds.size > fewWorlds || found()) return
  run.fail(
    'P5 hidden information',
    worlds.size === 1
      ? `determinize gives seat ${seat} one world only, and not the true one`
      : `determinize never gives seat ${seat} the true world, only ${worlds.size} others`,
  )
}

/** The views of all others: equal states may be stored differently. */
function allViews<K extends GameTypes>({ game, seats }: CheckRun<K>, state: K['State'], seat: Seat): string {
  const views: string[] = []
  for (let other = 0; other < seats; other++) if (other !== seat) views.push(JSON.stringify(game.view(state, other)))
  return views.join('\n')
}
