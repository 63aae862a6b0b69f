import { useDraggable } from '@dnd-kit/core'
import { type Card, type DeckRow } from '@parlor/simpiece'
import { memo, type KeyboardEvent, type ReactElement } from 'react'
import { IconButton } from '../../../../house/button.tsx'
import { useWords } from '../../../../words/words.ts'
import { cardLabel, teller } from '../../face/label.ts'
import { toneStyle } from '../../face/palette.ts'
import { CounterSign, KindSign } from '../../face/signs.tsx'
import { Woodcut } from '../../face/woodcut.tsx'
import { cardWith, roomFor, sizeOf, suits, type Deck } from './deck.ts'
import { copiesBy } from './keys.ts'

interface RowsProps {
  readonly deck: Deck
  readonly onMore: (card: Card, more: number) => void
  readonly onLook: (card: Card) => void
}

/** The cards of the deck, by cost. */
export function Rows({ deck, onMore, onLook }: RowsProps): ReactElement {
  const words = useWords()
  const tell = teller(words)
  if (deck.rows.length === 0) return <p className="sp-empty">{tell('deck.empty')}</p>
  return (
    <ul className="sp-rows" aria-label={tell('deck.rows', { count: sizeOf(deck) })}>
      {deck.rows.map((row) => {
        const card = cardWith(row.id)!
        return (
          <Row
            key={row.id}
            row={row}
            card={card}
            full={roomFor(deck, card) === 0}
            strange={!suits(deck, card)}
            onMore={onMore}
            onLook={onLook}
          />
        )
      })}
    </ul>
  )
}

interface RowProps extends Pick<RowsProps, 'onMore' | 'onLook'> {
  readonly row: DeckRow
  readonly card: Card
  readonly full: boolean
  readonly strange: boolean
}

const Row = memo(function Row({ row: { count }, card, full, strange, onMore, onLook }: RowProps): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const { name } = card
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `row ${card.id}`, data: { card, from: 'deck' } })
  function pressed(event: KeyboardEvent): void {
    const more = copiesBy(event)
    if (more === 0) return
    onMore(card, more)
    event.preventDefault()
  }
  return (
    <li className="sp-row" data-strange={strange} data-dragged={isDragging} style={toneStyle(card)}>
      <button
        ref={setNodeRef}
        type="button"
        className="sp-row-card"
        aria-label={tell('deck.rowLabel', { count, card: cardLabel(card.no, words) })}
        aria-haspopup="dialog"
        onClick={() => onLook(card)}
        onKeyDown={pressed}
        {...listeners}
      >
        <span className="sp-row-art">
          <Woodcut card={card.no} size="full" />
        </span>
        <span className="sp-row-cost">{card.cost}</span>
        <span className="sp-row-name">{name}</span>
        <span className="sp-row-worth">
          {card.power === null ? <KindSign kind={card.kind} /> : card.power}
          {card.counter !== null && (
            <span className="sp-row-counter">
              <CounterSign />
              {card.counter / 1000}
            </span>
          )}
        </span>
        <b className="sp-row-count">×{count}</b>
      </button>
      <IconButton icon="minus" label={tell('deck.less', { name })} onClick={() => onMore(card, -1)} />
      <IconButton icon="plus" label={tell('deck.more', { name })} aria-disabled={full} onClick={() => onMore(card, 1)} />
    </li>
  )
})
