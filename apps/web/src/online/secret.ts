import type { GameDoor } from '../games/door.ts'
import { lastSetup } from '../storage/setup.ts'

/** What this person brings to a table in private: what they last played with here; null for the game's usual. */
export async function mySecret(door: GameDoor): Promise<Readonly<Record<string, unknown>> | null> {
  const { secrets, players } = await lastSetup(door.game, door.judgement.levels)
  const seat = players.findIndex(({ kind }) => kind === 'person')
  return secrets?.[Math.max(0, seat)] ?? null
}
