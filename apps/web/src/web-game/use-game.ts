import { useEffect, useState } from 'react'
import type { WebGame } from './web-game.ts'
import { isGameId, loadGame } from './registry.ts'

/** A game once loaded. A failed load is thrown to the page's error boundary. */
export function useGame(game: string): WebGame | null {
  const [loaded, setLoaded] = useState<{ webGame: WebGame } | { error: unknown } | null>(null)
  useEffect(() => {
    let cancelled = false
    if (!isGameId(game)) return
    loadGame(game).then(
      (webGame) => !cancelled && setLoaded({ webGame }),
      (error: unknown) => !cancelled && setLoaded({ error }),
    )
    return () => {
      cancelled = true
    }
  }, [game])
  if (loaded && 'error' in loaded) throw loaded.error
  return loaded?.webGame.game.id === game ? loaded.webGame : null
}
