import type { CardNo } from '@parlor/simpiece'
import { memo, type ReactElement } from 'react'
import { emblemOf, type Stroke } from './emblem.ts'

/** What of an emblem is seen; small ones leave the fine lines out, where nobody could see them. */
const windows = { mini: '-74 -82 148 164', hand: '-116 -102 232 204', full: '-150 -102 300 204' } as const

/** The ornament of a card. */
export const Woodcut = memo(function Woodcut({ card, size }: { card: CardNo; size: keyof typeof windows }): ReactElement {
  const { ground, figure } = emblemOf(card)
  return (
    <svg className="sp-woodcut" viewBox={windows[size]} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {size !== 'mini' && ground.map(draw)}
      {figure.map(draw)}
    </svg>
  )
})

function draw({ role, d, transform }: Stroke, i: number): ReactElement {
  return <path key={i} className={`sp-cut-${role}`} d={d} transform={transform} fillRule={role === 'metal' ? 'evenodd' : undefined} />
}
