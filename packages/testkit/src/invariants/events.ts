import type { Audience, GameTypes, Rng, Seat, Viewer } from '@parlor/kernel'
import type { EventCore, AddressedEvent } from '@parlor/kernel/host'
import { whyNotPlainJson } from '../plain-json.ts'
import { RecordingSink } from '../event-sinks.ts'
import type { CheckRun } from '../check-run.ts'

/** P6: every event is plain JSON, has a kind, and goes to existing viewers; P4: none contains a word of the generator. */
export function checkEvents<K extends GameTypes>(run: CheckRun<K>, events: readonly AddressedEvent<K['Event']>[], rng: Rng): void {
  for (const { event, audience } of events) {
    const text = JSON.stringify(event) as string | undefined
    const why = whyNotPlainJson(event)
    if (why) return run.fail('P8 plain JSON', `in the event ${text}, ${why}`)
    const { kind } = event as EventCore
    run.expect(typeof kind === 'string' && kind !== '', 'P6 events', `the event ${text} has no kind`)
    run.expect(isValidAudience(audience, run.seats), 'P6 events', `the event ${text} is for ${JSON.stringify(audience)}`)
    run.expect(!containsWord(event, rng), 'P4 determinism', `the event ${text} contains a word of the generator`)
  }
}

/** P6: opening events derive from the view alone and are plain JSON. */
export function checkOpeningEvents<K extends GameTypes>(run: CheckRun<K>, state: K['State']): void {
  const { game } = run
  if (!game.openingEvents) return
  for (let seat = 0; seat < run.seats; seat++)
    for (const event of game.openingEvents(game.view(state, seat))) {
      const why = whyNotPlainJson(event)
      if (why) run.fail('P6 events', `in the opening event ${JSON.stringify(event)}, ${why}`)
    }
}

function isValidAudience(audience: Audience, seats: number): boolean {
  if (audience === 'all') return true
  const sound = (viewer: Viewer): boolean => viewer === 'watcher' || (Number.isInteger(viewer) && viewer >= 0 && viewer < seats)
  return Array.isArray(audience) && audience.every(sound) && new Set(audience).size === audience.length
}

/** Small words would match ordinary numbers by accident. */
const smallestWord = 1 << 20

function containsWord(value: unknown, rng: Rng): boolean {
  if (typeof value === 'number') return Math.abs(value) > smallestWord && rng.some((word) => word === (value | 0))
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => containsWord(inner, rng))
}

/** A move applied to a copy, with its events. */
export interface RecordedMove<K extends GameTypes> {
  readonly state: K['State']
  readonly sink: RecordingSink<K['Event'] & EventCore>
}

/** Applies a move to a copy of the state and records its events. */
export function applyAndRecord<K extends GameTypes>(
  { game }: CheckRun<K>,
  state: K['State'],
  seat: Seat,
  move: K['Move'],
): RecordedMove<K> {
  const after = game.clone(state)
  const sink = new RecordingSink<K['Event'] & EventCore>()
  game.apply(after, seat, move, sink)
  return { state: after, sink }
}
