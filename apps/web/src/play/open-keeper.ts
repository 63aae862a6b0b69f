import { isGameId, openDoor } from '../games/registry.ts'
import type { Keeper } from '../storage/keeping.ts'

/** The game that knows what it keeps; loaded only when something of it is there. */
export async function openKeeper(game: string): Promise<Keeper | null> {
  return isGameId(game) ? openDoor(game) : null
}
