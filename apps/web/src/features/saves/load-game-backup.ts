import { isGameId, loadGame } from '../../web-game/registry.ts'
import type { GameBackup } from '../../data/backup-readers.ts'

/** The game that knows what it keeps; loaded only when something of it is there. */
export async function loadGameBackup(game: string): Promise<GameBackup | null> {
  return isGameId(game) ? loadGame(game) : null
}
