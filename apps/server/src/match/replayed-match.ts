import { isMoveEntry, isRejection, type GamePackage } from '@parlor/kernel'
import { defaultOptions, Match, type Checkpoint, type LogEntry, type HistoryStep } from '@parlor/kernel/host'
import type { LogRow } from '../store/log-store.ts'
import type { MatchRow } from '../store/matches.ts'
import { Clocks, type ClocksSnapshot } from './clocks.ts'

/** What a replayed match needs to go on without replaying its log from the start. */
export interface MatchSnapshot extends Checkpoint {
  readonly times: readonly number[]
  readonly movers: readonly string[]
  readonly clocks: ClocksSnapshot
}

/** A match replayed from its log. Holds nothing that is not in the log: can be discarded at any time. */
export class ReplayedMatch {
  readonly pkg: GamePackage
  readonly match: Match
  readonly clocks: Clocks
  /** By seq − 1: the entry's step; null for an undo. */
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

  constructor(pkg: GamePackage, row: MatchRow, snapshot?: MatchSnapshot) {
    const secrets = row.secrets.map((secret) => secret ?? defaultOptions(pkg.game.secrets))
    const origin = { options: row.options, secrets, seed: row.seed }
    const match = snapshot ? Match.resume(pkg.game, origin, snapshot) : Match.begin(pkg.game, origin)
    if (isRejection(match)) throw new Error(`match ${row.id} cannot be begun: ${match.rejected}`)
    this.pkg = pkg
    this.match = match
    this.lastPersonAt = row.started ?? row.created
    this.clocks = new Clocks(row.clock, match.seatCount, this.lastPersonAt, match.state.pending)
    if (snapshot) restoreFromSnapshot(this, snapshot)
  }

  /** Log length. */
  get seq(): number {
    return this.times.length
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
    this.steps.push(entry.kind === 'undo' ? null : this.match.history.at(-1)!)
    this.#advance(this.clocks, entry, at, waited)
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
  // Undone entries have no step: a client that missed them gets the full state anyway.
  for (const i of log.keys()) steps[i] = null
  for (const [at, i] of standingIndexes(log).entries()) steps[i] = match.history[at]!
  replayed.clocks.restore(clocks, match.history.length)
  replayed.snapshotSeq = log.length
}

/** Log indexes of the history's entries. */
function standingIndexes(log: readonly LogEntry[]): number[] {
  const indexes: number[] = []
  for (const [i, entry] of log.entries()) {
    if (entry.kind === 'undo') indexes.length = entry.to
    else indexes.push(i)
  }
  return indexes
}
