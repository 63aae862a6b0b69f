import { bitOf, cards, keywords, type CardNo, type Figures, type SimPieceView } from '@parlor/simpiece'
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react'
import { Dialog } from '../../house/dialog.tsx'
import { useWords } from '../../words/words.ts'
import { CardFace } from './face/face.tsx'
import { cardLabel } from './face/label.ts'
import { belonging, teller } from './label.ts'
import { inspect, openTrash, useLooking } from './looking.ts'

/** A card in full, with what it is worth on the table now and what its keywords mean. */
export function Inspector({ figures }: { figures: Figures | null }): ReactElement | null {
  const words = useWords()
  const tell = teller(words)
  const open = useLooking((state) => state.cards)
  const handle = useLooking((state) => state.handle)
  if (!open || open.length === 0) return null
  const mask = handle !== null && figures ? figures.keywords(handle) : 0
  const known = keywords.filter((keyword) => open.some((no) => ((cards[no]!.mask | mask) & bitOf(keyword)) !== 0))
  const power = handle !== null && figures && cards[open[0]!]!.power !== null ? figures.power(handle) : null
  return (
    <Dialog open onClose={() => inspect(null)} title={cards[open[0]!]!.name}>
      <div className="st-inspect">
        {open.map((no) => (
          <CardFace key={no} card={no} size="full" />
        ))}
        {power !== null && power !== cards[open[0]!]!.power && <p className="st-inspect-now">{tell('table.powerNow', { power })}</p>}
        {known.length > 0 && (
          <dl>
            {known.map((keyword) => (
              <div key={keyword}>
                <dt>{tell(`keyword.${keyword}`)}</dt>
                <dd>{tell(`table.keyword.${keyword}`)}</dd>
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
  const words = useWords()
  const tell = teller(words)
  const seat = useLooking((state) => state.trash)
  if (seat === null) return null
  const list = view.sides[seat]!.trash.toReversed()
  return (
    <Dialog open onClose={() => openTrash(null)} title={belonging('trash', nameOf(seat), words, list.length)}>
      {list.length === 0 ? (
        <p>{tell('table.trashEmpty')}</p>
      ) : (
        <ul className="st-browse">
          {list.map((no, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- copies of one card are told apart by their place
            <li key={i}>
              <button type="button" aria-label={cardLabel(no, words)} onClick={() => inspect([no])}>
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

interface Hovered {
  readonly card: CardNo
  readonly x: number
  readonly y: number
}

/** A card under a resting mouse, in full beside it. */
export function HoverCard({ root }: { root: RefObject<HTMLElement | null> }): ReactElement | null {
  const [hovered, setHovered] = useState<Hovered | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const table = root.current
    if (!table || !matchMedia('(hover: hover)').matches) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let over: Element | null = null
    function moved(event: PointerEvent): void {
      const card = event.target instanceof Element ? event.target.closest('[data-card]') : null
      if (card === over) return
      over = card
      clearTimeout(timer)
      setHovered(null)
      if (!card || event.pointerType !== 'mouse' || event.buttons !== 0) return
      timer = setTimeout(() => setHovered(beside(table!, card)), delay)
    }
    function gone(): void {
      over = null
      clearTimeout(timer)
      setHovered(null)
    }
    table.addEventListener('pointerover', moved)
    table.addEventListener('pointerleave', gone)
    table.addEventListener('pointerdown', gone)
    return () => {
      gone()
      table.removeEventListener('pointerover', moved)
      table.removeEventListener('pointerleave', gone)
      table.removeEventListener('pointerdown', gone)
    }
  }, [root])
  useEffect(() => {
    const [shown, table] = [box.current, root.current]
    // A long text is taller than was reckoned with.
    if (shown && table) shown.style.top = `${Math.max(4, Math.min(hovered!.y, table.clientHeight - shown.offsetHeight - 4))}px`
  }, [hovered, root])
  if (!hovered) return null
  return (
    <div ref={box} className="st-hover" style={{ left: hovered.x, top: hovered.y }} aria-hidden="true">
      <CardFace card={hovered.card} size="full" />
    </div>
  )
}

const width = 280

function beside(table: HTMLElement, card: Element): Hovered {
  const base = table.getBoundingClientRect()
  const at = card.getBoundingClientRect()
  const right = at.right - base.x + 10
  const x = right + width < base.width ? right : Math.max(4, at.x - base.x - width - 10)
  return { card: Number((card as HTMLElement).dataset['card']), x, y: at.y - base.y - 120 }
}
