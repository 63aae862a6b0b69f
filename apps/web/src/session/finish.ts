import type { Match } from '@parlor/kernel'
import type { GameDoor } from '../games/door.ts'
import { hasResult, keepResult, resultOf, type Result } from '../storage/result.ts'
import { changeProgress, withMatch } from '../storage/series.ts'
import type { Save } from '../storage/save.ts'
import type { Vault } from '../storage/vault.ts'
import { resumeSave, type Opening } from './opening.ts'
import { personSeats } from './player.ts'

/** What of a game a finished match concerns. */
type Finishing = Pick<GameDoor, 'marks' | 'series' | 'finished'>

/** Keeps the result of a finished match with the game's own figures, and counts it for its series. */
export async function finishMatch(door: Finishing, result: Result, match: Match, seat: number, vault?: Vault): Promise<void> {
  const marks = door.marks?.(match, seat)
  const first = await keepResult(marks ? { ...result, marks } : result, vault)
  if (first) door.finished?.(match, result)
  const { series: place, id, game } = result
  const series = place && door.series?.find(place.id)
  if (series) await changeProgress(game, series, (progress) => withMatch(progress, series, place, id, match, result.at), vault)
}

/** The same for a finished match among the saves. */
export async function recountSave(door: Finishing & Pick<GameDoor, 'game'>, save: Save, vault?: Vault): Promise<void> {
  if (await hasResult(save, vault)) return
  const opening = resumeSave(door.game, save)
  if ('match' in opening) await recount(door, opening, save.updated, vault)
}

/**
 * Counts a finished match that was found again: the page may have gone after its last save and before its result. Whatever was counted
 * stays as it is; a branch, a copy or an import was finished elsewhere and counts for nothing.
 */
export async function recount(door: Finishing, opening: Opening, at: number, vault?: Vault): Promise<void> {
  const { id, match, players, played, series } = opening
  const result = resultOf(match, players, { id, at, played, ...(series ? { series } : {}) })
  if (!result || match.practice === 'branch' || opening.kept) return
  await finishMatch(door, result, match, personSeats(players)[0]!, vault)
}
