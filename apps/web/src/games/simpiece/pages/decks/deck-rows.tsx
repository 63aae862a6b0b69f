import { useDraggable } from '@dnd-kit/core'
import { type CompiledCard, type DeckRow } from '@parlor/simpiece'
import { memo, type KeyboardEvent, type ReactElement } from 'react'
import { IconButton } from '../../../../ui/button.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { cardLabel, translatorFor } from '../../card-face/card-label.ts'
import { cardColourStyle } from '../../card-face/palette.ts'
import { CounterIcon, CardKindIcon } from '../../card-face/card-icons.tsx'
import { CardEmblem } from '../../card-face/card-emblem.tsx'
import { cardById, copiesLeft, isGap, suitsLeader, type Deck } from './deck.ts'
import { copiesAddedByKeyPress } from './copies-added-by-key-press.ts'

interface DeckRowsProps {
  readonly deck: Deck
  readonly onMore: (card: CompiledCard, more: number) => void
  readonly onLook: (card: CompiledCard) => void
}

/** The cards of the deck, by cost. */
export function DeckRows({ deck, onMore, onLook }: DeckRowsProps): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const rows = deck.rows.filter(({ id }) => !isGap(id))
  if (rows.length === 0) return <p className="sp-empty">{translate('deck.empty')}</p>
  return (
    <ul className="sp-rows" aria-label={translate('deck.rows', { count: rows.reduce((sum, { count }) => sum + count, 0) })}>
      {rows.map((row) => {
        const card = cardById(row.id)!
        return (
          <DeckRowItem
            key={row.id}
            row={row}
            card={card}
            full={copiesLeft(deck, card) === 0}
            strange={!suitsLeader(deck, card)}
            onMore={onMore}
            onLook={onLook}
          />
        )
      })}
    </ul>
  )
}

interface DeckRowItemProps extends Pick<DeckRowsProps, 'onMore' | 'onLook'> {
  readonly row: DeckRow
  readonly card: CompiledCard
  readonly full: boolean
  readonly strange: boolean
}

const DeckRowItem = memo(function DeckRowItem({ row: { count }, card, full, strange, onMore, onLook }: DeckRowItemProps): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const { name } = card
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `row ${card.id}`, data: { card, from: 'deck' } })
  function pressed(event: KeyboardEvent): void {
    const more = copiesAddedByKeyPress(event)
    if (more === 0) return
    onMore(card, more)
    event.preventDefault()
  }
  return (
    <li className="sp-row" data-strange={strange} data-dragged={isDragging} style={cardColourStyle(card)}>
      <button
        ref={setNodeRef}
        type="button"
        className="sp-row-card"
        aria-label={translate('deck.rowLabel', { count, card: cardLabel(card.no, translator) })}
        aria-haspopup="dialog"
        onClick={() => onLook(card)}
        onKeyDown={pressed}
        {...listeners}
      >
        <span className="sp-row-art">
          <CardEmblem card={card.no} size="full" />
        </span>
        <span className="sp-row-cost">{card.cost}</span>
        <span className="sp-row-name">{name}</span>
        <span className="sp-row-worth">
          {card.power === null ? <CardKindIcon kind={card.kind} /> : card.power}
          {card.counter !== null && (
            <span className="sp-row-counter">
              <CounterIcon />
              {card.counter / 1000}
            </span>
          )}
        </span>
        <b className="sp-row-count">×{count}</b>
      </button>
      <IconButton icon="minus" label={translate('deck.less', { name })} onClick={() => onMore(card, -1)} />
      <IconButton icon="plus" label={translate('deck.more', { name })} aria-disabled={full} onClick={() => onMore(card, 1)} />
    </li>
  )
})
