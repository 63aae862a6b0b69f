import { isRejection, pickRandom, type Game, type GameTypes, type Viewer } from '@parlor/kernel'
import { eventsFor, Match } from '@parlor/kernel/host'
import { deepFreeze } from '../deep-freeze.ts'
import { RecordingSink } from '../event-sinks.ts'
import { inspectValue } from '../inspect-value.ts'
import type { CheckRun } from '../check-run.ts'

const invariant = 'P10 advance'
const unknownEvent = deepFreeze({ kind: 'no event of any game' })

/** P10: in a random match, for every seat and a spectator, the view before a move advanced by the events of the move is what is drawn of the view after it. */
export function checkAdvance<K extends GameTypes>(run: CheckRun<K>): void {
  const { game, origin, rng } = run
  const match = Match.begin(game, origin)
  if (isRejection(match)) return run.fail('P0 declaration', `the origin is refused: ${JSON.stringify(match)}`)
  const state = game.clone(match.start)
  const viewers: Viewer[] = ['watcher', ...Array.from({ length: run.seats }, (_, seat) => seat)]
  const viewsNow = (): K['View'][] => viewers.map((viewer) => deepFreeze(game.view(state, viewer)))
  let views = viewsNow()
  checkFirstViews(run, views)
  for (let left = game.maxMoves(origin.options); state.outcome === null && left > 0 && run.wants('P1 purity', invariant); left--) {
    const { seat } = pickRandom(rng, state.pending)
    const move = run.anyMove(state, seat)
    if (move === undefined) return
    run.moves.push(`${seat} ${game.notation.writeMove(move)}`)
    const sink = new RecordingSink<K['Event']>()
    game.apply(state, seat, move, sink)
    const next = viewsNow()
    for (const [i, viewer] of viewers.entries()) compareAdvanced(run, viewer, views[i]!, eventsFor(sink.events, viewer), next[i]!)
    views = next
  }
}

/** Undrawn fields exist, an unknown event changes nothing, and the first view already shows what the opening events bring. */
function checkFirstViews<K extends GameTypes>(run: CheckRun<K>, views: readonly K['View'][]): void {
  const { game } = run
  for (const path of game.undrawn ?? [])
    run.expect(mayHoldField(views[0], path.split('.')), invariant, `the view has no field ${path}, which is said to be undrawn`)
  for (const [i, view] of views.entries()) {
    run.expect(game.advance(view, unknownEvent) === view, invariant, 'an unknown event gives another view')
    compareAdvanced(run, i === 0 ? 'watcher' : i - 1, view, game.openingEvents?.(view) ?? [], view)
  }
}

function compareAdvanced<K extends GameTypes>(
  run: CheckRun<K>,
  viewer: Viewer,
  before: K['View'],
  events: readonly K['Event'][],
  after: K['View'],
): void {
  const mismatch = advanceMismatch(run.game, before, events, after)
  if (mismatch !== null) run.fail(invariant, `${viewer} is shown ${mismatch}`)
}

/** What is drawn of a view advanced by events, but not so of the view after them; null where they agree. */
export function advanceMismatch<K extends GameTypes>(
  game: Game<K>,
  before: K['View'],
  events: readonly K['Event'][],
  after: K['View'],
): string | null {
  const shown = events.reduce<K['View']>((view, event) => game.advance(deepFreeze(view), deepFreeze(event)), before)
  const path = firstDifference(shown, after, new Set(['seq', 'pending', 'outcome', ...(game.undrawn ?? [])]))
  if (path === null) return null
  const kinds = events.map(({ kind }) => kind).join(', ') || 'no event'
  const [have, want] = [shown, after].map((view) => inspectValue(fieldOf(view, path.split('.'))))
  return `${path} ${have} instead of ${want} after ${kinds}`
}

/** The first field, by the names that lead to it, in which two values differ; null when only ignored ones do. */
function firstDifference(one: unknown, other: unknown, ignored: ReadonlySet<string>, path = ''): string | null {
  if (Object.is(one, other)) return null
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return path
  if (Array.isArray(one) !== Array.isArray(other)) return path
  if (Array.isArray(one)) return firstDifferenceInList(one, other as unknown[], ignored, path)
  for (const key in one) {
    const name = path === '' ? key : `${path}.${key}`
    if (ignored.has(name)) continue
    if (!(key in other)) return name
    const found = firstDifference(one[key as never], other[key as never], ignored, name)
    if (found !== null) return found
  }
  for (const key in other) if (!(key in one)) return path === '' ? key : `${path}.${key}`
  return null
}

function firstDifferenceInList(
  one: readonly unknown[],
  other: readonly unknown[],
  ignored: ReadonlySet<string>,
  path: string,
): string | null {
  if (one.length !== other.length) return path
  for (let i = 0; i < one.length; i++) {
    const found = firstDifference(one[i], other[i], ignored, path)
    if (found !== null) return found
  }
  return null
}

/** The value at a path; of a list on the way, that of every element. */
function fieldOf(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((element: unknown) => fieldOf(element, [key, ...rest]))
  return fieldOf((value as Record<string, unknown>)[key], rest)
}

/** False where a field of the path is missing; empty lists and null may hold it later. */
function mayHoldField(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined || value === null) return true
  if (Array.isArray(value)) return value.every((element) => mayHoldField(element, [key, ...rest]))
  return typeof value === 'object' && key in value && mayHoldField(value[key as never], rest)
}
