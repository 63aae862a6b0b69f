import { domino, openEndsSum } from '@parlor/domino'
import { isRejection } from '@parlor/kernel'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { buildPosition } from '../build-position.ts'

describe('partners', () => {
  const options = { partners: true } as const

  it('[DOM17] win together', () => {
    given(domino, buildPosition({ options, hands: ['1-2', '0-2', '0-4', '4-4'], chain: '1-3 by 3' }))
      .when('1-2 left')
      .happened({ kind: 'matchOver', winners: [0, 2] })
      .over({ scores: [1, 0, 1, 0], ranks: [1, 3, 1, 3] })
  })

  it('[DOM17] lose together when one gives up', () => {
    const { match } = given(domino, buildPosition({ options, hands: ['1-2', '0-2', '0-4', '4-4'], chain: '1-3 by 3' }))
    const step = match.resign(3)
    expect(isRejection(step)).toBe(false)
    expect(match.outcome).toMatchObject({ ranks: [1, 3, 1, 3], reason: 'resign' })
  })
})

describe('a match to points', () => {
  const options = { target: 100 } as const

  it('[DOM18] gives the winner of a hand what the others hold', () => {
    given(domino, buildPosition({ options, hands: ['1-2', '0-2', '0-4', '4-4'], chain: '1-3 by 3' }))
      .when('1-2 left')
      .happened({ kind: 'handOver', hand: 0, totals: [14, 0, 0, 0] }, { kind: 'dealt', hand: 1 })
      .asks(0)
  })

  it('[DOM18] gives the pair what the other pair holds', () => {
    given(domino, buildPosition({ options: { target: 100, partners: true }, hands: ['1-2', '0-2', '5-6', '4-4'], chain: '1-3 by 3' }))
      .when('1-2 left')
      .happened({ kind: 'handOver', totals: [10, 0, 10, 0] })
  })

  it('[DOM19] gives a blocked hand to the lightest', () => {
    const scene = buildPosition({ options, hands: ['0-1', '0-2', '3-4', '5-5'], chain: '6-6 by 3' })
    const { match } = given(domino, scene).when('pass', 'pass', 'pass')
    expect(match.state.last).toMatchObject({ winner: 0, fish: true })
  })

  it('[DOM20] subtracts what the winner holds', () => {
    const scene = buildPosition({ options, hands: ['0-1', '0-2', '3-4', '5-5'], chain: '6-6 by 3' })
    given(domino, scene)
      .when('pass', 'pass', 'pass')
      .happened({ kind: 'handOver', totals: [2 + 7 + 10 - 1, 0, 0, 0] })
    const pairs = buildPosition({ options: { target: 100, partners: true }, hands: ['0-1', '0-2', '3-4', '5-5'], chain: '6-6 by 3' })
    given(domino, pairs)
      .when('pass', 'pass', 'pass')
      .happened({ kind: 'handOver', totals: [4, 0, 4, 0] })
  })

  it('[DOM19] gives nothing where the weights are equal', () => {
    const scene = buildPosition({ options, hands: ['0-3', '1-2', '3-4', '5-5'], chain: '6-6 by 3' })
    const { match } = given(domino, scene)
      .when('pass', 'pass', 'pass')
      .happened({ kind: 'handOver', totals: [0, 0, 0, 0] })
    expect(match.state.last).toMatchObject({ winner: null, points: 0 })
  })

  it('[DOM24] ends with the hand that reaches the target', () => {
    given(domino, buildPosition({ options, hands: ['1-2', '0-2', '0-4', '4-4'], chain: '1-3 by 3', totals: [86, 99, 0, 0], hand: 4 }))
      .when('1-2 left')
      .happened({ kind: 'handOver' }, { kind: 'matchOver', winners: [0] })
      .over({ scores: [100, 99, 0, 0], ranks: [1, 2, 3, 3], reason: 'outcome.points' })
  })

  it('[DOM24] ends after sixty hands', () => {
    given(domino, buildPosition({ options, hands: ['1-2', '0-2', '0-4', '4-4'], chain: '1-3 by 3', hand: 60 }))
      .when('1-2 left')
      .over({ scores: [14, 0, 0, 0] })
  })
})

describe('drawing', () => {
  const options = { variant: 'draw' } as const
  const chain = '6-6 by 3'

  it('[DOM21] continues until a tile fits, which must then be played', () => {
    given(domino, buildPosition({ options, hands: ['0-1 0-0', '0-2', '0-4', '4-4'], chain, yard: '5-6 1-1' }))
      .rejects('pass', 'domino.drawFirst')
      .when('draw')
      .happened({ kind: 'drew', seat: 0, tile: 7 }, { kind: 'drew', seat: 0, tile: null })
      .asks(0)
      .when('draw')
      .rejects('draw', 'domino.tileFits')
      .rejects('pass', 'domino.tileFits')
      .when('5-6 left')
      .asks(1)
  })

  it('[DOM21] is over when the boneyard is empty', () => {
    const held = '0-0 0-1 0-3 0-5 1-1 1-5 2-3 2-4 2-5 2-6 3-3 3-4 3-5 3-6 4-4 4-5 4-6 5-5 5-6'
    const scene = buildPosition({
      options,
      hands: ['2-2', '0-2 1-2 1-3', '0-4 1-4', held],
      chain: '1-6 by 3, 6-6 right by 0, 0-6 right by 1',
    })
    expect(scene).toContain('boneyard: -')
    given(domino, scene).rejects('draw', 'domino.boneyardEmpty').when('pass').asks(1)
  })
})

describe('All Fives', () => {
  const options = { variant: 'fives' } as const

  it('[DOM22] scores ends that add up to a multiple of five', () => {
    given(domino, buildPosition({ options, hands: ['1-4', '0-2', '0-3', '4-4'] }))
      .when('1-4')
      .happened({ kind: 'scored', seat: 0, why: 'fives', points: 5, total: 5 })
    given(domino, buildPosition({ options, hands: ['5-5 0-1', '0-2', '0-3', '4-4'] }))
      .when('5-5')
      .happened({ kind: 'scored', points: 10 })
    given(domino, buildPosition({ options, hands: ['1-3 0-1', '0-2', '0-3', '4-4'] }))
      .when('1-3')
      .didNotHappen('scored')
  })

  it('[DOM22] counts both halves of a double at an end, and the spinner until both its sides are covered', () => {
    const scene = buildPosition({ options, hands: ['4-6 0-1', '4-4 0-2', '0-3', '5-5'], chain: '6-6 by 3' })
    const { match } = given(domino, scene)
      .when('4-6 right')
      .didNotHappen('scored')
      .when('4-4 right')
      .happened({ kind: 'scored', seat: 1, points: 20 })
    expect(openEndsSum(match.state)).toBe(20)
  })

  it('[DOM23] opens the other sides of the first double once both in the row are covered', () => {
    const scene = buildPosition({ options, hands: ['4-6 0-1', '3-6 0-2', '2-6 0-3', '1-6 5-5'], chain: '6-6 by 3' })
    given(domino, scene)
      .rejects('4-6 up', 'domino.notThere')
      .when('4-6 right')
      .rejects('3-6 up', 'domino.notThere')
      .when('3-6 left')
      .when('2-6 up')
      .happened({ kind: 'played', place: 'up', ends: [3, 4, 2, 6] })
      .when('1-6 down')
      .happened({ kind: 'played', place: 'down', ends: [3, 4, 2, 1] }, { kind: 'scored', points: 10 })
  })

  it('[DOM23] makes the first double the spinner wherever it lies', () => {
    const again = buildPosition({ options, hands: ['4-4 0-1', '4-6 0-2', '4-5 0-3', '1-6 5-5'], chain: '2-3 by 2, 3-4 right by 3' })
    const { match } = given(domino, again).when('4-4 right', '4-6 right', '4-5 up')
    expect(match.state.open).toEqual([-1, 2, 6, 5, 4])
  })

  it('[DOM20] rounds the points of a hand to the nearest five', () => {
    given(domino, buildPosition({ options: { variant: 'fives', target: 150 }, hands: ['1-2', '0-2', '0-6', '4-4'], chain: '1-3 by 3' }))
      .when('1-2 left')
      .happened({ kind: 'scored', points: 5 }, { kind: 'handOver', totals: [20, 0, 0, 0] })
  })

  it('[DOM11] gives no points for passes', () => {
    const held = '0-0 0-1 0-3 0-5 1-1 1-5 2-3 2-4 2-5 2-6 3-3 3-4 3-5 3-6 4-4 4-5 4-6 5-5 5-6'
    const scene = buildPosition({
      options,
      hands: ['2-2', '0-2 1-2 1-3', '0-4 1-4', held],
      chain: '1-6 by 3, 6-6 right by 0, 0-6 right by 1',
    })
    given(domino, scene).rejects('2-2 up', 'domino.noMatch').when('pass').happened('passed').didNotHappen('scored')
  })

  it('[DOM24] as a single hand goes to the highest total', () => {
    given(domino, buildPosition({ options, hands: ['1-2', '0-2', '0-6', '4-4'], chain: '1-3 by 3', totals: [0, 60, 0, 0] }))
      .when('1-2 left')
      .over({ scores: [20, 60, 0, 0], ranks: [2, 1, 3, 3], reason: 'outcome.points' })
  })
})
