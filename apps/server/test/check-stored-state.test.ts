import { isRejection } from '@parlor/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { freshRequestId, TestClient, randomMove } from '../proofs/test-client.ts'
import type { Finding } from '../proofs/finding.ts'
import { recordResponse, doneResponse, RequestHistory } from '../proofs/request-history.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { checkStoredState } from '../proofs/check-stored-state.ts'
import { PlayerPopulation } from '../proofs/player-population.ts'
import { tableScenarios } from '../proofs/table-scenarios.ts'
import { readStoredState, type StoredState, type StoredEntry, type SavedMatch } from '../proofs/stored-state.ts'
import { gameByIdOrThrow, newTableFor } from '../proofs/test-tables.ts'
import { ReplayedMatch } from '../src/match/replayed-match.ts'

let server: TestServer
let population: PlayerPopulation
let stored: StoredState
const without = new Set(['dots, by the move', 'race', 'simpiece', 'domino'])

async function isSettled(): Promise<boolean> {
  const { matches } = await readStoredState(server.online.rooms.stores.pool)
  return [...matches.values()].every(({ state }) => state === 'over' || state === 'closed')
}

beforeAll(async () => {
  server = await openTestServer()
  const which = tableScenarios.filter(({ name }) => !without.has(name))
  population = new PlayerPopulation([server.base], { copies: [1, 2] }, { which })
  await population.createAccounts(2)
  do {
    await population.play(which.length, which.length)
    await vi.waitUntil(isSettled, { timeout: 30_000 })
    stored = await readStoredState(server.online.rooms.stores.pool)
    // On a slow machine the ranked match may be aborted before it counts; it is needed below.
  } while (stored.points.length === 0)
}, 240_000)
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

type Kinds = readonly Finding['kind'][]
const kindsOf = (of: StoredState, history = population.history): Kinds => [
  ...new Set(checkStoredState(history, of).findings.map(({ kind }) => kind)),
]

/** The stored state with one match, or one log, corrupted. */
function withMatch(match: SavedMatch): StoredState {
  return { ...stored, matches: new Map(stored.matches).set(match.id, match) }
}

function withLog(id: string, entries: readonly StoredEntry[]): StoredState {
  return {
    ...stored,
    logs: new Map(stored.logs).set(
      id,
      entries.map((entry, i) => ({ ...entry, seq: i + 1 })),
    ),
  }
}

function find(fits: (match: SavedMatch, log: readonly StoredEntry[]) => boolean): { match: SavedMatch; log: readonly StoredEntry[] } {
  for (const match of stored.matches.values()) {
    const log = stored.logs.get(match.id) ?? []
    if (fits(match, log)) return { match, log }
  }
  throw new Error('the population played nothing of this kind')
}

const byPeople = ({ seats, ranked }: SavedMatch) => !ranked && seats.every((seat) => seat.kind === 'person' && !seat.left)

describe('the check of the stored state', () => {
  it('finds nothing in a correct history', () => {
    const { findings, acknowledged, unanswered } = checkStoredState(population.history, stored)
    expect(findings).toEqual([])
    expect(acknowledged).toBeGreaterThan(100)
    expect(unanswered).toBe(0)
    expect(stored.points.length).toBeGreaterThan(0)
  })

  it('finds an acknowledged move that is not stored', () => {
    const { match, log } = find((one, entries) => byPeople(one) && entries.length > 5 && entries.at(-1)!.entry.kind === 'move')
    expect(kindsOf(withLog(match.id, log.slice(0, -1)))).toContain('lost')
  })

  it('finds a move that is stored twice', () => {
    const { match, log } = find((one, entries) => byPeople(one) && entries.length > 5 && entries[2]?.entry.kind === 'move')
    expect(kindsOf(withLog(match.id, [...log, log[2]!]))).toContain('doubled')
  })

  it('finds an undo that nobody requested', () => {
    const { match, log } = find((one, entries) => byPeople(one) && entries.length > 5 && one.state === 'over')
    const undo = { seq: 0, entry: { kind: 'undo', seat: 0, to: 0 } as const, at: 1 }
    expect(kindsOf(withLog(match.id, [...log.slice(0, 1), undo, ...log.slice(1)]))).toContain('unasked')
  })

  it('finds a draw that nobody agreed to', () => {
    const { match, log } = find((one, entries) => byPeople(one) && entries.length > 5 && one.state === 'over')
    const draw = { seq: 0, entry: { kind: 'draw', seat: 0 } as const, at: 1 }
    expect(kindsOf(withLog(match.id, [...log.slice(0, -1), draw]))).toContain('unasked')
  })

  it('finds a clock that ran out too early, and an abort of a ranked match without a reason', () => {
    const { match, log } = find((one, entries) => byPeople(one) && entries.length > 5 && one.state === 'over')
    const total = { ...match, clock: { kind: 'total', minutes: 10, increment: 0 } as const }
    const { seat } = log.at(-1)!.entry
    const kinds = (entry: StoredEntry['entry'], at: number, part: Partial<SavedMatch> = {}) => {
      const ended = withLog(match.id, [...log.slice(0, 2), { seq: 3, entry, at }])
      return checkStoredState(new RequestHistory(), { ...ended, matches: new Map([[match.id, { ...total, ...part }]]) })
        .findings.filter(({ what }) => what.startsWith('entry 3'))
        .map(({ kind }) => kind)
    }
    const flag = { kind: 'resign', seat, reason: 'time' } as const
    const since = log[1]!.at
    expect(kinds(flag, since + 9 * 60_000)).toEqual(['contradicted'])
    expect(kinds({ kind: 'abort', seat }, since + 5_000, { ranked: true })).toEqual(['unasked'])
    expect(kinds({ kind: 'abort', seat }, since + 21_000, { ranked: true })).toEqual([])
    const owing = [0, 1].filter((other) => kinds({ ...flag, seat: other }, since + 11 * 60_000).length === 0)
    // The clock of whoever owes a move.
    expect(owing).toHaveLength(1)
  })

  it('finds a bot in a ranked match', () => {
    const { match } = find(({ ranked, state }) => ranked && state === 'over')
    const seats = match.seats.map((seat, at) => (at === 0 ? ({ kind: 'bot', level: 'random' } as const) : seat))
    expect(kindsOf(withMatch({ ...match, seats }))).toContain('illegal')
  })

  it('finds a match that was made twice', () => {
    const { match } = find(({ next }) => next !== null)
    const again = { ...stored.matches.get(match.next!)!, id: 'f'.repeat(20) }
    expect(kindsOf(withMatch(again))).toContain('doubled')
  })

  it('finds somebody in two seats, and somebody who lost theirs', () => {
    const { match } = find((one) => one.game === 'domino' && one.state === 'over')
    const seats = match.seats.map((seat, at) => (at === 3 ? match.seats[0]! : seat))
    expect(kindsOf(withMatch({ ...match, seats }))).toContain('doubled')
    const stood = match.seats.map((seat, at) => (at > 0 && seat.kind === 'person' ? ({ kind: 'bot', level: 'random' } as const) : seat))
    expect(kindsOf(withMatch({ ...match, seats: stood }))).toContain('lost')
  })

  it('finds a match that never ended', () => {
    const { match } = find(({ state }) => state === 'over')
    expect(kindsOf(withMatch({ ...match, state: 'playing', outcome: null }))).toContain('unfinished')
  })

  it('finds contradicting responses to one request', () => {
    const history = new RequestHistory()
    history.requests.push(...population.history.requests)
    const recorded = history.recordRequest('somebody', { kind: 'resign', match: [...stored.matches.keys()][0]!, id: freshRequestId() })
    recordResponse(recorded, { kind: 'refused', why: 'match.over' })
    recordResponse(recorded, doneResponse({ seq: 1 }))
    expect(kindsOf(stored, history)).toContain('contradicted')
  })
})

describe('a server that does things twice is caught', () => {
  it('when it takes a resent move for a new one', async () => {
    // The same move under a new idempotency key: no index forbids it.
    const recordCommitted = ReplayedMatch.prototype.recordCommitted
    vi.spyOn(ReplayedMatch.prototype, 'recordCommitted').mockImplementation(function (this: ReplayedMatch, row) {
      recordCommitted.call(this, { ...row, mover: /^\d/.test(row.mover) ? freshRequestId() : row.mover })
    })
    const { log } = server.online.rooms.stores
    const append = log.append.bind(log)
    vi.spyOn(log, 'append').mockImplementation((row) => append({ ...row, mover: /^\d/.test(row.mover) ? freshRequestId() : row.mover }))
    const dots = gameByIdOrThrow('dots')
    const guest = await new TestClient(server.base).becomeGuest()
    const history = new RequestHistory()
    const table = newTableFor(dots, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
    const request = { id: freshRequestId(), table }
    const { match } = await guest.requestOrThrow('openTable', request)
    recordResponse(history.recordRequest(guest.person, { kind: 'open', ...request }), doneResponse({ match }))
    const socket = await guest.connect()
    const synced = socket.nextMessage('sync')
    socket.send({ kind: 'watch', match, from: null })
    const { view } = await synced
    const twice = async (message: Parameters<typeof socket.request>[0]) => {
      const recorded = history.recordRequest(guest.person, message)
      const answer = await socket.request(message)
      recordResponse(recorded, isRejection(answer) ? { kind: 'refused', why: answer.rejected } : doneResponse({ seq: answer }))
      return recorded
    }
    const move = { kind: 'move' as const, match, id: freshRequestId(), ...randomMove(dots, view, 0, [1, 2, 3, 4])!, group: null, seen: 0 }
    await twice(move)
    const length = async () => (await log.read(match, 0)).length
    await expect.poll(length, { timeout: 10_000 }).toBe(2)
    await twice({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq: 2 })
    // Its copy arrives when the decision is open again.
    await socket.request({ ...move, seen: 3 })
    await expect.poll(length, { timeout: 10_000 }).toBe(5)
    await twice({ kind: 'resign', match, id: freshRequestId() })
    socket.close()
    const all = await readStoredState(server.online.rooms.stores.pool)
    const only = { ...all, matches: new Map([[match, all.matches.get(match)!]]), points: [], ratings: [] }
    expect(checkStoredState(history, only).findings).toMatchObject([{ kind: 'doubled', match }])
  })

  it('when it rates a match twice', async () => {
    const { matches, pool } = server.online.rooms.stores
    const change = matches.change.bind(matches)
    vi.spyOn(matches, 'change').mockImplementation((row, made, { also } = {}) =>
      change(row, made, {
        also:
          also &&
          (async (client, changed) => {
            await also(client, changed)
            await also(client, changed)
          }),
      }),
    )
    const which = tableScenarios.filter(({ name }) => name === 'dots, ranked')
    const twice = new PlayerPopulation([server.base], {}, { which })
    await twice.createAccounts(2)
    const before = await readStoredState(pool)
    let after = before
    // On a slow machine a match may be called off before it counts.
    while (after.points.length === before.points.length) {
      await twice.play(1, 1)
      await expect.poll(isSettled, { timeout: 20_000 }).toBe(true)
      after = await readStoredState(pool)
    }
    const fresh = new Map([...after.matches].filter(([id]) => !before.matches.has(id)))
    const people = new Set(
      [...fresh.values()].flatMap(({ seats }) => seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))),
    )
    const ratings = after.ratings.filter(({ person }) => people.has(person))
    const { findings } = checkStoredState(twice.history, { ...after, matches: fresh, ratings })
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.every(({ kind }) => kind === 'doubled')).toBe(true)
  })
})
