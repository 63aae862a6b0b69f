import { copyRngInto, type GameTypes, type Rng, type Seat, type Viewer } from '@parlor/kernel'
import { canonicalJson, randomChance } from '@parlor/kernel/host'
import { QuietSinkProbe } from '../event-sinks.ts'
import type { CheckRun } from '../check-run.ts'

const playoutLength = 30

/** P1: copies are equal as JSON and share nothing that a move would mutate. The state is frozen, so sharing throws when played on. */
export function checkCopies<K extends GameTypes>(run: CheckRun<K>, state: K['State'], earlier: K['State']): void {
  const { game, rng } = run
  const text = JSON.stringify(state)
  const clone = game.clone(state)
  run.expect(JSON.stringify(clone) === text, 'P1 purity', 'clone differs from its original, in value or in the order of keys')
  const over = game.clone(earlier)
  game.copy(state, over)
  run.expect(JSON.stringify(over) === text, 'P1 purity', 'copy leaves something of what it overwrites, or changes the order of keys')
  const back = game.clone(state)
  game.copy(earlier, back)
  run.expect(
    JSON.stringify(back) === JSON.stringify(earlier),
    'P1 purity',
    'copying an earlier state over a later one leaves something behind',
  )
  if (!randomChance(rng, 1, 3)) return
  for (const played of [clone, over]) playRandomMoves(run, played)
  run.expect(JSON.stringify(state) === text, 'P1 purity', 'playing on with a copy changed the original')
}

/** P1: views and determinized states are independent copies: playing on with the state or the copy leaves the view as it was. */
export function checkViews<K extends GameTypes>(run: CheckRun<K>, state: K['State']): void {
  const { game, rng, seats } = run
  if (!randomChance(rng, 1, 3)) return
  const live = game.clone(state)
  const viewers: Viewer[] = ['watcher', ...Array.from({ length: seats }, (_, seat) => seat)]
  const views = viewers.map((viewer) => game.view(live, viewer))
  const before = views.map((view) => canonicalJson(view))
  playRandomMoves(run, live)
  for (const [i, view] of views.entries())
    run.expect(canonicalJson(view) === before[i], 'P1 purity', `playing on changed a view that ${viewers[i]} was given earlier`)
  const seat = state.seq % seats
  const seen = JSON.parse(before[seat + 1]!) as K['View']
  const own: Rng = [0, 0, 0, 0]
  copyRngInto(rng, own)
  playRandomMoves(run, game.determinize(seen, seat, own))
  run.expect(canonicalJson(seen) === before[seat + 1], 'P1 purity', `playing on in a determinized world changed the view of seat ${seat}`)
}

/** P1: playing in place with a silent sink gives the same state as playing with events. */
export function checkQuietApply<K extends GameTypes>(
  run: CheckRun<K>,
  state: K['State'],
  seat: Seat,
  move: K['Move'],
  after: string,
): void {
  const silence = new QuietSinkProbe()
  const quiet = run.game.clone(state)
  run.game.apply(quiet, seat, move, silence)
  run.expect(JSON.stringify(quiet) === after, 'P1 purity', 'a silent sink leads to another state than a recording one')
  run.expect(!silence.used, 'P1 purity', 'events are built for a silent sink')
}

/** Plays random moves in place, some or to the end. */
export function playRandomMoves<K extends GameTypes>(run: CheckRun<K>, state: K['State'], length = playoutLength): void {
  const { game } = run
  const silence = new QuietSinkProbe()
  for (let i = 0; i < length && !state.outcome; i++) {
    const { seat } = state.pending[i % state.pending.length]!
    const move = run.anyMove(state, seat)
    if (move === undefined) return
    game.apply(state, seat, move, silence)
  }
}
