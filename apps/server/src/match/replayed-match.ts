import { defaultOptions, isMoveEntry, isRejection, Match, type LogEntry, type GamePackage, type Step } from '@parlor/kernel'
import type { LogRow } from '../store/log-store.ts'
import type { MatchRow } from '../store/matches.ts'
import { Clocks } from './clocks.ts'
import { restoreFromSnapshot, type MatchSnapshot } from './restore-from-snapshot.ts'

/** A match as its log makes it. Nothing in here is true that is not in the log: it can be thrown away at any moment. */
export class ReplayedMatch {
  readonly pkg: GamePackage
  readonly match: Match
  readonly clocks: Clocks
  /** By seq − 1: what the entry did; null where it took back. */
  readonly steps: (Step | null)[] = []
  readonly times: number[] = []
  /** Which seq each mover's name stands at: a move that is sent again finds its answer here. */
  readonly movers = new Map<string, number>()
  /** When a person last did something in the match, or it began. */
  lastPersonAt: number
  /** The seq of the latest entry that took something back. */
  undoneAt = 0
  /** How many entries clocks and absences have made since a person last did something. */
  unattended = 0
  /** The length of the log when its snapshot was last written, or read. */
  snapshotSeq = 0

  /** From the start, or as a snapshot left it. */
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

  /** The length of the log. */
  get seq(): number {
    return this.times.length
  }

  get lastAt(): number {
    return this.times.at(-1) ?? 0
  }

  /** Takes a row as it stands in the log. */
  applyRow(row: LogRow): void {
    if (row.seq !== this.seq + 1) throw new Error(`match ${row.match}: entry ${row.seq} does not follow ${this.seq}`)
    const wrong = this.match.replayEntry(row.entry)
    if (wrong) throw new Error(`match ${row.match}: entry ${row.seq} cannot be played: ${wrong.rejected}`)
    this.recordCommitted(row)
  }

  /** The match has already made this entry, and it has been kept. */
  recordCommitted({ entry, at, waited, mover }: Pick<LogRow, 'entry' | 'at' | 'waited' | 'mover'>): void {
    this.recordMover(mover, at)
    this.steps.push(entry.kind === 'undo' ? null : this.match.history.at(-1)!)
    this.#advance(this.clocks, entry, at, waited)
  }

  /** Who made the next entry, and when. */
  recordMover(mover: string, at: number): void {
    this.times.push(at)
    this.movers.set(mover, this.times.length)
    if (mover.startsWith('u:')) this.undoneAt = this.times.length
    if (isPersons(mover)) {
      this.lastPersonAt = at
      this.unattended = 0
    } else if (mover.startsWith('t:')) this.unattended++
  }

  /** The clocks as they would be if the match's latest entry were kept at that moment. */
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

/** Persons name what they do by their seat, and what they agree on by u; bots and clocks have other letters. */
function isPersons(mover: string): boolean {
  return /^[\du]/.test(mover)
}

/** The entry that the last call made in the match. */
export function lastEntry({ match }: ReplayedMatch): LogEntry {
  return match.log.at(-1)!
}
