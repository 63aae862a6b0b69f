import { domino, type DominoTypes } from '@parlor/domino'
import { isRejection, type GamePackage } from '@parlor/kernel'
import { Match, sha256 } from '@parlor/kernel/host'
import { mahjong, type MahjongTypes } from '@parlor/mahjong'
import { describe, expect, it } from 'vitest'
import { checkDealFairness } from '../src/games/domino/deal-fairness-check.tsx'
import { checkRunDealFairness } from '../src/games/mahjong/deal-fairness-check.tsx'
import { saveLocalSeedCommitment, readSeedCommitment } from '../src/data/seed-commitments.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { createBackends, played } from './deal-fixtures.ts'

describe('a local deal', () => {
  it('is compared with the commitment stored at the deal, not with one computed from the seed', async () => {
    const store = new KeyValueStore(createBackends())
    const run = played(mahjong.game as unknown as GamePackage['game'], 'first') as unknown as Match<MahjongTypes>
    const tiles = played(domino.game as unknown as GamePackage['game'], 'first') as unknown as Match<DominoTypes>
    await saveLocalSeedCommitment('m', 'first', { store })
    const commitment = await readSeedCommitment('m', store)
    expect(checkRunDealFairness(run, commitment)).toBe('fair.yes')
    expect(checkDealFairness(tiles, commitment)).toBe('fair.good')
    // Opening the match again does not overwrite it.
    await saveLocalSeedCommitment('m', 'exchanged', { store })
    expect(await readSeedCommitment('m', store)).toBe(commitment)
    const exchanged = played(mahjong.game as unknown as GamePackage['game'], 'exchanged') as unknown as Match<MahjongTypes>
    const others = played(domino.game as unknown as GamePackage['game'], 'exchanged') as unknown as Match<DominoTypes>
    expect(checkRunDealFairness(exchanged, commitment)).toBe('fair.no')
    expect(checkDealFairness(others, commitment)).toBe('fair.bad')
    // A commitment changed on the device.
    expect(checkRunDealFairness(run, sha256('changed'))).toBe('fair.no')
    expect(checkDealFairness(tiles, sha256('changed'))).toBe('fair.bad')
    // A start position that was not dealt from the seed.
    const position = domino.game.notation.writeState(others.start)
    const laidOut = Match.begin(domino.game, { options: tiles.origin.options, seed: 'first', position })
    if (isRejection(laidOut)) throw new Error(laidOut.rejected)
    expect(checkDealFairness(laidOut, commitment)).toBe('fair.bad')
  })

  it('has a new commitment for a new deal, and reports a missing one', async () => {
    const store = new KeyValueStore(createBackends())
    await saveLocalSeedCommitment('m', 'first', { store })
    await saveLocalSeedCommitment('m', 'second', { store, anew: true })
    expect(await readSeedCommitment('m', store)).toBe(sha256('second'))
    expect(await readSeedCommitment('another', store)).toBeNull()
    expect(checkRunDealFairness(played(mahjong.game as unknown as GamePackage['game'], 'x') as unknown as Match<MahjongTypes>, null)).toBe(
      'fair.unstored',
    )
    expect(checkDealFairness(played(domino.game as unknown as GamePackage['game'], 'x') as unknown as Match<DominoTypes>, null)).toBe(
      'fair.unstored',
    )
  })
})
