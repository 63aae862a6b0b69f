import type { GamePackage } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { findInformationLeaks, hiddenInformationGames } from '../proofs/find-information-leaks.ts'

/** A game with one bug. */
type Fault = (pkg: GamePackage) => Partial<GamePackage['game']>

/** A hidden tile or card that is not the viewer's own. */
function hiddenCard(state: unknown, viewer: unknown): number {
  const { boneyard, runs, sides } = state as { boneyard?: number[]; runs?: { draw: number[] }[]; sides?: { deck: number[] }[] }
  if (boneyard) return boneyard.at(-1) ?? 0
  if (runs) return runs[viewer === 'watcher' ? 0 : (viewer as number)]!.draw.at(-1) ?? 0
  return sides!.map(({ deck }) => deck[Math.floor(deck.length / 2)] ?? 0)[viewer === 0 ? 1 : 0]!
}

const faults: Readonly<Record<string, Fault>> = {
  'a view that shows one hidden card': ({ game }) => ({
    view: (state, viewer) => ({ ...(game.view(state, viewer) as object), peek: hiddenCard(state, viewer) }) as never,
  }),
  'a view whose length depends on one': ({ game }) => ({
    view: (state, viewer) => ({ ...(game.view(state, viewer) as object), padding: 'x'.repeat(hiddenCard(state, viewer) % 7) }) as never,
  }),
  'a list of moves that differs by one': ({ game }) => ({
    check: (state, seat, move) => game.check(state, seat, move) && { rejected: 'match.over', params: { card: hiddenCard(state, seat) } },
  }),
  'events that everybody hears': ({ game }) => ({
    apply: (state, seat, move, table) =>
      game.apply(state, seat, move, {
        quiet: table.quiet,
        emit: (event) => table.emit(event),
        reveal: () => table.reveal(),
      } as typeof table),
  }),
}

describe('no message leaks hidden information', () => {
  it('in any game with hidden information', () =>
    expect(hiddenInformationGames.map(({ game }) => game.id)).toEqual(['domino', 'mahjong', 'simpiece']))

  describe.each(hiddenInformationGames.map((pkg) => [pkg.game.id, pkg] as const))('%s', (_, pkg) => {
    it('two worlds, the same bytes', () => {
      const { leaks, frames, different, steps, kinds } = findInformationLeaks(pkg, 60, 'leak test')
      expect(leaks).toEqual([])
      expect(frames).toBeGreaterThan(400)
      expect(different).toBe(60)
      expect(steps).toBeGreaterThan(60)
      // Message kinds about a running match; the others name no match, or only refuse.
      for (const kind of ['sync', 'steps', 'table', 'presence', 'reaction', 'refused']) expect(kinds).toContain(kind)
    })

    it.each(Object.entries(faults))('catches %s', (_name, fault) => {
      const leaky: GamePackage = { ...pkg, game: { ...pkg.game, ...fault(pkg) } }
      expect(findInformationLeaks(leaky, 60, 'leak test').leaks.length).toBeGreaterThan(0)
    })
  })
})
