import { useEffect, useState } from 'react'
import type { GameDoor } from '../games/door.ts'
import { listResults } from '../storage/result.ts'
import { openVault } from '../storage/vault.ts'
import { foldAchievements, type Standing } from './achievement.ts'

/** How a game's achievements stand; told again whenever something changes, in any tab. Null until first read. */
export function useAchievements(door: GameDoor): readonly Standing[] | null {
  const [standings, setStandings] = useState<readonly Standing[] | null>(null)
  useEffect(() => {
    let gone = false
    let stop = (): void => {}
    const { achievements = [] } = door
    void openVault().then((vault) => {
      if (gone) return
      const read = (): void =>
        void listResults(door.game.id, vault).then((results) => !gone && setStandings(foldAchievements(achievements, results)))
      stop = vault.watch(read)
      read()
    })
    return () => {
      gone = true
      stop()
    }
  }, [door])
  return standings
}
