import { blockedHandText, domino } from '@parlor/domino'
import { msg, seatNameMessage } from '@parlor/kernel'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { buildPosition, type PositionParts } from '../build-position.ts'

const hands = ['0-1 2-2', '1-2 3-3', '2-3 4-4', '3-4 5-5'] as const

describe('a turn', () => {
  it('[DOM5] goes round the table', () => {
    given(domino, buildPosition({ hands, turn: 0 }))
      .when('0-1')
      .asks(1)
      .when('1-2 right')
      .asks(2)
      .when('2-3 right')
      .asks(3)
      .when('3-4 right')
      .asks(0)
  })

  it('[DOM5] is nobody else’s', () => {
    given(domino, buildPosition({ hands, turn: 0 })).rejects('1 1-2', 'match.notYourTurn')
  })

  it('[DOM6] opens with any tile, the smaller half to the left', () => {
    const { match } = given(domino, buildPosition({ hands, turn: 1 }))
      .when('2-1')
      .happened({ kind: 'played', place: 'start', flip: false, ends: [1, 2], left: 1 })
    expect(match.state.open).toEqual([-1, 1, 2, -1, -1])
    given(domino, buildPosition({ hands, turn: 1 }))
      .rejects('1-2 left', 'domino.notThere')
      .rejects('0-1', 'domino.notYours')
  })

  it('[DOM7] matches an end, and the other half becomes the end', () => {
    const scene = buildPosition({ hands: ['1-2 3-3', '0-2', '0-4', '4-4'], chain: '1-3 by 3', turn: 0 })
    given(domino, scene)
      .rejects('1-2 right', 'domino.noMatch')
      .rejects('1-2', 'domino.notThere')
      .rejects('1-2 up', 'domino.notThere')
      .when('1-2 left')
      .happened({ kind: 'played', tile: 8, place: 'left', flip: false, ends: [2, 3], left: 1 })
    given(domino, scene)
      .when('3-3 right')
      .happened({ kind: 'played', ends: [1, 3] })
  })

  it('[DOM7] flips a tile whose second half meets the chain', () => {
    const scene = buildPosition({ hands: ['1-2 3-3', '0-2', '0-4', '4-4'], chain: '2-5 by 3', turn: 0 })
    given(domino, scene)
      .when('1-2 left')
      .happened({ kind: 'played', flip: true, ends: [1, 5] })
  })

  it('[DOM7] offers both ends where a tile fits both', () => {
    const { match } = given(
      domino,
      buildPosition({ hands: ['1-3', '0-2', '0-4', '4-4'], chain: '1-1 by 3, 1-2 left by 0, 2-3 left by 1', turn: 0 }),
    )
    expect(match.moves(0).map((move) => domino.game.notation.writeMove(move))).toEqual(['1-3 left', '1-3 right'])
  })

  it('[DOM8] that empties the hand wins', () => {
    given(domino, buildPosition({ hands: ['1-2', '0-2', '0-4', '4-4'], chain: '1-3 by 3', turn: 0 }))
      .when('1-2 left')
      .happened({ kind: 'played', left: 0 }, { kind: 'handOver' }, { kind: 'matchOver', winners: [0] })
      .over({ scores: [1, 0, 0, 0], ranks: [1, 2, 2, 2], reason: 'outcome.out' })
      .rejects('1 0-2 left', 'match.over')
  })

  it('[DOM9] of somebody who has left is the first that fits', () => {
    const { match } = given(domino, buildPosition({ hands: ['0-3 1-2 1-3', '0-2', '0-4', '4-4'], chain: '1-5 by 3', turn: 0 }))
    expect(domino.game.fallback(match.state, 0)).toEqual({ kind: 'play', top: 1, bottom: 2, place: 'left' })
    const stuck = given(domino, buildPosition({ hands: ['0-3', '0-2', '0-4', '4-4'], chain: '1-5 by 3', turn: 0 }))
    expect(domino.game.fallback(stuck.match.state, 0)).toEqual({ kind: 'pass' })
  })
})

describe('a pass', () => {
  const chain = '6-6 by 3'

  it('[DOM10] is for those who have nothing that fits', () => {
    given(domino, buildPosition({ hands: ['5-6 0-1', '0-2', '0-4', '4-4'], chain })).rejects('pass', 'domino.tileFits')
    given(domino, buildPosition({ hands: ['0-0 0-1', '0-2', '0-4', '4-4'], chain }))
      .rejects('draw', 'domino.noDrawing')
      .when('pass')
      .asks(1)
  })

  it('[DOM11] gives a point to whoever placed last', () => {
    given(domino, buildPosition({ hands: ['0-0 0-1', '0-2', '0-4', '4-4'], chain }))
      .when('pass')
      .happened({ kind: 'passed', seat: 0, voluntary: false, lacks: [6] }, { kind: 'scored', seat: 3, why: 'pass', points: 1, total: 1 })
  })

  it('[DOM11] gives none to oneself', () => {
    const { match } = given(
      domino,
      buildPosition({ options: { fish: 'allBlocked' }, hands: ['0-0', '0-2', '0-4', '4-4'], chain, blocked: '012', turn: 3 }),
    )
      .when('pass')
      .happened({ kind: 'passed', seat: 3 }, 'fish')
      .didNotHappen('scored')
    expect(match.state.passPoints).toEqual([0, 0, 0, 0])
  })

  it('[DOM11] gives it to the pair', () => {
    const { match } = given(domino, buildPosition({ options: { partners: true }, hands: ['0-0 0-1', '0-2', '0-4', '4-4'], chain })).when(
      'pass',
    )
    expect(match.state.passPoints).toEqual([0, 1, 0, 1])
  })

  it('[DOM12] is visible to all', () => {
    const { match } = given(domino, buildPosition({ hands: ['0-0 0-1', '2-6 1-1', '0-4 4-5', '4-4 5-5'], chain })).when(
      'pass',
      '2-6 right',
      'pass',
    )
    expect(match.state.facts).toEqual([[1 << 6, 0], [], [(1 << 6) | (1 << 2), 0], []])
  })

  it('[DOM12] says nothing about tiles drawn later', () => {
    const scene = buildPosition({
      options: { variant: 'draw' },
      hands: ['0-0 0-1', '6-6 1-6', '0-4 4-5', '4-4 5-5'],
      chain: '2-3 by 3',
      yard: '2-6 1-5 0-5',
    })
    const { match } = given(domino, scene).when('draw', 'draw', 'draw', '2-6 left')
    // 2 and 3 are not among the four that are left: two of the first hand, and two drawn while nothing fitted.
    expect(match.state.facts[0]).toEqual([(1 << 2) | (1 << 3), 0])
    const later = given(domino, domino.game.notation.writeState(match.state)).when('1-6 left', 'draw')
    expect(later.match.state.facts[2]).toEqual([(1 << 1) | (1 << 3), 1])
  })
})

describe('Fish', () => {
  const chain = '6-6 by 3'

  it('[DOM13] ends the hand when the turn comes back to the placer, who could play', () => {
    given(domino, buildPosition({ hands: ['0-0', '0-2', '0-4', '5-6'], chain }))
      .when('pass', 'pass', 'pass')
      .happened('passed', 'passed', 'passed', { kind: 'fish', placer: 3 }, 'handOver', { kind: 'matchOver', winners: [] })
      .over({ scores: [0, 0, 0, 0], ranks: [1, 1, 1, 1], reason: 'outcome.fish' })
  })

  it('[DOM13] does not end it while somebody between can play', () => {
    given(domino, buildPosition({ hands: ['0-0', '0-2 3-6', '0-4', '5-6 1-1'], chain }))
      .when('pass', '3-6 left', 'pass', '5-6 right')
      .asks(0)
  })

  it('[DOM14] waits while the placer can play', () => {
    given(domino, buildPosition({ options: { fish: 'allBlocked' }, hands: ['0-0', '0-2', '0-4', '5-6 1-1'], chain }))
      .when('pass', 'pass', 'pass')
      .asks(3)
      .didNotHappen('fish')
      .when('5-6 left')
      .asks(0)
  })

  it('[DOM14] comes when all four have passed', () => {
    given(domino, buildPosition({ options: { fish: 'allBlocked' }, hands: ['0-0', '0-2', '0-4', '5-5'], chain }))
      .when('pass', 'pass', 'pass', 'pass')
      .happened({ kind: 'fish', placer: 3 })
      .over({ reason: 'outcome.fish' })
  })

  it('[DOM16] shows all hands with their weight, and has no winner', () => {
    const { match } = given(domino, buildPosition({ hands: ['0-0', '0-2 1-1', '0-4', '5-6'], chain })).when('pass', 'pass', 'pass')
    expect(match.view('watcher').last).toMatchObject({
      winner: null,
      fish: true,
      hands: [[0], [2, 7], [4], [26]],
      pips: [0, 4, 4, 11],
      points: 0,
    })
    expect(blockedHandText(match.view(0))).toEqual(msg('fish.lightest', { who: seatNameMessage(0), pips: 0 }))
  })

  it('[DOM16] tells that several have the fewest pips, in a match what they bring, and nothing of another ending', () => {
    const ending = (parts: PositionParts, ...moves: readonly string[]) =>
      blockedHandText(
        given(domino, buildPosition(parts))
          .when(...moves)
          .match.view('watcher'),
      )
    const passes = ['pass', 'pass', 'pass']
    expect(ending({ hands: ['0-2', '0-4', '1-1', '5-6'], chain }, ...passes)).toEqual(msg('fish.shared', { pips: 2 }))
    const match: PositionParts = { options: { target: 100 }, hands: ['0-0', '0-2', '0-4', '5-6'], chain, totals: [90, 0, 0, 0] }
    expect(ending(match, ...passes)).toEqual(msg('said.lightest', { who: seatNameMessage(0), points: 17, pips: 0, total: 107 }))
    expect(ending({ hands: ['1-6', '0-2', '0-4', '5-6'], chain }, '1-6 left')).toBeNull()
  })
})

describe('a voluntary pass', () => {
  const options = { freePass: 'others' } as const
  const scene = buildPosition({ options, hands: ['0-0', '2-6 1-1', '0-4', '5-6 1-2'], chain: '6-6 by 0', turn: 1 })

  it('[DOM15] is announced, scores, and rules out no tiles', () => {
    const { match } = given(domino, scene)
      .when('pass')
      .happened({ kind: 'passed', seat: 1, voluntary: true, lacks: [] }, { kind: 'scored', seat: 0, points: 1 })
    expect(match.state.facts[1]).toEqual([])
  })

  it('[DOM15] does not count towards Fish', () => {
    given(domino, scene)
      .when('pass', 'pass')
      .rejects('0 pass', 'match.notYourTurn')
      .when('pass')
      .didNotHappen('fish')
      .asks(0)
      .when('pass')
      .asks(1)
  })

  it('[DOM15] comes once between two tiles', () => {
    given(domino, scene)
      .when('pass', 'pass', 'pass', 'pass')
      .rejects('pass', 'domino.tileFits')
      .when('2-6 left', 'pass', '5-6 right')
      .asks(0)
  })

  it('[DOM15] is not for seat 0, not for the first tile, and not without the option', () => {
    given(domino, buildPosition({ options, hands: ['0-6 1-1', '2-6', '0-4', '5-6'], chain: '6-6 by 3', turn: 0 })).rejects(
      'pass',
      'domino.tileFits',
    )
    given(domino, buildPosition({ options, hands: ['0-6 1-1', '2-6', '0-4', '5-6'], turn: 1 })).rejects('pass', 'domino.tileFits')
    given(domino, buildPosition({ hands: ['0-6 1-1', '2-6', '0-4', '5-6'], chain: '6-6 by 0', turn: 1 })).rejects('pass', 'domino.tileFits')
  })

  it('[DOM15] belongs to Block', () => {
    expect(domino.game.options.check!({ ...domino.game.options.presets[0]!.options, variant: 'draw', freePass: 'others' })).toEqual({
      rejected: 'domino.freePassNeedsBlock',
    })
  })
})
