import { domino } from '@parlor/domino'
import { dots } from '@parlor/dots'
import { isRejection, type GamePackage, type Level } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { expect, test, vi } from 'vitest'
import { BotPlayError, levelByName, playWithoutLog, botInputFor, seatBots } from '../src/bot-play.ts'
import { failIfStalled } from '../src/match-pool.ts'

const match = Match.begin(domino.game, { options: domino.game.options.presets[0]!.options, seed: 'arena' })
if (isRejection(match)) throw new Error(match.rejected)
const { state } = match

function asked(level: Level) {
  return botInputFor(domino, seatBots(domino, [level, level, level, level], 'seats')[0]!, state, 0)
}

test('a bot that sees the state gets every tile, but not the future random numbers', () => {
  const looking = Object.keys(domino.strategy.policies).filter((name) => domino.strategy.policies[name]!.sees === 'state')
  expect(looking).not.toEqual([])
  for (const name of looking) {
    const seen = asked(levelByName(domino, name)).state as typeof state
    expect(seen.rng).not.toEqual(state.rng)
    expect({ ...seen, rng: state.rng }).toEqual(state)
  }
})

test('any other bot gets its view only', () => {
  const question = asked({ id: 'random', kind: 'random' })
  expect(question.state).toBeUndefined()
  expect(question.view).toEqual(domino.game.view(state, 0))
})

/** Dots with a custom opponent and match length. */
function between(choose: (view: unknown) => unknown, maxMoves = dots.game.maxMoves): () => unknown {
  const policies = { ...dots.strategy.policies, odd: { sees: 'view' as const, choose } }
  const pkg = { ...dots, game: { ...dots.game, maxMoves }, strategy: { ...dots.strategy, policies } } as unknown as GamePackage
  const level: Level = { id: 'odd', kind: 'policy', policy: 'odd' }
  return () => playWithoutLog(pkg, dots.game.options.presets[0]!.options, seatBots(pkg, [level, level], 'odd'), 'seed 7')
}

test('an illegal move ends a run and says who played what, and with which seed', () => {
  const played = between(() => ({ row: 0, col: 0 }))
  expect(played).toThrow(BotPlayError)
  expect(played).toThrow(/^dots between odd, odd, seed seed 7: odd plays \{"row":0,"col":0\}: dots\./)
})

test('a match that goes on for longer than its rules allow is a stall', () => {
  const first = (view: unknown) => {
    const moves: never[] = []
    const world = dots.game.determinize(view as never, 0, [1, 2, 3, 4])
    dots.game.moves(world, world.pending[0]!.seat, moves)
    return moves[0]
  }
  expect(between(first, () => 5)).toThrow('stalls after 5 moves')
  expect(between(first)).not.toThrow()
})

test('work without progress times out, and slow progress does not', async () => {
  vi.useFakeTimers()
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const slow = failIfStalled('slow', 1000, async (alive) => {
    for (let i = 0; i < 5; i++) await pause(900).then(alive)
    return 'done'
  })
  const hung = failIfStalled('dots tourney', 1000, () => pause(9000))
  const failure = hung.catch(String)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await failure).toBe('Error: dots tourney hangs: nothing was done for 1 seconds')
  expect(await slow).toBe('done')
  vi.useRealTimers()
})
