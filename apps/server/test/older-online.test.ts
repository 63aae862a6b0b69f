import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRejection, decisionOf, rngFrom, type Rejection, type ViewCore } from '@parlor/kernel'
import { routes, type RouteName, type ServerMessageOf } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshRequestId, TestClient, randomMove, type TestSocket } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { gameByIdOrThrow, newTableFor } from '../proofs/test-tables.ts'
import { readReplayedMatch } from '../src/match/read-replayed-match.ts'
import { dumpDatabase, restoreDatabase } from '../src/store/dump.ts'
import { schemaVersion } from '../src/store/migrations.ts'
import { openPool } from '../src/store/pool.ts'
import { changedNames } from './changed-names.ts'
import { dumpFile, dumpFacts, reads, requests, rowsOf, serverMessages, unpack, views } from './older-fixtures.ts'

const temporary = mkdtempSync(join(tmpdir(), 'parlor-older-online-'))
const database = { folder: join(temporary, 'data') }
let server: TestServer
let restored = 0
const people: Record<string, TestClient> = {}

beforeAll(async () => {
  const pool = await openPool(database)
  restored = await restoreDatabase(pool, dumpFile)
  await dumpDatabase(pool, join(temporary, 'again.gz'))
  // The database's clock goes on from the dump: nothing has expired.
  const ago = Date.now() - dumpFacts.at
  const sql = `SELECT floor(extract(epoch FROM statement_timestamp())::float8 * 1000) - ${ago}`
  await pool.query(`CREATE OR REPLACE FUNCTION now_ms() RETURNS float8 LANGUAGE sql STABLE AS '${sql}'`)
  await pool.end()
  server = await openTestServer({ database })
  for (const [who, { cookie, name, password }] of Object.entries(dumpFacts.people)) {
    people[who] = new TestClient(server.base, new Map(cookie ? [cookie.split('=') as [string, string]] : []))
    if (!cookie) await people[who].requestOrThrow('signIn', { name: name!, password: password! })
  }
  people[''] = new TestClient(server.base)
})
afterAll(async () => {
  await server?.close()
  rmSync(temporary, { recursive: true })
})

const dumpedRows = rowsOf(unpack(dumpFile))
/** Matches that have one. */
const snapshots = new Set(dumpedRows['snapshots']!.map((row) => row['match']))
const running = () => Object.values(dumpFacts.matches).filter(({ restored: state }) => state === 'playing')

/** An unreadable frame leaves its waiter waiting. */
const patience = { timeout: 20_000 }

/** Kinds of events that a server of schema 9 did not send; its pages draw nothing for them. */
const eventKindsSince = new Set<unknown>(['battleStep', 'raceMove', 'raceOver'])

function withoutNewEvents(message: object): object {
  if (!('steps' in message)) return message
  const steps = (message.steps as { readonly events: readonly { readonly kind?: unknown }[] }[]).map((step) => ({
    ...step,
    events: step.events.filter(({ kind }) => !eventKindsSince.has(kind)),
  }))
  return { ...message, steps }
}

describe('a dump of schema 9', patience, () => {
  it('is written again with every row and column it had', () => {
    const now = unpack(join(temporary, 'again.gz'))
    expect(now.split('\n')[0]).toBe(`{"parlor":${schemaVersion}}`)
    expect(restored).toBe(dumpFacts.rows)
    const rows = rowsOf(now)
    for (const [table, older] of Object.entries(dumpedRows))
      expect(rows[table], table).toEqual(expect.arrayContaining(older.map((row): object => expect.objectContaining(row))))
  })

  it.each(Object.entries(dumpFacts.matches))(
    'holds a match that comes to what it was: %s',
    async (_, { id, game, restored: state, ...then }) => {
      const room = await server.online.rooms.open(id)
      if (isRejection(room)) throw new Error(room.rejected)
      const { row, pkg } = room
      expect([row.game, row.state]).toEqual([game, state])
      if (then.hash === undefined) return
      const { match, seq, snapshotSeq } = room.replayed ?? (await readReplayedMatch(server.online.rooms.stores, pkg, row))
      // A snapshot that does not fit is ignored silently, and the log replayed.
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
    const closed = Object.values(dumpFacts.matches).flatMap(({ id, state, restored }) => (state === restored ? [] : [id]))
    const openTables = reads.flatMap(({ path, answer }) => (path === '/api/me/tables' ? openIn(answer) : []))
    const gone = new Set([...closed, ...openTables])
    let compared = 0
    for (const { as, path, answer } of reads) {
      if ([...gone].some((id) => path.includes(id))) continue
      const now = await fetchAs(people[as]!, path)
      const then = JSON.parse(answer, currentStrength) as { tables?: { match: string }[]; pages?: object[]; games?: { levels: string[] }[] }
      if (then.tables) then.tables = then.tables.filter(({ match }) => !gone.has(match))
      // The lobby lists two matches of a host now, and all of these are one person's.
      if (path === '/api/tables') then.tables = then.tables!.slice(0, 2)
      // The order of games is the lobby's now, and games have more levels.
      if (then.games)
        Object.assign(then, {
          games: expect.arrayContaining(
            then.games.map((game): object => expect.objectContaining({ ...game, levels: expect.arrayContaining(game.levels) as string[] })),
          ) as object[],
        })
      // One more anchor page was published.
      if (then.pages) then.pages = expect.arrayContaining(then.pages) as object[]
      expect(now, path).toMatchObject(then)
      compared++
    }
    expect(compared).toBeGreaterThan(200)
  })

  it('shows every seat of the matches under way what it was shown, event by event', async () => {
    for (const { who, ask, table, tell } of views) {
      const socket = await people[who]!.connect()
      const answered = Promise.race([socket.nextMessage('sync'), socket.nextMessage('steps')])
      const shown = socket.nextMessage('table')
      socket.socket.send(ask)
      const { clock, ...now } = (await answered) as ServerMessageOf<'sync'> | ServerMessageOf<'steps'>
      const then = JSON.parse(tell) as Record<string, unknown>
      expect(changedNames(then['clock'], clock)).toEqual([])
      delete then['clock']
      expect(withoutNewEvents(now), `${who} ${ask}`).toMatchObject(then)
      if (table !== null) expect(await shown).toMatchObject(JSON.parse(table, currentStrength) as object)
      socket.close()
    }
    expect(new Set(views.map(({ tell }) => (JSON.parse(tell) as { kind: string }).kind))).toEqual(new Set(['sync', 'steps']))
  })

  it('does resent requests once', async () => {
    const { log, sitting } = dumpedRows
    const moves: [row: Record<string, unknown>, seat: number, ask: object][] = []
    for (const row of log!) {
      const [, undo, seat, id = ''] = /^(u:)?(\d):(.+)$/.exec(row['mover'] as string) ?? []
      if (!running().some((fact) => fact.id === row['match']) || seat === undefined) continue
      if (undo) moves.push([row, Number(seat), { kind: 'undo', step: 'ask', seq: Number(id), id: freshRequestId() }])
      else moves.push([row, Number(seat), { kind: 'move', id, decision: 0, move: moveIn(row), group: null, seen: 0 }])
    }
    expect(moves.filter(([row]) => String(row['mover']).startsWith('u:'))).toHaveLength(1)
    for (const [{ match, seq }, seat, ask] of moves.slice(-40)) {
      const sits = sitting!.find((one) => one['match'] === match && one['seat'] === seat)!
      const [who] = Object.entries(dumpFacts.people).find(([, { id }]) => id === sits['person'])!
      const socket = await people[who]!.connect()
      expect(await socket.request({ ...ask, match } as never), JSON.stringify(ask)).toBe(seq)
      socket.close()
    }
  })

  it('holds matches that are played on', async () => {
    for (const { id, game } of running()) expect(isRejection(await oneMove(id, game)), `${game} ${id}`).toBe(false)
  })
})

function moveIn(row: Record<string, unknown>): unknown {
  return (JSON.parse(row['entry'] as string) as { move: unknown }).move
}

/** Ratings are shown as of now: only names are compared. */
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
  const response = await fetch(server.base + path, { headers: { cookie: guest.cookie, 'x-parlor-protocol': '2' } })
  return response.json()
}

/** Makes a pending move in a match. */
async function oneMove(match: string, game: string): Promise<number | null | Rejection> {
  for (const guest of Object.values(people)) {
    const table = await guest.fetchTable(match)
    if (isRejection(table) || table.you === null) continue
    const socket = await guest.connect()
    const synced = socket.nextMessage('sync')
    socket.send({ kind: 'watch', match, from: null })
    const { view, seq } = await synced
    const choice = decisionOf((view as ViewCore).pending, table.you)
      ? randomMove(gameByIdOrThrow(game), view, table.you, rngFrom(match))
      : null
    const answer = choice && (await socket.request({ kind: 'move', match, id: freshRequestId(), ...choice, group: null, seen: seq }))
    socket.close()
    if (choice) return answer
  }
  throw new Error('nobody owes a move')
}

describe('the current server', patience, () => {
  /** The recorded successful response of a route. */
  const answered = (name: RouteName) => {
    const [method, path] = routes[name]
    const form = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`)
    return requests.flatMap((one) => (one.method === method && form.test(one.path) && one.status === 200 ? [JSON.parse(one.answer)] : []))
  }

  it('answers changing requests with the property names that older pages read', async () => {
    const [host, friend] = [new TestClient(server.base), new TestClient(server.base)]
    const done: [RouteName, unknown][] = [
      ['ensureGuest', await host.becomeGuest().then(() => host.requestOrThrow('me'))],
      ['rename', await host.requestOrThrow('rename', { name: 'Hosta' })],
      [
        'signUp',
        await friend
          .becomeGuest()
          .then(() => friend.requestOrThrow('signUp', { name: 'Freund', password: 'long enough, I hope', email: null })),
      ],
      [
        'saveAccountData',
        await friend.requestOrThrow(
          'saveAccountData',
          { revision: 0, value: { v: 1, settings: { volume: 7, language: 'de' } } },
          { name: 'settings' },
        ),
      ],
    ]
    const opened = await host.requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(gameByIdOrThrow('domino')) })
    const parts = { match: opened.match }
    done.push(['openTable', opened], ['takeSeat', await friend.requestOrThrow('takeSeat', { seat: null, secret: null }, parts)])
    const waiting = await host.requestOrThrow('openTable', {
      id: freshRequestId(),
      table: newTableFor(gameByIdOrThrow('domino'), { seats: fourOpen }),
    })
    done.push(['setBotSeat', await host.requestOrThrow('setBotSeat', { seat: 3, level: 'random' }, { match: waiting.match })])
    done.push(['standUp', await host.requestOrThrow('standUp', {}, { match: waiting.match })])
    done.push(['quickMatch', await host.requestOrThrow('quickMatch', { id: freshRequestId(), game: 'simpiece', secret: null })])
    const over = dumpFacts.matches['dots short']!.id
    done.push(['shareReplay', await people['carl']!.requestOrThrow('shareReplay', {}, { match: over })])
    done.push([
      'changePassword',
      await friend.requestOrThrow('changePassword', { current: 'long enough, I hope', next: 'a second long one' }),
    ])
    done.push(['signIn', await new TestClient(server.base).requestOrThrow('signIn', { name: 'Freund', password: 'a second long one' })])
    done.push(
      ['exportData', await friend.requestOrThrow('exportData')],
      ['deleteMe', await friend.requestOrThrow('deleteMe', { password: 'a second long one' })],
    )
    done.push(['signOut', await host.requestOrThrow('signOut', {})])
    for (const [name, now] of done) {
      const differences = answered(name).map((then) => changedNames(then, now).join())
      expect(differences, name).toContain('')
    }
  })

  it('sends on sockets what older pages read, kind by kind', async () => {
    const [host, friend] = [await new TestClient(server.base).becomeGuest(), await new TestClient(server.base).becomeGuest()]
    const { match } = await host.requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(gameByIdOrThrow('dots')) })
    await friend.requestOrThrow('takeSeat', { seat: null, secret: null }, { match })
    const sockets = [await host.connect(), await friend.connect()] as [TestSocket, TestSocket]
    for (const socket of sockets) socket.send({ kind: 'watch', match, from: null })
    await Promise.all(sockets.map((socket) => socket.nextMessage('sync')))
    const kinds = ['presence', 'reaction', 'pong', 'error', 'lost', 'refused', 'queued', 'paired', 'done', 'table', 'sync'] as const
    const received = Promise.all(
      ['reaction', 'pong', 'error', 'lost', 'queued', 'paired'].map((kind) => sockets[0].nextMessage(kind as 'pong')),
    )
    sockets[1].send({ kind: 'react', match, reaction: 'hello' })
    sockets[0].send({ kind: 'ping', at: 1 })
    sockets[0].socket.send('{"kind":"dance"}')
    sockets[0].send({ kind: 'watch', match: '0'.repeat(20), from: null })
    await sockets[0].request({ kind: 'move', match, id: freshRequestId(), decision: 99, move: 'nonsense', group: null, seen: 0 })
    await sockets[0].request({ kind: 'muteUndo', match, id: freshRequestId(), muted: true })
    for (const socket of sockets)
      socket.send({ kind: 'queue', id: freshRequestId(), game: 'dots', preset: 'quick', ranked: false, secret: null })
    await received
    for (const kind of kinds) {
      const now = sockets[0].messages.find((message) => message.kind === kind)
      const differences = serverMessages.flatMap((then) => (then['kind'] === kind ? [changedNames(then, now).join()] : []))
      expect(differences, kind).toContain('')
    }
    for (const socket of sockets) socket.close()
  })

  it('keeps the metric names that operators know', async () => {
    const namesIn = (text: string) => [...text.matchAll(/^# TYPE (\S+ \S+)$/gm)].map(([, name]) => name)
    const then = requests.find(({ path }) => path === '/metrics')!.answer
    expect(namesIn(await (await fetch(`${server.base}/metrics`)).text())).toEqual(expect.arrayContaining(namesIn(then)))
    expect(namesIn(then).length).toBeGreaterThan(5)
    for (const path of ['/health', '/ready'])
      expect(await (await fetch(server.base + path)).json()).toEqual(JSON.parse(requests.find((one) => one.path === path)!.answer))
  })
})

const fourOpen = [{ kind: 'me' as const }, ...[1, 2, 3].map(() => ({ kind: 'open' as const }))]
