import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { exportMatchesOf, streamExport } from '../src/match/match-history.ts'
import type { MatchRooms } from '../src/match/match-rooms.ts'
import type { ReplayCache } from '../src/match/replay-cache.ts'
import { dots } from './dots-test-table.ts'

let made: number
let turns: number
beforeEach(() => void (made = turns = 0))

async function* matches(count: number): AsyncGenerator<unknown> {
  for (; made < count; made++) yield { match: `m${made}` }
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  turns++
  return work()
}

describe('a data export', () => {
  it('is JSON', async () => {
    const whole = (count: number) => text(streamExport({ person: { id: 'ann' } }, matches(count), inTurn))
    expect(JSON.parse(await whole(0))).toEqual({ person: { id: 'ann' }, matches: [] })
    expect(JSON.parse(await whole(3))).toEqual({ person: { id: 'ann' }, matches: [{ match: 'm0' }, { match: 'm1' }, { match: 'm2' }] })
    expect(turns).toBe(1 + 4)
  })

  it('is made as fast as it is read, and no further when its reader has gone', async () => {
    const stream = streamExport({}, matches(1_000), inTurn)
    stream.once('readable', () => {})
    for (let i = 0; i < 50; i++) await nextTurn()
    expect(made).toBeLessThan(5)
    stream.destroy()
    for (let i = 0; i < 50; i++) await nextTurn()
    expect(made).toBeLessThan(5)
  })

  it('holds the latest matches whole, up to so many log entries, and the results of all', async () => {
    const rows = Array.from({ length: 70 }, (_, i) =>
      playingMatchRow(dots, ['ann', 'ben'], { id: `m${i}`, state: 'over', ended: 1_000 - i, outcome: { ranks: [1, 2] } as never }),
    )
    const rooms = {
      stores: {
        matches: {
          finishedOf: async (_: string, before: number, most: number) => rows.filter(({ ended }) => ended! < before).slice(0, most),
        },
        log: { lengths: async (ids: string[]) => new Map(ids.map((id) => [id, 100])) },
        ratings: { pointsByMatch: async () => new Map() },
        people: { publicPeople: async () => new Map() },
      },
    } as unknown as MatchRooms
    const replays = { get: async () => ({ log: [] }) } as unknown as ReplayCache
    const exported: object[] = []
    for await (const match of exportMatchesOf(rooms, replays, 'ann', 4_050)) exported.push(match as object)
    expect(exported.map((one) => ('log' in one ? 'whole' : 'result'))).toEqual([...Array(40).fill('whole'), ...Array(30).fill('result')])
  })
})
