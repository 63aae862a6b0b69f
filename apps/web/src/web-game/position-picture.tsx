import { useId, useMemo, type ReactElement } from 'react'
import { useBoardStyle } from '../platform/settings/settings-store.ts'
import { renderSvgShape } from './lobby-art.tsx'
import type { SvgDrawing, SvgShape } from './svg-drawing.ts'
import { useGameDrawing } from './use-game-drawing.ts'

/** The full drawing of a position, text or view, as large as its box, in the chosen theme or another; decoration like a thumbnail. */
export function PositionPicture(props: { game: string; position: unknown; theme?: string | undefined }): ReactElement | null {
  const { game, position, theme } = props
  const drawing = useGameDrawing(game)
  const chosen = useBoardStyle(game)
  const suffix = useId()
  const drawn = useMemo(() => {
    const made = drawing?.draw(position, 'full', { style: theme === undefined ? chosen : { ...chosen, theme } })
    return made ? withIdSuffix(made, suffix) : null
  }, [drawing, position, theme, chosen, suffix])
  if (!drawn) return null
  return (
    <svg className="position-picture" viewBox={drawn.viewBox} width="100%" height="100%" aria-hidden="true" focusable="false">
      {drawn.strokes.map(renderSvgShape)}
    </svg>
  )
}

const reference = /url\(#([^)]+)\)/g

/** The drawing with a suffix on all its ids: a page may show several of one game. */
export function withIdSuffix(drawing: SvgDrawing, suffix: string): SvgDrawing {
  return { ...drawing, strokes: drawing.strokes.map((shape) => shapeWithIdSuffix(shape, suffix)) }
}

function shapeWithIdSuffix(shape: SvgShape, suffix: string): SvgShape {
  const attributes = Object.entries(shape.attributes).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value]
    return [name, name === 'id' || name === 'href' ? value + suffix : value.replaceAll(reference, `url(#$1${suffix})`)]
  })
  const inside = shape.inside?.map((child) => shapeWithIdSuffix(child, suffix))
  return { ...shape, attributes: Object.fromEntries(attributes) as SvgShape['attributes'], ...(inside && { inside }) }
}
