import { referenceGame, checkMatches } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { advanceBugs } from './planted/advancing.ts'
import { ruleBugs } from './planted/rules.ts'
import { secrecyBugs } from './planted/secrecy.ts'
import type { CaravanOptions } from '../src/reference-game/types.ts'
import { stateBugs } from './planted/states.ts'

const bugs = [...ruleBugs, ...secrecyBugs, ...stateBugs, ...advanceBugs]
const settings = { matches: 12, deep: 12, advanced: 12, deals: 120, seed: 'planted' }

function presetOf(name = 'standard'): CaravanOptions {
  return referenceGame.options.presets.find(({ id }) => id === name)!.options
}

describe('the contract catches planted bugs', () => {
  it('plants at least fourteen bugs, each with a unique name', () => {
    expect(bugs.length).toBeGreaterThanOrEqual(14)
    expect(new Set(bugs.map(({ name }) => name)).size).toBe(bugs.length)
  })

  it.each(['standard', 'tiny'] as const)('finds nothing in the correct game: %s', (preset) => {
    expect(checkMatches(referenceGame, presetOf(preset), settings)).toEqual([])
  })

  for (const bug of bugs)
    it(`${bug.invariant} catches ${bug.name}`, () => {
      const found = checkMatches(
        bug.game,
        { ...presetOf(bug.preset), ...bug.options },
        { ...settings, invariants: [bug.invariant], enough: 1 },
      )
      expect(found.map(({ invariant }) => invariant)).toEqual([bug.invariant])
    })
})
