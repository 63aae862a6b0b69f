import { isRejection } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import type { WebGame } from '../web-game/web-game.ts'
import { openSaveStore } from '../data/save-store.ts'
import { localMatchFromSave } from './local-match.ts'
import type { Player } from '../data/player.ts'

/** A saved match. */
export interface SavedMatch {
  readonly id: string
  readonly match: Match
  readonly players: readonly Player[]
}

/** The match with this id; null where none can be read. */
export async function loadSavedMatch({ game }: Pick<WebGame, 'game'>, id: string): Promise<SavedMatch | null> {
  const found = await (await openSaveStore()).find(id)
  if (isRejection(found) || found.save.game !== game.id) return null
  const localMatch = localMatchFromSave(game, found.save)
  return isRejection(localMatch) || 'lastState' in localMatch ? null : { id, match: localMatch.match, players: localMatch.players }
}

/** The match finished last; null before the first. */
export async function loadLastFinishedMatch(webGame: Pick<WebGame, 'game'>): Promise<SavedMatch | null> {
  const saves = await (await openSaveStore()).list(webGame.game.id)
  const done = saves.find((save) => !('damaged' in save) && save.over)
  return done ? loadSavedMatch(webGame, done.id) : null
}
