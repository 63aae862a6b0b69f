import type { Match } from '@parlor/kernel'
import type { WebGame } from '../web-game/web-game.ts'
import { hasResult, saveResult, resultOf, type MatchResult } from '../data/match-result.ts'
import { updateSeriesProgress, withFinishedMatch } from '../data/series-progress.ts'
import type { Save } from '../data/save.ts'
import type { KeyValueStore } from '../platform/storage/key-value-store.ts'
import { playableMatchFromSave, type PlayableMatch } from './playable-match.ts'
import { personSeats } from '../data/player.ts'

/** What of a game a finished match concerns. */
type FinishHooks = Pick<WebGame, 'matchStats' | 'series' | 'onMatchFinished'>

/** Keeps the result of a finished match with the game's own figures, and counts it for its series. */
export async function recordFinishedMatch(
  webGame: FinishHooks,
  result: MatchResult,
  match: Match,
  seat: number,
  store?: KeyValueStore,
): Promise<void> {
  const marks = webGame.matchStats?.(match, seat)
  const first = await saveResult(marks ? { ...result, marks } : result, store)
  if (first) webGame.onMatchFinished?.(match, result)
  const { series: place, id, game } = result
  const series = place && webGame.series?.find(place.id)
  if (series)
    await updateSeriesProgress(game, series, (progress) => withFinishedMatch(progress, series, place, id, match, result.at), store)
}

/** The same for a finished match among the saves. */
export async function recordFinishedSave(webGame: FinishHooks & Pick<WebGame, 'game'>, save: Save, store?: KeyValueStore): Promise<void> {
  if (await hasResult(save, store)) return
  const playable = playableMatchFromSave(webGame.game, save)
  if ('match' in playable) await recordUncountedMatch(webGame, playable, save.updated, store)
}

/**
 * Counts a finished match that was found again: the page may have gone after its last save and before its result. Whatever was counted
 * stays as it is; a branch, a copy or an import was finished elsewhere and counts for nothing.
 */
export async function recordUncountedMatch(
  webGame: FinishHooks,
  playable: PlayableMatch,
  at: number,
  store?: KeyValueStore,
): Promise<void> {
  const { id, match, players, played, series } = playable
  const result = resultOf(match, players, { id, at, played, ...(series ? { series } : {}) })
  if (!result || match.practice === 'branch' || playable.kept) return
  await recordFinishedMatch(webGame, result, match, personSeats(players)[0]!, store)
}
