import { isRejection } from '@parlor/kernel'
import { useCallback } from 'react'
import type { WebGame } from '../../web-game/web-game.ts'
import { useStored } from '../../platform/storage/use-stored.ts'
import { playableMatchFromSave } from '../../session/playable-match.ts'
import { listResults } from '../../data/match-result.ts'
import { SaveStore } from '../../data/save-store.ts'
import type { KeyValueStore } from '../../platform/storage/key-value-store.ts'
import { today } from '../../session/daily-challenge.ts'
import { dailyRecordOf, type DailyRecord } from './daily-record.ts'

/** What has been done in a game's daily challenges on this device; null until it is read. */
export function useDailyRecord(game: string): DailyRecord | null {
  return useStored(useCallback(async (vault: KeyValueStore) => dailyRecordOf(await listResults(game, vault), today()), [game]))
}

type DailyShareGame = Pick<WebGame, 'game'> & { readonly dailyShareLines: WebGame['dailyShareLines'] | undefined }

/** What the game has to add to the result of this match; empty where it adds nothing, or the match is no longer kept. */
export function useDailyShareLines({ game, dailyShareLines }: WebGame, id: string | undefined): string {
  const read = useCallback((vault: KeyValueStore) => readDailyShareLines({ game, dailyShareLines }, id, vault), [game, dailyShareLines, id])
  return useStored(read) ?? ''
}

export async function readDailyShareLines(
  { game, dailyShareLines }: DailyShareGame,
  id: string | undefined,
  vault: KeyValueStore,
): Promise<string> {
  if (!dailyShareLines || id === undefined) return ''
  const found = await new SaveStore(vault).find(id)
  const opening = isRejection(found) ? found : playableMatchFromSave(game, found.save)
  return isRejection(opening) || 'lastState' in opening ? '' : dailyShareLines(opening.match)
}
