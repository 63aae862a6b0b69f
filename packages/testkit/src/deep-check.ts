import { isRejection, pickRandom, type GameTypes, type Seat } from '@parlor/kernel'
import { canonicalJson, randomChance, eventsFor, Match } from '@parlor/kernel/host'
import { deepFreeze } from './deep-freeze.ts'
import { checkDeterminizeCoverage } from './invariants/determinize-coverage.ts'
import { checkDeclaration, checkOutcome, checkResignation, checkDrawAndAbort } from './invariants/declaration-and-outcomes.ts'
import { checkReplay, checkRepeatable, checkRngHidden } from './invariants/determinism.ts'
import { checkEvents, checkOpeningEvents, applyAndRecord, type RecordedMove } from './invariants/events.ts'
import { checkPlainJson, checkPositionNotation, checkPositionPlaysOn, checkJsonRoundTrip } from './invariants/json-and-notation.ts'
import { checkLegality, checkSample } from './invariants/legality.ts'
import { RememberedValueLeakCheck, type FieldPairStatistics } from './invariants/remembered-value-leak-check.ts'
import { checkPending } from './invariants/pending.ts'
import { checkCopies, checkQuietApply, checkViews, playRandomMoves } from './invariants/purity.ts'
import { TwoWorldReplay } from './invariants/two-world-replay.ts'
import { checkUndo } from './invariants/undo.ts'
import { sampleConsistentWorld } from './invariants/possible-worlds.ts'
import type { CheckRun } from './check-run.ts'

/** A random match with every check at every step, on frozen states. */
export function runDeepCheck<K extends GameTypes>(run: CheckRun<K>, scores: FieldPairStatistics): void {
  const { game, origin } = run
  run.during('P0 declaration', 'reading the declaration', () => checkDeclaration(run))
  const match = Match.begin(game, origin)
  if (isRejection(match)) return run.fail('P0 declaration', `the origin is refused: ${JSON.stringify(match)}`)
  run.during('P6 events', 'opening', () => checkOpeningEvents(run, match.start))
  const walk = new DeepCheck(run, match, scores)
  const bound = game.maxMoves(origin.options)
  while (walk.checkState()) {
    if (match.history.length >= bound) return run.fail('P9 answers and end', `the match goes on after ${bound} moves`)
    if (!walk.step()) return
  }
  checkOutcome(run, match.state)
  run.during('P0 declaration', 'giving up', () => checkResignation(run, match))
  run.during('P0 declaration', 'a draw or an abort', () => checkDrawAndAbort(run, match))
  run.during('P4 determinism', 'replaying', () => checkReplay(run, match))
  for (let i = 0; i < 3; i++) run.during('P7 undo', 'undoing', () => checkUndo(run, match))
  walk.memory.report()
}

/** Invariants that two-world replay can break. */
const byReplay = ['P1 purity', 'P4 determinism', 'P5 hidden information', 'P6 events', 'P7 undo'] as const

class DeepCheck<K extends GameTypes> {
  readonly memory: RememberedValueLeakCheck<K>
  readonly #run: CheckRun<K>
  readonly #match: Match<K>
  readonly #replay: TwoWorldReplay<K>
  readonly #used = new Set<number>()
  #earlier: K['State']
  #position: K['State'] | null = null

  constructor(run: CheckRun<K>, match: Match<K>, scores: FieldPairStatistics) {
    this.#run = run
    this.#match = match
    this.#replay = new TwoWorldReplay(run)
    this.memory = new RememberedValueLeakCheck(run, scores)
    this.#earlier = match.start
  }

  /** Invariants of the current state; false when the match is over. */
  checkState(): boolean {
    const run = this.#run
    const match = this.#match
    const state = deepFreeze(match.state)
    const before = match.history.length === 0 ? null : match.stateAt(match.history.length - 1)
    run.during('P8 plain JSON', 'the state', () => checkPlainJson(run, state))
    run.during('P2 pending', 'who owes what', () => checkPending(run, state, before, this.#used))
    run.during('P1 purity', 'clone or copy', () => checkCopies(run, state, this.#earlier))
    run.during('P1 purity', 'a view played on', () => checkViews(run, state))
    run.during('P4 determinism', 'changing the random words', () => checkRngHidden(run, state))
    run.during('P4 determinism', 'asking twice', () => checkRepeatable(run, state))
    this.#position = run.during('P8 plain JSON', 'the position', () => checkPositionNotation(run, state)) ?? null
    for (const { seat } of run.wants('P1 purity', 'P3 legality', 'P4 determinism', 'P9 answers and end') ? state.pending : []) {
      run.during('P3 legality', 'moves, check or fallback', () => checkLegality(run, state, seat))
      run.during('P3 legality', 'sample', () => checkSample(run, state, seat))
    }
    this.#imagine(state)
    if (run.moves.length % 3 === 0) this.#earlier = state
    return match.outcome === null
  }

  /** Invariants of determinize; without hidden information it returns the true state. */
  #imagine(state: K['State']): void {
    const run = this.#run
    run.during('P5 hidden information', 'determinize', () => {
      if (run.game.information === 'open') return void sampleConsistentWorld(run, state, state.seq % run.seats)
      if (run.wants(...byReplay)) this.#replay.compareStates(state)
      if (run.wants('P5 hidden information')) checkDeterminizeCoverage(run, state)
      if (run.wants('P5 hidden information')) this.#remember(state)
    })
  }

  /** One random move with its invariants; false when the match cannot go on. */
  step(): boolean {
    const run = this.#run
    const state = this.#match.state
    const { id, seat } = pickRandom(run.rng, state.pending)
    const move = run.during('P3 legality', 'choosing a move', () => run.anyMove(state, seat))
    if (move === undefined) return false
    const text = run.game.notation.writeMove(move)
    run.moves.push(`${seat} ${text}`)
    const after = run.during('P9 answers and end', 'apply', () => applyAndRecord(run, state, seat, move))
    const step = run.during('P9 answers and end', 'apply', () => this.#match.play(seat, move, { decision: id }))
    if (!after || !step) return false
    if (isRejection(step)) {
      run.fail('P3 legality', `${text} of seat ${seat} is listed, but refused with ${step.rejected}`)
      return false
    }
    this.#compare(state, seat, move, after, step.state)
    if (run.game.information === 'open') return true
    if (run.wants(...byReplay))
      run.during('P5 hidden information', 'two worlds', () => this.#replay.playMove(seat, move, after, step.barrier))
    for (let other = 0; other < run.seats; other++) this.memory.remember(other, eventsFor(after.sink.events, other))
    return true
  }

  /** The same move from the same state gives the same result, however it is played. */
  #compare(state: K['State'], seat: Seat, move: K['Move'], after: RecordedMove<K>, played: K['State']): void {
    const run = this.#run
    run.during('P8 plain JSON', 'the state', () => {
      const text = canonicalJson(after.state)
      run.expect(canonicalJson(played) === text, 'P4 determinism', 'the same move from the same state leads to two states')
      run.during('P1 purity', 'a quiet table', () => checkQuietApply(run, state, seat, move, JSON.stringify(after.state)))
      run.during('P8 plain JSON', 'a state read back', () => checkJsonRoundTrip(run, state, seat, move, text))
    })
    run.during('P6 events', 'events', () => checkEvents(run, after.sink.events, after.state.rng))
    const back = this.#position
    if (back) run.during('P8 plain JSON', 'a position read back', () => checkPositionPlaysOn(run, back, state, seat, move, after.state))
  }

  /** Records what every seat sees and tests it on a determinized state; occasionally plays such a state to its end. */
  #remember(state: K['State']): void {
    const run = this.#run
    for (let seat = 0; seat < run.seats; seat++) {
      const view = run.game.view(state, seat)
      const world = sampleConsistentWorld(run, state, seat)
      if (!world) continue
      this.memory.compare(seat, view, state, world.state)
      this.memory.remember(seat, view)
      if (!randomChance(run.rng, 1, 3)) continue
      const bound = run.game.maxMoves(run.origin.options)
      playRandomMoves(run, world.state, bound)
      run.expect(
        world.state.outcome !== null,
        'P5 hidden information',
        `a determinized world of seat ${seat} does not end within ${bound} moves`,
      )
    }
  }
}
