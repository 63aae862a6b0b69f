import { isRejection, type GamePackage } from '@parlor/kernel'
import { rankedMinimum } from '@parlor/protocol'
import { describe, expect, it } from 'vitest'
import { anyDeal } from '../proofs/any-deal.ts'
import { gameNamed } from '../src/games.ts'
import { endFor, matchCounts, noShowDue } from '../src/match/counting.ts'
import { Fold, lastEntry } from '../src/match/fold.ts'
import { scheduleOf } from '../src/match/schedule.ts'
import type { MatchRow } from '../src/store/matches.ts'
import { newMatch } from '../src/tables/deal.ts'

const pkg = gameNamed('dots') as GamePackage
const started = 1_000_000

function rowOf(ranked: boolean): MatchRow {
  const person = (name: string) => ({ kind: 'person' as const, person: name, left: false, rating: null })
  return newMatch(
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
    anyDeal(2),
    started,
  )
}

/** So many moves, one a second. */
function played(row: MatchRow, moves: number): Fold {
  const fold = new Fold(pkg, row)
  for (let n = 1; n <= moves; n++) {
    const { seat } = fold.match.state.pending[0]
    const step = fold.match.play(seat, fold.match.moves(seat)[0])
    if (isRejection(step)) throw new Error(step.rejected)
    fold.took({ entry: lastEntry(fold), at: started + n * 1_000, waited: 0, mover: String(n) })
  }
  return fold
}

describe('a ranked match', () => {
  const row = rowOf(true)
  const least = rankedMinimum('dots')

  it('counts once every seat has made the minimum of moves; any other counts at once', () => {
    expect(matchCounts(row, played(row, 2 * least - 1))).toBe(false)
    expect(matchCounts(row, played(row, 2 * least))).toBe(true)
    expect(matchCounts(rowOf(false), played(row, 0))).toBe(true)
  })

  it('is called off by whoever gives up before that, and lost afterwards', () => {
    const early = played(row, 2 * least - 1)
    expect(endFor(row, early, 0, 'time')).toBeNull()
    expect(lastEntry(early)).toEqual({ kind: 'abort', seat: 0 })
    const late = played(row, 2 * least)
    expect(endFor(row, late, 0, 'time')).toBeNull()
    expect(lastEntry(late)).toEqual({ kind: 'resign', seat: 0, reason: 'time' })
  })

  it('waits twenty seconds for each first move, and no longer', () => {
    const none = played(row, 0)
    const first = none.match.state.pending[0].seat as number
    const due = (fold: Fold, seat: number, match = row) => noShowDue(match, fold, fold.clocks, seat)
    const absence = (fold: Fold) => scheduleOf({ row, pkg, here: new Set() }, fold, fold.clocks, started).absence
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
