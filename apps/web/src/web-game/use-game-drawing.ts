import { useEffect, useState } from 'react'
import type { GameDrawing } from './game-drawing.ts'

const drawingLoaders = import.meta.glob<{ default: GameDrawing }>('../games/*/drawing.ts')
const loadedDrawings = new Map<string, GameDrawing>()

/** How positions of a game are drawn; null for an unknown game. */
export async function loadGameDrawing(game: string): Promise<GameDrawing | null> {
  const load = drawingLoaders[`../games/${game}/drawing.ts`]
  if (!load) return null
  const { default: drawing } = await load()
  loadedDrawings.set(game, drawing)
  return drawing
}

/** The same for components: null until that has been loaded, and for an unknown game. */
export function useGameDrawing(game: string): GameDrawing | null {
  const [, setArrived] = useState(0)
  const known = loadedDrawings.get(game)
  useEffect(() => {
    if (known) return
    let here = true
    // Decoration: without it the text beside it says the same.
    void loadGameDrawing(game).then(
      (loaded) => here && loaded && setArrived((times) => times + 1),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [game, known])
  return known ?? null
}
