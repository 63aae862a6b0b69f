import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chanceOfAtLeast,
  drawsByTurn,
  chanceOfExactly,
  expectedInHand,
  chanceOfSeeing,
} from '../../src/games/simpiece/pages/decks/draw-odds.ts'

/** Counts all hands of `drawn` of `size` cards by brute force; the first `hits` are wanted. */
function counted(wanted: number, hits: number, size: number, drawn: number): number {
  let [good, all] = [0, 0]
  for (let set = 0; set < 1 << size; set++) {
    let [taken, held] = [0, 0]
    for (let i = 0; i < size; i++)
      if (set & (1 << i)) {
        taken++
        if (i < hits) held++
      }
    if (taken !== drawn) continue
    all++
    if (held === wanted) good++
  }
  return good / all
}

describe('chances', () => {
  test('equal brute-force counting', () => {
    for (let hits = 0; hits <= 9; hits++)
      for (let drawn = 0; drawn <= 9; drawn++)
        for (let wanted = 0; wanted <= 4; wanted++)
          expect(chanceOfExactly(wanted, hits, 9, drawn)).toBeCloseTo(counted(wanted, hits, 9, drawn), 12)
  })

  test('of a playset in the first hand: 1 − C(46,5)/C(50,5)', () => {
    expect(chanceOfAtLeast(1, 4, 50, 5)).toBeCloseTo(1 - (46 * 45 * 44 * 43 * 42) / (50 * 49 * 48 * 47 * 46), 12)
    expect(chanceOfAtLeast(1, 4, 50, 5)).toBeCloseTo(0.353_04, 5)
  })

  test('add up to one, whatever the deck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(60), fc.nat(60), (size, h, d) => {
        const [hits, drawn] = [Math.min(h, size), Math.min(d, size)]
        let sum = 0
        for (let wanted = 0; wanted <= drawn; wanted++) sum += chanceOfExactly(wanted, hits, size, drawn)
        expect(sum).toBeCloseTo(1, 10)
      }),
    )
  })

  test('the first player draws one card less', () => {
    expect(drawsByTurn({ turn: 2, first: true })).toBe(1)
    expect(drawsByTurn({ turn: 2, first: false })).toBe(2)
    expect(drawsByTurn({ turn: 0, first: true })).toBe(0)
  })

  test('a mulligan is two independent tries', () => {
    const none = 1 - chanceOfAtLeast(1, 8, 50, 5)
    expect(chanceOfSeeing(1, { hits: 8, turn: 0, first: true, redraw: true })).toBeCloseTo(1 - none * none, 12)
    expect(chanceOfSeeing(1, { hits: 8, turn: 2, first: false, redraw: true })).toBeCloseTo(
      1 - none * (1 - chanceOfAtLeast(1, 8, 50, 7)),
      12,
    )
    expect(chanceOfSeeing(1, { hits: 8, turn: 2, first: false, redraw: false })).toBeCloseTo(chanceOfAtLeast(1, 8, 50, 7), 12)
  })

  test('a second copy equals counting every hand', () => {
    let hits = 0
    let word = 7
    const next = (): number => (word = (Math.imul(word, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32
    const deck = Array.from({ length: 50 }, (_, i) => i < 10)
    const deal = (): boolean[] => {
      const order = [...deck]
      for (let i = 49; i > 0; i--) {
        const j = Math.floor(next() * (i + 1))
        ;[order[i], order[j]] = [order[j]!, order[i]!]
      }
      return order
    }
    const count = (list: readonly boolean[]): number => list.filter(Boolean).length
    for (let n = 0; n < 40_000; n++) {
      let order = deal()
      if (count(order.slice(0, 5)) === 0) order = deal()
      if (count(order.slice(0, 8)) >= 2) hits++
    }
    expect(hits / 40_000).toBeCloseTo(chanceOfSeeing(2, { hits: 10, turn: 3, first: false, redraw: true }), 2)
  })

  test('no wanted card is certain, a missing card impossible', () => {
    expect(chanceOfSeeing(0, { hits: 0, turn: 0, first: true, redraw: true })).toBe(1)
    expect(chanceOfSeeing(1, { hits: 0, turn: 10, first: false, redraw: true })).toBe(0)
    expect(chanceOfSeeing(1, { hits: 50, turn: 0, first: true, redraw: false })).toBeCloseTo(1, 12)
    expect(expectedInHand(10)).toBe(1)
  })
})
