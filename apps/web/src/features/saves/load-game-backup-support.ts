import { isGameId, loadGame } from '../../web-game/registry.ts'
import type { GameBackupSupport } from '../../data/backup-readers.ts'

/** Loads a game for its backup validators, only when it has stored data. */
export async function loadGameBackupSupport(game: string): Promise<GameBackupSupport | null> {
  return isGameId(game) ? loadGame(game) : null
}
