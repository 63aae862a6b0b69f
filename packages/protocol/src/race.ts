import {
  addDecision,
  clonePending,
  copyPendingInto,
  copyRngInto,
  setOutcome,
  ranksOf,
  type Audience,
  type Decision,
  type StateCore,
  type Game,
  type GamePackage,
  type Level,
  type Policy,
  type Seat,
  type EventSink,
  type ViewCore,
  type Viewer,
} from '@parlor/kernel'
import { removeAnsweredDecision, type AnyGameTypes } from '@parlor/kernel/host'

/** A run as other racers may know it: its moves, and the score once nobody can gain by knowing it. */
export interface RaceRun {
  readonly moves: number
  readonly over: boolean
  readonly score: number | null
}

/** What a race adds to the solo game's view. */
export interface RaceView {
  readonly race: { readonly runs: readonly RaceRun[] }
}

/** What a race adds to the solo game's events, after those of the move. */
type RaceEvent =
  /** A move of this seat's run, told to that seat. */
  | { readonly kind: 'raceMove'; readonly seat: Seat; readonly run: RaceRun }
  /** The race is over. `view` is the run that spectators are shown. */
  | { readonly kind: 'raceOver'; readonly runs: readonly RaceRun[]; readonly view?: ViewCore }

interface RaceState extends StateCore {
  /** The common starting state. */
  start: AnyGameTypes['State']
  runs: AnyGameTypes['State'][]
}

const raceSeatRange = [2, 4] as const
/** The solo game's options and the number of racers. */
const seatsField = { kind: 'integer', min: raceSeatRange[0], max: raceSeatRange[1], default: raceSeatRange[0] } as const

/** A game as it is played online: a solo game is a race of several. */
export function raceIfSolo(pkg: GamePackage): GamePackage {
  return pkg.game.seats[1] === 1 ? createRaceGame(pkg) : pkg
}

/**
 * Makes a solo game a match: everybody plays their own run on one seed, and sees another's only when the race is over, because its tiles
 * are one's own to come.
 */
export function createRaceGame({ game, strategy, text }: GamePackage): GamePackage {
  return {
    game: raceGame(game),
    // A racer's view is a view of the solo game, so policies that use only the view can race.
    strategy: {
      evaluate: (state: RaceState, seat) => strategy.evaluate(state.runs[seat], 0),
      policies: Object.fromEntries(Object.entries(strategy.policies).flatMap(([id, policy]) => viewPolicyEntry(id, policy))),
      levels: strategy.levels.filter((level) => playsFromView(level, strategy.policies)),
    },
    text: {
      sentences(events, view) {
        const told = events.filter((event) => !isRaceEvent(event))
        return told.length > 0 ? text.sentences(told, view) : []
      },
      move: (move, view) => text.move(move, view),
    },
  }
}

function playsFromView(level: Level, policies: Readonly<Record<string, Policy>>): boolean {
  return level.kind === 'random' || (level.kind === 'policy' && policies[level.policy]?.sees === 'view')
}

function viewPolicyEntry(id: string, policy: Policy): [string, Policy][] {
  return policy.sees === 'view' ? [[id, { sees: 'view', choose: (view, _seat, rng) => policy.choose(view, 0, rng) as unknown }]] : []
}

function raceGame(game: Game): Game {
  const solo = ({ racers: _, ...options }: Record<string, unknown>) => options
  const { fields, presets, check } = game.options
  const self: Game = {
    id: game.id,
    version: game.version,
    seats: [...raceSeatRange],
    information: 'hidden',
    zeroSum: false,
    draws: true,
    maxMoves: (options) => game.maxMoves(solo(options)) * options.racers,
    seatCount: ({ racers }) => racers as number,
    options: {
      fields: { ...fields, racers: seatsField },
      presets: presets.map(({ id, options }) => ({ id, options: { ...(options as object), racers: raceSeatRange[0] } })),
      check: (options) => check?.(solo(options as Record<string, unknown>)) ?? null,
    },
    secrets: game.secrets,
    setup(options, secrets, rng) {
      const start = game.setup(solo(options), secrets.slice(0, 1), rng) as AnyGameTypes['State']
      const runs = Array.from({ length: options.racers as number }, () => game.clone(start) as AnyGameTypes['State'])
      const state: RaceState = { v: game.version, seq: 0, rng: [...(start as StateCore).rng], pending: [], outcome: null, start, runs }
      for (let seat = 0; seat < runs.length; seat++) addDecision(state, seat, (start as StateCore).pending[0]!.kind)
      return self.clone(state) as RaceState
    },
    clone: ({ v, seq, rng, pending, outcome, start, runs }: RaceState): RaceState => ({
      v,
      seq,
      rng: [rng[0], rng[1], rng[2], rng[3]],
      pending: clonePending(pending),
      outcome,
      start,
      runs: runs.map((run) => game.clone(run) as AnyGameTypes['State']),
    }),
    copy(from: RaceState, to: RaceState) {
      to.v = from.v
      to.seq = from.seq
      copyRngInto(from.rng, to.rng)
      copyPendingInto(from.pending, to.pending)
      to.outcome = from.outcome
      to.start = from.start
      for (let seat = 0; seat < from.runs.length; seat++) game.copy(from.runs[seat], to.runs[seat])
    },
    moves: ({ runs }: RaceState, seat, out) => game.moves(runs[seat], 0, out),
    check: ({ runs }: RaceState, seat, move) => game.check(runs[seat], 0, move),
    apply(state: RaceState, seat, move, table) {
      const run = state.runs[seat] as StateCore
      removeAnsweredDecision(state, seat)
      game.apply(run, 0, move, sinkForSeat(table, seat))
      // Events stay in the run, but use of randomness has to reach the match: it is an undo barrier.
      copyRngInto(run.rng, state.rng)
      if (run.pending.length > 0) addDecision(state, seat, run.pending[0]!.kind)
      else if (state.pending.length === 0) setOutcome(state, { ...ranked(game, state), reason: 'online.raced' })
      if (!table.quiet) tellRace(game, state, seat, table as EventSink<RaceEvent>)
    },
    fallback: ({ runs }: RaceState, seat) => game.fallback(runs[seat], 0) as unknown,
    view: (state: RaceState, viewer) => viewOf(game, state, viewer),
    advance: (view, event) => (isRaceEvent(event) ? advanceRace(view, event) : (game.advance(view, event) as unknown)),
    // Nobody hears of another's run.
    undrawn: [...(game.undrawn ?? []), 'race.runs'],
    determinize: (view, seat, rng) => determinizeRace(game, view, seat, rng),
    notation: {
      writeMove: (move) => game.notation.writeMove(move),
      readMove: (text) => game.notation.readMove(text) as unknown,
      writeState: ({ runs }: RaceState) => runs.map((run) => game.notation.writeState(run)).join('\n'),
      // A race cannot be set up from a position: the runs share a past that no position holds.
      readState: () => ({ rejected: 'match.badPosition' }),
    },
    resign(state: RaceState, seat) {
      const { scores } = ranked(game, state)
      return { scores, ranks: ranksOf(scores.map((score, other) => (other === seat ? -1 : score))) }
    },
  }
  if (game.openingEvents) self.openingEvents = (view) => game.openingEvents!(view) as never
  return self
}

function ranked(game: Game, { runs }: RaceState): { scores: number[]; ranks: number[] } {
  const scores = runs.map((run) => scoreOf(game, run))
  return { scores, ranks: ranksOf(scores) }
}

/** A run's score: final, or as if resigned now. */
function scoreOf(game: Game, run: StateCore): number {
  return run.outcome?.scores[0] ?? game.resign?.(run, 0).scores[0] ?? 0
}

/** A run's events are visible to its racer only. */
function sinkForSeat(sink: EventSink<never>, seat: Seat): EventSink<never> {
  const audience: Audience = [seat]
  return { quiet: sink.quiet, emit: (event) => sink.emit(event, audience), reveal: () => sink.reveal() }
}

function tellRace(game: Game, { runs, outcome }: RaceState, seat: Seat, sink: EventSink<RaceEvent>): void {
  const shown = runs.map((run) => runOf(game, run, outcome !== null))
  sink.emit({ kind: 'raceMove', seat, run: shown[seat]! }, [seat])
  if (!outcome) return
  sink.emit({ kind: 'raceOver', runs: shown })
}

function isRaceEvent(event: { readonly kind: string }): event is RaceEvent {
  return event.kind === 'raceMove' || event.kind === 'raceOver'
}

function advanceRace(view: ViewCore & RaceView, event: RaceEvent): ViewCore & RaceView {
  const { seq, pending, outcome, race } = view
  if (event.kind === 'raceMove') return { ...view, race: { runs: race.runs.with(event.seat, event.run) } }
  return { ...view, ...event.view, seq, pending, outcome, race: { runs: event.runs } }
}

/** The solo game's view of one's own run; spectators see the starting state: how a racer played is not for the others either. */
function viewOf(game: Game, state: RaceState, viewer: Viewer): unknown {
  const { seq, pending, outcome, runs, start } = state
  const own = viewer === 'watcher' ? start : runs[viewer]
  return {
    ...(game.view(own, 0) as object),
    seq,
    pending: clonePending(pending),
    outcome,
    race: { runs: runs.map((run) => runOf(game, run, outcome !== null)) },
  }
}

function runOf(game: Game, run: StateCore, withScore: boolean): RaceRun {
  return { moves: run.seq, over: run.outcome !== null, score: withScore ? scoreOf(game, run) : null }
}

/** Determinization: one's own run as seen, the others with the same move counts and end states; how they got there is unknown. */
function determinizeRace(game: Game, view: AnyGameTypes['View'], seat: Seat, rng: RaceState['rng']): RaceState {
  const { race: shared, seq, pending, outcome, ...rest } = view
  const { runs } = shared as RaceView['race']
  const askedOf = (racer: Seat): Decision[] =>
    (pending as StateCore['pending']).filter((decision) => decision.seat === racer).map(({ kind }) => ({ id: 0, seat: 0, kind }))
  const own = game.determinize({ ...rest, seq: runs[seat]!.moves, pending: askedOf(seat), outcome: null }, 0, rng) as StateCore
  const worlds = runs.map(({ moves, over, score }, racer) => {
    const run = game.clone(own) as StateCore
    run.seq = moves
    run.pending = askedOf(racer)
    if (over) setOutcome(run, { scores: [score ?? 0], ranks: [1], reason: 'online.raced' })
    return run
  })
  const rngState: RaceState['rng'] = [rng[0], rng[1], rng[2], rng[3]]
  return { v: game.version, seq, rng: rngState, pending: clonePending(pending), outcome, start: own, runs: worlds }
}
