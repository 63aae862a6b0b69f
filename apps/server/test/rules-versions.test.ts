import { expect, it } from 'vitest'
import { allRules, gameById, games, rulesAtVersion } from '../src/games.ts'

it('every rules version is found by its number, and new matches get the newest', () => {
  const versions = allRules.map(({ game }) => `${game.id} ${game.version}`)
  expect(versions).toEqual([...new Set(versions)])
  for (const pkg of allRules) {
    expect(rulesAtVersion(pkg.game.id, pkg.game.version)).toBe(pkg)
    const newest = games.find(({ game }) => game.id === pkg.game.id)!
    expect(gameById(pkg.game.id)).toBe(newest)
    expect(newest.game.version).toBeGreaterThanOrEqual(pkg.game.version)
  }
})

it('a version that is not here is refused, so that its matches are left alone', () => {
  const { game } = games[0]!
  expect(rulesAtVersion(game.id, game.version + 1)).toEqual({ rejected: 'match.otherRules' })
  expect(gameById('nothing')).toEqual({ rejected: 'game.unknown' })
})
