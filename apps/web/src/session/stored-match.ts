import { isRejection } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import type { WebGame } from '../web-game/web-game.ts'
import { openSaveStore } from '../data/save-store.ts'
import { playableMatchFromSave } from './playable-match.ts'
import type { Player } from '../data/player.ts'

/** A saved match. */
export interface StoredMatch {
  readonly id: string
  readonly match: Match
  readonly players: readonly Player[]
}

/** The match with this id; null where none can be read. */
export async function loadStoredMatch({ game }: Pick<WebGame, 'game'>, id: string): Promise<StoredMatch | null> {
  const found = await (await openSaveStore()).find(id)
  if (isRejection(found) || found.save.game !== game.id) return null
  const playable = playableMatchFromSave(game, found.save)
  return isRejection(playable) || 'lastState' in playable ? null : { id, match: playable.match, players: playable.players }
}

/** The match finished last; null before the first. */
export async function loadLastFinished(webGame: Pick<WebGame, 'game'>): Promise<StoredMatch | null> {
  const saves = await (await openSaveStore()).list(webGame.game.id)
  const done = saves.find((save) => !('damaged' in save) && save.over)
  return done ? loadStoredMatch(webGame, done.id) : null
}
