import { useEffect, useState } from 'react'
import type { SvgDrawing } from './svg-drawing.ts'

/**
 * Draws a thumbnail: default export of `games/<id>/thumbnail.ts`. It parses only the game's notation, so that lists of matches and the
 * lobby can show a position without loading the game, and draws only public information. `mark` is a move to highlight. Null for a text
 * that is no position.
 */
export type DrawThumbnail = (position: string, mark?: string) => SvgDrawing | null

const thumbnailLoaders = import.meta.glob<{ default: DrawThumbnail }>('../games/*/thumbnail.ts')
const loadedDrawers = new Map<string, DrawThumbnail>()

/** A game's thumbnail renderer once loaded; null until then, and for a game without one. */
export function useDrawThumbnail(game: string): DrawThumbnail | null {
  const [, setArrived] = useState(0)
  const known = loadedDrawers.get(game)
  useEffect(() => {
    const load = thumbnailLoaders[`../games/${game}/thumbnail.ts`]
    if (known || !load) return
    let here = true
    // Decoration: without it the text beside it says the same.
    void load().then(
      ({ default: drawThumbnail }) => {
        loadedDrawers.set(game, drawThumbnail)
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
