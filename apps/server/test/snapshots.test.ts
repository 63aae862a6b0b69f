import type { GamePackage } from '@parlor/kernel'
import { writeMatch, type LogEntry } from '@parlor/kernel/host'
import { limits } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { games } from '../src/games.ts'
import { ReplayedMatch } from '../src/match/replayed-match.ts'
import { createRenderer } from '../src/match/match-renderer.ts'
import { MatchRooms } from '../src/match/match-rooms.ts'
import { rebuildMatchFromSnapshot, snapshotFormatVersion, createSnapshotRow } from '../src/match/match-snapshot.ts'
import { writeSnapshots } from '../src/match/write-snapshots.ts'
import type { LogRow } from '../src/store/log-store.ts'
import type { MatchRow } from '../src/store/matches.ts'

const rowFor = (pkg: GamePackage) => playingMatchRow(pkg, ['p0', 'p1', 'p2', 'p3'], { created: 1_000, started: 1_000 })

/** Plays on at random with some undos, and returns the rows. */
function goOn(replayed: ReplayedMatch, entries: number, undo = 0.15): LogRow[] {
  const rows: LogRow[] = []
  let luck = replayed.seq * 7_919 + 1
  const random = (below: number) => {
    luck = (Math.imul(luck, 1_103_515_245) + 12_345) >>> 1
    return luck % below
  }
  const { match } = replayed
  while (rows.length < entries && match.outcome === null) {
    const { seat } = match.state.pending[random(match.state.pending.length)]!
    const legal = match.moves(seat)
    if (random(100) < undo * 100 && match.undoable(seat)) match.undo(seat)
    else match.play(seat, legal[random(legal.length)])
    const row = {
      match: 'm',
      seq: replayed.seq + 1,
      mover: `${seat}:${replayed.seq}`,
      entry: match.log.at(-1) as LogEntry,
      at: 2_000 + replayed.seq * 321,
      waited: 0,
      ends: false,
    }
    replayed.recordCommitted(row)
    rows.push(row)
  }
  return rows
}

/** Everything anybody can be sent of a match. */
function everythingSent(replayed: ReplayedMatch, row: MatchRow): unknown {
  const now = replayed.lastAt + 77
  const people = new Map<string, never>()
  const viewers = [...row.seats.keys(), 'watcher' as const]
  return {
    sync: viewers.map((viewer) => createRenderer({ row, people }, { person: null, viewer }).sync(replayed, now)),
    steps: viewers.map((viewer) =>
      [0, 1, 2, 5, 20, 40].map((back) =>
        createRenderer({ row, people }, { person: null, viewer }).steps(replayed, replayed.seq - back, now),
      ),
    ),
    undoable: row.seats.map((_, seat) => replayed.match.undoable(seat)),
    record: writeMatch(replayed.match),
    movers: [...replayed.movers],
    times: replayed.times,
    expiry: row.seats.map((_, seat) => [replayed.clocks.expiry(seat), replayed.clocks.owesSince(seat)]),
  }
}

describe('a snapshot', () => {
  it.each(games.map((pkg) => [pkg.game.id, pkg] as const))('of %s goes on exactly as its log does', (_, pkg) => {
    const row = rowFor(pkg)
    for (const [length, tail] of [
      [12, 500],
      [25, 4],
      [60, 0],
    ] as const) {
      const whole = new ReplayedMatch(pkg, row)
      const rows = goOn(whole, length)
      const written = createSnapshotRow(whole, row, tail)
      const resumed = rebuildMatchFromSnapshot(pkg, row, written, rows.slice(-1))!
      expect(everythingSent(resumed, row)).toEqual(everythingSent(whole, row))
      // Many undos, also past the snapshot; the other reader has only the log.
      const more = goOn(resumed, 30, 0.5)
      const log = new ReplayedMatch(pkg, row)
      for (const entry of [...rows, ...more]) log.applyRow(entry)
      expect(everythingSent(resumed, row)).toEqual(everythingSent(log, row))
      const tailed = rebuildMatchFromSnapshot(pkg, row, written, [...rows.slice(-1), ...more])!
      expect(everythingSent(tailed, row)).toEqual(everythingSent(log, row))
    }
  })

  it('replays older history only on demand', () => {
    const pkg = games.find(({ game }) => game.id === 'dots')!
    const row = rowFor(pkg)
    const whole = new ReplayedMatch(pkg, row)
    const rows = goOn(whole, 40, 0)
    let played = 0
    const { game } = pkg
    const counting: GamePackage = { ...pkg, game: { ...game, apply: (...all) => (played++, game.apply(...all)) } }
    const resumed = rebuildMatchFromSnapshot(counting, row, createSnapshotRow(whole, row, 10), rows.slice(-1))!
    expect([played, resumed.seq]).toEqual([10, 40])
    expect(resumed.match.stateAt(5)).toEqual(whole.match.stateAt(5))
    expect(played).toBe(40)
  })

  it('is ignored when seed, rules version, checksum or log do not fit', () => {
    const pkg = games.find(({ game }) => game.id === 'dots')!
    const row = rowFor(pkg)
    const replayed = new ReplayedMatch(pkg, row)
    const rows = goOn(replayed, 20)
    const written = createSnapshotRow(replayed, row)
    const last = rows.at(-1)!
    expect(rebuildMatchFromSnapshot(pkg, row, written, [last])).not.toBeNull()
    expect(rebuildMatchFromSnapshot(pkg, { ...row, seed: 'other' }, written, [last])).toBeNull()
    expect(rebuildMatchFromSnapshot(pkg, { ...row, version: row.version + 1 }, written, [last])).toBeNull()
    expect(rebuildMatchFromSnapshot(pkg, row, { ...written, body: written.body.replace('"base":0', '"base":1') }, [last])).toBeNull()
    expect(rebuildMatchFromSnapshot(pkg, row, written, [])).toBeNull()
    expect(rebuildMatchFromSnapshot(pkg, row, written, [{ ...last, mover: 'x' }])).toBeNull()
    expect(rebuildMatchFromSnapshot(pkg, row, written, [{ ...last, at: last.at + 1 }])).toBeNull()
    expect(rebuildMatchFromSnapshot(pkg, row, written, [last, { ...last, seq: last.seq + 5 }])).toBeNull()
  })
})

describe('a replayed match', () => {
  const pkg = games.find(({ game }) => game.id === 'dots')!
  const row = rowFor(pkg)
  const kept = ({ steps }: ReplayedMatch) => steps.flatMap((step, i) => (step === null ? [] : i))
  const last = (count: number, seq: number) => Array.from({ length: count }, (_, i) => seq - count + i)

  it('keeps no step that was undone: back and forth, a watched room would grow without end', () => {
    const replayed = new ReplayedMatch(pkg, row)
    const rows = goOn(replayed, 6, 0)
    for (let i = 0; i < 20; i++) rows.push(...goOn(replayed, 1, 1), ...goOn(replayed, 1, 0))
    expect(kept(replayed)).toEqual([replayed.seq - 1])
    const resumed = rebuildMatchFromSnapshot(pkg, row, createSnapshotRow(replayed, row), rows.slice(-1))!
    expect(kept(resumed)).toEqual([replayed.seq - 1])
  })

  it('that has let go of its early steps is the same', () => {
    const replayed = new ReplayedMatch(pkg, row)
    goOn(replayed, 60)
    const before = everythingSent(replayed, row)
    replayed.forgetEarlySteps(10)
    expect(everythingSent(replayed, row)).toEqual(before)
    const whole = new ReplayedMatch(pkg, row)
    goOn(whole, 60)
    expect(goOn(replayed, 20)).toEqual(goOn(whole, 20))
    expect(everythingSent(replayed, row)).toEqual(everythingSent(whole, row))
  })

  it('lets go of them when there are too many', () => {
    const replayed = new ReplayedMatch(pkg, row)
    goOn(replayed, 1)
    const forget = vi.spyOn(replayed, 'forgetEarlySteps').mockImplementation(() => {})
    const length = vi.spyOn(replayed.match, 'history', 'get')
    for (const count of [1_535, 1_536]) {
      length.mockReturnValue(Array.from({ length: count }, () => ({}) as never))
      replayed.recordCommitted({ entry: { kind: 'resign', seat: 0, reason: 'resign' }, at: 9_000 + count, waited: 0, mover: `0:${count}` })
    }
    expect(forget).toHaveBeenCalledOnce()
  })

  it('keeps the steps that may be sent one by one', () => {
    const replayed = new ReplayedMatch(pkg, row)
    const rows = goOn(replayed, limits.steps + 8, 0)
    expect(kept(replayed)).toEqual(last(limits.steps, rows.length))
    const resumed = rebuildMatchFromSnapshot(pkg, row, createSnapshotRow(replayed, row), rows.slice(-1))!
    expect(kept(resumed)).toEqual(last(limits.steps, rows.length))
    const renderer = createRenderer({ row, people: new Map() }, { person: null, viewer: 0 })
    expect(renderer.steps(replayed, rows.length - limits.steps, 0)?.steps).toHaveLength(limits.steps)
    expect(renderer.steps(replayed, rows.length - limits.steps - 1, 0)).toBeNull()
  })
})

describe('a long match', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  it('is opened from its snapshot by one statement, and from the log when the snapshot is invalid', async () => {
    const { stores, messageBus } = server.online.rooms
    const pkg = games.find(({ game }) => game.id === 'dots')!
    const row = { ...rowFor(pkg), clock: { kind: 'none' } as const }
    await stores.matches.create(row)
    const replayed = new ReplayedMatch(pkg, row)
    const rows: LogRow[] = []
    // Alternates moves and undos until it is long.
    while (rows.length < 900) {
      rows.push(...goOn(replayed, 1, 0))
      if (replayed.match.history.length > 20 || replayed.match.outcome) {
        replayed.match.undo(0)
        const entry = replayed.match.log.at(-1)!
        const undone = {
          match: row.id,
          seq: replayed.seq + 1,
          mover: `u:${replayed.seq}`,
          entry,
          at: replayed.lastAt,
          ends: false,
          waited: 0,
        }
        replayed.recordCommitted(undone)
        rows.push(undone)
      }
    }
    await stores.pool.query(
      `INSERT INTO log (match, seq, mover, entry, at, ends) SELECT $1, seq, mover, entry, at, false
       FROM unnest($2::int[], $3::text[], $4::text[], $5::float8[]) AS given (seq, mover, entry, at)`,
      [
        row.id,
        rows.map(({ seq }) => seq),
        rows.map(({ mover }) => mover),
        rows.map(({ entry }) => JSON.stringify(entry)),
        rows.map(({ at }) => at),
      ],
    )
    const opened = async () => {
      const rooms = new MatchRooms(stores, messageBus)
      const room = await rooms.open(row.id)
      if (!('replayed' in room)) throw new Error('not opened')
      return { rooms, replayed: room.replayed! }
    }
    const first = await opened()
    expect([first.replayed.seq, first.replayed.snapshotSeq]).toEqual([rows.length, 0])
    expect(await writeSnapshots(first.rooms)).toBe(1)
    expect(await writeSnapshots(first.rooms)).toBe(0)
    const found = await stores.snapshots.open(row.id, snapshotFormatVersion, row.version)
    expect(found.rows.map(({ seq }) => seq)).toEqual([rows.length])
    const second = await opened()
    expect([second.replayed.seq, second.replayed.snapshotSeq]).toEqual([rows.length, rows.length])
    expect(everythingSent(second.replayed, row)).toEqual(everythingSent(first.replayed, row))
    await stores.pool.query('UPDATE snapshots SET body = replace(body, \'"practice":null\', \'"practice":"undo"\') WHERE match = $1', [
      row.id,
    ])
    const third = await opened()
    expect([third.replayed.seq, third.replayed.snapshotSeq, third.replayed.match.practice]).toEqual([rows.length, 0, null])
  })
})
