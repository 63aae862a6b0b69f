import { canonicalJson, chance, heardBy, isRejection, Match, pick, type Kinds, type Seat } from '@parlor/kernel'
import { deepFreeze } from './freeze.ts'
import { checkBelief } from './promises/belief.ts'
import { checkDeclaration, checkOutcome, checkResignation, checkStop } from './promises/declaration.ts'
import { checkReplay, checkTwice, checkWordsUnseen } from './promises/determinism.ts'
import { checkEvents, checkOpening, listen, type Aftermath } from './promises/events.ts'
import { checkPlain, checkPosition, checkPositionPlayed, checkRevived } from './promises/json.ts'
import { checkLegality, checkSample } from './promises/legality.ts'
import { Memory, type Scores } from './promises/memory.ts'
import { checkPending } from './promises/pending.ts'
import { checkCopies, checkQuiet, checkViews, playOn } from './promises/purity.ts'
import { Replay } from './promises/replay.ts'
import { checkUndo } from './promises/undo.ts'
import { imagine } from './promises/worlds.ts'
import type { Trail } from './trail.ts'

/** A random match with every check at every step, on states that are frozen. */
export function deepMatch<K extends Kinds>(trail: Trail<K>, scores: Scores): void {
  const { game, origin } = trail
  trail.during('P0 declaration', 'reading the declaration', () => checkDeclaration(trail))
  const match = Match.begin(game, origin)
  if (isRejection(match)) return trail.fail('P0 declaration', `the origin is refused: ${JSON.stringify(match)}`)
  trail.during('P6 events', 'opening', () => checkOpening(trail, match.start))
  const walk = new Walk(trail, match, scores)
  const bound = game.maxMoves(origin.options)
  while (walk.stand()) {
    if (match.line.length >= bound) return trail.fail('P9 answers and end', `the match goes on after ${bound} moves`)
    if (!walk.step()) return
  }
  checkOutcome(trail, match.state)
  trail.during('P0 declaration', 'giving up', () => checkResignation(trail, match))
  trail.during('P0 declaration', 'a draw or an abort', () => checkStop(trail, match))
  trail.during('P4 determinism', 'replaying', () => checkReplay(trail, match))
  for (let i = 0; i < 3; i++) trail.during('P7 undo', 'undoing', () => checkUndo(trail, match))
  walk.memory.judge()
}

/** What two-world replay can find broken. */
const byReplay = ['P1 purity', 'P4 determinism', 'P5 hidden information', 'P6 events', 'P7 undo'] as const

class Walk<K extends Kinds> {
  readonly memory: Memory<K>
  readonly #trail: Trail<K>
  readonly #match: Match<K>
  readonly #replay: Replay<K>
  readonly #used = new Set<number>()
  #earlier: K['State']
  #position: K['State'] | null = null

  constructor(trail: Trail<K>, match: Match<K>, scores: Scores) {
    this.#trail = trail
    this.#match = match
    this.#replay = new Replay(trail)
    this.memory = new Memory(trail, scores)
    this.#earlier = match.start
  }

  /** All that must hold of the present state; false when the match is over. */
  stand(): boolean {
    const trail = this.#trail
    const match = this.#match
    const state = deepFreeze(match.state)
    const before = match.line.length === 0 ? null : match.stateAt(match.line.length - 1)
    trail.during('P8 plain JSON', 'the state', () => checkPlain(trail, state))
    trail.during('P2 pending', 'who owes what', () => checkPending(trail, state, before, this.#used))
    trail.during('P1 purity', 'clone or copy', () => checkCopies(trail, state, this.#earlier))
    trail.during('P1 purity', 'a view played on', () => checkViews(trail, state))
    trail.during('P4 determinism', 'changing the random words', () => checkWordsUnseen(trail, state))
    trail.during('P4 determinism', 'asking twice', () => checkTwice(trail, state))
    this.#position = trail.during('P8 plain JSON', 'the position', () => checkPosition(trail, state)) ?? null
    for (const { seat } of trail.wants('P1 purity', 'P3 legality', 'P4 determinism', 'P9 answers and end') ? state.pending : []) {
      trail.during('P3 legality', 'moves, check or fallback', () => checkLegality(trail, state, seat))
      trail.during('P3 legality', 'sample', () => checkSample(trail, state, seat))
    }
    this.#imagine(state)
    if (trail.moves.length % 3 === 0) this.#earlier = state
    return match.outcome === null
  }

  /** All that must hold of what a seat could believe; where nothing is hidden, that is the truth. */
  #imagine(state: K['State']): void {
    const trail = this.#trail
    trail.during('P5 hidden information', 'determinize', () => {
      if (trail.game.information === 'open') return void imagine(trail, state, state.seq % trail.seats)
      if (trail.wants(...byReplay)) this.#replay.stand(state)
      if (trail.wants('P5 hidden information')) checkBelief(trail, state)
      if (trail.wants('P5 hidden information')) this.#remember(state)
    })
  }

  /** One random move, with all that must hold of it; false when the match cannot go on. */
  step(): boolean {
    const trail = this.#trail
    const state = this.#match.state
    const { id, seat } = pick(trail.rng, state.pending)
    const move = trail.during('P3 legality', 'choosing a move', () => trail.anyMove(state, seat))
    if (move === undefined) return false
    const text = trail.game.notation.writeMove(move)
    trail.moves.push(`${seat} ${text}`)
    const after = trail.during('P9 answers and end', 'apply', () => listen(trail, state, seat, move))
    const step = trail.during('P9 answers and end', 'apply', () => this.#match.play(seat, move, { decision: id }))
    if (!after || !step) return false
    if (isRejection(step)) {
      trail.fail('P3 legality', `${text} of seat ${seat} is listed, but refused with ${step.rejected}`)
      return false
    }
    this.#compare(state, seat, move, after, step.state)
    if (trail.game.information === 'open') return true
    if (trail.wants(...byReplay))
      trail.during('P5 hidden information', 'two worlds', () => this.#replay.step(seat, move, after, step.barrier))
    for (let other = 0; other < trail.seats; other++) this.memory.take(other, heardBy(after.table.heard, other))
    return true
  }

  /** The same move from the same state leads to the same place, however it is played. */
  #compare(state: K['State'], seat: Seat, move: K['Move'], after: Aftermath<K>, played: K['State']): void {
    const trail = this.#trail
    trail.during('P8 plain JSON', 'the state', () => {
      const text = canonicalJson(after.state)
      trail.expect(canonicalJson(played) === text, 'P4 determinism', 'the same move from the same state leads to two states')
      trail.during('P1 purity', 'a quiet table', () => checkQuiet(trail, state, seat, move, JSON.stringify(after.state)))
      trail.during('P8 plain JSON', 'a state read back', () => checkRevived(trail, state, seat, move, text))
    })
    trail.during('P6 events', 'events', () => checkEvents(trail, after.table.heard, after.state.rng))
    const back = this.#position
    if (back) trail.during('P8 plain JSON', 'a position read back', () => checkPositionPlayed(trail, back, state, seat, move, after.state))
  }

  /** What every seat sees is remembered and tried on a world of its own; now and then such a world is played to its end. */
  #remember(state: K['State']): void {
    const trail = this.#trail
    for (let seat = 0; seat < trail.seats; seat++) {
      const view = trail.game.view(state, seat)
      const world = imagine(trail, state, seat)
      if (!world) continue
      this.memory.tryOn(seat, view, state, world.state)
      this.memory.take(seat, view)
      if (!chance(trail.rng, 1, 3)) continue
      const bound = trail.game.maxMoves(trail.origin.options)
      playOn(trail, world.state, bound)
      trail.expect(
        world.state.outcome !== null,
        'P5 hidden information',
        `a determinized world of seat ${seat} does not end within ${bound} moves`,
      )
    }
  }
}
