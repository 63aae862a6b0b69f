import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inMemoryDatabase } from '../proofs/in-memory-database.ts'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { openPostgres } from '../proofs/test-databases.ts'
import type { MatchRow } from '../src/store/matches.ts'
import { openStores, type Stores } from '../src/store/stores.ts'
import { dots } from './dots-test-table.ts'
import { skipMissing } from './skip-missing.ts'

const postgres = await openPostgres(['fsync=off'])
afterAll(() => postgres?.close(), 60_000)
const places = [['embedded', await inMemoryDatabase()] as const, ...(postgres ? [['PostgreSQL', { url: postgres.url }] as const] : [])]
if (!postgres) skipMissing('PostgreSQL', 'the lobby on it')

describe.each(places)('the lobby on %s', (_, place) => {
  let stores: Stores
  beforeAll(async () => {
    stores = await openStores(place, 'one')
  })
  afterAll(() => stores.close())
  beforeEach(() => stores.pool.query('DELETE FROM matches', []))

  let created = 1_000
  /** A public table, newer than all before; `name` is its code. */
  const open = (host: string, name: string, part: Partial<MatchRow> = {}) =>
    stores.matches.create(playingMatchRow(dots, [host], { code: name, visibility: 'public', state: 'open', created: created++, ...part }))
  const codes = (rows: readonly MatchRow[]) => rows.map(({ code }) => code)

  it('shows two tables of each host, the newest, so that few hosts hide nobody', async () => {
    await open('ann', 'ann')
    await open('ben', 'playing', { state: 'playing' })
    for (let host = 0; host < 12; host++) for (let at = 0; at < 5; at++) await open(`crowd${host}`, `${host}-${at}`)
    await open('crowd0', 'private', { visibility: 'private' })
    await open('crowd0', 'domino', { game: 'domino' })
    const shown = codes(await stores.matches.lobby('dots'))
    expect(shown).toHaveLength(26)
    expect(shown.slice(0, 3)).toEqual(['11-4', '11-3', '10-4'])
    expect(shown.slice(-3)).toEqual(['0-3', 'ann', 'playing'])
    expect(codes(await stores.matches.lobby(null)).filter((code) => /^(0-|domino)/.test(code!))).toEqual(['domino', '0-4'])
  })

  it('shows two matches of each host, also where somebody plays many', async () => {
    await open('ann', 'ann', { state: 'playing' })
    for (let at = 0; at < 70; at++) await open('crowd', `c${at}`, { state: 'playing' })
    expect(codes(await stores.matches.lobby('dots'))).toEqual(['c69', 'c68', 'ann'])
  })

  it('has the longest waiting table first for a quick match, however many are newer', async () => {
    const clock = { kind: 'move', seconds: 90 } as const
    for (let at = 0; at < 3; at++) await open('ann', `ann${at}`, { clock })
    await open('ben', 'ben', { clock })
    for (let host = 0; host < 70; host++) await open(`crowd${host}`, `c${host}`, { clock })
    const waiting = codes(await stores.matches.longestWaiting('dots'))
    expect(waiting).toHaveLength(60)
    expect(waiting.slice(0, 4)).toEqual(['ann0', 'ann1', 'ben', 'c0'])
  })

  it('takes nobody to a table where an absent host would be waited for without end', async () => {
    const rules = { clock: { kind: 'none' }, absent: { kind: 'wait' } } as const
    const left = playingMatchRow(dots, ['ann'], { ...rules, code: 'left', visibility: 'public', state: 'open' })
    const here = playingMatchRow(dots, ['ben'], { ...rules, code: 'here', visibility: 'public', state: 'open' })
    for (const row of [left, here]) await stores.matches.create(row)
    await open('cyd', 'bot', { ...rules, absent: { kind: 'bot', level: 'easy', seconds: 60 } })
    await stores.presence.heartbeat()
    await stores.presence.writeChanges([{ match: here.id, seat: 0 }], [], 0)
    expect(codes(await stores.matches.longestWaiting('dots')).sort()).toEqual(['bot', 'here'])
  })
})
