import { canonicalJson, isRejection, parseMatch, writeMatch } from '@parlor/kernel'
import { anyMatch, reference } from '@parlor/testkit'
import { assert, property, sample } from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('anyMatch', () => {
  it('gives matches that can be saved and loaded', () => {
    assert(
      property(anyMatch(reference, 12), (match) => {
        const loaded = parseMatch(reference, JSON.stringify(writeMatch(match)))
        expect(isRejection(loaded) || 'relic' in loaded ? null : canonicalJson(loaded.state)).toBe(canonicalJson(match.state))
      }),
      { numRuns: 60 },
    )
  })

  it('gives matches of many lengths and of every preset', () => {
    const matches = sample(anyMatch(reference, 12), { numRuns: 200, seed: 1 })
    expect(new Set(matches.map(({ line }) => line.length)).size).toBeGreaterThan(5)
    expect(new Set(matches.map(({ origin }) => JSON.stringify(origin.options))).size).toBe(reference.options.presets.length)
  })
})
