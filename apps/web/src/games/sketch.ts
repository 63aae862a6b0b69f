import { useEffect, useState } from 'react'
import type { Miniature } from './miniature.ts'

/**
 * A position in a few strokes: `games/<id>/sketch.ts` default-exports one. It reads the game's notation and nothing else, so that lists of
 * matches and the lobby can show a position without loading the game; it draws only what everybody at the table may see. `mark` is a move
 * to point at. Null for a text that is no position.
 */
export type Sketch = (position: string, mark?: string) => Miniature | null

const drawers = import.meta.glob<{ default: Sketch }>('./*/sketch.ts')
const loaded = new Map<string, Sketch>()

/** How a game's positions are sketched once that is loaded; null until then, and for a game that has no sketches. */
export function useSketch(game: string): Sketch | null {
  const [, setArrived] = useState(0)
  const known = loaded.get(game)
  useEffect(() => {
    const load = drawers[`./${game}/sketch.ts`]
    if (known || !load) return
    let here = true
    // Without the picture the words beside it say the same.
    void load().then(
      ({ default: sketch }) => {
        loaded.set(game, sketch)
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
