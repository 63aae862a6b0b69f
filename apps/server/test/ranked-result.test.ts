import { isRejection, type GamePackage } from '@parlor/kernel'
import { minimumRankedMoves } from '@parlor/protocol'
import { describe, expect, it } from 'vitest'
import { dummySeedParts } from '../proofs/dummy-seed-parts.ts'
import { gameById } from '../src/games.ts'
import { resignOrAbort, doesMatchCount, noShowDeadline } from '../src/match/resign-or-abort.ts'
import { ReplayedMatch, lastEntry } from '../src/match/replayed-match.ts'
import { jobScheduleOf } from '../src/match/job-schedule.ts'
import type { MatchRow } from '../src/store/matches.ts'
import { newMatchRow } from '../src/tables/new-match.ts'

const pkg = gameById('dots') as GamePackage
const started = 1_000_000

function rowOf(ranked: boolean): MatchRow {
  const person = (name: string) => ({ kind: 'person' as const, person: name, left: false, rating: null })
  return newMatchRow(
    {
      game: 'dots',
      version: pkg.game.version,
      options: pkg.game.options.presets[0]!.options as MatchRow['options'],
      secrets: [null, null],
      seats: [person('a'), person('b')],
      host: 'a',
      visibility: 'public',
      clock: { kind: 'total', minutes: 10, increment: 5 },
      spectators: { kind: 'denied' },
      absent: { kind: 'wait' },
      ranked,
      asked: null,
    },
    dummySeedParts(2),
    started,
  )
}

/** One move per second. */
function played(row: MatchRow, moves: number): ReplayedMatch {
  const replayed = new ReplayedMatch(pkg, row)
  for (let n = 1; n <= moves; n++) {
    const { seat } = replayed.match.state.pending[0]
    const step = replayed.match.play(seat, replayed.match.moves(seat)[0])
    if (isRejection(step)) throw new Error(step.rejected)
    replayed.recordCommitted({ entry: lastEntry(replayed), at: started + n * 1_000, waited: 0, mover: String(n) })
  }
  return replayed
}

describe('a ranked match', () => {
  const row = rowOf(true)
  const least = minimumRankedMoves('dots')

  it('counts once every seat has made the minimum of moves; any other counts at once', () => {
    expect(doesMatchCount(row, played(row, 2 * least - 1))).toBe(false)
    expect(doesMatchCount(row, played(row, 2 * least))).toBe(true)
    expect(doesMatchCount(rowOf(false), played(row, 0))).toBe(true)
  })

  it('is aborted by resigning before that, and lost afterwards', () => {
    const early = played(row, 2 * least - 1)
    expect(resignOrAbort(row, early, 0, 'time')).toBeNull()
    expect(lastEntry(early)).toEqual({ kind: 'abort', seat: 0 })
    const late = played(row, 2 * least)
    expect(resignOrAbort(row, late, 0, 'time')).toBeNull()
    expect(lastEntry(late)).toEqual({ kind: 'resign', seat: 0, reason: 'time' })
  })

  it('that is aborted is so by time only where nobody at the table did it', () => {
    const abortedBy = (mover: string) => {
      const replayed = played(row, 0)
      replayed.match.stop(1, 'abort')
      replayed.recordCommitted({ entry: lastEntry(replayed), at: started + 25_000, waited: 0, mover })
      return replayed.isLastByTime
    }
    expect(abortedBy('1:id')).toBe(false)
    expect(abortedBy('t:0:1')).toBe(true)
  })

  it('waits twenty seconds for each first move, and no longer', () => {
    const none = played(row, 0)
    const first = none.match.state.pending[0].seat as number
    const due = (replayed: ReplayedMatch, seat: number, match = row) => noShowDeadline(match, replayed, replayed.clocks, seat)
    const absence = (replayed: ReplayedMatch) =>
      jobScheduleOf({ row, pkg, presentSeats: new Set(), lastHere: new Map() }, replayed, replayed.clocks, started).absence
    expect(due(none, first)).toBe(started + 20_000)
    expect(due(none, 1 - first)).toBeNull()
    expect(absence(none)).toBe(started + 20_000)
    expect(due(played(row, 1), 1 - first)).toBe(started + 21_000)
    expect(absence(played(row, 1))).toBe(started + 21_000)
    expect(due(played(row, 2), first)).toBeNull()
    expect(absence(played(row, 2))).toBeNull()
    expect(due(none, first, rowOf(false))).toBeNull()
  })
})
