import type { GamePackage } from '@parlor/kernel'
import { referenceGame } from '@parlor/testkit'

/** The reference game as a package: hidden hands, chance, simultaneous decisions. */
export const referencePackage: GamePackage = {
  game: referenceGame,
  strategy: { evaluate: () => 0, policies: {}, levels: [{ id: 'random', kind: 'random' }] },
  text: { sentences: (events) => events.map(({ kind }: { kind: string }) => ({ key: `said.${kind}` })), move: () => ({ key: 'move' }) },
}
