import { useEffect, useState } from 'react'
import type { GameDrawing } from './game-drawing.ts'

const loaders = import.meta.glob<{ default: GameDrawing }>('../games/*/drawing.ts')
const loaded = new Map<string, GameDrawing>()

/** Loads how positions of a game are drawn; absent for an unknown game. */
export const drawingLoaderOf = (game: string) => loaders[`../games/${game}/drawing.ts`]

/** How positions of a game are drawn; null until that has been loaded, and for an unknown game. */
export function useGameDrawing(game: string): GameDrawing | null {
  const [, setArrived] = useState(0)
  const known = loaded.get(game)
  useEffect(() => {
    const load = drawingLoaderOf(game)
    if (known || !load) return
    let here = true
    // Decoration: without it the text beside it says the same.
    void load().then(
      ({ default: drawing }) => {
        loaded.set(game, drawing)
        if (here) setArrived((times) => times + 1)
      },
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [game, known])
  return known ?? null
}
