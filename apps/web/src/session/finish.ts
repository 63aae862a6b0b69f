import type { Match } from '@parlor/kernel'
import type { GameDoor } from '../games/door.ts'
import { keepResult, type Result } from '../storage/result.ts'
import { changeProgress, withMatch } from '../storage/series.ts'
import type { Vault } from '../storage/vault.ts'

/** What of a game a finished match concerns. */
type Finishing = Pick<GameDoor, 'marks' | 'series'>

/** Keeps the result of a finished match with the game's own figures, and counts it for its series. */
export async function finishMatch(door: Finishing, result: Result, match: Match, seat: number, vault?: Vault): Promise<void> {
  const marks = door.marks?.(match, seat)
  await keepResult(marks ? { ...result, marks } : result, vault)
  const { series: place, id, game } = result
  const series = place && door.series?.find(place.id)
  if (series) await changeProgress(game, series, (progress) => withMatch(progress, series, place, id, match, result.at), vault)
}
