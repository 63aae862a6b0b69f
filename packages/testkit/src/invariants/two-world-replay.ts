import { randomInt, copyRngInto, type GameTypes, type Seat } from '@parlor/kernel'
import { randomChance } from '@parlor/kernel/host'
import { applyAndRecord, type RecordedMove } from './events.ts'
import { compareWorlds, sampleConsistentWorld, type PossibleWorld } from './possible-worlds.ts'
import type { CheckRun } from '../check-run.ts'

/** Determinized states per seat. More find more bugs, but cost time. */
const maxWorlds = 3
const candidates = 12
/** Where no barrier was declared, every answer of the acting seat is tried before a leak is reported. */
const allAnswers = 300

/**
 * P5, P6, P7 by two-world replay: determinized states of each seat are played along with the true match. Nothing a seat receives
 * (view, decisions, moves, rejections, events) may differ without an event to it or a declared reveal.
 */
export class TwoWorldReplay<K extends GameTypes> {
  readonly #run: CheckRun<K>
  #worlds: PossibleWorld<K>[] = []

  constructor(run: CheckRun<K>) {
    this.#run = run
  }

  /** Compares every determinized state with the true one between moves, and adds new ones. */
  compareStates(truth: K['State']): void {
    const run = this.#run
    for (const world of this.#worlds) compareWorlds(run, truth, world)
    for (let seat = 0; seat < run.seats; seat++) {
      const own = this.#worlds.filter((world) => world.seat === seat)
      if (own.length >= maxWorlds) this.#worlds.splice(this.#worlds.indexOf(own[0]!), 1)
      const world = sampleConsistentWorld(run, truth, seat)
      if (!world) continue
      compareWorlds(run, truth, world)
      this.#worlds.push(world)
    }
  }

  /** Plays a move in every determinized state; those that the seat can now distinguish are dropped. `declared`: the match has a barrier. */
  playMove(actor: Seat, move: K['Move'], truth: RecordedMove<K>, declared: boolean): void {
    this.#worlds = this.#worlds.filter((world) => {
      const next = this.#follow(world, actor, move, truth, declared)
      if (next) world.state = next
      return next !== null
    })
  }

  #follow(world: PossibleWorld<K>, actor: Seat, move: K['Move'], truth: RecordedMove<K>, declared: boolean): K['State'] | null {
    const run = this.#run
    const { game } = run
    if (actor !== world.seat && randomChance(run.rng, 1, 2)) {
      const other = this.#tryAll(world, actor, move, this.#answers(world.state, actor, 0).moves.slice(0, 2), truth)
      if (other) return other
    }
    if (game.check(world.state, actor, move) === null) {
      const aftermath = applyAndRecord(run, world.state, actor, move)
      if (this.#compare(world.seat, aftermath, truth, { same: true, declared, secret: () => true })) return withTrueRng(aftermath, truth)
    }
    if (actor === world.seat) return null
    const answers = this.#answers(world.state, actor, declared ? candidates : allAnswers)
    const found = this.#tryAll(world, actor, move, answers.moves, truth)
    if (found) return found
    if (!declared && answers.complete)
      run.fail(
        'P7 undo',
        `seat ${world.seat} learned something from ${game.notation.writeMove(move)} of seat ${actor}, but the move declares no barrier by sink.reveal()`,
      )
    return null
  }

  /** The first of these answers after which the seat still cannot distinguish, if any. */
  #tryAll(world: PossibleWorld<K>, actor: Seat, move: K['Move'], answers: readonly K['Move'][], truth: RecordedMove<K>): K['State'] | null {
    for (const answer of answers) {
      const aftermath = applyAndRecord(this.#run, world.state, actor, answer)
      const secret = () => this.#leavesTrace(world.state, actor, move, aftermath)
      if (this.#compare(world.seat, aftermath, truth, { same: false, declared: true, secret })) return withTrueRng(aftermath, truth)
    }
    return null
  }

  /** Whether the acting seat's own view still distinguishes the answer from the move: what left no trace there was public, and is no secret. */
  #leavesTrace(state: K['State'], actor: Seat, move: K['Move'], answered: RecordedMove<K>): boolean {
    const { game } = this.#run
    if (game.check(state, actor, move) !== null) return true
    const moved = applyAndRecord(this.#run, state, actor, move)
    return JSON.stringify(game.view(moved.state, actor)) !== JSON.stringify(game.view(answered.state, actor))
  }

  /** True when the seat cannot distinguish the two results of this move. */
  #compare(
    seat: Seat,
    aftermath: RecordedMove<K>,
    truth: RecordedMove<K>,
    how: { same: boolean; declared: boolean; secret: () => boolean },
  ): boolean {
    const run = this.#run
    const { game } = run
    const sameEvents = aftermath.sink.eventsJsonFor(seat) === truth.sink.eventsJsonFor(seat)
    const [there, here] = [game.view(aftermath.state, seat), game.view(truth.state, seat)]
    const shown = JSON.stringify(there) === JSON.stringify(here)
    if (shown && !sameEvents && how.secret())
      run.fail(
        'P6 events',
        `seat ${seat} hears what its view does not hold: ${truth.sink.eventsJsonFor(seat)} or ${aftermath.sink.eventsJsonFor(seat)}`,
      )
    if (how.same && sameEvents && !shown) {
      const asked = JSON.stringify(there.pending) !== JSON.stringify(here.pending)
      if (asked || !truth.sink.revealed)
        run.fail(
          'P5 hidden information',
          `${asked ? 'who owes what' : 'the view'} tells seat ${seat} what no event told it:\n  ${JSON.stringify(here)}\n  ${JSON.stringify(there)}`,
        )
    }
    if (how.same && !how.declared && !(sameEvents && shown))
      run.fail('P7 undo', `seat ${seat} learns something from a move that declares no barrier by sink.reveal()`)
    if (shown && sameEvents && aftermath.sink.eventsJsonFor('watcher') !== truth.sink.eventsJsonFor('watcher'))
      run.fail('P6 events', `a spectator receives what seat ${seat} may not know: ${truth.sink.eventsJsonFor('watcher')}`)
    return shown && sameEvents
  }

  #answers(state: K['State'], actor: Seat, most: number): { moves: K['Move'][]; complete: boolean } {
    const { game, rng } = this.#run
    const list: K['Move'][] = []
    const count = game.moves(state, actor, list)
    if (count <= most) return { moves: list.slice(0, count), complete: true }
    return { moves: Array.from({ length: candidates }, () => list[randomInt(rng, count)]!), complete: false }
  }
}

/** The generator is hidden too: copy the true one, so that only hidden information differs. */
function withTrueRng<K extends GameTypes>(aftermath: RecordedMove<K>, truth: RecordedMove<K>): K['State'] {
  copyRngInto(truth.state.rng, aftermath.state.rng)
  return aftermath.state
}
