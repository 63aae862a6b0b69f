import { botFor, decide, type Bot } from '@parlor/bots'
import { isRejection, decisionOf, rngFrom, type GamePackage, type GameTypes, type Level, type Rng, type Seat } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { referenceGame } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { ask } from './toys/ask.ts'
import { pairs, pairsOpen } from './toys/pairs.ts'
import { positionOf } from './toys/solve.ts'
import { packageOf } from './toys/toy.ts'

/** The reference game: hidden hands and decks, chance, and simultaneous decisions. */
const caravan = {
  game: referenceGame,
  strategy: { evaluate: () => 0, policies: {}, levels: [] },
  text: { sentences: () => [], move: () => ({ key: '' }) },
} as GamePackage<GameTypes>

const honest: Level = { id: 'honest', kind: 'ismcts', simulations: 150 }
const seeds = Array.from({ length: 10 }, (_, i) => `seed ${i}`)

/** Plays a match with one bot in one seat and random moves in all others; the last pending decision is answered first, so no order is taken for granted. */
function ranksWith(bot: Bot, place: Seat, options: object, seed: string): readonly number[] {
  const match = Match.begin(caravan.game, { options, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  const rngs: Rng[] = Array.from({ length: match.seatCount }, (_, seat) => rngFrom(`${seed}/${seat}`))
  while (!match.outcome) {
    const { seat } = match.state.pending.at(-1)!
    const player = seat === place ? bot : botFor(caravan, 'random')
    const { move } = decide(player, { view: match.view(seat), seat, rng: rngs[seat]! })
    const step = match.play(seat, move)
    if (isRejection(step)) throw new Error(step.rejected)
  }
  return match.outcome.ranks
}

describe('several seats', () => {
  it.each([3, 4])('of %i with hidden hands, chance and simultaneous decisions: search ranks before random play', (seats) => {
    const options = { seats, hand: 3, lanes: 2, coins: 3, rounds: 3 }
    const bot = botFor(caravan, honest)
    let before = 0
    let met = 0
    for (let game = 0; game < 36; game++) {
      const place = game % seats
      const ranks = ranksWith(bot, place, options, `table ${game}`)
      ranks.forEach((rank, seat) => {
        if (seat === place) return
        before += rank > ranks[place]! ? 1 : rank === ranks[place] ? 0.5 : 0
        met++
      })
    }
    expect(before / met).toBeGreaterThan(0.6)
  })

  it('asks each seat only for its own decision, in whatever order the others answer', () => {
    const match = Match.begin(caravan.game, { options: { seats: 4, hand: 2, lanes: 2, coins: 2, rounds: 1 }, seed: 'order' })
    if (isRejection(match)) throw new Error(match.rejected)
    match.timeout(0)
    for (const seat of [2, 0, 3, 1]) {
      expect(decisionOf(match.state.pending, seat)?.kind).toBe('commit')
      const { move } = decide(botFor(caravan, honest), { view: match.view(seat), seat, rng: rngFrom('order') })
      expect(isRejection(match.play(seat, move))).toBe(false)
    }
    expect(match.outcome?.ranks).toHaveLength(4)
  })

  it('gives the same thoughts in every state with the same view, with three hidden hands', () => {
    for (const seed of ['one', 'two']) {
      const match = Match.begin(caravan.game, { options: { seats: 4, hand: 2, lanes: 2, coins: 2, rounds: 2 }, seed })
      if (isRejection(match)) throw new Error(match.rejected)
      match.timeout(0)
      const view = match.view(2)
      const other = caravan.game.determinize(view, 2, rngFrom('another world'))
      const thoughts = [view, caravan.game.view(other, 2)].map((seen) =>
        decide(botFor(caravan, honest), { view: seen, seat: 2, rng: rngFrom('think') }),
      )
      expect(thoughts[1]).toEqual(thoughts[0])
    }
  })
})

describe('partners', () => {
  it('win together: a seat lets its partner win rather than itself come second', () => {
    for (const [toy, kind] of [
      [pairsOpen, 'mcts'],
      [pairs, 'ismcts'],
    ] as const) {
      const pkg = packageOf(toy)
      for (const seed of seeds) {
        const { move, candidates } = decide(
          botFor(pkg, { id: 'pair', kind, simulations: 400 }),
          ask(pkg, positionOf(toy, { cards: [2, 1, 6, 5], done: [] }), seed),
        )
        expect(move).toBe('partner')
        expect(candidates[0]!.chance).toBeGreaterThan(0.8)
        expect(candidates[1]!.chance).toBeLessThan(candidates[0]!.chance)
      }
    }
  })
})
