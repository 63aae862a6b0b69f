import { isRejection } from '@parlor/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { freshAskId, Guest, randomMove } from '../proofs/client.ts'
import type { Finding } from '../proofs/finding.ts'
import { answered, done, History } from '../proofs/history.ts'
import { openHouse, type House } from '../proofs/house.ts'
import { judge } from '../proofs/judge.ts'
import { Population } from '../proofs/table-population.ts'
import { scenes } from '../proofs/scenes.ts'
import { readStored, type Stored, type StoredEntry, type StoredMatch } from '../proofs/stored.ts'
import { packageOf, tableFor } from '../proofs/table.ts'
import { Fold } from '../src/match/fold.ts'

let house: House
let population: Population
let stored: Stored
const without = new Set(['dots, by the move', 'race', 'simpiece', 'domino'])

async function isSettled(): Promise<boolean> {
  const { matches } = await readStored(house.online.rooms.stores.pool)
  return [...matches.values()].every(({ state }) => state === 'over' || state === 'closed')
}

beforeAll(async () => {
  house = await openHouse()
  const which = scenes.filter(({ name }) => !without.has(name))
  population = new Population([house.base], { copies: [1, 2] }, { which })
  await population.gather(2)
  await population.play(which.length, which.length)
  await vi.waitUntil(isSettled, { timeout: 30_000 })
  stored = await readStored(house.online.rooms.stores.pool)
}, 240_000)
afterAll(() => house.close())
afterEach(() => vi.restoreAllMocks())

type Kinds = readonly Finding['kind'][]
const kindsOf = (of: Stored, history = population.history): Kinds => [...new Set(judge(history, of).findings.map(({ kind }) => kind))]

/** The database with one match, or one log, as it should not be. */
function withMatch(match: StoredMatch): Stored {
  return { ...stored, matches: new Map(stored.matches).set(match.id, match) }
}

function withLog(id: string, entries: readonly StoredEntry[]): Stored {
  return {
    ...stored,
    logs: new Map(stored.logs).set(
      id,
      entries.map((entry, i) => ({ ...entry, seq: i + 1 })),
    ),
  }
}

function find(fits: (match: StoredMatch, log: readonly StoredEntry[]) => boolean): { match: StoredMatch; log: readonly StoredEntry[] } {
  for (const match of stored.matches.values()) {
    const log = stored.logs.get(match.id) ?? []
    if (fits(match, log)) return { match, log }
  }
  throw new Error('the population played nothing of this kind')
}

const byPeople = ({ seats, ranked }: StoredMatch) => !ranked && seats.every((seat) => seat.kind === 'person' && !seat.left)

describe('the judge', () => {
  it('finds nothing in what was played rightly', () => {
    const { findings, acknowledged, unanswered } = judge(population.history, stored)
    expect(findings).toEqual([])
    expect(acknowledged).toBeGreaterThan(100)
    expect(unanswered).toBe(0)
    expect(stored.points.length).toBeGreaterThan(0)
  })

  it('finds an acknowledged move that is gone', () => {
    const { match, log } = find((one, entries) => byPeople(one) && entries.length > 5 && entries.at(-1)!.entry.kind === 'move')
    expect(kindsOf(withLog(match.id, log.slice(0, -1)))).toContain('lost')
  })

  it('finds a move that stands twice', () => {
    const { match, log } = find((one, entries) => byPeople(one) && entries.length > 5 && entries[2]?.entry.kind === 'move')
    expect(kindsOf(withLog(match.id, [...log, log[2]!]))).toContain('doubled')
  })

  it('finds a move taken back that nobody asked for', () => {
    const { match, log } = find((one, entries) => byPeople(one) && entries.length > 5 && one.state === 'over')
    const undo = { seq: 0, entry: { kind: 'undo', seat: 0, to: 0 } as const, at: 1 }
    expect(kindsOf(withLog(match.id, [...log.slice(0, 1), undo, ...log.slice(1)]))).toContain('unasked')
  })

  it('finds a draw that nobody agreed to', () => {
    const { match, log } = find((one, entries) => byPeople(one) && entries.length > 5 && one.state === 'over')
    const draw = { seq: 0, entry: { kind: 'draw', seat: 0 } as const, at: 1 }
    expect(kindsOf(withLog(match.id, [...log.slice(0, -1), draw]))).toContain('unasked')
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

  it('finds an answer that says otherwise than the one before', () => {
    const history = new History()
    history.askings.push(...population.history.askings)
    const asking = history.begin('somebody', { kind: 'resign', match: [...stored.matches.keys()][0]!, id: freshAskId() })
    answered(asking, { kind: 'refused', why: 'match.over' })
    answered(asking, done({ seq: 1 }))
    expect(kindsOf(stored, history)).toContain('contradicted')
  })
})

describe('a server that does things twice is caught', () => {
  it('when it takes a move that is sent again for a new one', async () => {
    // The same move under a fresh name: no index forbids it.
    const took = Fold.prototype.took
    vi.spyOn(Fold.prototype, 'took').mockImplementation(function (this: Fold, row) {
      took.call(this, { ...row, mover: /^\d/.test(row.mover) ? freshAskId() : row.mover })
    })
    const { log } = house.online.rooms.stores
    const append = log.append.bind(log)
    vi.spyOn(log, 'append').mockImplementation((row) => append({ ...row, mover: /^\d/.test(row.mover) ? freshAskId() : row.mover }))
    const dots = packageOf('dots')
    const guest = await new Guest(house.base).arrive()
    const history = new History()
    const table = tableFor(dots, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
    const request = { id: freshAskId(), table }
    const { match } = await guest.ask('open', request)
    answered(history.begin(guest.person, { kind: 'open', ...request }), done({ match }))
    const line = await guest.connect()
    const synced = line.next('sync')
    line.send({ kind: 'watch', match, from: null })
    const { view } = await synced
    const twice = async (ask: Parameters<typeof line.ask>[0]) => {
      const asking = history.begin(guest.person, ask)
      const answer = await line.ask(ask)
      answered(asking, isRejection(answer) ? { kind: 'refused', why: answer.rejected } : done({ seq: answer }))
      return asking
    }
    const move = { kind: 'move' as const, match, id: freshAskId(), ...randomMove(dots, view, 0, [1, 2, 3, 4])!, group: null, seen: 0 }
    await twice(move)
    const length = async () => (await log.read(match, 0)).length
    await expect.poll(length, { timeout: 10_000 }).toBe(2)
    await twice({ kind: 'undo', match, id: freshAskId(), step: 'ask', seq: 2 })
    // Its copy comes when the decision is open again.
    await line.ask({ ...move, seen: 3 })
    await expect.poll(length, { timeout: 10_000 }).toBe(5)
    await twice({ kind: 'resign', match, id: freshAskId() })
    line.close()
    const all = await readStored(house.online.rooms.stores.pool)
    const only = { ...all, matches: new Map([[match, all.matches.get(match)!]]), points: [], ratings: [] }
    expect(judge(history, only).findings).toMatchObject([{ kind: 'doubled', match }])
  }, 60_000)

  it('when it rates a match twice', async () => {
    const { matches, pool } = house.online.rooms.stores
    const change = matches.change.bind(matches)
    vi.spyOn(matches, 'change').mockImplementation((row, made, also) =>
      change(
        row,
        made,
        also &&
          (async (client, changed) => {
            await also(client, changed)
            await also(client, changed)
          }),
      ),
    )
    const which = scenes.filter(({ name }) => name === 'dots, ranked')
    const twice = new Population([house.base], {}, { which })
    await twice.gather(2)
    const before = await readStored(pool)
    await twice.play(1, 1)
    await expect.poll(isSettled, { timeout: 20_000 }).toBe(true)
    const after = await readStored(pool)
    const fresh = new Map([...after.matches].filter(([id]) => !before.matches.has(id)))
    const people = new Set(
      [...fresh.values()].flatMap(({ seats }) => seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))),
    )
    const ratings = after.ratings.filter(({ person }) => people.has(person))
    const { findings } = judge(twice.history, { ...after, matches: fresh, ratings })
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.every(({ kind }) => kind === 'doubled')).toBe(true)
  }, 60_000)
})
