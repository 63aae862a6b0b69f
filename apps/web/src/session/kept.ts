import { isRejection, type Match } from '@parlor/kernel'
import type { GameDoor } from '../games/door.ts'
import { openSaves } from '../storage/saves.ts'
import { resumeSave } from './opening.ts'
import type { Player } from './player.ts'

/** A match as it is kept on this device. */
export interface KeptMatch {
  readonly id: string
  readonly match: Match
  readonly players: readonly Player[]
}

/** The match with this id, or null where there is none that can be read. */
export async function keptMatch({ game }: Pick<GameDoor, 'game'>, id: string): Promise<KeptMatch | null> {
  const found = await (await openSaves()).find(id)
  if (isRejection(found) || found.save.game !== game.id) return null
  const opening = resumeSave(game, found.save)
  return isRejection(opening) || 'relic' in opening ? null : { id, match: opening.match, players: opening.players }
}

/** The match that was finished last, or null before the first. */
export async function lastFinished(door: Pick<GameDoor, 'game'>): Promise<KeptMatch | null> {
  const saves = await (await openSaves()).list(door.game.id)
  const done = saves.find((save) => !('damaged' in save) && save.over)
  return done ? keptMatch(door, done.id) : null
}
