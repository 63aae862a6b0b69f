import { isRejection } from '@parlor/kernel'
import { useCallback } from 'react'
import type { WebGame } from '../../web-game/web-game.ts'
import { useStored } from '../../platform/storage/use-stored.ts'
import { localMatchFromSave } from '../../session/local-match.ts'
import { hasDailyAttempt } from '../../data/daily-attempts.ts'
import { listResults } from '../../data/match-result.ts'
import { SaveStore } from '../../data/save-store.ts'
import type { KeyValueStore } from '../../platform/storage/key-value-store.ts'
import { today } from '../../session/daily-challenge.ts'
import { dailyHistoryOf, type DailyHistory } from './daily-history.ts'

/** Whether today's attempt has begun, finished or not; its save may have been deleted. */
export function useDailyAttempted(game: string, challenge: string | null): boolean {
  const read = useCallback((store: KeyValueStore) => hasDailyAttempt(game, { day: today(), challenge }, store), [game, challenge])
  return useStored(read) === true
}

/** Daily results of a game on this device, of one challenge; null until read. */
export function useDailyHistory(game: string, challenge: string | null): DailyHistory | null {
  const read = useCallback(
    async (store: KeyValueStore) => dailyHistoryOf(await listResults(game, store), today(), challenge),
    [game, challenge],
  )
  return useStored(read)
}

type DailyShareGame = Pick<WebGame, 'game'> & { readonly dailyShareLines: WebGame['dailyShareLines'] | undefined }

/** The game's share lines for this match; empty where it has none, or the match was deleted. */
export function useDailyShareLines({ game, dailyShareLines }: WebGame, id: string | undefined): string {
  const read = useCallback((store: KeyValueStore) => readDailyShareLines({ game, dailyShareLines }, id, store), [game, dailyShareLines, id])
  return useStored(read) ?? ''
}

export async function readDailyShareLines(
  { game, dailyShareLines }: DailyShareGame,
  id: string | undefined,
  store: KeyValueStore,
): Promise<string> {
  if (!dailyShareLines || id === undefined) return ''
  const found = await new SaveStore(store).find(id)
  const localMatch = isRejection(found) ? found : localMatchFromSave(game, found.save)
  return isRejection(localMatch) || 'lastState' in localMatch ? '' : dailyShareLines(localMatch.match)
}
