import { isRejection } from '@parlor/kernel'
import { canonicalJson, parseMatch, writeMatch } from '@parlor/kernel/host'
import { arbitraryMatch, referenceGame } from '@parlor/testkit'
import { assert, property, sample } from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('anyMatch', () => {
  it('gives matches that can be saved and loaded', () => {
    assert(
      property(arbitraryMatch(referenceGame, 12), (match) => {
        const loaded = parseMatch(referenceGame, JSON.stringify(writeMatch(match)))
        expect(isRejection(loaded) || 'lastState' in loaded ? null : canonicalJson(loaded.state)).toBe(canonicalJson(match.state))
      }),
      { numRuns: 60 },
    )
  })

  it('gives matches of many lengths and of every preset', () => {
    const matches = sample(arbitraryMatch(referenceGame, 12), { numRuns: 200, seed: 1 })
    expect(new Set(matches.map(({ history }) => history.length)).size).toBeGreaterThan(5)
    expect(new Set(matches.map(({ origin }) => JSON.stringify(origin.options))).size).toBe(referenceGame.options.presets.length)
  })
})
