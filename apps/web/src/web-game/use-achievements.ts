import { useCallback } from 'react'
import type { WebGame } from './web-game.ts'
import { listResults } from '../data/match-result.ts'
import type { KeyValueStore } from '../platform/storage/key-value-store.ts'
import { evaluateAchievements, type AchievementProgress } from '../data/achievement.ts'
import { useStored } from '../platform/storage/use-stored.ts'

/** Progress of a game's achievements. */
export function useAchievements({ game, achievements }: WebGame): readonly AchievementProgress[] | null {
  return useStored(
    useCallback(
      async (store: KeyValueStore) => evaluateAchievements(achievements ?? [], await listResults(game.id, store)),
      [game, achievements],
    ),
  )
}
