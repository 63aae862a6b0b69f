import { checkMatch, invariantNames, referenceGame, checkMatches, formatFailure } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { ruleBugs } from './planted/rules.ts'

const { options } = referenceGame.options.presets[1]!
const endless = ruleBugs.find(({ name }) => name === 'a match without an end')!.game
const refusing = ruleBugs.find(({ name }) => name === 'check refuses a move that moves lists')!.game

describe('checkMatch', () => {
  it('finds nothing in the correct game, deep or light', () => {
    for (const depth of ['deep', 'light'] as const) expect(checkMatch(referenceGame, { options, seed: 'sound', depth })).toEqual([])
  })

  it('restores Math.random and the clock', () => {
    const { random } = Math
    const clock = Date
    checkMatch(referenceGame, { options, seed: 'clock' })
    expect(Math.random).toBe(random)
    expect(Date).toBe(clock)
  })

  it('reproduces a failure from its record', () => {
    const only = ['P9 answers and end'] as const
    const [failure] = checkMatch(endless, { options, seed: 'again', invariants: only })
    expect(failure).toMatchObject({ invariant: 'P9 answers and end', seed: 'again', options })
    expect(failure!.moves).toHaveLength(referenceGame.maxMoves(options))
    expect(checkMatch(endless, { options, seed: failure!.seed, invariants: only })).toEqual([failure])
  })

  it('checks only the requested invariants', () => {
    expect(checkMatch(endless, { options, seed: 'again', invariants: ['P3 legality'] })).toEqual([])
  })

  it('detects endless matches and rejected moves in its light form too', () => {
    expect(checkMatch(endless, { options, seed: 'light', depth: 'light' }).map(({ invariant }) => invariant)).toEqual([
      'P9 answers and end',
    ])
    const standard = referenceGame.options.presets[0]!.options
    const found = checkMatches(refusing, standard, { matches: 40, deep: 0 })
    expect(found.map(({ invariant }) => invariant)).toContain('P3 legality')
  })
})

describe('checkMatches', () => {
  it('plays the requested number of matches, and reports progress', () => {
    const counts: number[] = []
    checkMatches(referenceGame, options, { matches: 5, deep: 1, deals: 0 }, (matches) => counts.push(matches))
    expect(counts).toEqual([1, 2, 3, 4, 5])
  })

  it('stops at the maximum number of failures, and records few of a kind', () => {
    expect(checkMatches(endless, options, { matches: 50, deep: 0, advanced: 0 })).toHaveLength(3)
    expect(checkMatches(endless, options, { matches: 50, deep: 0, enough: 1 })).toHaveLength(1)
  })
})

describe('formatFailure', () => {
  it('names the invariant, what broke, and how to get there', () => {
    const text = formatFailure({
      invariant: invariantNames[3],
      message: 'no',
      options: { a: 1 },
      secrets: [],
      seed: 's',
      moves: ['0 pass', '1 t4'],
    })
    expect(text).toBe('P3 legality: no\n  origin {"options":{"a":1},"secrets":[],"seed":"s"}\n  moves  0 pass, 1 t4')
  })
})
