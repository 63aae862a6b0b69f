import { useCallback } from 'react'
import type { GameDoor } from '../games/door.ts'
import { listResults } from '../storage/result.ts'
import type { Vault } from '../storage/vault.ts'
import { foldAchievements, type Standing } from './achievement.ts'
import { useKept } from './use-kept.ts'

/** How a game's achievements stand. */
export function useAchievements({ game, achievements }: GameDoor): readonly Standing[] | null {
  return useKept(
    useCallback(async (vault: Vault) => foldAchievements(achievements ?? [], await listResults(game.id, vault)), [game, achievements]),
  )
}
