import { writeMatch, type Entry, type GamePackage } from '@parlor/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHouse, type House } from '../proofs/house.ts'
import { playingRow } from '../proofs/match-row.ts'
import { games } from '../src/games.ts'
import { Fold } from '../src/match/fold.ts'
import { render } from '../src/match/render.ts'
import { Rooms } from '../src/match/rooms.ts'
import { foldFrom, snapshotFormat, writeSnapshot } from '../src/match/snapshot.ts'
import type { LogRow } from '../src/store/log.ts'
import type { MatchRow } from '../src/store/matches.ts'

const rowFor = (pkg: GamePackage) => playingRow(pkg, ['p0', 'p1', 'p2', 'p3'], { created: 1_000, started: 1_000 })

/** Goes on with a fold at random, taking back every now and then, and says what was written. */
function goOn(fold: Fold, entries: number, undo = 0.15): LogRow[] {
  const rows: LogRow[] = []
  let luck = fold.seq * 7_919 + 1
  const random = (below: number) => {
    luck = (Math.imul(luck, 1_103_515_245) + 12_345) >>> 1
    return luck % below
  }
  const { match } = fold
  while (rows.length < entries && match.outcome === null) {
    const { seat } = match.state.pending[random(match.state.pending.length)]!
    const legal = match.moves(seat)
    if (random(100) < undo * 100 && match.undoable(seat)) match.undo(seat)
    else match.play(seat, legal[random(legal.length)])
    const row = {
      match: 'm',
      seq: fold.seq + 1,
      mover: `${seat}:${fold.seq}`,
      entry: match.log.at(-1) as Entry,
      at: 2_000 + fold.seq * 321,
      waited: 0,
      ends: false,
    }
    fold.took(row)
    rows.push(row)
  }
  return rows
}

/** Everything anybody can be told of a fold. */
function told(fold: Fold, row: MatchRow): unknown {
  const now = fold.lastAt + 77
  const people = new Map<string, never>()
  const viewers = [...row.seats.keys(), 'watcher' as const]
  return {
    sync: viewers.map((viewer) => render({ row, people }, { person: null, viewer }).sync(fold, now)),
    steps: viewers.map((viewer) =>
      [0, 1, 2, 5, 20, 40].map((back) => render({ row, people }, { person: null, viewer }).steps(fold, fold.seq - back, now)),
    ),
    undoable: row.seats.map((_, seat) => fold.match.undoable(seat)),
    record: writeMatch(fold.match),
    movers: [...fold.movers],
    times: fold.times,
    expiry: row.seats.map((_, seat) => [fold.clocks.expiry(seat), fold.clocks.owesSince(seat)]),
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
      const whole = new Fold(pkg, row)
      const rows = goOn(whole, length)
      const written = writeSnapshot(whole, row, tail)
      const resumed = foldFrom(pkg, row, written, rows.slice(-1))!
      expect(told(resumed, row)).toEqual(told(whole, row))
      // Much is taken back, also what came before the snapshot; another reader has only the log.
      const more = goOn(resumed, 30, 0.5)
      const log = new Fold(pkg, row)
      for (const entry of [...rows, ...more]) log.enter(entry)
      expect(told(resumed, row)).toEqual(told(log, row))
      const tailed = foldFrom(pkg, row, written, [...rows.slice(-1), ...more])!
      expect(told(tailed, row)).toEqual(told(log, row))
    }
  })

  it('does not play what came long before, until somebody asks for it', () => {
    const pkg = games[0]!
    const row = rowFor(pkg)
    const whole = new Fold(pkg, row)
    const rows = goOn(whole, 40, 0)
    let played = 0
    const { game } = pkg
    const counting: GamePackage = { ...pkg, game: { ...game, apply: (...all) => (played++, game.apply(...all)) } }
    const resumed = foldFrom(counting, row, writeSnapshot(whole, row, 10), rows.slice(-1))!
    expect([played, resumed.seq]).toEqual([10, 40])
    expect(resumed.match.stateAt(5)).toEqual(whole.match.stateAt(5))
    expect(played).toBe(40)
  })

  it('is ignored when it is of another deal, other rules or damaged, or when the log says otherwise', () => {
    const pkg = games[0]!
    const row = rowFor(pkg)
    const fold = new Fold(pkg, row)
    const rows = goOn(fold, 20)
    const written = writeSnapshot(fold, row)
    const last = rows.at(-1)!
    expect(foldFrom(pkg, row, written, [last])).not.toBeNull()
    expect(foldFrom(pkg, { ...row, seed: 'other' }, written, [last])).toBeNull()
    expect(foldFrom(pkg, { ...row, version: row.version + 1 }, written, [last])).toBeNull()
    expect(foldFrom(pkg, row, { ...written, body: written.body.replace('"base":0', '"base":1') }, [last])).toBeNull()
    expect(foldFrom(pkg, row, written, [])).toBeNull()
    expect(foldFrom(pkg, row, written, [{ ...last, mover: 'x' }])).toBeNull()
    expect(foldFrom(pkg, row, written, [{ ...last, at: last.at + 1 }])).toBeNull()
    expect(foldFrom(pkg, row, written, [last, { ...last, seq: last.seq + 5 }])).toBeNull()
  })
})

describe('a long match', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  }, 120_000)
  afterAll(() => house.close())

  it('is opened from its snapshot by one statement, and from the log when the snapshot is not as it was', async () => {
    const { stores, doorbell } = house.online.rooms
    const pkg = games.find(({ game }) => game.id === 'dots')!
    const row = { ...rowFor(pkg), clock: { kind: 'none' } as const }
    await stores.matches.create(row)
    const fold = new Fold(pkg, row)
    const rows: LogRow[] = []
    // Back and forth, so that it becomes long.
    while (rows.length < 900) {
      rows.push(...goOn(fold, 1, 0))
      if (fold.match.line.length > 20 || fold.match.outcome) {
        fold.match.undo(0)
        const entry = fold.match.log.at(-1)!
        const undone = { match: row.id, seq: fold.seq + 1, mover: `u:${fold.seq}`, entry, at: fold.lastAt, ends: false, waited: 0 }
        fold.took(undone)
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
      const rooms = new Rooms(stores, doorbell)
      const room = await rooms.open(row.id)
      if (!('fold' in room)) throw new Error('not opened')
      return { rooms, fold: room.fold! }
    }
    const first = await opened()
    expect([first.fold.seq, first.fold.snapshotSeq]).toEqual([rows.length, 0])
    expect(await first.rooms.keepSnapshots()).toBe(1)
    expect(await first.rooms.keepSnapshots()).toBe(0)
    const found = await stores.snapshots.open(row.id, snapshotFormat, row.version)
    expect(found.rows.map(({ seq }) => seq)).toEqual([rows.length])
    const second = await opened()
    expect([second.fold.seq, second.fold.snapshotSeq]).toEqual([rows.length, rows.length])
    expect(told(second.fold, row)).toEqual(told(first.fold, row))
    await stores.pool.query('UPDATE snapshots SET body = replace(body, \'"practice":null\', \'"practice":"undo"\') WHERE match = $1', [
      row.id,
    ])
    const third = await opened()
    expect([third.fold.seq, third.fold.snapshotSeq, third.fold.match.practice]).toEqual([rows.length, 0, null])
  })
})
