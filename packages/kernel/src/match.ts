import type { AnyKinds, Audience, Game, Kinds, Outcome, Seat, Table, Viewer } from './game.ts'
import { hashJson } from './hash.ts'
import type { Deed, Entry, Heard, Origin, PracticeReason } from './log.ts'
import { readOptions, readSecrets } from './options.ts'
import { owes } from './pending.ts'
import { isRejection, reject, type Rejection } from './rejection.ts'
import { rngFrom } from './rng.ts'

/** One deed of the line with the state it led to. */
export interface Step<K extends Kinds = AnyKinds> {
  readonly deed: Deed
  readonly state: K['State']
  readonly events: readonly Heard<K['Event']>[]
  /** True when somebody learned something, or chance was used: undoing this makes the match practice. */
  readonly barrier: boolean
}

/**
 * A match: an origin and a log. States handed out are never changed again: every move works on a clone.
 * Resigning, clocks and undo live here, so that games know none of them.
 */
export class Match<K extends Kinds = AnyKinds> {
  readonly game: Game<K>
  readonly origin: Origin<K['Options'], K['Secret']>
  readonly seatCount: number
  readonly start: K['State']
  #log: Entry[] = []
  #line: Step<K>[] = []
  #undone: Deed[][] = []
  #practice: PracticeReason | null = null

  private constructor(game: Game<K>, origin: Origin<K['Options'], K['Secret']>, start: K['State']) {
    this.game = game
    this.origin = origin
    this.seatCount = game.seatCount(origin.options)
    this.start = start
  }

  /** Deals a match, or sets up its position; refuses options, secrets and positions that are not sound. */
  static begin<K extends Kinds>(
    game: Game<K>,
    origin: { readonly options: unknown; readonly secrets?: unknown; readonly seed: string; readonly position?: string | null },
  ): Match<K> | Rejection {
    const options = readOptions(game.options, origin.options)
    if (isRejection(options)) return options
    const seats = game.seatCount(options)
    const secrets = readSecrets(game.secrets, origin.secrets ?? Array.from({ length: seats }, () => ({})), seats)
    if (isRejection(secrets)) return secrets
    if (typeof origin.seed !== 'string' || origin.seed.length > 128) return reject('match.badSeed', { limit: 128 })
    const position = origin.position ?? null
    const rng = rngFrom(origin.seed)
    const start = position === null ? game.setup(options, secrets, rng) : game.notation.readState(position, rng)
    if (isRejection(start)) return start
    return new Match(game, { options, secrets, seed: origin.seed, position }, start)
  }

  get state(): K['State'] {
    return this.#line.at(-1)?.state ?? this.start
  }

  /** Everything that was ever done, undo included. */
  get log(): readonly Entry[] {
    return this.#log
  }

  /** What was done and not taken back. */
  get line(): readonly Step<K>[] {
    return this.#line
  }

  /** Null while the match counts; else the first reason why it is only practice. */
  get practice(): PracticeReason | null {
    return this.#practice
  }

  get outcome(): Outcome | null {
    const last = this.#line.at(-1)?.deed
    return last?.kind === 'resign' ? resigned(this.seatCount, last.seat) : this.state.outcome
  }

  /** The state after the first `length` deeds of the line. */
  stateAt(length: number): K['State'] {
    return length === 0 ? this.start : this.#line[length - 1]!.state
  }

  view(viewer: Viewer): K['View'] {
    return this.game.view(this.state, viewer)
  }

  /** Every legal move of the seat, or none when it owes nothing. */
  moves(seat: Seat): K['Move'][] {
    const out: K['Move'][] = []
    if (this.outcome === null && owes(this.state.pending, seat)) out.length = this.game.moves(this.state, seat, out)
    return out
  }

  /** Plays a move. `decision` guards against answering a question that has gone; `group` joins moves for undo. */
  play(seat: Seat, move: unknown, extra: { readonly decision?: number; readonly group?: number } = {}): Step<K> | Rejection {
    const owed = this.#owed(seat)
    if (isRejection(owed)) return owed
    if (extra.decision !== undefined && extra.decision !== owed) return reject('match.staleDecision')
    const wrong = this.game.check(this.state, seat, move)
    if (wrong) return wrong
    const text = this.game.notation.writeMove(move as K['Move'])
    return this.#do({ kind: 'move', seat, move: text, ...(extra.group === undefined ? {} : { group: extra.group }) })
  }

  /** Plays the game's fallback for a seat whose time is up. */
  timeout(seat: Seat): Step<K> | Rejection {
    const owed = this.#owed(seat)
    if (isRejection(owed)) return owed
    return this.#do({ kind: 'timeout', seat, move: this.game.notation.writeMove(this.game.fallback(this.state, seat)) })
  }

  /** Gives up: the seat comes last and everybody else shares the first rank. */
  resign(seat: Seat): Step<K> | Rejection {
    if (this.outcome) return reject('match.over')
    if (!this.#seated(seat)) return reject('match.noSuchSeat')
    return this.#do({ kind: 'resign', seat })
  }

  /** What undoing would take back: null when there is nothing, else the length left and whether the match would become practice. */
  undoable(seat: Seat): { readonly to: number; readonly practice: boolean } | null {
    let to = this.#line.findLastIndex(({ deed }) => deed.kind !== 'resign' && deed.seat === seat)
    if (to < 0) return null
    const { deed } = this.#line[to]!
    const group = deed.kind === 'move' ? deed.group : undefined
    while (group !== undefined && to > 0 && groupOf(this.#line[to - 1]!.deed) === group) to--
    return { to, practice: this.#line.slice(to).some(({ barrier }) => barrier) }
  }

  /** Goes back to the seat's own last decision, random numbers included. */
  undo(seat: Seat): Rejection | null {
    const target = this.undoable(seat)
    if (!target) return reject('match.nothingToUndo')
    this.#undone.push(this.#line.slice(target.to).map(({ deed }) => deed))
    return this.#add({ kind: 'undo', seat, to: target.to })
  }

  get redoable(): boolean {
    return this.#undone.length > 0
  }

  /** Plays again what the last undo took back. */
  redo(): readonly Step<K>[] | Rejection {
    const deeds = this.#undone.pop()
    if (!deeds) return reject('match.nothingToRedo')
    const kept = this.#undone
    const steps: Step<K>[] = []
    for (const deed of deeds) {
      const step = this.#do(deed)
      if (isRejection(step)) return step
      steps.push(step)
    }
    this.#undone = kept
    return steps
  }

  /** A new match with the first `length` deeds, to play on differently; practice from the start. */
  branch(length: number): Match<K> {
    const branch = this.upTo(length)
    branch.markPractice('branch')
    return branch
  }

  /** A copy that ends after the first `length` deeds of the line. */
  upTo(length: number): Match<K> {
    const copy = new Match(this.game, this.origin, this.start)
    copy.#line = this.#line.slice(0, length)
    copy.#log = copy.#line.map(({ deed }) => deed)
    copy.#practice = this.#practice
    return copy
  }

  /** Marks the match as practice; the first reason stays. */
  markPractice(reason: PracticeReason): void {
    this.#practice ??= reason
  }

  /** Names the present state, hidden parts included: for replays and checks on one's own machine, never for other players mid-match. */
  hash(): string {
    return hashJson({ state: this.state, outcome: this.outcome })
  }

  /** Takes one entry of a log as it was written; the way logs are replayed. */
  enter(entry: Entry): Rejection | null {
    if (entry.kind === 'undo') {
      const target = this.undoable(entry.seat)
      if (!target || target.to !== entry.to) return reject('match.badUndo')
      return this.#add(entry)
    }
    const wrong =
      entry.kind === 'resign'
        ? this.outcome
          ? reject('match.over')
          : this.#seated(entry.seat)
            ? null
            : reject('match.noSuchSeat')
        : this.#owed(entry.seat)
    if (isRejection(wrong)) return wrong
    const step = this.#do(entry)
    return isRejection(step) ? step : null
  }

  #seated(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seatCount
  }

  #owed(seat: Seat): number | Rejection {
    if (this.outcome) return reject('match.over')
    if (!this.#seated(seat)) return reject('match.noSuchSeat')
    return owes(this.state.pending, seat)?.id ?? reject('match.notYourTurn')
  }

  #do(deed: Deed): Step<K> | Rejection {
    const step = this.#step(deed)
    if (isRejection(step)) return step
    this.#log.push(deed)
    this.#line.push(step)
    this.#undone = []
    return step
  }

  #step(deed: Deed): Step<K> | Rejection {
    if (deed.kind === 'resign') return { deed, state: this.state, events: [], barrier: false }
    const move = this.game.notation.readMove(deed.move)
    if (isRejection(move)) return move
    const wrong = this.game.check(this.state, deed.seat, move)
    if (wrong) return wrong
    const state = this.game.clone(this.state)
    const table = new Recorder<K['Event']>()
    this.game.apply(state, deed.seat, move, table)
    const drew = state.rng.some((word: number, i: number) => word !== this.state.rng[i])
    return { deed, state, events: table.events, barrier: drew || table.private }
  }

  #add(entry: Extract<Entry, { kind: 'undo' }>): null {
    if (this.#line.slice(entry.to).some(({ barrier }) => barrier)) this.markPractice('undo')
    this.#line.length = entry.to
    this.#log.push(entry)
    return null
  }
}

class Recorder<E> implements Table<E> {
  readonly quiet = false
  readonly events: { event: E; audience: Audience }[] = []
  private = false

  emit(event: E, audience: Audience = 'all'): void {
    if (audience !== 'all') this.private = true
    this.events.push({ event, audience })
  }

  reveal(): void {
    this.private = true
  }
}

function groupOf(deed: Deed): number | undefined {
  return deed.kind === 'move' ? deed.group : undefined
}

function resigned(seatCount: number, seat: Seat): Outcome {
  const seats = Array.from({ length: seatCount }, (_, other) => other)
  const share = seatCount > 1 ? 1 / (seatCount - 1) : 0
  return {
    scores: seats.map((other) => (other === seat ? -1 : share)),
    ranks: seats.map((other) => (other === seat ? seatCount : 1)),
    reason: 'resign',
  }
}
