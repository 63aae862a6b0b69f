import { dots } from '@parlor/dots'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'

describe('a move', () => {
  it('[DOT7] passes the turn to the other side', () => {
    given(dots, '.../.../... red').when('b2').asks(1, 'place').when('a1').asks(0, 'place')
  })

  it('[DOT7] is not the other side’s to make', () => {
    given(dots, '.../.../... red').rejects('1 b2', 'match.notYourTurn')
  })

  it('[DOT8] adds a dot to an empty cell, which becomes the mover’s', () => {
    given(
      dots,
      `
      a..
      ...
      ..A red`,
    )
      .when('c1')
      .then(
        `
      a.a
      ...
      ..A blue`,
      )
      .happened({ kind: 'placed', seat: 0, cell: 2, dots: 1 }, { kind: 'tally', bursts: 0, gained: 1, lost: 0, held: [2, 1] })
      .didNotHappen('wave', 'won')
  })

  it('[DOT8] adds a dot to a cell the mover owns', () => {
    given(dots, 'a../.../..A blue').when('c3').then('a../.../..B red').happened({ kind: 'placed', dots: 2 }, { kind: 'tally', gained: 0 })
  })

  it('[DOT8] takes neutral dots over', () => {
    given(dots, 'a../.2./..A red').when('b2').then('a../.c./..A blue').happened({ kind: 'tally', gained: 1, lost: 0 })
  })

  it('[DOT8] is refused in a cell of the other side, in a block and outside the board', () => {
    given(dots, 'a../.#./..A red')
      .rejects('c3', 'dots.taken')
      .rejects('b2', 'dots.block')
      .rejects('d1', 'dots.offBoard')
      .rejects('a4', 'dots.offBoard')
      .rejects('', 'dots.badMove')
  })

  it('[DOT8] is refused when it is no move at all', () => {
    const { match } = given(dots, 'a../.#./..A red')
    for (const junk of [null, 7, 'a1', [], {}, { row: 0 }, { row: 0, col: 0, x: 1 }, [0, 0]])
      expect(dots.game.check(match.state, 0, junk)).toEqual({ rejected: 'dots.notAMove' })
    for (const junk of [
      { row: -0, col: 0 },
      { row: 0.5, col: 0 },
      { row: NaN, col: 1 },
      { row: '0', col: 0 },
      { row: 0, col: 1e309 },
    ])
      expect(dots.game.check(match.state, 0, junk)).toMatchObject({ rejected: 'dots.offBoard' })
  })

  it('[DOT14] of a player who has left is the first available cell', () => {
    const { match } = given(dots, 'AA./.#./..a red')
    match.timeout(0)
    expect(dots.game.notation.writeState(match.state)).toBe('AAa/.#./..a blue')
  })
})

describe('a burst', () => {
  it('[DOT9] hands one dot to each neighbour and keeps the rest', () => {
    given(
      dots,
      `
      ..A
      .d.
      ... red`,
    )
      .when('b2')
      .then(
        `
      .aA
      aaa
      .a. blue`,
      )
      .happened({ kind: 'placed', dots: 5 }, { kind: 'wave', wave: 1, bursts: [4] }, { kind: 'tally', bursts: 1, waves: 1, gained: 4 })
  })

  it('[DOT9] happens with one dot above capacity, not when the cell is full', () => {
    given(dots, 'a.A/.../... red').when('a1').then('b.A/.../... blue').didNotHappen('wave')
  })

  it('[DOT9] takes over what the other side had there', () => {
    given(dots, 'bB./.../... red')
      .when('a1')
      .then('ac./a../... blue')
      .happened({ kind: 'tally', gained: 2, lost: 1, held: [3, 0] })
  })

  it('[DOT9] does not reach into blocks', () => {
    given(dots, 'a#A/.../... red').when('a1').then('a#A/a../... blue').happened({ kind: 'tally', bursts: 1, gained: 1 })
  })

  it('[DOT10] overfills neighbours, which burst in the next wave', () => {
    given(
      dots,
      `
      bC.
      ...
      ..A red`,
    )
      .when('a1')
      .then(
        `
      baa
      aa.
      ..A blue`,
      )
      .happened(
        {
          kind: 'wave',
          wave: 1,
          bursts: [0],
          after: [
            { cell: 0, owner: 0, dots: 1 },
            { cell: 1, owner: 0, dots: 4 },
            { cell: 3, owner: 0, dots: 1 },
          ],
        },
        { kind: 'wave', wave: 2, bursts: [1] },
        { kind: 'tally', bursts: 2, waves: 2, gained: 4, lost: 1 },
      )
  })

  it('[DOT10] bursts overfull cells in one wave, in the order in which they overfilled', () => {
    given(
      dots,
      `
      .....
      ..d..
      .ddD.
      ..D..
      ....A red`,
    )
      .when('c3')
      .then(
        `
      ..a..
      .bbb.
      ababa
      .bbb.
      ..a.A blue`,
      )
      .happened({ wave: 1, bursts: [12] }, { wave: 2, bursts: [7, 11, 13, 17] }, { kind: 'wave', wave: 3, bursts: [12] })
  })
})

describe('the end', () => {
  it('[DOT11] comes when one side owns every cell', () => {
    given(dots, '###/aA#/### red')
      .when('a2')
      .then('###/ab#/### over')
      .over({ scores: [1, -1], ranks: [1, 2] })
      .happened({ kind: 'won', seat: 0 })
  })

  it('[DOT11] can come by placing alone', () => {
    given(dots, '###/#B./#.# blue').when('b3').when('c2')
    given(dots, 'AAA/AAA/AA. blue')
      .when('c3')
      .then('AAA/AAA/AAA over')
      .over({ scores: [-1, 1] })
      .didNotHappen('wave')
  })

  it('[DOT11] does not come while a cell is empty, even if the other side has none left', () => {
    given(dots, 'bA./.../... red').when('a1').then('ab./a../... blue').asks(1, 'place')
  })

  it('[DOT11] cuts the chain off at the burst that takes the last cell, leaving cells overfull', () => {
    given(
      dots,
      `
      bcb
      cdC
      bcb red`,
    )
      .when('b2')
      .then(
        `
      bdb
      dad
      bdb over`,
      )
      .happened({ kind: 'wave', wave: 1, bursts: [4] }, { kind: 'tally', bursts: 1, waves: 1 }, { kind: 'won', seat: 0, moves: 1 })
      .over({ scores: [1, -1], reason: 'outcome.allCells' })
  })

  it('[DOT11] leaves the remaining cells of the same wave unburst', () => {
    given(
      dots,
      `
      .C.
      CdC
      .CA red`,
    )
      .when('b2')
      .then(
        `
      bab
      ada
      adb over`,
      )
      .happened({ wave: 1, bursts: [4] }, { wave: 2, bursts: [1, 3, 5] }, { kind: 'won' })
  })

  it('[DOT11] nothing can be played afterwards', () => {
    given(dots, '###/aA#/### red').when('a2').rejects('0 b2', 'match.over').rejects('1 b2', 'match.over')
  })
})
