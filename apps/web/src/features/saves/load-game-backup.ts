import { isGameId, loadGame } from '../../web-game/registry.ts'
import type { GameBackup } from '../../data/backup-readers.ts'

/** Loads a game for its backup validators, only when it has stored data. */
export async function loadGameBackup(game: string): Promise<GameBackup | null> {
  return isGameId(game) ? loadGame(game) : null
}
