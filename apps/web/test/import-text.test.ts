import { isRejection } from '@parlor/kernel'
import { Match, writeMatch } from '@parlor/kernel/host'
import { expect, test, vi } from 'vitest'
import { saveSharedMatch, readImportText } from '../src/features/saves/import-text.ts'
import { openSaveStore } from '../src/data/save-store.ts'
import { againstEasy, dots } from './fakes.ts'

vi.mock('../src/web-game/registry.ts', () => ({ isGameId: (id: string) => id === 'dots', loadGame: async () => dots }))

test('an imported finished match is saved, and playing on from it is practice', async () => {
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'a seed' }) as Match
  match.play(0, { row: 0, col: 0 })
  match.resign(1)
  const shared = { players: againstEasy, record: writeMatch(match) }
  const taken = await saveSharedMatch(shared)
  if (isRejection(taken)) throw new Error(taken.rejected)
  expect(taken.already).toBe(false)
  const found = await (await openSaveStore()).find(taken.path.split('/').at(-1)!)
  expect(found).toMatchObject({ save: { over: true, kept: true, record: { practice: 'branch' } } })
  expect(await saveSharedMatch(shared)).toMatchObject({ already: true, path: taken.path })
})

test.each([
  ['a list, far too deep', '['.repeat(100_000), 'json.tooDeep'],
  ['an object, far too deep', '{"a":'.repeat(100_000), 'json.tooDeep'],
  ['a match larger than any', JSON.stringify({ format: 'parlor-share', filler: 'x'.repeat(6_000_000) }), 'share.largeMatch'],
  ['a list of something else', '[1, 2, 3]', 'share.notAMatch'],
  ['something else', '{"a":1}', 'share.notAMatch'],
  ['half a file', '{"format":"parlor-sha', 'json.malformed'],
  ['a greeting', 'Hello!', 'share.notALink'],
  ['nothing', '  ', 'share.empty'],
])('an invalid import is refused with its reason: %s', async (_, text, rejected) => {
  expect(await readImportText(text)).toMatchObject({ rejected })
})
