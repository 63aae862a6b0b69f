import { botFor, decide } from '@parlor/bots'
import type { Level } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { ask } from './toys/ask.ts'
import { bluff, bluffPackage, coin, coinPackage, duel, highCard, highCardPackage, type Throws } from './toys/cards.ts'
import { positionOf } from './toys/solve.ts'
import { tictactoe, tictactoePackage } from './toys/tictactoe.ts'
import { packageOf } from './toys/toy.ts'

const level: Level = { id: 'honest', kind: 'ismcts', simulations: 1500 }
const seeds = Array.from({ length: 10 }, (_, i) => `seed ${i}`)

describe('information-set Monte-Carlo search', () => {
  it('stays from card 3 up and folds below', () => {
    for (const seed of seeds)
      for (let card = 1; card <= 6; card++) {
        const state = positionOf(highCard, { cards: [card, card === 6 ? 5 : 6], done: '' })
        const { move } = decide(botFor(highCardPackage, level), ask(highCardPackage, state, seed))
        expect(move, `card ${card}`).toBe(card < 3 ? 'fold' : 'stay')
      }
  })

  it('gives the same thoughts in two states with the same view', () => {
    for (const seed of seeds) {
      const thoughts = [1, 5, 6].map((hidden) => {
        const state = positionOf(highCard, { cards: [3, hidden], done: '' })
        return decide(botFor(highCardPackage, { ...level, simulations: 40 }), ask(highCardPackage, state, seed))
      })
      expect(thoughts[1]).toEqual(thoughts[0])
      expect(thoughts[2]).toEqual(thoughts[0])
    }
  })

  it('does not assume that hidden information becomes known later', () => {
    for (const seed of seeds) {
      const state = positionOf(coin, { cards: [0], done: '' })
      expect(decide(botFor(coinPackage, level), ask(coinPackage, state, seed)).move).toBe('safe')
    }
  })

  it('expects other seats to use what they alone know', () => {
    for (const seed of seeds) {
      const state = positionOf(bluff, { cards: [1], done: '' })
      expect(decide(botFor(bluffPackage, level), ask(bluffPackage, state, seed)).move).toBe('pass')
    }
  })

  it('neither sees nor shows its hand where decisions are simultaneous', () => {
    const start: Throws = { hands: [null, null], entered: false, left: false }
    for (const [leaving, best] of [
      [0.4, 'leave'],
      [-0.4, 'enter'],
    ] as const) {
      const pkg = packageOf(duel(leaving))
      for (const seed of seeds) expect(decide(botFor(pkg, level), ask(pkg, positionOf(duel(leaving), start), seed)).move).toBe(best)
    }
  })

  it('answers a simultaneous decision after the other seat has', () => {
    const pkg = packageOf(duel(0))
    const state = positionOf(duel(0), { hands: ['rock', null], entered: true, left: false })
    const { candidates } = decide(botFor(pkg, level), ask(pkg, state))
    expect(candidates.map(({ move }) => move).toSorted()).toEqual(['paper', 'rock', 'scissors'])
  })

  it('plays open games too', () => {
    const state = positionOf(tictactoe, [0, 0, 2, 1, 1, 2, 2, 2, 2])
    expect(decide(botFor(tictactoePackage, level), ask(tictactoePackage, state)).move).toBe(2)
  })
})
