import { isRejection, reject } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { mahjong, moveForBet } from '@parlor/mahjong'
import { expect, test } from 'vitest'
import { personPlayer } from '../src/data/player.ts'
import { withSaveChecksum } from '../src/data/save.ts'
import { SaveStore } from '../src/data/save-store.ts'
import { localMatchFromSave, localMatchOf, saveContentOf } from '../src/session/local-match.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { memoryBackend } from '../src/platform/storage/storage-backend.ts'

/** Hand Betting as it was before Stakes: the same rules version, one mode less. */
const { game } = mahjong
const older = {
  ...game,
  options: {
    ...game.options,
    fields: { honors: { ...game.options.fields.honors, values: ['instance', 'kind'] } },
    presets: game.options.presets.filter(({ id }) => id !== 'stakes'),
  },
  notation: {
    ...game.notation,
    readState: (text, rng) => (text.startsWith('stakes') ? reject('mahjong.badPosition') : game.notation.readState(text, rng)),
  },
} as typeof game

test('a page that does not know Stakes names the reason, and its saves stay as they are', async () => {
  const store = new KeyValueStore([memoryBackend()])
  const saves = new SaveStore(store)
  for (const honors of ['stakes', 'instance'] as const) {
    const match = Match.begin(game, { options: { honors }, seed: honors }) as unknown as Match
    match.play(0, moveForBet('higher', honors === 'stakes' ? 10 : undefined))
    const opening = { ...localMatchOf(match, [personPlayer], 1), id: honors.padEnd(20, '0') }
    await saves.put(withSaveChecksum({ ...saveContentOf(opening, 0, 1), revision: 1 }))
  }
  const texts = async () => Promise.all((await store.keys('save/')).toSorted().map((key) => store.read(key)))
  const before = await texts()
  const openOlder = async (id: string) => {
    const found = await saves.find(id.padEnd(20, '0'))
    return isRejection(found) ? found : localMatchFromSave(older as never, found.save)
  }
  expect(await openOlder('stakes')).toEqual({ rejected: 'record.unknownChoice', params: { key: 'honors', choices: 'instance, kind' } })
  expect(await openOlder('instance')).toHaveProperty('match')
  expect((await saves.list()).some((save) => 'damaged' in save)).toBe(false)
  expect(await texts()).toEqual(before)
})
