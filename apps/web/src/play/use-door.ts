import { useEffect, useState } from 'react'
import type { GameDoor } from '../games/door.ts'
import { isGameId, openDoor } from '../games/registry.ts'

/** A game's package once it has loaded. A load that fails is thrown, for the page's guard to show. */
export function useDoor(game: string): GameDoor | null {
  const [loaded, setLoaded] = useState<{ door: GameDoor } | { error: unknown } | null>(null)
  useEffect(() => {
    let gone = false
    if (!isGameId(game)) return
    openDoor(game).then(
      (door) => !gone && setLoaded({ door }),
      (error: unknown) => !gone && setLoaded({ error }),
    )
    return () => {
      gone = true
    }
  }, [game])
  if (loaded && 'error' in loaded) throw loaded.error
  return loaded?.door.game.id === game ? loaded.door : null
}
