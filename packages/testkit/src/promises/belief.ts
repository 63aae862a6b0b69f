import { below, type Kinds, type Seat } from '@parlor/kernel'
import { drawWorld, fingerprint } from './worlds.ts'
import type { Trail } from '../trail.ts'

/** Draws to see whether there is more than one world, to list them where they are few, and to be sure before saying that one is missing. */
const firstLook = 12
const fewWorlds = 5
const secondLook = 200
const lastLook = 4000

/** P5: what determinize believes possible includes the truth, and is more than one world where the truth is not the one it gives. */
export function checkBelief<K extends Kinds>(trail: Trail<K>, truth: K['State']): void {
  const { game, rng } = trail
  const seat = below(rng, trail.seats)
  const seen = JSON.stringify(game.view(truth, seat))
  const worlds = new Set<string>()
  const views = new Set<string>()
  const look = (draws: number): void => {
    for (let i = 0; i < draws && worlds.size <= fewWorlds; i++) {
      const state = drawWorld(trail, seen, seat, false)
      worlds.add(fingerprint(state))
      views.add(allViews(trail, state, seat))
    }
  }
  const found = (): boolean => worlds.has(fingerprint(truth)) || (trail.seats > 1 && views.has(allViews(trail, truth, seat)))
  look(firstLook)
  if (worlds.size > 1) trail.varied = true
  for (const more of [secondLook, lastLook]) {
    if (worlds.size > fewWorlds || found()) return
    look(more)
  }
  if (worlds.size > fewWorlds || found()) return
  trail.fail(
    'P5 hidden information',
    worlds.size === 1
      ? `determinize gives seat ${seat} one world only, and not the true one`
      : `determinize never gives seat ${seat} the true world, only ${worlds.size} others`,
  )
}

/** What all the others see: a world stored in another way is still the same to everybody. */
function allViews<K extends Kinds>({ game, seats }: Trail<K>, state: K['State'], seat: Seat): string {
  const views: string[] = []
  for (let other = 0; other < seats; other++) if (other !== seat) views.push(JSON.stringify(game.view(state, other)))
  return views.join('\n')
}
