import type { CardNumber } from '@parlor/simpiece'
import { memo, type ReactElement } from 'react'
import { emblemOf, type EmblemPath } from './emblem.ts'

/** What of an emblem is seen; small ones leave the fine lines out, where nobody could see them. */
const viewBoxes = { mini: '-74 -82 148 164', hand: '-116 -102 232 204', full: '-150 -102 300 204' } as const

/** The ornament of a card. */
export const CardEmblem = memo(function CardEmblem({ card, size }: { card: CardNumber; size: keyof typeof viewBoxes }): ReactElement {
  const { ground, figure } = emblemOf(card)
  return (
    <svg className="sp-woodcut" viewBox={viewBoxes[size]} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {size !== 'mini' && ground.map(drawPath)}
      {figure.map(drawPath)}
    </svg>
  )
})

function drawPath({ role, d, transform }: EmblemPath, i: number): ReactElement {
  return <path key={i} className={`sp-cut-${role}`} d={d} transform={transform} fillRule={role === 'metal' ? 'evenodd' : undefined} />
}
