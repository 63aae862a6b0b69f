import { useMemo, type ReactElement } from 'react'
import { renderSvgShape } from './lobby-art.tsx'
import { useGameDrawing } from './use-game-drawing.ts'

/** The small drawing of a position, as large as its box; decoration, the text beside it says the same. */
export function PositionThumbnail(props: { game: string; position: string; mark?: string | undefined }): ReactElement | null {
  const { game, position, mark } = props
  const drawing = useGameDrawing(game)
  const drawn = useMemo(() => drawing?.draw(position, 'small', { mark }), [drawing, position, mark])
  if (!drawn) return null
  return (
    <svg className="position-thumbnail" data-game={game} viewBox={drawn.viewBox} aria-hidden="true" focusable="false">
      {drawn.strokes.map(renderSvgShape)}
    </svg>
  )
}
