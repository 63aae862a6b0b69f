import { describe, expect, it } from 'vitest'
import { findLeaks, hiddenGames } from '../proofs/worlds.ts'

describe('nobody is told what they may not know', () => {
  it('in any of the games where there is something to hide', () =>
    expect(hiddenGames.map(({ game }) => game.id)).toEqual(['domino', 'mahjong', 'simpiece']))

  it.each(hiddenGames.map((pkg) => [pkg.game.id, pkg] as const))('%s: two worlds, the same bytes', (_, pkg) => {
    const { leaks, frames, different, kinds } = findLeaks(pkg, 60, 'leak test')
    expect(leaks).toEqual([])
    expect(frames).toBeGreaterThan(400)
    expect(different).toBeGreaterThan(50)
    // What is told about a running match; the other kinds name no match, or only refuse to.
    for (const kind of ['sync', 'steps', 'table', 'presence', 'reaction', 'refused']) expect(kinds).toContain(kind)
  })

  it('and a game that gives something away is caught', () => {
    const domino = hiddenGames[0]!
    const { game } = domino
    const check: typeof game.check = (state, seat, move) => game.check(state, seat, move) && { rejected: JSON.stringify(state) }
    const leaky = { ...domino, game: { ...game, check } }
    expect(findLeaks(leaky, 20, 'leak test').leaks.length).toBeGreaterThan(0)
  })
})
