import type { SimPieceEvent } from '@parlor/simpiece'
import { useLayoutEffect, useState, type ReactElement, type RefObject } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { CardBack, CardFace } from './card-face/card-face.tsx'
import { isViewerName, translatorFor } from './aria-labels.ts'

/** Overlay of an event over the whole table: turn banner, revealed cards, red edges. */
export function EventOverlay({
  event,
  nameOf,
  near,
}: {
  event: SimPieceEvent | null
  nameOf: (seat: number) => string
  near: number
}): ReactElement | null {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  if ((event?.kind === 'phase' && event.phase === 'refresh') || event?.kind === 'first') {
    const name = nameOf(event.seat)
    const you = isViewerName(name, translator)
    return (
      <p className="st-banner" data-mine={event.seat === near} aria-hidden="true">
        {event.kind === 'phase' ? (
          <>
            <b>{you ? translator.t('table.yourTurn') : name}</b> <span>{translate('table.turnBanner', { turn: event.turn })}</span>
          </>
        ) : you ? (
          <b>{translate('table.goesFirst.you')}</b>
        ) : (
          <>
            <b>{name}</b> <span>{translate('table.goesFirst')}</span>
          </>
        )}
      </p>
    )
  }
  if (event?.kind === 'revealed' || (event?.kind === 'looked' && event.cards))
    return (
      <div className="st-reveal" aria-hidden="true">
        {event.cards!.slice(0, 5).map((card, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- copies of one card are told apart by their place
          <span key={i}>{card === null ? <CardBack /> : <CardFace card={card} size="hand" />}</span>
        ))}
      </div>
    )
  if (event?.kind === 'damage') return <div className="st-edges" data-mine={event.seat === near} aria-hidden="true" />
  return null
}

interface Line {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** The point where the line between two box centres leaves `box`, `beyond` pixels further: keeps both cards readable. */
function edgeOf(box: DOMRect, other: DOMRect, beyond: number): readonly [number, number] {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const [dx, dy] = [other.x + other.width / 2 - x, other.y + other.height / 2 - y]
  const reach = Math.hypot(dx, dy) || 1
  const out = Math.min(box.width / 2 / Math.max(1e-6, Math.abs(dx)), box.height / 2 / Math.max(1e-6, Math.abs(dy)), 0.45) + beyond / reach
  return [x + dx * out, y + dy * out]
}

/** An arrow from the attacker to its target. */
export function AttackArrow(props: {
  root: RefObject<HTMLElement | null>
  from: number | null
  to: number | null
  turn: number
  /** The battle panel covers the line: only an arrowhead inside the card is visible. */
  covered: boolean
}): ReactElement | null {
  const { root, from, to, turn, covered } = props
  const [line, setLine] = useState<Line | null>(null)
  useLayoutEffect(() => {
    const table = root.current
    const [one, other] = [from, to].map((handle) => table?.querySelector(`[data-handle="${handle}"] .st-body`)?.getBoundingClientRect())
    if (!table || !one || !other || from === null || to === null) return setLine(null)
    const base = table.getBoundingClientRect()
    const [x1, y1] = edgeOf(one, other, 0)
    const [x2, y2] = edgeOf(other, one, covered ? -18 : 8)
    setLine({ x1: x1 - base.x, y1: y1 - base.y, x2: x2 - base.x, y2: y2 - base.y })
  }, [root, from, to, turn, covered])
  if (!line) return null
  const [tx, ty] = [line.x2, line.y2]
  const bend = { x: (line.x1 + tx) / 2 + (ty - line.y1) * 0.12, y: (line.y1 + ty) / 2 - (tx - line.x1) * 0.12 }
  const head = Math.atan2(ty - bend.y, tx - bend.x)
  const wing = (turned: number): string => `${tx - Math.cos(head + turned) * 20} ${ty - Math.sin(head + turned) * 20}`
  return (
    <svg className="st-arrow" aria-hidden="true" focusable="false">
      <path d={`M${line.x1} ${line.y1}Q${bend.x} ${bend.y} ${tx} ${ty}`} />
      <path className="st-arrow-head" d={`M${wing(0.45)}L${tx} ${ty}L${wing(-0.45)}`} />
    </svg>
  )
}
