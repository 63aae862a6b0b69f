import { useMemo, type ReactElement } from 'react'
import { useSketch } from '../games/sketch.ts'
import { draw } from './picture.tsx'

/** A position of a game as a small picture, as large as its box; decoration, the words beside it say the same. */
export function Sketch({ game, position, mark }: { game: string; position: string; mark?: string | undefined }): ReactElement | null {
  const sketch = useSketch(game)
  const drawn = useMemo(() => sketch?.(position, mark) ?? null, [sketch, position, mark])
  if (!drawn) return null
  return (
    <svg className="sketch" data-room={game} viewBox={drawn.viewBox} aria-hidden="true" focusable="false">
      {drawn.strokes.map(draw)}
    </svg>
  )
}
