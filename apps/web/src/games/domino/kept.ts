import { domino, type DominoKinds } from '@parlor/domino'
import { isRejection, type Match } from '@parlor/kernel'
import { resumeSave } from '../../session/opening.ts'
import type { Player } from '../../session/player.ts'
import { openSaves } from '../../storage/saves.ts'

/** A match as it is kept on this device. */
export interface KeptMatch {
  readonly id: string
  readonly match: Match<DominoKinds>
  readonly players: readonly Player[]
}

/** The match with this id, or null where there is none that can be read. */
export async function keptMatch(id: string): Promise<KeptMatch | null> {
  const found = await (await openSaves()).find(id)
  if (isRejection(found) || found.save.game !== domino.game.id) return null
  const opening = resumeSave(domino.game, found.save)
  if (isRejection(opening) || 'relic' in opening) return null
  return { id, match: opening.match as unknown as Match<DominoKinds>, players: opening.players }
}

/** The match that was finished last. */
export async function lastFinished(): Promise<KeptMatch | null> {
  const saves = await (await openSaves()).list(domino.game.id)
  const done = saves.find((save) => !('damaged' in save) && save.over)
  return done ? keptMatch(done.id) : null
}
