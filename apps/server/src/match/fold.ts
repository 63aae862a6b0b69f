import { defaultOptions, isRejection, Match, type Entry, type GamePackage, type Step } from '@parlor/kernel'
import type { LogRow } from '../store/log.ts'
import type { MatchRow } from '../store/matches.ts'
import { Clocks } from './clocks.ts'

/** A match as its log makes it. Nothing in here is true that is not in the log: it can be thrown away at any moment. */
export class Fold {
  readonly pkg: GamePackage
  readonly match: Match
  readonly clocks: Clocks
  /** By seq − 1: what the entry did; null where it took back. */
  readonly steps: (Step | null)[] = []
  readonly times: number[] = []
  /** Which seq each mover's name stands at: a move that is sent again finds its answer here. */
  readonly movers = new Map<string, number>()

  constructor(pkg: GamePackage, row: MatchRow) {
    const secrets = row.secrets.map((secret) => secret ?? defaultOptions(pkg.game.secrets))
    const match = Match.begin(pkg.game, { options: row.options, secrets, seed: row.seed })
    if (isRejection(match)) throw new Error(`match ${row.id} cannot be begun: ${match.rejected}`)
    this.pkg = pkg
    this.match = match
    this.clocks = new Clocks(row.clock, match.seatCount, row.started ?? row.created, match.state.pending)
  }

  /** The length of the log. */
  get seq(): number {
    return this.times.length
  }

  get lastAt(): number {
    return this.times.at(-1) ?? 0
  }

  /** Takes a row as it stands in the log. */
  enter(row: LogRow): void {
    if (row.seq !== this.seq + 1) throw new Error(`match ${row.match}: entry ${row.seq} does not follow ${this.seq}`)
    const wrong = this.match.enter(row.entry)
    if (wrong) throw new Error(`match ${row.match}: entry ${row.seq} cannot be played: ${wrong.rejected}`)
    this.took(row)
  }

  /** The match has already made this entry, and it has been kept. */
  took({ entry, at, mover }: Pick<LogRow, 'entry' | 'at' | 'mover'>): void {
    const { line, state } = this.match
    this.times.push(at)
    this.movers.set(mover, this.times.length)
    if (entry.kind === 'undo') {
      this.steps.push(null)
      this.clocks.jump(at, line.length, state.pending)
    } else {
      this.steps.push(line.at(-1)!)
      this.clocks.enter(at, entry.kind === 'resign' ? null : entry.seat, line.length, state.pending)
    }
  }
}

/** The entry that the last call made in the match. */
export function lastEntry({ match }: Fold): Entry {
  return match.log.at(-1)!
}
