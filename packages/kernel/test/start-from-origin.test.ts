import { describe, expect, test } from 'vitest'
import { isRejection, type Game } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { coins } from './games/coins.ts'
import { startMatch, unwrap } from './games/test-match.ts'
import { nim, type NimTypes } from './games/nim.ts'

describe('beginning', () => {
  const options = nim.options.presets[0]!.options

  test.each([
    ['options', { options: { ...options, most: 0 }, seed: 's' }, 'options.notInRange'],
    ['options that do not fit together', { options: { ...options, heaps: '0' }, seed: 's' }, 'nim.badHeaps'],
    ['too few secrets', { options, secrets: [{}], seed: 's' }, 'options.secretsPerSeat'],
    ['secrets where there are none', { options, secrets: [{}, { deck: 'x' }], seed: 's' }, 'options.unknownKey'],
    ['a long seed', { options, seed: 's'.repeat(129) }, 'match.badSeed'],
    ['a seed that is no text', { options, seed: 5 as unknown as string }, 'match.badSeed'],
    ['a position that is none', { options, seed: 's', position: '3,4 9' }, 'nim.badPosition'],
    ['a position that is no text', { options, seed: 's', position: 5 as unknown as string }, 'match.badPosition'],
    ['secrets that are no list', { options, secrets: null, seed: 's' }, 'options.secretsPerSeat'],
  ])('refuses %s', (_name, origin, code) => {
    expect(Match.begin(nim, origin)).toMatchObject({ rejected: code })
  })

  test('keeps the origin it read', () => {
    const match = startMatch(nim, {}, 'a seed')
    expect(match.origin).toEqual({ options, secrets: [{}, {}], seed: 'a seed', position: null })
    expect(match.seatCount).toBe(2)
    expect(match.practice).toBeNull()
    expect(match.state).toBe(match.start)
  })

  test('uses the default secrets where none are given', () => {
    expect(startMatch(coins).origin.secrets).toEqual([{ stake: 1 }, { stake: 1 }, { stake: 1 }])
    const brought = [{ stake: 3 }, { stake: 2 }]
    expect(unwrap(Match.begin(coins, { options: { seats: 2, rounds: 1 }, secrets: brought, seed: 's' })).state.stakes).toEqual([3, 2])
  })

  test('deals the same from the same seed and otherwise from another', () => {
    expect(startMatch(coins, {}, 'x').start).toEqual(startMatch(coins, {}, 'x').start)
    const dealt = new Set(Array.from({ length: 50 }, (_, i) => startMatch(coins, {}, `x${i}`).start.coins.join('')))
    expect(dealt.size).toBe(8)
  })

  test('from a position is practice', () => {
    const match = unwrap(Match.begin(nim, { options, seed: 's', position: '1,0,2 1 plain 9' }))
    expect(match.state.heaps).toEqual([1, 0, 2])
    expect(match.practice).toBe('edited')
  })

  describe('with a position that does not go with the options', () => {
    /** Nim where the options say how many heaps there are. */
    const counted: Game<NimTypes> = {
      ...nim,
      fitOptions: (chosen, { heaps }) =>
        chosen.heaps.split(',').length === heaps.length ? chosen : { ...chosen, heaps: heaps.map(() => 1).join() },
    }

    test('rejects it', () => {
      expect(Match.begin(counted, { options, seed: 's', position: '1,2 0 plain 9' })).toEqual({ rejected: 'match.otherOptions' })
      unwrap(Match.begin(counted, { options, seed: 's', position: '1,2,1 0 plain 9' }))
    })

    test('rejects one with a decision of a missing seat, or with too many scores', () => {
      const alone: Game<NimTypes> = { ...nim, seatCount: () => 1 }
      expect(Match.begin(alone, { options, seed: 's', position: '1,2 1 plain 9' })).toEqual({ rejected: 'match.otherOptions' })
      unwrap(Match.begin(alone, { options, seed: 's', position: '1,2 0 plain 9' }))
      const over = { scores: [1, -1], ranks: [1, 2], reason: 'last' }
      const readState: Game<NimTypes>['notation']['readState'] = (text, rng) => {
        const state = nim.notation.readState(text, rng)
        return isRejection(state) ? state : { ...state, pending: [], outcome: over }
      }
      const ended = { ...alone, notation: { ...nim.notation, readState } }
      expect(Match.begin(ended, { options, seed: 's', position: '1,2 0 plain 9' })).toEqual({ rejected: 'match.otherOptions' })
    })

    test('fits the options on request', () => {
      expect(unwrap(Match.fromPosition(counted, '1,2 0 plain 9')).origin).toMatchObject({
        options: { heaps: '1,1' },
        position: '1,2 0 plain 9',
      })
      expect(unwrap(Match.fromPosition(counted, '1,2,1 0 plain 9', { options: { ...options, most: 2 } })).origin.options).toEqual({
        ...options,
        most: 2,
      })
      expect(unwrap(Match.fromPosition(nim, '1,2 0 plain 9')).origin.options).toEqual(options)
      expect(Match.fromPosition(counted, 'nonsense')).toMatchObject({ rejected: 'nim.badPosition' })
    })
  })

  test('gives each viewer the visible part of the deal, and no more', () => {
    const match = startMatch(coins, {}, 'opening')
    const [face] = match.start.coins
    expect(match.openingEvents(0)).toEqual([0, 1, 2].map((seat) => ({ kind: 'flipped', seat, face: seat === 0 ? face : null })))
    expect(match.openingEvents('watcher').every((event) => event.kind === 'flipped' && event.face === null)).toBe(true)
    expect(startMatch(nim).openingEvents(0)).toEqual([])
  })

  test('gives no opening events without a deal', () => {
    const opened: Game<NimTypes> = { ...nim, openingEvents: ({ heaps }) => heaps.map((left, heap) => ({ kind: 'took', heap, left })) }
    expect(startMatch(opened, { heaps: '4,2' }).openingEvents(0)).toHaveLength(2)
    expect(unwrap(Match.begin(opened, { options, seed: 's', position: '1,2 0 plain 9' })).openingEvents(0)).toEqual([])
  })
})
