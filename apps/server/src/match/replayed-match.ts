import { isMoveEntry, isRejection, type GamePackage } from '@parlor/kernel'
import { defaultOptions, Match, type Checkpoint, type LogEntry, type HistoryStep } from '@parlor/kernel/host'
import { limits } from '@parlor/protocol'
import type { LogRow } from '../store/log-store.ts'
import type { MatchRow } from '../store/matches.ts'
import { Clocks, type ClocksSnapshot } from './clocks.ts'

/** What a replayed match needs to go on without replaying its log from the start. */
export interface MatchSnapshot extends Checkpoint {
  readonly times: readonly number[]
  readonly movers: readonly string[]
  readonly clocks: ClocksSnapshot
}

/** Steps whose states are kept: a new subscriber gets log lines of the last ones, a snapshot the state before those. */
const keptSteps = 640
/** As many are kept at most, before all but `keptSteps` are let go: these are played again then. */
const maxKeptSteps = 1_536

/** A match replayed from its log. Holds nothing that is not in the log: can be discarded at any time. */
export class ReplayedMatch {
  readonly pkg: GamePackage
  match: Match
  readonly clocks: Clocks
  /**
   * By seq − 1: the entry's step; null for an undo, for what was before it, and for all but the last `limits.steps`: nobody is sent those
   * one by one, and their states would be kept for as long as somebody watches.
   */
  readonly steps: (HistoryStep | null)[] = []
  readonly times: number[] = []
  /** Seq by idempotency key: a retried request finds its result here. */
  readonly movers = new Map<string, number>()
  /** Time of the last entry by a person, or of the start. */
  lastPersonAt: number
  /** Seq of the latest undo. */
  undoneAt = 0
  /** Entries by clocks and absences since the last one by a person. */
  unattended = 0
  /** Log length when its snapshot was last written or read. */
  snapshotSeq = 0
  readonly #origin: Parameters<typeof Match.begin>[1]
  /** Steps before this one are replayed when they are read. */
  #firstKept: number

  constructor(pkg: GamePackage, row: MatchRow, snapshot?: MatchSnapshot) {
    const secrets = row.secrets.map((secret) => secret ?? defaultOptions(pkg.game.secrets))
    const origin = { options: row.options, secrets, seed: row.seed }
    const match = snapshot ? Match.resume(pkg.game, origin, snapshot) : Match.begin(pkg.game, origin)
    if (isRejection(match)) throw new Error(`match ${row.id} cannot be begun: ${match.rejected}`)
    this.pkg = pkg
    this.match = match
    this.#origin = origin
    this.#firstKept = snapshot?.base ?? 0
    this.lastPersonAt = row.started ?? row.created
    this.clocks = new Clocks(row.clock, match.seatCount, this.lastPersonAt, match.state.pending)
    if (snapshot) restoreFromSnapshot(this, snapshot)
  }

  /** Log length. */
  get seq(): number {
    return this.times.length
  }

  /** Whether a person has made a move. */
  get isPlayed(): boolean {
    const movers = [...this.movers.keys()]
    return this.match.log.some((entry, at) => entry.kind === 'move' && isPersons(movers[at]!))
  }

  /** Whether the latest entry was made because time or patience was over, by nobody at the table. */
  get isLastByTime(): boolean {
    return [...this.movers.keys()].at(-1)?.startsWith('t:') ?? false
  }

  get lastAt(): number {
    return this.times.at(-1) ?? 0
  }

  /** Applies a committed row. */
  applyRow(row: LogRow): void {
    if (row.seq !== this.seq + 1) throw new Error(`match ${row.match}: entry ${row.seq} does not follow ${this.seq}`)
    const wrong = this.match.replayEntry(row.entry)
    if (wrong) throw new Error(`match ${row.match}: entry ${row.seq} cannot be played: ${wrong.rejected}`)
    this.recordCommitted(row)
  }

  /** Records an entry that is applied already and now committed. */
  recordCommitted({ entry, at, waited, mover }: Pick<LogRow, 'entry' | 'at' | 'waited' | 'mover'>): void {
    this.recordMover(mover, at)
    // Whoever missed an undo gets the full state: no step before it is sent any more.
    if (entry.kind === 'undo') this.steps.fill(null, -limits.steps)
    this.steps.push(entry.kind === 'undo' ? null : this.match.history.at(-1)!)
    const outdated = this.steps.length - limits.steps - 1
    if (outdated >= 0) this.steps[outdated] = null
    if (this.match.history.length - this.#firstKept >= maxKeptSteps) this.forgetEarlySteps()
    this.#advance(this.clocks, entry, at, waited)
  }

  /** Lets go of the states of all but the newest steps; they are replayed when one of them is read. */
  forgetEarlySteps(keep = keptSteps): void {
    const { log, history, practice } = this.match
    const base = Math.max(0, history.length - keep)
    const match = Match.resume(this.pkg.game, this.#origin, { log, base, state: this.match.stateAt(base), practice })
    if (isRejection(match)) throw new Error(`a log cannot be played again: ${match.rejected}`)
    this.match = match
    this.#firstKept = base
  }

  /** Records idempotency key and time of the next entry. */
  recordMover(mover: string, at: number): void {
    this.times.push(at)
    this.movers.set(mover, this.times.length)
    if (mover.startsWith('u:')) this.undoneAt = this.times.length
    if (isPersons(mover)) {
      this.lastPersonAt = at
      this.unattended = 0
    } else if (mover.startsWith('t:')) this.unattended++
  }

  /** The clocks as if the match's latest entry were committed at that time. */
  clocksAt(entry: LogEntry, at: number, waited: number): Clocks {
    const clocks = this.clocks.copy()
    this.#advance(clocks, entry, at, waited)
    return clocks
  }

  #advance(clocks: Clocks, entry: LogEntry, at: number, waited: number): void {
    const { history, state } = this.match
    if (entry.kind === 'undo') clocks.rewind(at, history.length, state.pending)
    else clocks.advance(at, isMoveEntry(entry) ? entry.seat : null, history.length, state.pending, waited)
  }
}

/** Keys of persons begin with their seat, those of undos with u; bots and clocks use other letters. */
function isPersons(mover: string): boolean {
  return /^[\du]/.test(mover)
}

export function lastEntry({ match }: ReplayedMatch): LogEntry {
  return match.log.at(-1)!
}

/** Restores everything but the kernel match, which is resumed already. */
function restoreFromSnapshot(replayed: ReplayedMatch, { log, times, movers, clocks }: MatchSnapshot): void {
  const { match, steps } = replayed
  for (const [i, mover] of movers.entries()) replayed.recordMover(mover, times[i]!)
  const first = Math.max(log.findLastIndex(({ kind }) => kind === 'undo') + 1, log.length - limits.steps)
  for (const i of log.keys()) steps[i] = i < first ? null : match.history.at(i - log.length)!
  replayed.clocks.restore(clocks, match.history.length)
  replayed.snapshotSeq = log.length
}
