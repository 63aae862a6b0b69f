import { hashJson, isRejection } from '@parlor/kernel'
import { Match, readMatch, readRecord, writeMatch, type MatchRecord } from '@parlor/kernel/host'
import { describe, expect, test } from 'vitest'
import { startMatch, playAll, unwrap } from './games/test-match.ts'
import { nim } from './games/nim.ts'

/** The record with another log and a recomputed checksum. */
function logged(record: MatchRecord, log: readonly unknown[]): Record<string, unknown> {
  const { sum: _sum, ...rest } = { ...record, log }
  return { ...rest, sum: hashJson(rest) }
}

function asMatch<T>(value: T): Extract<T, Match<never> | Match> {
  expect(value).toBeInstanceOf(Match)
  return value as Extract<T, Match<never> | Match>
}

describe('a log', () => {
  test('is read back after any number of undos: undo is disabled before the log grows too long', () => {
    const match = playAll(startMatch(nim, { heaps: '5,5,5' }), '0:a2 1:b1')
    while (match.undoable(0)) {
      match.undo(0)
      unwrap(match.redo())
    }
    expect(match.log.length).toBeGreaterThanOrEqual(10_000)
    expect(match.undo(0)).toEqual({ rejected: 'match.longLog' })
    expect(match.undo(1)).toEqual({ rejected: 'match.longLog' })
    playAll(match, '0:a3 1:b4 0:c5')
    expect(match.outcome).not.toBeNull()
    expect(asMatch(readMatch(nim, writeMatch(match))).log).toHaveLength(match.log.length)
  })

  test('holds as many entries as are read, and not one more', () => {
    const record = writeMatch(startMatch(nim, { heaps: '5,5,5' }))
    const log = Array.from({ length: 20_000 }, () => ({ kind: 'move', seat: 0, move: 'a1' }))
    expect(isRejection(readRecord(logged(record, log)))).toBe(false)
    expect(readRecord(logged(record, [...log, log[0]]))).toEqual({ rejected: 'record.badField', params: { key: 'log' } })
  })

  test('that was written with a longer history of undoing still replays', () => {
    const match = playAll(startMatch(nim, { heaps: '5,5,5' }), '0:a2')
    const again = [
      { kind: 'undo', seat: 0, to: 0 },
      { kind: 'move', seat: 0, move: 'a2' },
    ]
    const log = [match.log[0], ...Array.from({ length: 6_000 }, () => again).flat()]
    expect(asMatch(readMatch(nim, logged(writeMatch(match), log))).history).toHaveLength(1)
  })
})
