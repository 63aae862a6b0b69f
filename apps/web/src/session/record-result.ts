import type { Match } from '@parlor/kernel/host'
import type { WebGame } from '../web-game/web-game.ts'
import { hasResult, saveResult, createMatchResult, type MatchResult } from '../data/match-result.ts'
import { claimDailyAttempt } from '../data/daily-attempts.ts'
import { dailyKeyOf } from './daily-challenge.ts'
import { updateSeriesProgress, withFinishedMatch } from '../data/series-progress.ts'
import type { Save } from '../data/save.ts'
import type { KeyValueStore } from '../platform/storage/key-value-store.ts'
import { localMatchFromSave, type LocalMatch } from './local-match.ts'
import { personSeats } from '../data/player.ts'

/** The parts of a game that a finished match needs. */
type FinishHooks = Pick<WebGame, 'matchStats' | 'series' | 'onMatchFinished'>

/** Stores the result of a finished match with the game's statistics, and adds it to its series. */
export async function recordFinishedMatch(
  webGame: FinishHooks,
  result: MatchResult,
  match: Match,
  seat: number,
  store?: KeyValueStore,
): Promise<void> {
  if (await isRepeatedDaily(result, store)) {
    match.markPractice('branch')
    result = { ...result, practice: match.practice }
  }
  const marks = webGame.matchStats?.(match, seat)
  const first = await saveResult(marks ? { ...result, marks } : result, store)
  if (first) webGame.onMatchFinished?.(match, result)
  const { series: seriesRef, id, game } = result
  const series = seriesRef && webGame.series?.find(seriesRef.id)
  if (series)
    await updateSeriesProgress(game, series, (progress) => withFinishedMatch(progress, series, seriesRef, id, match, result.at), store)
}

/** Another match of the day was the attempt; a page that was left at once may not have told the match. */
async function isRepeatedDaily({ practice, series, game, id }: MatchResult, store?: KeyValueStore): Promise<boolean> {
  const daily = practice === null ? dailyKeyOf(series) : null
  return daily !== null && !(await claimDailyAttempt(game, daily, id, store))
}

/** The same for a finished saved match. */
export async function recordFinishedSave(webGame: FinishHooks & Pick<WebGame, 'game'>, save: Save, store?: KeyValueStore): Promise<void> {
  if (await hasResult(save, store)) return
  const localMatch = localMatchFromSave(webGame.game, save)
  if ('match' in localMatch) await recordMissedResult(webGame, localMatch, save.updated, store)
}

/**
 * Records a finished match found among the saves: the page may have closed between its last save and its result. A recorded result stays as
 * it is; a branch, a copy or an import was finished elsewhere and is not recorded.
 */
export async function recordMissedResult(webGame: FinishHooks, localMatch: LocalMatch, at: number, store?: KeyValueStore): Promise<void> {
  const { id, match, players, played, series } = localMatch
  const result = createMatchResult(match, players, { id, at, played, ...(series ? { series } : {}) })
  if (!result || match.practice === 'branch' || localMatch.kept) return
  await recordFinishedMatch(webGame, result, match, personSeats(players)[0]!, store)
}
