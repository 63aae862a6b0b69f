import { faceCount, highest, honourOf, lowest, numberOf, type Tile as TileData } from '@parlor/mahjong'
import { memo, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { draw } from '../../house/picture.tsx'
import { useChoices } from './choices.ts'
import { faceBox, faceStrokes } from './faces.ts'
import './tile.css'

const viewBox = `0 0 ${faceBox.width} ${faceBox.height}`

/** All faces once, for every tile of the page to use. */
export const Faces = memo(function Faces(): ReactElement {
  return (
    <svg className="hb-faces" aria-hidden="true" focusable="false">
      {Array.from({ length: faceCount }, (_, face) => (
        <symbol key={face} id={`hb-face-${face}`} viewBox={viewBox}>
          {faceStrokes(face).map(draw)}
        </symbol>
      ))}
    </svg>
  )
})

interface TileProps {
  readonly tile: Pick<TileData, 'face' | 'value'>
  /** Shows the number in the corner, where the player wants it. */
  readonly digits?: boolean
  /** Shows what an honour is worth. */
  readonly coin?: boolean
  readonly className?: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
}

/** A tile with its face up. Words for it are beside it, where it needs any. */
export function Tile({ tile: { face, value }, digits = false, coin = true, className, style, children }: TileProps): ReactElement {
  const wanted = useChoices((choices) => choices.digits)
  const number = numberOf(face)
  return (
    <span className={`hb-tile ${className ?? ''}`} style={style} aria-hidden="true">
      <span className="hb-tile-body">
        <svg className="hb-tile-face" viewBox={viewBox} focusable="false">
          <use href={`#hb-face-${face}`} />
        </svg>
        {digits && wanted && number > 0 && <span className="hb-tile-digit">{number}</span>}
      </span>
      {coin && honourOf(face) && (
        <span className="hb-coin" data-danger={value <= lowest + 2 || value >= highest - 2}>
          {value}
        </span>
      )}
      {children}
    </span>
  )
}
