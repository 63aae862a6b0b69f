import type { BotStrategy } from '@parlor/kernel'
import { mostTaken, type PebblesTypes } from './types.ts'

/** Whether the player to move loses against perfect play: whatever one takes, the other completes it to four. */
export function isLost(left: number, misere: boolean): boolean {
  return left % (mostTaken + 1) === (misere ? 1 : 0)
}

/** The levels use the search of `packages/bots`, which needs no more than the worth of a position and a key to recognise it. */
export const botStrategy: BotStrategy<PebblesTypes> = {
  evaluate: ({ outcome }, seat) => outcome?.scores[seat] ?? 0,
  positionKey: ({ left, misere, pending }) => left * 4 + (misere ? 2 : 0) + (pending[0]?.seat ?? 0),
  moveKey: ({ take }) => take,
  policies: {},
  levels: [
    { id: 'easy', kind: 'random' },
    { id: 'fair', kind: 'alphabeta', nodes: 200, depth: 3 },
    { id: 'master', kind: 'alphabeta', nodes: 20_000, depth: 40 },
  ],
}
