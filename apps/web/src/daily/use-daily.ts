import { isRejection } from '@parlor/kernel'
import { useCallback } from 'react'
import type { GameDoor } from '../games/door.ts'
import { useKept } from '../play/use-kept.ts'
import { resumeSave } from '../session/opening.ts'
import { listResults } from '../storage/result.ts'
import { Saves } from '../storage/saves.ts'
import type { Vault } from '../storage/vault.ts'
import { today } from './day.ts'
import { recordOf, type DailyRecord } from './record.ts'

/** What has been done in a game's daily challenges on this device; null until it is read. */
export function useDaily(game: string): DailyRecord | null {
  return useKept(useCallback(async (vault: Vault) => recordOf(await listResults(game, vault), today()), [game]))
}

type Lines = Pick<GameDoor, 'game'> & { readonly dayLines: GameDoor['dayLines'] | undefined }

/** What the game has to add to the result of this match; empty where it adds nothing, or the match is no longer kept. */
export function useDayLines({ game, dayLines }: GameDoor, id: string | undefined): string {
  const read = useCallback((vault: Vault) => linesOf({ game, dayLines }, id, vault), [game, dayLines, id])
  return useKept(read) ?? ''
}

export async function linesOf({ game, dayLines }: Lines, id: string | undefined, vault: Vault): Promise<string> {
  if (!dayLines || id === undefined) return ''
  const found = await new Saves(vault).find(id)
  const opening = isRejection(found) ? found : resumeSave(game, found.save)
  return isRejection(opening) || 'relic' in opening ? '' : dayLines(opening.match)
}
