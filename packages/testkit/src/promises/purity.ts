import { canonicalJson, chance, copyRng, type Kinds, type Rng, type Seat, type Viewer } from '@parlor/kernel'
import { Silence } from '../witness.ts'
import type { Trail } from '../trail.ts'

const playoutLength = 30

/** P1: copies are equal, byte for byte, and share nothing that a move would change. The state is frozen, so sharing shows when played on. */
export function checkCopies<K extends Kinds>(trail: Trail<K>, state: K['State'], earlier: K['State']): void {
  const { game, rng } = trail
  const text = JSON.stringify(state)
  const clone = game.clone(state)
  trail.expect(JSON.stringify(clone) === text, 'P1 purity', 'clone differs from its original, in value or in the order of keys')
  const over = game.clone(earlier)
  game.copy(state, over)
  trail.expect(JSON.stringify(over) === text, 'P1 purity', 'copy leaves something of what it overwrites, or changes the order of keys')
  const back = game.clone(state)
  game.copy(earlier, back)
  trail.expect(
    JSON.stringify(back) === JSON.stringify(earlier),
    'P1 purity',
    'copying an earlier state over a later one leaves something behind',
  )
  if (!chance(rng, 1, 3)) return
  for (const played of [clone, over]) playOn(trail, played)
  trail.expect(JSON.stringify(state) === text, 'P1 purity', 'playing on with a copy changed the original')
}

/** P1: a view is a picture, and a world made from it is another: playing on with the state or the world leaves the view as it was. */
export function checkViews<K extends Kinds>(trail: Trail<K>, state: K['State']): void {
  const { game, rng, seats } = trail
  if (!chance(rng, 1, 3)) return
  const live = game.clone(state)
  const viewers: Viewer[] = ['watcher', ...Array.from({ length: seats }, (_, seat) => seat)]
  const views = viewers.map((viewer) => game.view(live, viewer))
  const before = views.map((view) => canonicalJson(view))
  playOn(trail, live)
  for (const [i, view] of views.entries())
    trail.expect(canonicalJson(view) === before[i], 'P1 purity', `playing on changed a view that ${viewers[i]} was given earlier`)
  const seat = state.seq % seats
  const seen = JSON.parse(before[seat + 1]!) as K['View']
  const own: Rng = [0, 0, 0, 0]
  copyRng(rng, own)
  playOn(trail, game.determinize(seen, seat, own))
  trail.expect(canonicalJson(seen) === before[seat + 1], 'P1 purity', `playing on in a determinized world changed the view of seat ${seat}`)
}

/** P1: searching in place, silently, leads where playing aloud leads. */
export function checkQuiet<K extends Kinds>(trail: Trail<K>, state: K['State'], seat: Seat, move: K['Move'], after: string): void {
  const silence = new Silence()
  const quiet = trail.game.clone(state)
  trail.game.apply(quiet, seat, move, silence)
  trail.expect(JSON.stringify(quiet) === after, 'P1 purity', 'a quiet table leads to another state than one that listens')
  trail.expect(!silence.spoken, 'P1 purity', 'events are built for a quiet table')
}

/** Plays random moves in place, a while or to the end. */
export function playOn<K extends Kinds>(trail: Trail<K>, state: K['State'], length = playoutLength): void {
  const { game } = trail
  const silence = new Silence()
  for (let i = 0; i < length && !state.outcome; i++) {
    const { seat } = state.pending[i % state.pending.length]!
    const move = trail.anyMove(state, seat)
    if (move === undefined) return
    game.apply(state, seat, move, silence)
  }
}
