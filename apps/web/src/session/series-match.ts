import { isRejection, reject, type SeriesMatchSetup, type Rejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import type { WebGame } from '../web-game/web-game.ts'
import { openSaveStore } from '../data/save-store.ts'
import type { SeriesMatchRef } from '../data/series-progress.ts'
import { dailyKeyOf, seriesMatchSetupAt } from './daily-challenge.ts'
import { hasDailyAttempt } from '../data/daily-attempts.ts'
import { saveNewMatch } from './open-table.ts'
import { localMatchOf } from './local-match.ts'
import { botPlayer, personPlayer, type Player } from '../data/player.ts'
import { newSeed } from '../data/random-id.ts'

/** Deals and saves a match of a series; returns the id. */
export async function startSeriesMatch(webGame: WebGame, seriesRef: SeriesMatchRef): Promise<string | Rejection> {
  const fixture = seriesMatchSetupAt(webGame, seriesRef)
  if (!fixture) return reject('series.noMatch')
  const { options, secrets, seed = newSeed() } = fixture
  const match = Match.begin(webGame.game, { options, seed, ...(secrets ? { secrets } : {}) })
  if (isRejection(match)) return match
  const daily = dailyKeyOf(seriesRef)
  // One attempt a day, though its save may have been deleted.
  if (daily && (await hasDailyAttempt(webGame.game.id, daily))) match.markPractice('branch')
  const saved = await saveNewMatch({
    ...localMatchOf(match, playersForSeriesMatch(fixture, match.seatCount), Date.now()),
    series: seriesRef,
  })
  void openSaveStore().then((saves) => saves.deleteOldSaves(webGame.game.id, Date.now()))
  return saved
}

function playersForSeriesMatch({ levels }: SeriesMatchSetup, seats: number): readonly Player[] {
  return Array.from({ length: seats }, (_, seat) => {
    const level = levels?.[seat] ?? null
    return level === null ? personPlayer : botPlayer(level)
  })
}

/** The newest unfinished match at an index of a series; null where there is none. */
export async function findUnfinishedSeriesMatch(game: string, seriesRef: SeriesMatchRef): Promise<string | null> {
  const saves = await (await openSaveStore()).list(game)
  const found = saves.find(
    (save) => !('damaged' in save) && !save.over && save.series?.id === seriesRef.id && save.series.index === seriesRef.index,
  )
  return found?.id ?? null
}
