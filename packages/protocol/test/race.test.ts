import { isRejection, decisionOf, rngFrom, type StateCore } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { describe, expect, it } from 'vitest'
import { createRaceGame } from '../src/index.ts'
import { soloGame } from './solo-game.ts'

const raced = createRaceGame(soloGame)

function begin(racers = 2): Match {
  const match = Match.begin(raced.game, { options: { racers }, seed: 'race' })
  if (isRejection(match)) throw new Error(match.rejected)
  return match
}

describe('a race', () => {
  it('gives everybody the same seed, each their own run', () => {
    const match = begin(3)
    expect(match.seatCount).toBe(3)
    expect(match.moves(0)).toEqual(match.moves(2))
    match.play(1, { guess: 0 })
    const [first, second] = [match.view(0), match.view(1)]
    expect(first.race.runs).toEqual([0, 1, 0].map((moves) => ({ moves, over: false, score: null })))
    match.play(0, { guess: 0 })
    expect(match.view(0).seen).toEqual(second.seen)
  })

  it('shows of another’s run only its length', () => {
    const match = begin()
    const before = { ...match.view(0) }
    const step = match.play(1, { guess: 1 })
    if (isRejection(step)) throw new Error(step.rejected)
    expect(step.events.every(({ audience }) => audience !== 'all' && !audience.includes(0) && !audience.includes('watcher'))).toBe(true)
    const { race: _, seq: __, pending: ___, ...after } = match.view(0)
    expect(before).toMatchObject(after)
    expect(match.undoable(1)).toMatchObject({ practice: true })
  })

  it('is over when all runs are, and then all scores are shown', () => {
    const match = begin()
    while (!match.outcome) for (const { seat } of [...(match.state as StateCore).pending]) match.play(seat, { guess: seat })
    expect(match.outcome.reason).toBe('online.raced')
    expect(match.view('watcher').race.runs.map(({ score }: { score: number }) => score)).toEqual(match.outcome.scores)
  })

  it('derives what may be played from what a racer sees', () => {
    const match = begin()
    match.play(0, { guess: 1 })
    const view = match.view(0)
    const world = raced.game.determinize(view, 0, rngFrom('any')) as StateCore
    const out: unknown[] = []
    expect(raced.game.moves(world, 0, out)).toBe(match.moves(0).length)
    expect(raced.game.view(world, 0)).toEqual(view)
    expect(decisionOf(world.pending, 1)).toEqual(decisionOf((match.state as StateCore).pending, 1))
  })

  it('ranks who gives up last, whatever the score', () => {
    const match = begin()
    match.play(0, { guess: 0 })
    expect(match.resign(0)).toMatchObject({ state: { outcome: { ranks: [2, 1] } } })
  })

  it('keeps only bots that use only their view', () => {
    expect(raced.strategy.levels.map(({ id }) => id)).toEqual(['coin', 'sight'])
  })
})
