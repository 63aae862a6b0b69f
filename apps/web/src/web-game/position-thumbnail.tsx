import { useMemo, type ReactElement } from 'react'
import { useDrawThumbnail } from './use-draw-thumbnail.ts'
import { renderSvgShape } from './lobby-art.tsx'

/** Thumbnail of a position, as large as its box; decoration, the text beside it says the same. */
export function PositionThumbnail({
  game,
  position,
  mark,
}: {
  game: string
  position: string
  mark?: string | undefined
}): ReactElement | null {
  const drawThumbnail = useDrawThumbnail(game)
  const drawn = useMemo(() => drawThumbnail?.(position, mark) ?? null, [drawThumbnail, position, mark])
  if (!drawn) return null
  return (
    <svg className="position-thumbnail" data-game={game} viewBox={drawn.viewBox} aria-hidden="true" focusable="false">
      {drawn.strokes.map(renderSvgShape)}
    </svg>
  )
}
