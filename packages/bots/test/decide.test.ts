import { answerRequest, botFor, decide, type Thought } from '@parlor/bots'
import { rngFrom, type Level } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { decideAsync } from '../src/decide.ts'
import { ask } from './toys/ask.ts'
import { highCard, highCardPackage } from './toys/cards.ts'
import { nim, nimPackage } from './toys/nim.ts'
import { positionOf } from './toys/solve.ts'
import { tictactoe, tictactoePackage } from './toys/tictactoe.ts'

const levels: readonly Level[] = [
  { id: 'ab', kind: 'alphabeta', nodes: 3000, depth: 9 },
  { id: 'mcts', kind: 'mcts', simulations: 1500 },
  { id: 'ismcts', kind: 'ismcts', simulations: 700 },
]
const state = positionOf(nim, { heaps: [5, 6, 8], turn: 0 })
const legal = nim.moves(state.board, 0)
const atOnce = () => Promise.resolve()

/** A clock that advances by a fixed step each time it is read. */
function ticking(step: number): () => number {
  let now = 0
  return () => (now += step)
}

describe('thinking', () => {
  for (const level of levels) {
    it(`${level.id}: can be stopped after any step with a legal move, and counts its nodes`, () => {
      const thoughts: Thought[] = []
      const thinking = botFor(nimPackage, level).think(ask(nimPackage, state))
      let step = thinking.next()
      for (; !step.done; step = thinking.next()) thoughts.push(step.value)
      thoughts.push(step.value)
      expect(thoughts.length).toBeGreaterThan(5)
      for (const [i, thought] of thoughts.entries()) {
        expect(legal).toContain(thought.move)
        expect(thought.candidates.length).toBeGreaterThan(0)
        expect(thought.nodes).toBeGreaterThanOrEqual(thoughts[i - 1]?.nodes ?? 0)
        for (const { chance, line, move } of thought.candidates) {
          expect(chance).toBeGreaterThanOrEqual(0)
          expect(chance).toBeLessThanOrEqual(1)
          expect(line[0]).toBe(move)
        }
      }
    })

    it(`${level.id}: the same question brings the same thought, slowly or at once, here or through JSON`, async () => {
      const once = decide(botFor(nimPackage, level), ask(nimPackage, state))
      expect(decide(botFor(nimPackage, level), ask(nimPackage, state))).toEqual(once)
      expect(await decideAsync(botFor(nimPackage, level), ask(nimPackage, state), { yieldThread: atOnce })).toEqual(once)
      const request = { level, view: nimPackage.game.view(state, 0), seat: 0, seed: 'ask' }
      const answered = await answerRequest(nimPackage, JSON.parse(JSON.stringify(request)) as typeof request)
      expect(JSON.parse(JSON.stringify(answered))).toEqual(once)
    })

    it(`${level.id}: two thoughts at the same time do not disturb each other`, () => {
      const bot = botFor(nimPackage, level)
      const alone = decide(bot, ask(nimPackage, state))
      const both = [bot.think(ask(nimPackage, state)), bot.think(ask(nimPackage, positionOf(nim, { heaps: [2, 9, 4], turn: 1 })))]
      const [first] = both.map((thinking) => thinking.next())
      let step = first!
      while (!step.done) {
        both[1]!.next()
        step = both[0]!.next()
      }
      expect(step.value).toEqual(alone)
    })
  }

  it('advances the generator by the same steps however long it lasts', () => {
    const short = ask(nimPackage, state)
    const long = ask(nimPackage, state)
    decide(botFor(nimPackage, levels[1]!), short, { nodes: 1 })
    decide(botFor(nimPackage, levels[1]!), long)
    expect(short.rng).toEqual(long.rng)
    expect(short.rng).not.toEqual(rngFrom('ask'))
  })
})

describe('limits', () => {
  it('stop a bot by nodes or by a clock', () => {
    const bot = botFor(nimPackage, levels[1]!)
    const { nodes } = decide(bot, ask(nimPackage, state), { nodes: 200 })
    expect(nodes).toBeGreaterThanOrEqual(200)
    expect(nodes).toBeLessThan(1500)
    const hurried = decide(bot, ask(nimPackage, state), { ms: 3, clock: ticking(1) })
    expect(hurried.nodes).toBeLessThan(1500)
    expect(legal).toContain(hurried.move)
    expect(() => decide(bot, ask(nimPackage, state), { ms: 3 })).toThrow(/clock/)
  })

  it('a cancel takes effect at the next yield and leaves the best answer so far', async () => {
    const signal = { aborted: false }
    let yields = 0
    const thoughts: Thought[] = []
    const thought = await decideAsync(botFor(nimPackage, levels[1]!), ask(nimPackage, state), {
      signal,
      onThought: (one) => thoughts.push(one),
      clock: ticking(15),
      yieldThread() {
        signal.aborted = ++yields === 2
        return atOnce()
      },
    })
    expect(yields).toBe(2)
    expect(thought).toBe(thoughts.at(-1))
    expect(thought.nodes).toBeLessThan(1500)
    expect(legal).toContain(thought.move)
  })

  it('without a clock it yields by number of thoughts', async () => {
    let yields = 0
    await decideAsync(botFor(nimPackage, { id: 'ab', kind: 'alphabeta', nodes: 10_000, depth: 30 }), ask(nimPackage, state), {
      yieldThread() {
        yields++
        return atOnce()
      },
    })
    expect(yields).toBeGreaterThan(2)
  })
})

describe('answer', () => {
  it('plays by a view alone where the rest is hidden', async () => {
    const view = highCardPackage.game.view(positionOf(highCard, { cards: [6, 2], done: '' }), 0)
    const { move } = await answerRequest(highCardPackage, { level: levels[2]!, view, seat: 0, seed: 'a' })
    expect(move).toBe('stay')
  })

  it('includes the reason for the best candidate on request', async () => {
    const view = tictactoePackage.game.view(positionOf(tictactoe, [0, 0, 2, 1, 1, 2, 2, 2, 2]), 0)
    const text = { ...tictactoePackage.text, reason: (_: unknown, seat: number, move: number) => ({ key: `seat ${seat} plays ${move}` }) }
    const request = { level: levels[0]!, view, seat: 0, seed: 'a' }
    expect((await answerRequest({ ...tictactoePackage, text }, { ...request, explain: true })).reason).toEqual({ key: 'seat 0 plays 2' })
    expect((await answerRequest({ ...tictactoePackage, text }, request)).reason).toBeUndefined()
    expect((await answerRequest(tictactoePackage, { ...request, explain: true })).reason).toBeUndefined()
  })

  it('respects a limit in milliseconds and passes alternatives on', async () => {
    const view = tictactoePackage.game.view(positionOf(tictactoe, [0, 2, 2, 2, 1, 2, 2, 2, 2]), 0)
    const request = { level: { id: 'ab', kind: 'alphabeta', nodes: 100_000, depth: 9 } as const, view, seat: 0, seed: 'a' }
    const { candidates } = await answerRequest(tictactoePackage, { ...request, alternatives: 7 })
    expect(candidates.filter(({ atMost }) => !atMost)).toHaveLength(7)
    const full = await answerRequest(tictactoePackage, request)
    const cut = await answerRequest(tictactoePackage, { ...request, ms: 1 }, { clock: ticking(1) })
    expect(cut.nodes).toBeLessThan(full.nodes)
    await expect(answerRequest(tictactoePackage, { ...request, ms: 1 })).rejects.toThrow(/clock/)
    await expect(answerRequest(tictactoePackage, { ...request, level: 'nobody' })).rejects.toThrow(/bots\.noLevel/)
  })
})
