import { Match } from '@parlor/kernel/host'
import { afterEach, expect, test, vi } from 'vitest'
import { hasResult } from '../src/data/match-result.ts'
import { personPlayer } from '../src/data/player.ts'
import { localMatchOf } from '../src/session/local-match.ts'
import { openTable, saveNewMatch } from '../src/session/open-table.ts'
import type { WebGame } from '../src/web-game/web-game.ts'
import { dots } from './fakes.ts'

vi.mock('../src/data/match-result.ts', async (original) => {
  const module = await original<typeof import('../src/data/match-result.ts')>()
  return { ...module, hasResult: vi.fn(module.hasResult) }
})

afterEach(() => vi.unstubAllGlobals())

/** Web locks of one tab. */
function fakeLocks() {
  const held = new Set<string>()
  async function request(name: string, _: LockOptions, granted: (lock: object | null) => Promise<void> | undefined): Promise<void> {
    if (held.has(name)) return granted(null)
    held.add(name)
    await granted({})
    held.delete(name)
  }
  return { held, request }
}

test('a table that cannot be opened leaves its match to the next try', async () => {
  const locks = fakeLocks()
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('window', new EventTarget())
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'a seed' }) as unknown as Match
  const id = (await saveNewMatch(localMatchOf(match, [personPlayer, personPlayer], 1))) as string
  const open = () => openTable(dots as unknown as WebGame, id, false, () => {})
  vi.mocked(hasResult).mockRejectedValueOnce(new Error('broken'))
  await expect(open()).rejects.toThrow('broken')
  const opened = await open()
  if (!('session' in opened)) throw new Error('not opened')
  expect(opened.session.store.getState().trouble).toBeNull()
  await opened.close()
  await vi.waitFor(() => expect(locks.held.size).toBe(0))
})

test('a match that is not there leaves no lock', async () => {
  const locks = fakeLocks()
  vi.stubGlobal('navigator', { locks })
  expect(await openTable(dots as unknown as WebGame, 'nothing12', false, () => {})).toHaveProperty('rejected')
  await vi.waitFor(() => expect(locks.held.size).toBe(0))
})
