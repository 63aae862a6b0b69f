import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRejection, decisionOf, rngFrom, type Rejection, type ViewCore } from '@parlor/kernel'
import { routes, type RouteName, type ServerMessageOf } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshRequestId, TestClient, randomMove, type TestSocket } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { gamePackage, newTableFor } from '../proofs/test-tables.ts'
import { dumpDatabase, restoreDatabase } from '../src/store/dump.ts'
import { schemaVersion } from '../src/store/migrations.ts'
import { openPool } from '../src/store/pool.ts'
import { changedNames } from './changed-names.ts'
import { dumpFile, facts, reads, requests, rowsOf, told, unpack, views } from './older-fixtures.ts'

const temporary = mkdtempSync(join(tmpdir(), 'parlor-older-online-'))
const place = { folder: join(temporary, 'data') }
let house: TestServer
let restored = 0
const people: Record<string, TestClient> = {}

beforeAll(async () => {
  const pool = await openPool(place)
  restored = await restoreDatabase(pool, dumpFile)
  await dumpDatabase(pool, join(temporary, 'again.gz'))
  // The clock that counts goes on from where it stood: no time has run out, and nobody has been forgotten.
  const ago = Date.now() - facts.at
  const sql = `SELECT floor(extract(epoch FROM statement_timestamp())::float8 * 1000) - ${ago}`
  await pool.query(`CREATE OR REPLACE FUNCTION now_ms() RETURNS float8 LANGUAGE sql STABLE AS '${sql}'`)
  await pool.end()
  house = await openTestServer({ place })
  for (const [who, { cookie, name, password }] of Object.entries(facts.people)) {
    people[who] = new TestClient(house.base, new Map(cookie ? [cookie.split('=') as [string, string]] : []))
    if (!cookie) await people[who].requestOrThrow('enter', { name: name!, password: password! })
  }
  people[''] = new TestClient(house.base)
}, 60_000)
afterAll(async () => {
  await house?.close()
  rmSync(temporary, { recursive: true })
})

const dumpedRows = rowsOf(unpack(dumpFile))
/** Matches that have one. */
const snapshots = new Set(dumpedRows['snapshots']!.map((row) => row['match']))
const running = () => Object.values(facts.matches).filter(({ restored: state }) => state === 'playing')

/** A frame that cannot be read leaves whoever waits for it waiting. */
const patience = { timeout: 20_000 }

describe('a dump of schema 9', patience, () => {
  it('is written again with every row and column it had', () => {
    const now = unpack(join(temporary, 'again.gz'))
    expect(now.split('\n')[0]).toBe(`{"parlor":${schemaVersion}}`)
    expect(restored).toBe(facts.rows)
    const rows = rowsOf(now)
    for (const [table, older] of Object.entries(dumpedRows))
      expect(rows[table], table).toEqual(expect.arrayContaining(older.map((row): object => expect.objectContaining(row))))
  })

  it.each(Object.entries(facts.matches))(
    'holds a match that comes to what it was: %s',
    async (_, { id, game, restored: state, ...then }) => {
      const room = await house.online.rooms.open(id)
      if (isRejection(room)) throw new Error(room.rejected)
      const { row, replayed } = room
      expect([row.game, row.state]).toEqual([game, state])
      if (then.hash === undefined) return
      const { match, seq, snapshotSeq } = replayed!
      // A snapshot that does not fit is passed over in silence, and the match is played through.
      if (snapshots.has(id)) expect(snapshotSeq).toBe(seq)
      expect({ seq, hash: match.hash(), practice: match.practice, outcome: match.outcome }).toEqual({
        seq: then.seq,
        hash: then.hash,
        practice: then.practice,
        outcome: then.outcome,
      })
    },
  )

  it('answers every request as the server did that wrote it', async () => {
    const closed = Object.values(facts.matches).flatMap(({ id, state, restored }) => (state === restored ? [] : [id]))
    const wished = reads.flatMap(({ path, answer }) => (path === '/api/me/tables' ? openIn(answer) : []))
    const gone = new Set([...closed, ...wished])
    let compared = 0
    for (const { as, path, answer } of reads) {
      if ([...gone].some((id) => path.includes(id))) continue
      const now = await fetchAs(people[as]!, path)
      const then = JSON.parse(answer, currentStrength) as { tables?: { match: string }[]; pages?: object[] }
      if (then.tables) then.tables = then.tables.filter(({ match }) => !gone.has(match))
      // A page more was published for chains that nobody has seen.
      if (then.pages) then.pages = expect.arrayContaining(then.pages) as object[]
      expect(now, path).toMatchObject(then)
      compared++
    }
    expect(compared).toBeGreaterThan(200)
  })

  it('shows every seat of the matches under way what it was shown, event by event', async () => {
    for (const { who, ask, table, tell } of views) {
      const line = await people[who]!.connect()
      const answered = Promise.race([line.nextMessage('sync'), line.nextMessage('steps')])
      const shown = line.nextMessage('table')
      line.socket.send(ask)
      const { clock, ...now } = (await answered) as ServerMessageOf<'sync'> | ServerMessageOf<'steps'>
      const then = JSON.parse(tell) as Record<string, unknown>
      expect(changedNames(then['clock'], clock)).toEqual([])
      delete then['clock']
      expect(now, `${who} ${ask}`).toMatchObject(then)
      if (table !== null) expect(await shown).toMatchObject(JSON.parse(table, currentStrength) as object)
      line.close()
    }
    expect(new Set(views.map(({ tell }) => (JSON.parse(tell) as { kind: string }).kind))).toEqual(new Set(['sync', 'steps']))
  })

  it('has done once what is asked for again', async () => {
    const { log, sitting } = dumpedRows
    const asks: [row: Record<string, unknown>, seat: number, ask: object][] = []
    for (const row of log!) {
      const [, undo, seat, id = ''] = /^(u:)?(\d):(.+)$/.exec(row['mover'] as string) ?? []
      if (!running().some((fact) => fact.id === row['match']) || seat === undefined) continue
      if (undo) asks.push([row, Number(seat), { kind: 'undo', step: 'ask', seq: Number(id), id: freshRequestId() }])
      else asks.push([row, Number(seat), { kind: 'move', id, decision: 0, move: moveIn(row), group: null, seen: 0 }])
    }
    expect(asks.filter(([row]) => String(row['mover']).startsWith('u:'))).toHaveLength(1)
    for (const [{ match, seq }, seat, ask] of asks.slice(-40)) {
      const sits = sitting!.find((one) => one['match'] === match && one['seat'] === seat)!
      const [who] = Object.entries(facts.people).find(([, { id }]) => id === sits['person'])!
      const line = await people[who]!.connect()
      expect(await line.request({ ...ask, match } as never), JSON.stringify(ask)).toBe(seq)
      line.close()
    }
  })

  it('holds matches that are played on', async () => {
    for (const { id, game } of running()) expect(isRejection(await oneMove(id, game)), `${game} ${id}`).toBe(false)
  })
})

function moveIn(row: Record<string, unknown>): unknown {
  return (JSON.parse(row['entry'] as string) as { move: unknown }).move
}

/** How strong somebody is, is told as of now, not as of the match: only its names stay. */
function currentStrength(key: string, value: unknown): unknown {
  if (key !== 'strength') return value
  if (value === null) return undefined
  return Object.fromEntries(Object.keys(value as object).map((name) => [name, expect.any(Number)]))
}

function openIn(answer: string): string[] {
  const { tables } = JSON.parse(answer) as { tables: { match: string; state: string }[] }
  return tables.flatMap(({ match, state }) => (state === 'open' ? [match] : []))
}

async function fetchAs(guest: TestClient, path: string): Promise<unknown> {
  const response = await fetch(house.base + path, { headers: { cookie: guest.cookie, 'x-parlor-protocol': '2' } })
  return response.json()
}

/** Lets whoever owes a move in a match make one. */
async function oneMove(match: string, game: string): Promise<number | null | Rejection> {
  for (const guest of Object.values(people)) {
    const table = await guest.fetchTable(match)
    if (isRejection(table) || table.you === null) continue
    const line = await guest.connect()
    const synced = line.nextMessage('sync')
    line.send({ kind: 'watch', match, from: null })
    const { view, seq } = await synced
    const choice = decisionOf((view as ViewCore).pending, table.you) ? randomMove(gamePackage(game), view, table.you, rngFrom(match)) : null
    const answer = choice && (await line.request({ kind: 'move', match, id: freshRequestId(), ...choice, group: null, seen: seq }))
    line.close()
    if (choice) return answer
  }
  throw new Error('nobody owes a move')
}

describe('the server of today', patience, () => {
  /** What was once answered to a request that was granted. */
  const answered = (name: RouteName) => {
    const [method, path] = routes[name]
    const form = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`)
    return requests.flatMap((one) => (one.method === method && form.test(one.path) && one.status === 200 ? [JSON.parse(one.answer)] : []))
  }

  it('answers requests that change something with the names that older pages read', async () => {
    const [host, friend] = [new TestClient(house.base), new TestClient(house.base)]
    const done: [RouteName, unknown][] = [
      ['arrive', await host.becomeGuest().then(() => host.requestOrThrow('me'))],
      ['rename', await host.requestOrThrow('rename', { name: 'Hosta' })],
      [
        'enlist',
        await friend
          .becomeGuest()
          .then(() => friend.requestOrThrow('enlist', { name: 'Freund', password: 'long enough, I hope', email: null })),
      ],
      [
        'keep',
        await friend.requestOrThrow(
          'keep',
          { revision: 0, value: { v: 1, settings: { volume: 7, language: 'de' } } },
          { name: 'settings' },
        ),
      ],
    ]
    const opened = await host.requestOrThrow('open', { id: freshRequestId(), table: newTableFor(gamePackage('domino')) })
    const parts = { match: opened.match }
    done.push(['open', opened], ['sit', await friend.requestOrThrow('sit', { seat: null, secret: null }, parts)])
    const waiting = await host.requestOrThrow('open', {
      id: freshRequestId(),
      table: newTableFor(gamePackage('domino'), { seats: fourOpen }),
    })
    done.push(['fill', await host.requestOrThrow('fill', { seat: 3, level: 'random' }, { match: waiting.match })])
    done.push(['stand', await host.requestOrThrow('stand', {}, { match: waiting.match })])
    done.push(['quick', await host.requestOrThrow('quick', { id: freshRequestId(), game: 'simpiece', secret: null })])
    const over = facts.matches['dots short']!.id
    done.push(['share', await people['carl']!.requestOrThrow('share', {}, { match: over })])
    done.push(['repass', await friend.requestOrThrow('repass', { current: 'long enough, I hope', next: 'a second long one' })])
    done.push(['enter', await new TestClient(house.base).requestOrThrow('enter', { name: 'Freund', password: 'a second long one' })])
    done.push(
      ['export', await friend.requestOrThrow('export')],
      ['erase', await friend.requestOrThrow('erase', { password: 'a second long one' })],
    )
    done.push(['exit', await host.requestOrThrow('exit', {})])
    for (const [name, now] of done) {
      const differences = answered(name).map((then) => changedNames(then, now).join())
      expect(differences, name).toContain('')
    }
  })

  it('says on sockets what older pages hear, kind by kind', async () => {
    const [host, friend] = [await new TestClient(house.base).becomeGuest(), await new TestClient(house.base).becomeGuest()]
    const { match } = await host.requestOrThrow('open', { id: freshRequestId(), table: newTableFor(gamePackage('dots')) })
    await friend.requestOrThrow('sit', { seat: null, secret: null }, { match })
    const lines = [await host.connect(), await friend.connect()] as [TestSocket, TestSocket]
    for (const line of lines) line.send({ kind: 'watch', match, from: null })
    await Promise.all(lines.map((line) => line.nextMessage('sync')))
    const kinds = ['presence', 'reaction', 'pong', 'error', 'lost', 'refused', 'queued', 'paired', 'done', 'table', 'sync'] as const
    const heard = Promise.all(['reaction', 'pong', 'error', 'lost', 'queued', 'paired'].map((kind) => lines[0].nextMessage(kind as 'pong')))
    lines[1].send({ kind: 'react', match, reaction: 'hello' })
    lines[0].send({ kind: 'ping', at: 1 })
    lines[0].socket.send('{"kind":"dance"}')
    lines[0].send({ kind: 'watch', match: '0'.repeat(20), from: null })
    await lines[0].request({ kind: 'move', match, id: freshRequestId(), decision: 99, move: 'nonsense', group: null, seen: 0 })
    await lines[0].request({ kind: 'muteUndo', match, id: freshRequestId(), muted: true })
    for (const line of lines) line.send({ kind: 'queue', id: freshRequestId(), game: 'dots', preset: 'quick', ranked: false, secret: null })
    await heard
    for (const kind of kinds) {
      const now = lines[0].messages.find((tell) => tell.kind === kind)
      const differences = told.flatMap((then) => (then['kind'] === kind ? [changedNames(then, now).join()] : []))
      expect(differences, kind).toContain('')
    }
    for (const line of lines) line.close()
  })

  it('is watched by the names that operators know', async () => {
    const namesIn = (text: string) => [...text.matchAll(/^# TYPE (\S+ \S+)$/gm)].map(([, name]) => name)
    const then = requests.find(({ path }) => path === '/metrics')!.answer
    expect(namesIn(await (await fetch(`${house.base}/metrics`)).text())).toEqual(expect.arrayContaining(namesIn(then)))
    expect(namesIn(then).length).toBeGreaterThan(5)
    for (const path of ['/health', '/ready'])
      expect(await (await fetch(house.base + path)).json()).toEqual(JSON.parse(requests.find((one) => one.path === path)!.answer))
  })
})

const fourOpen = [{ kind: 'me' as const }, ...[1, 2, 3].map(() => ({ kind: 'open' as const }))]
