import { isRejection } from '@parlor/kernel'
import { defaultOptions, Match } from '@parlor/kernel/host'
import { pebbles } from '@parlor/pebbles'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'

const { game } = pebbles

function rowOf(row: 'short' | 'classic' | 'long', seed: string): number {
  const match = Match.begin(game, { options: { ...defaultOptions(game.options), row }, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  return match.view('watcher').total
}

describe('the row', () => {
  it.each([
    ['short', 9, 14],
    ['classic', 15, 24],
    ['long', 25, 36],
  ] as const)('[PEB1] of a %s game has %i to %i stones, as the seed says', (row, least, most) => {
    const lengths = Array.from({ length: 300 }, (_, i) => rowOf(row, `seed ${i}`))
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([least, most])
    expect(rowOf(row, 'seed 7')).toBe(lengths[7])
  })
})

describe('a move', () => {
  it('[PEB2] passes the turn to the other player', () => {
    given(pebbles, '9 of 20 sun').when('2').asks(1, 'take').when('1').asks(0, 'take').rejects('1 1', 'match.notYourTurn')
  })

  it('[PEB3] takes one to three stones', () => {
    given(pebbles, '9 of 20 sun').when('1').then('8 of 20 moon').when('2').then('6 of 20 sun').when('3').then('3 of 20 moon')
  })

  it('[PEB3] takes no more than lie there', () => {
    given(pebbles, '2 of 20 moon').rejects('3', 'pebbles.badTake').when('2').happened({ kind: 'took', seat: 1, take: 2, left: 0 })
  })

  it('[PEB3] is refused when it is no move at all', () => {
    const { match } = given(pebbles, '9 of 20 sun')
    for (const junk of [null, 2, '2', [], {}, { take: 1, more: 1 }])
      expect(game.check(match.state, 0, junk)).toEqual({ rejected: 'pebbles.notAMove' })
    for (const take of [0, -0, 4, 1.5, NaN, '1', null])
      expect(game.check(match.state, 0, { take })).toEqual({ rejected: 'pebbles.badTake', params: { most: 3 } })
  })
})

describe('the end', () => {
  it('[PEB4] comes with the last stone, which wins', () => {
    given(pebbles, '3 of 20 moon').when('3').then('0 of 20 moon won').happened({ kind: 'won', seat: 1 }).rejects('1', 'match.over')
  })

  it('[PEB5] comes with the last stone, which loses in the misère game', () => {
    given(pebbles, '1 of 20 moon misere').when('1').then('0 of 20 sun misere won').happened({ kind: 'won', seat: 0 })
  })

  it('[PEB6] lets the other player start the next match', () => {
    const options = defaultOptions(game.options)
    const { outcome } = given(pebbles, '1 of 20 sun').when('1').match
    const next = game.rematch!(options, outcome!)
    expect([options.starter, next.starter, game.rematch!(next, outcome!).starter]).toEqual(['sun', 'moon', 'sun'])
  })

  it('[PEB7] is not held up by somebody who has left: one stone is taken', () => {
    expect(game.fallback(given(pebbles, '9 of 20 sun').match.state, 0)).toEqual({ take: 1 })
  })
})
