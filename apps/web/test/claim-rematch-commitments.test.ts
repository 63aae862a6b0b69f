import { commitmentOf } from '@parlor/protocol'
import { beforeEach, expect, it, vi } from 'vitest'
import { readSentCommitments, recordSentCommitment, rematchKeyOf } from '../src/data/deal-commitments.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { apiRequest } from '../src/session/online/api.ts'
import { claimRematchCommitments } from '../src/session/online/claim-rematch-commitments.ts'
import { createBackends } from './deal-fixtures.ts'

vi.mock('../src/session/online/api.ts', () => ({ apiRequest: vi.fn() }))

const [other, earlier, next] = ['a', 'e', 'f'].map((digit) => digit.repeat(20)) as [string, string, string]
const commitment = commitmentOf('1'.repeat(64))
let store: KeyValueStore
beforeEach(async () => {
  store = new KeyValueStore(createBackends())
  await recordSentCommitment(rematchKeyOf(other), commitmentOf('0'.repeat(64)), store)
  await recordSentCommitment(rematchKeyOf(earlier), commitment, store)
  vi.mocked(apiRequest)
    .mockReset()
    .mockImplementation((async (_: string, { parts }: { parts: { match: string } }) =>
      parts.match === earlier ? { next } : { rejected: 'match.unknown' }) as never)
})

it('what was sent for a rematch is found where that is opened by another way than from the match before it', async () => {
  await claimRematchCommitments({ match: next, you: 0 }, store)
  expect(await readSentCommitments(next, store)).toEqual([commitment])
  vi.mocked(apiRequest).mockClear()
  await claimRematchCommitments({ match: next, you: 0 }, store)
  expect(apiRequest).not.toHaveBeenCalled()
})

it('a spectator, and whoever comes to a match that no rematch led to, claims nothing', async () => {
  await claimRematchCommitments({ match: next, you: null }, store)
  expect(apiRequest).not.toHaveBeenCalled()
  await claimRematchCommitments({ match: '9'.repeat(20), you: 0 }, store)
  expect(await readSentCommitments('9'.repeat(20), store)).toEqual([])
  expect(apiRequest).toHaveBeenCalledTimes(2)
})
