import type { Audience, EventCore, Heard, Kinds, Rng, Seat, Viewer } from '@parlor/kernel'
import { whyNotPlain } from '../plain.ts'
import { Witness } from '../witness.ts'
import type { Trail } from '../trail.ts'

/** P6: every event is plain, named, and for viewers that exist; P4: none of them tells a random word. */
export function checkEvents<K extends Kinds>(trail: Trail<K>, heard: readonly Heard<K['Event']>[], rng: Rng): void {
  for (const { event, audience } of heard) {
    const text = JSON.stringify(event) as string | undefined
    const why = whyNotPlain(event)
    if (why) return trail.fail('P8 plain JSON', `in the event ${text}, ${why}`)
    const { kind } = event as EventCore
    trail.expect(typeof kind === 'string' && kind !== '', 'P6 events', `the event ${text} has no kind`)
    trail.expect(soundAudience(audience, trail.seats), 'P6 events', `the event ${text} is for ${JSON.stringify(audience)}`)
    trail.expect(!tellsWord(event, rng), 'P4 determinism', `the event ${text} tells a random word`)
  }
}

/** P6: what a viewer is told of the deal comes from its view and is plain. */
export function checkOpening<K extends Kinds>(trail: Trail<K>, state: K['State']): void {
  const { game } = trail
  if (!game.opening) return
  for (let seat = 0; seat < trail.seats; seat++)
    for (const event of game.opening(game.view(state, seat))) {
      const why = whyNotPlain(event)
      if (why) trail.fail('P6 events', `in the opening event ${JSON.stringify(event)}, ${why}`)
    }
}

function soundAudience(audience: Audience, seats: number): boolean {
  if (audience === 'all') return true
  const sound = (viewer: Viewer): boolean => viewer === 'watcher' || (Number.isInteger(viewer) && viewer >= 0 && viewer < seats)
  return Array.isArray(audience) && audience.every(sound) && new Set(audience).size === audience.length
}

/** Small words would meet ordinary numbers by accident. */
const tellingWord = 1 << 20

function tellsWord(value: unknown, rng: Rng): boolean {
  if (typeof value === 'number') return Math.abs(value) > tellingWord && rng.some((word) => word === (value | 0))
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => tellsWord(inner, rng))
}

/** A move applied to a copy, with all it said. */
export interface Aftermath<K extends Kinds> {
  readonly state: K['State']
  readonly table: Witness<K['Event'] & EventCore>
}

/** Applies a move to a copy of the state and listens. */
export function listen<K extends Kinds>({ game }: Trail<K>, state: K['State'], seat: Seat, move: K['Move']): Aftermath<K> {
  const after = game.clone(state)
  const table = new Witness<K['Event'] & EventCore>()
  game.apply(after, seat, move, table)
  return { state: after, table }
}
