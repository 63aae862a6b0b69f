import { keywordBit, cards, keywords, type CardIndex, type SimPieceView } from '@parlor/simpiece'
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { CardFace } from './card-face/card-face.tsx'
import { cardLabel } from './card-face/card-label.ts'
import { playerZoneLabel, translatorFor } from './aria-labels.ts'
import { inspectCards, openTrash, useInspection } from './inspected-cards-and-piles-store.ts'
import { findFieldCardItem, type ViewModel } from './view-model.ts'

/** A card in full, with its current values if it is on the field, and explanations of its keywords. */
export function CardInspector({ halves }: Pick<ViewModel, 'halves'>): ReactElement | null {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const open = useInspection((state) => state.cards)
  const handle = useInspection((state) => state.handle)
  if (!open || open.length === 0) return null
  const item = handle === null ? null : findFieldCardItem(halves, handle)
  const mask = item?.keywords ?? 0
  const known = keywords.filter((keyword) => open.some((no) => ((cards[no]!.mask | mask) & keywordBit(keyword)) !== 0))
  const power = item?.power ?? null
  return (
    <Dialog open onClose={() => inspectCards(null)} title={cards[open[0]!]!.name}>
      <div className="st-inspect">
        {open.map((no) => (
          <CardFace key={no} card={no} size="full" />
        ))}
        {power !== null && power !== cards[open[0]!]!.power && <p className="st-inspect-now">{translate('table.powerNow', { power })}</p>}
        {known.length > 0 && (
          <dl>
            {known.map((keyword) => (
              <div key={keyword}>
                <dt>{translate(`keyword.${keyword}`)}</dt>
                <dd>{translate(`table.keyword.${keyword}`)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Dialog>
  )
}

/** All cards of a trash, newest first. */
export function TrashBrowser({ view, nameOf }: { view: SimPieceView; nameOf: (seat: number) => string }): ReactElement | null {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const seat = useInspection((state) => state.trash)
  if (seat === null) return null
  const list = view.sides[seat]!.trash.toReversed()
  return (
    <Dialog open onClose={() => openTrash(null)} title={playerZoneLabel('trash', nameOf(seat), translator, list.length)}>
      {list.length === 0 ? (
        <p>{translate('table.trashEmpty')}</p>
      ) : (
        <ul className="st-browse">
          {list.map((no, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- copies of one card are told apart by their place
            <li key={i}>
              <button type="button" aria-label={cardLabel(no, translator)} onClick={() => inspectCards([no])}>
                <CardFace card={no} size="hand" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const delay = 300

interface HoveredCard {
  readonly card: CardIndex
  readonly x: number
  readonly y: number
}

/** The hovered card in full, beside it. */
export function HoverCard({ root }: { root: RefObject<HTMLElement | null> }): ReactElement | null {
  const [hovered, setHovered] = useState<HoveredCard | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const table = root.current
    if (!table || !matchMedia('(hover: hover)').matches) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let over: Element | null = null
    let was: { readonly x: number; readonly y: number } | null = null
    function close(): void {
      clearTimeout(timer)
      setHovered(null)
    }
    /** Another element is under the pointer, because the pointer or the table has moved. */
    function onPointerOver(event: PointerEvent): void {
      const card = cardUnder(event)
      if (card === over) return
      over = null
      close()
    }
    /** Only a real pointer movement opens it: browsers also report a move when a card comes to lie under a resting mouse. */
    function onPointerMove(event: PointerEvent): void {
      const before = was
      was = { x: event.clientX, y: event.clientY }
      if (!before || (before.x === was.x && before.y === was.y)) return
      const card = cardUnder(event)
      if (card === over) return
      over = card
      close()
      if (!card || event.pointerType !== 'mouse' || event.buttons !== 0) return
      timer = setTimeout(() => setHovered(positionBeside(table!, card)), delay)
    }
    function hide(): void {
      over = null
      close()
    }
    /** A press closes it, so that the result is visible. */
    function onPointerDown(event: PointerEvent): void {
      over = cardUnder(event)
      close()
    }
    const listeners = { pointerover: onPointerOver, pointermove: onPointerMove, pointerleave: hide, pointerdown: onPointerDown }
    for (const [kind, listener] of Object.entries(listeners)) table.addEventListener(kind as 'pointermove', listener)
    return () => {
      hide()
      for (const [kind, listener] of Object.entries(listeners)) table.removeEventListener(kind as 'pointermove', listener)
    }
  }, [root])
  useEffect(() => {
    const [shown, table] = [box.current, root.current]
    // A long text is taller than estimated.
    if (shown && table) shown.style.top = `${Math.max(4, Math.min(hovered!.y, table.clientHeight - shown.offsetHeight - 4))}px`
  }, [hovered, root])
  if (!hovered) return null
  return (
    <div ref={box} className="st-hover" style={{ left: hovered.x, top: hovered.y }} aria-hidden="true">
      <CardFace card={hovered.card} size="full" />
    </div>
  )
}

function cardUnder(event: PointerEvent): Element | null {
  return event.target instanceof Element ? event.target.closest('[data-card]') : null
}

const width = 280

function positionBeside(table: HTMLElement, card: Element): HoveredCard {
  const base = table.getBoundingClientRect()
  const at = card.getBoundingClientRect()
  const right = at.right - base.x + 10
  const x = right + width < base.width ? right : Math.max(4, at.x - base.x - width - 10)
  return { card: Number((card as HTMLElement).dataset['card']), x, y: at.y - base.y - 120 }
}
