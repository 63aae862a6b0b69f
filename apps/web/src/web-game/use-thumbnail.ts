import { useEffect, useState } from 'react'
import type { SvgDrawing } from './svg-drawing.ts'

/**
 * A position in a few strokes: `games/<id>/thumbnail.ts` default-exports one. It reads the game's notation and nothing else, so that lists of
 * matches and the lobby can show a position without loading the game; it draws only what everybody at the table may see. `mark` is a move
 * to point at. Null for a text that is no position.
 */
export type DrawThumbnail = (position: string, mark?: string) => SvgDrawing | null

const thumbnailLoaders = import.meta.glob<{ default: DrawThumbnail }>('../games/*/thumbnail.ts')
const loadedDrawers = new Map<string, DrawThumbnail>()

/** How a game's positions are sketched once that is loaded; null until then, and for a game that has no sketches. */
export function useThumbnail(game: string): DrawThumbnail | null {
  const [, setArrived] = useState(0)
  const known = loadedDrawers.get(game)
  useEffect(() => {
    const load = thumbnailLoaders[`../games/${game}/thumbnail.ts`]
    if (known || !load) return
    let here = true
    // Without the picture the words beside it say the same.
    void load().then(
      ({ default: sketch }) => {
        loadedDrawers.set(game, sketch)
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
