import { startFromOrigin, type OriginInput } from './start-from-origin.ts'
import type { AnyGameTypes, Game, GameTypes, Outcome, Seat, Viewer } from './game.ts'
import { hashJson } from './hash.ts'
import { historyOf, isMoveGroupId, isLogEntry, isMoveEntry, maxLogLengthForUndo, sameEntry } from './match-log.ts'
import type { HistoryEntry, LogEntry, MatchOrigin, PracticeReason, ResignReason, WinnerlessEndKind, UndoTarget } from './match-log.ts'
import { defaultOptions } from './options.ts'
import { outcomeOfEarlyEnd } from './outcome.ts'
import { setOutcome, decisionOf } from './pending-decisions.ts'
import type { ReadonlyMatch } from './readonly-match.ts'
import { EventRecorder } from './event-recorder.ts'
import { isRejection, reject, type Rejection } from './rejection.ts'
import { rngFrom, sameRng } from './rng.ts'
import { lazilyReplayedSteps, undoTarget, type Checkpoint, type HistoryStep } from './history-step.ts'

/**
 * A match: an origin and a log. States handed out are immutable: every move works on a clone.
 * Resigning, clocks and undo are handled here, so that games need not know them.
 */
export class Match<K extends GameTypes = AnyGameTypes> implements ReadonlyMatch<K> {
  readonly game: Game<K>
  readonly origin: MatchOrigin<K['Options'], K['Secret']>
  readonly seatCount: number
  readonly start: K['State']
  readonly #recorder = new EventRecorder<K['Event']>()
  #state: K['State']
  #log: LogEntry[] = []
  #history: HistoryStep<K>[] = []
  #undone: HistoryEntry[][] = []
  #practice: PracticeReason | null = null

  private constructor(game: Game<K>, origin: MatchOrigin<K['Options'], K['Secret']>, start: K['State']) {
    this.game = game
    this.origin = origin
    this.seatCount = game.seatCount(origin.options)
    this.start = start
    this.#state = start
  }

  /** Deals a match, or sets up its position; rejects invalid options, secrets and positions. */
  static begin<K extends GameTypes>(game: Game<K>, given: OriginInput): Match<K> | Rejection {
    const dealt = startFromOrigin(game, given)
    if (isRejection(dealt)) return dealt
    const match = new Match(game, dealt.origin, dealt.start)
    if (dealt.origin.position !== null) match.markPractice('edited')
    return match
  }

  /** A match from a position, with options (the defaults, unless given) fitted to it: lessons, puzzles, tests. */
  static fromPosition<K extends GameTypes>(
    game: Game<K>,
    position: string,
    extra: { readonly options?: K['Options']; readonly seed?: string } = {},
  ): Match<K> | Rejection {
    const { options = defaultOptions(game.options), seed = '' } = extra
    const state = game.notation.readState(position, rngFrom(seed))
    if (isRejection(state)) return state
    return Match.begin(game, { options: game.fitOptions?.(options, state) ?? options, seed, position })
  }

  /** A match from a checkpoint: its first `base` history entries are replayed only when their steps are read or undone. Nothing in it can be redone. */
  static resume<K extends GameTypes>(
    game: Game<K>,
    given: OriginInput,
    { log, base, state, practice }: Checkpoint<K>,
  ): Match<K> | Rejection {
    const match = Match.begin(game, given)
    const history = historyOf(log)
    if (isRejection(match) || !history || base > history.length) return isRejection(match) ? match : reject('match.badEntry')
    const early = history.slice(0, base)
    match.#history = lazilyReplayedSteps(early, () => {
      const copy = new Match(game, match.origin, match.start)
      for (const entry of early) copy.#performEntry(entry)
      return copy.#history
    })
    match.#state = base === 0 ? match.start : game.clone(state)
    match.#practice = practice
    const wrong = history.slice(base).map((entry) => match.#performEntry(entry))
    match.#log = [...log]
    return wrong.find(isRejection) ?? match
  }

  get state(): K['State'] {
    return this.#state
  }

  /** Every entry, undos included. */
  get log(): readonly LogEntry[] {
    return this.#log
  }

  /** Every step that was not undone. */
  get history(): readonly HistoryStep<K>[] {
    return this.#history
  }

  /** Null while the match counts; else the first reason why it is only practice. */
  get practice(): PracticeReason | null {
    return this.#practice
  }

  get outcome(): Outcome | null {
    return this.#state.outcome
  }

  /** The state after the first `length` history entries. */
  stateAt(length: number): K['State'] {
    return length === 0 ? this.start : this.#history[length - 1]!.state
  }

  view(viewer: Viewer): K['View'] {
    return this.game.view(this.state, viewer)
  }

  /** A viewer's events before the first move; none where the match starts from a position. */
  openingEvents(viewer: Viewer): K['Event'][] {
    return this.origin.position === null ? (this.game.openingEvents?.(this.game.view(this.start, viewer)) ?? []) : []
  }

  /** Every legal move of the seat, or none when it has no decision. */
  moves(seat: Seat): K['Move'][] {
    const out: K['Move'][] = []
    if (this.outcome === null && decisionOf(this.state.pending, seat)) out.length = this.game.moves(this.state, seat, out)
    return out
  }

  /** Plays a move. A stale `decision` id is rejected; `group` joins moves for undo. */
  play(
    seat: Seat,
    move: unknown,
    { decision, group }: { readonly decision?: number; readonly group?: number } = {},
  ): HistoryStep<K> | Rejection {
    const early = this.#whyNotToMove(seat)
    if (early) return early
    if (decision !== undefined && decision !== decisionOf(this.#state.pending, seat)!.id) return reject('match.staleDecision')
    if (group !== undefined && !isMoveGroupId(group)) return reject('match.badGroup')
    const wrong = this.game.check(this.#state, seat, move)
    if (wrong) return wrong
    const text = this.game.notation.writeMove(move as K['Move'])
    // What passed `check` is legal in its canonical form too, so it is parsed again but not checked again.
    const canonical = this.game.notation.readMove(text)
    if (isRejection(canonical)) return canonical
    return this.#apply(group === undefined ? { kind: 'move', seat, move: text } : { kind: 'move', seat, move: text, group }, canonical)
  }

  /** Plays the game's fallback for a seat whose time is up. */
  timeout(seat: Seat): HistoryStep<K> | Rejection {
    return this.#whyNotToMove(seat) ?? this.#performEntry({ kind: 'timeout', seat, move: this.#fallback(seat) })
  }

  /** Ends the match with the seat resigning; the game or else the default ranks give the outcome. */
  resign(seat: Seat, reason: ResignReason = 'resign'): HistoryStep<K> | Rejection {
    return this.#performEntry({ kind: 'resign', seat, reason })
  }

  /** Ends the match without a winner: `draw` when everybody agreed, the seat last; `abort` when it is called off because of the seat. */
  stop(seat: Seat, kind: WinnerlessEndKind): HistoryStep<K> | Rejection {
    return this.#performEntry({ kind, seat })
  }

  /** What an undo would remove; null when there is nothing, or the log gets too long to be read back. `overAnswers` is for who plays alone. */
  undoable(seat: Seat, overAnswers = false): UndoTarget | null {
    return this.#log.length < maxLogLengthForUndo ? this.#undoTarget(seat, overAnswers) : null
  }

  #undoTarget(seat: Seat, overAnswers = false): UndoTarget | null {
    return this.#isSeat(seat) ? undoTarget(this.#history, seat, overAnswers) : null
  }

  /** Restores the state before the seat's own last decision, generator included. */
  undo(seat: Seat, overAnswers = false): Rejection | null {
    const target = this.undoable(seat, overAnswers)
    return target ? this.#takeBack(seat, target) : reject(this.#undoTarget(seat) ? 'match.longLog' : 'match.nothingToUndo')
  }

  #takeBack(seat: Seat, target: UndoTarget): null {
    if (target.practice) this.markPractice('undo')
    this.#undone.push(this.#history.splice(target.to).map(({ entry }) => entry))
    this.#state = this.stateAt(target.to)
    this.#log.push({ kind: 'undo', seat, to: target.to })
    return null
  }

  get redoable(): boolean {
    return this.#undone.length > 0
  }

  /** Replays what the last undo removed. */
  redo(): readonly HistoryStep<K>[] | Rejection {
    const entries = this.#undone.at(-1)
    if (!entries) return reject('match.nothingToRedo')
    const steps: HistoryStep<K>[] = []
    for (const entry of [...entries]) {
      const step = this.#performEntry(entry)
      if (isRejection(step)) return step
      steps.push(step)
    }
    return steps
  }

  /** A new match with the first `length` history entries, to play on differently; practice from the start. */
  branch(length: number): Match<K> {
    const branch = this.upTo(length)
    branch.markPractice('branch')
    return branch
  }

  /** A copy truncated to the first `length` history entries. */
  upTo(length: number): Match<K> {
    const copy = new Match(this.game, this.origin, this.start)
    copy.#history = this.#history.slice(0, length)
    copy.#state = copy.stateAt(copy.#history.length)
    copy.#log = copy.#history.map(({ entry }) => entry)
    copy.#practice = this.#practice
    return copy
  }

  markPractice(reason: PracticeReason): void {
    this.#practice ??= reason
  }

  /** Hash of the current state, hidden parts included: for local replays and checks, never for other players mid-match. */
  hash(): string {
    return hashJson(this.#state)
  }

  /** Replays one log entry. */
  replayEntry(entry: LogEntry): Rejection | null {
    if (!isLogEntry(entry)) return reject('match.badEntry')
    if (entry.kind === 'undo') {
      const { seat, to } = entry
      let undoing = this.#undoTarget(seat)
      if (undoing?.to !== to) undoing = this.#undoTarget(seat, true)
      return undoing?.to === to ? this.#takeBack(seat, undoing) : reject('match.badUndo')
    }
    const step = this.#performEntry(entry)
    return isRejection(step) ? step : null
  }

  /** Why the seat may not move now. */
  #whyNotToMove(seat: Seat): Rejection | null {
    const { pending, outcome } = this.#state
    if (outcome) return reject('match.over')
    if (!this.#isSeat(seat)) return reject('match.noSuchSeat')
    return decisionOf(pending, seat) ? null : reject('match.notYourTurn')
  }

  /** Seat −0 would play as seat 0 and leave a log that JSON cannot hold. */
  #isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && !Object.is(seat, -0) && seat >= 0 && seat < this.seatCount
  }

  #fallback(seat: Seat): string {
    return this.game.notation.writeMove(this.game.fallback(this.#state, seat))
  }

  #performEntry(entry: HistoryEntry): HistoryStep<K> | Rejection {
    if (!isMoveEntry(entry)) return this.#endMatch(entry)
    const early = this.#whyNotToMove(entry.seat)
    if (early) return early
    const move = this.game.notation.readMove(entry.move)
    if (isRejection(move)) return move
    const wrong = this.game.check(this.#state, entry.seat, move)
    if (wrong) return wrong
    const text = this.game.notation.writeMove(move)
    if (entry.kind === 'timeout' && text !== this.#fallback(entry.seat)) return reject('match.badTimeout')
    return this.#apply(text === entry.move ? entry : { ...entry, move: text }, move)
  }

  #apply(entry: HistoryEntry, move: K['Move']): HistoryStep<K> {
    const before = this.#state
    const state = this.game.clone(before)
    const recorder = this.#recorder
    recorder.begin()
    this.game.apply(state, entry.seat, move, recorder)
    return this.#appendStep({ entry, state, events: recorder.events(), barrier: recorder.revealed || !sameRng(before.rng, state.rng) })
  }

  #endMatch(entry: Extract<HistoryEntry, { kind: 'resign' | WinnerlessEndKind }>): HistoryStep<K> | Rejection {
    const { seat } = entry
    if (this.outcome) return reject('match.over')
    if (!this.#isSeat(seat)) return reject('match.noSuchSeat')
    if (!isLogEntry(entry)) return reject('match.badReason')
    const state = this.game.clone(this.#state)
    setOutcome(state, outcomeOfEarlyEnd(this.game, state, entry, this.seatCount))
    return this.#appendStep({ entry, state, events: [], barrier: false })
  }

  /** Redo stays available while the same entries are played again, so a replayed log leaves the same redo stack. */
  #appendStep(step: HistoryStep<K>): HistoryStep<K> {
    this.#log.push(step.entry)
    this.#history.push(step)
    this.#state = step.state
    if (this.#undone.length === 0) return step
    const next = this.#undone.at(-1)!
    if (!sameEntry(next.shift()!, step.entry)) this.#undone = []
    else if (next.length === 0) this.#undone.pop()
    return step
  }
}
