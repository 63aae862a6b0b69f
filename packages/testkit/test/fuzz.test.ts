import { rngFrom } from '@parlor/kernel'
import { fuzzGame, referenceGame } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { mutateValue } from '../src/mutate.ts'
import type { CaravanState } from '../src/reference-game/types.ts'

const origin = { options: referenceGame.options.presets[0]!.options, seed: 'fuzz' }

function brokenBy(game: typeof referenceGame): string[] {
  return fuzzGame(game, origin, 4000, rngFrom('fuzz')).failures.map(({ invariant, message }) => `${invariant}: ${message}`)
}

describe('fuzz', () => {
  it.each(referenceGame.options.presets.slice(0, 3))('finds nothing in the correct game: $id', ({ options }) => {
    const { tried, refused, accepted, codes, failures } = fuzzGame(referenceGame, { options, seed: 'sound' }, 20_000, rngFrom('sound'))
    expect(failures).toEqual([])
    expect(tried).toBe(20_000)
    expect(refused + accepted).toBe(tried)
    expect(Object.keys(codes)).toEqual(
      expect.arrayContaining(['caravan.notACommit', 'match.staleDecision', 'match.noSuchSeat', 'options.unknownKey']),
    )
  })

  it('gives the same report for the same numbers', () => {
    expect(fuzzGame(referenceGame, origin, 500, rngFrom('a'))).toEqual(fuzzGame(referenceGame, origin, 500, rngFrom('a')))
  })

  it('catches a check that trusts its input', () => {
    const trusting = {
      ...referenceGame,
      check: (state: CaravanState, seat: number, move: unknown) =>
        (move as { kind: string }).kind === 'pass' ? null : referenceGame.check(state, seat, move),
    }
    expect(brokenBy(trusting)).toContainEqual(expect.stringMatching(/^P3 legality: a damaged move throws/))
  })

  it('catches a check that changes the state', () => {
    const changing = {
      ...referenceGame,
      check: (state: CaravanState, seat: number, move: unknown) => ((state.seq += 0), referenceGame.check(state, seat, move)),
    }
    expect(brokenBy(changing)).toContainEqual(expect.stringMatching(/^P1 purity: a damaged move throws: Cannot assign to read only/))
  })

  it('catches a check that lets in more than moves lists', () => {
    const lax = {
      ...referenceGame,
      check: (state: CaravanState, seat: number, move: unknown) =>
        referenceGame.check(state, seat, move)?.rejected === 'caravan.spendAll' ? null : referenceGame.check(state, seat, move),
    }
    expect(brokenBy(lax)).toContainEqual(expect.stringMatching(/^P3 legality: a damaged move: .* moves does not list it/))
  })

  it('catches readers that throw', () => {
    const { notation } = referenceGame
    const fragile = {
      ...referenceGame,
      notation: {
        ...notation,
        readMove: (text: string) =>
          text.includes('-') ? notation.readMove(text) : { kind: 'turn' as const, handle: BigInt(text) as unknown as number },
      },
    }
    expect(brokenBy(fragile)).toContainEqual(expect.stringMatching(/^P3 legality: a damaged move text throws/))
    const brittle = { ...referenceGame, notation: { ...notation, readState: (text: string) => JSON.parse(text) as CaravanState } }
    expect(brokenBy(brittle)).toContainEqual(expect.stringMatching(/^P8 plain JSON: a damaged position throws/))
  })

  it('catches rejections that are prose or carry what was sent', () => {
    const wordy = {
      ...referenceGame,
      check: (...asked: Parameters<typeof referenceGame.check>) => referenceGame.check(...asked) && { rejected: 'You cannot do that.' },
    }
    expect(brokenBy(wordy)).toContainEqual(expect.stringMatching(/is no rejection/))
    const echo = {
      ...referenceGame,
      check: (...asked: Parameters<typeof referenceGame.check>) =>
        referenceGame.check(...asked) && { rejected: 'caravan.no', params: { move: typeof asked[2] === 'string' ? asked[2] : '' } },
    }
    expect(brokenBy(echo)).toContainEqual(expect.stringMatching(/is no rejection/))
  })
})

describe('mutate', () => {
  it('never changes what it damages', () => {
    const rng = rngFrom('mutate')
    const move = Object.freeze({ kind: 'commit', handle: 3, coins: Object.freeze([1, 0, 3]) })
    for (let i = 0; i < 2000; i++) mutateValue(move, rng)
    expect(move).toEqual({ kind: 'commit', handle: 3, coins: [1, 0, 3] })
  })
})
