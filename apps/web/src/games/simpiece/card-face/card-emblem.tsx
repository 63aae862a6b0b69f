import type { CardIndex } from '@parlor/simpiece'
import { memo, type ReactElement } from 'react'
import { emblemOf, type EmblemPath } from './emblem.ts'

/** Visible part of an emblem by size; small ones leave out the fine lines. */
const viewBoxes = { mini: '-74 -82 148 164', hand: '-116 -102 232 204', full: '-150 -102 300 204' } as const

export const CardEmblem = memo(function CardEmblem({ card, size }: { card: CardIndex; size: keyof typeof viewBoxes }): ReactElement {
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
