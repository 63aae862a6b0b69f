import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { startingBudget, sumzero, type SumZeroOptions } from '@parlor/sumzero'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'

const standard = { ...sumzero.game.options.presets[0]!.options, budget: 0 }

function begin(part: Partial<SumZeroOptions> = {}) {
  const match = Match.begin(sumzero.game, { options: { ...standard, ...part }, seed: 'draft' })
  if (isRejection(match)) throw new Error(match.rejected)
  return match
}

describe('the draft', () => {
  it.each([
    [6, 6, 19],
    [8, 8, 33],
    [10, 12, 61],
    [14, 14, 99],
    [3, 3, 5],
  ])('[SUM8] on %i by %i gives each side %i points', (rows, cols, budget) => {
    expect(begin({ rows, cols }).state.budgets).toEqual([budget, budget])
    expect(startingBudget({ rows, cols, budget: 0 })).toBe(budget)
  })

  it('[SUM8] may have another budget', () => {
    expect(begin({ budget: 20 }).state.budgets).toEqual([20, 20])
  })

  it('[SUM9] has one of each, two of each, or unlimited stock', () => {
    expect(new Set(begin().state.stock)).toEqual(new Set([1]))
    expect(new Set(begin({ stock: 'pairs' }).state.stock)).toEqual(new Set([2]))
    const match = begin({ stock: 'unlimited' })
    match.play(0, { kind: 'buy', piece: 'T4' })
    match.play(1, { kind: 'buy', piece: 'T4' })
    match.play(0, { kind: 'buy', piece: 'T4' })
    expect(new Set(match.state.stock)).toEqual(new Set([-1]))
    expect(match.state.arsenals.map((arsenal) => arsenal[2])).toEqual([2, 1])
  })

  it('[SUM10] goes in turns, from the side that begins', () => {
    expect(begin({ starter: 'orange' }).state.pending[0]!.seat).toBe(1)
    given(sumzero, '4x4 4 1 - - 9/9 - cyan cyan drafts')
      .when('buy T4')
      .then('4x4 4 1,1,0,1,1,1,1 T4 - 5/9 - cyan orange drafts')
      .happened({ kind: 'bought', seat: 0, piece: 'T4', cost: 4, budget: 5, left: 0 })
      .rejects('0 buy O4', 'match.notYourTurn')
      .rejects('buy T4', 'sumzero.outOfStock')
      .rejects('buy Q9', 'sumzero.noSuchPiece')
      .rejects('T4:0@a1', 'sumzero.buyOrPass')
      .rejects('take', 'sumzero.buyOrPass')
      .when('buy O4')
      .then('4x4 4 1,0,0,1,1,1,1 T4 O4 5/5 - cyan cyan drafts')
  })

  it('[SUM10] sells nothing beyond the budget', () => {
    given(sumzero, '4x4 45 1 - - 4/9 - cyan cyan drafts').rejects('buy I5', 'sumzero.tooDear').when('buy I4')
  })

  it('[SUM11] lets a side pass and buy later', () => {
    given(sumzero, '4x4 4 1 - - 9/9 - cyan cyan drafts')
      .when('pass')
      .happened({ kind: 'passed', seat: 0, forced: false })
      .then('4x4 4 1 - - 9/9 - cyan orange drafts passed')
      .when('buy I4')
      .then('4x4 4 0,1,1,1,1,1,1 - I4 9/5 - cyan cyan drafts')
      .when('buy O4', 'pass')
      .asks(0, 'draft')
  })

  it('[SUM11] ends with two passes in a row', () => {
    given(sumzero, '4x4 4 1 T4 O4 9/9 - cyan cyan drafts')
      .when('pass', 'pass')
      .happened({ kind: 'drafted', pieces: [1, 1] })
      .then('4x4 4 1 T4 O4 9/9 - cyan cyan lays')
      .asks(0, 'place')
  })

  it('[SUM12] passes by itself for a side that can afford nothing', () => {
    given(sumzero, '4x4 4 1 - - 8/3 - cyan cyan drafts')
      .when('buy I4')
      .happened({ kind: 'passed', seat: 1, forced: true })
      .then('4x4 4 0,1,1,1,1,1,1 I4 - 4/3 - cyan cyan drafts passed')
      .when('pass')
      .asks(0, 'place')
  })

  it('[SUM13] ends when nobody can buy anything', () => {
    given(sumzero, '4x4 4 1 T4 - 3/4 - cyan orange drafts').when('buy O4').happened('drafted').asks(0, 'place')
  })

  it('[SUM14] is followed by the question whether to swap', () => {
    given(sumzero, '4x4 4 1 T4,I4 O4 9/5 - cyan+swap cyan drafts')
      .when('pass', 'pass')
      .asks(1, 'swap')
      .rejects('pass', 'sumzero.answerSwap')
      .when('keep')
      .happened({ kind: 'swapped', seat: 1, taken: false, first: 0 })
      .then('4x4 4 1 I4,T4 O4 9/5 - cyan+swap cyan lays')
      .asks(0, 'place')
  })

  it('[SUM14] exchanges arsenals and the first move, never the seats', () => {
    given(sumzero, '4x4 4 1 T4,I4 O4 9/5 - cyan+swap orange swaps')
      .when('take')
      .happened({ kind: 'swapped', seat: 1, taken: true, first: 1 })
      .then('4x4 4 1 O4 I4,T4 9/5 - orange+swap orange lays')
      .asks(1, 'place')
  })

  it('[SUM19] begins with the other side next time', () => {
    const { rematch } = sumzero.game
    const outcome = { scores: [1, -1], ranks: [1, 2], reason: 'outcome.stuck' }
    expect(rematch!(standard, outcome).starter).toBe('orange')
    expect(rematch!(rematch!(standard, outcome), outcome)).toEqual(standard)
    expect(rematch!({ ...standard, alternate: false }, outcome).starter).toBe('cyan')
  })

  it('[SUM20] is passed for a player who has left, and the sides are kept', () => {
    const { match } = given(sumzero, '4x4 4 1 T4 O4 9/9 - cyan+swap cyan drafts').allowOpenDecisions()
    match.timeout(0)
    match.timeout(1)
    match.timeout(1)
    match.timeout(0)
    expect(sumzero.game.notation.writeState(match.state)).toBe('4x4 4 1 - O4 9/9 T4:0@a1 cyan+swap orange lays')
  })
})
