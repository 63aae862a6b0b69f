import { isRejection } from '@parlor/kernel'
import type { WebGame } from '../web-game/web-game.ts'
import { openSaveStore } from '../data/save-store.ts'
import { localMatchFromSave, type LocalMatch } from './local-match.ts'

/** The match with this id; null where none can be read. */
export async function loadSavedMatch({ game }: Pick<WebGame, 'game'>, id: string): Promise<LocalMatch | null> {
  const found = await (await openSaveStore()).find(id)
  if (isRejection(found) || found.save.game !== game.id) return null
  const localMatch = localMatchFromSave(game, found.save)
  return isRejection(localMatch) || 'lastState' in localMatch ? null : localMatch
}

/** The match finished last; null before the first. */
export async function loadLastFinishedMatch(webGame: Pick<WebGame, 'game'>): Promise<LocalMatch | null> {
  const saves = await (await openSaveStore()).list(webGame.game.id)
  const done = saves.find((save) => !('damaged' in save) && save.over)
  return done ? loadSavedMatch(webGame, done.id) : null
}
