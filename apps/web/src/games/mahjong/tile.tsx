import { faceCount, highestHonourValue, honourOf, lowestHonourValue, numberOnFace, type Tile as TileData } from '@parlor/mahjong'
import { memo, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { renderSvgShape } from '../../web-game/lobby-art.tsx'
import { usePreferences } from './preferences.ts'
import { faceSize, drawTileFace } from './tile-faces.ts'
import './tile.css'

const viewBox = `0 0 ${faceSize.width} ${faceSize.height}`

/** All faces once as SVG symbols, referenced by every tile of the page. */
export const TileFaceSymbols = memo(function TileFaceSymbols(): ReactElement {
  return (
    <svg className="hb-faces" aria-hidden="true" focusable="false">
      {Array.from({ length: faceCount }, (_, face) => (
        <symbol key={face} id={`hb-face-${face}`} viewBox={viewBox}>
          {drawTileFace(face).map(renderSvgShape)}
        </symbol>
      ))}
    </svg>
  )
})

interface TileProps {
  readonly tile: Pick<TileData, 'face' | 'value'>
  /** Shows the number in the corner, if the preference is on. */
  readonly digits?: boolean
  /** Shows the value of an honour. */
  readonly coin?: boolean
  /** Shows where an honour stands between the two ends of its scale. */
  readonly scale?: boolean
  readonly className?: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
}

/** A face-up tile. Its text alternative is next to it, where it needs one. */
export function Tile({
  tile: { face, value },
  digits = false,
  coin = true,
  scale = false,
  className,
  style,
  children,
}: TileProps): ReactElement {
  const wanted = usePreferences((choices) => choices.digits)
  const number = numberOnFace(face)
  return (
    <span className={`hb-tile ${className ?? ''}`} style={style} aria-hidden="true">
      <span className="hb-tile-body">
        <svg className="hb-tile-face" viewBox={viewBox} focusable="false">
          <use href={`#hb-face-${face}`} />
        </svg>
        {digits && wanted && number > 0 && <span className="hb-tile-digit">{number}</span>}
      </span>
      {coin && honourOf(face) && (
        <span className="hb-coin" data-danger={value <= lowestHonourValue + 2 || value >= highestHonourValue - 2}>
          {value}
        </span>
      )}
      {scale && honourOf(face) && (
        <span className="hb-scale">
          <i style={{ left: `${(100 * value) / highestHonourValue}%` }} />
        </span>
      )}
      {children}
    </span>
  )
}
