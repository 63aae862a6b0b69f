import { useDraggable, useDroppable } from '@dnd-kit/core'
import { cardsAllowedFor, cards, maxCopies, type CompiledCard, type CardIndex } from '@parlor/simpiece'
import { memo, useCallback, useMemo, useState, type KeyboardEvent, type ReactElement } from 'react'
import { IconButton } from '../../../../ui/button.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { CardFace } from '../../card-face/card-face.tsx'
import { cardLabel, translatorFor } from '../../card-face/card-label.ts'
import { CardFilters, QuickFilters } from '../card-search/card-filters.tsx'
import { SearchBar } from '../card-search/search-bar.tsx'
import { emptySearch, searchCards, type CardSearch } from '../card-search/search-cards.ts'
import { useRovingFocus } from '../card-search/use-roving-focus.ts'
import { useWindowedGrid } from '../card-search/use-windowed-grid.ts'
import { cardById, copiesOf, copiesLeft, type Deck } from './deck.ts'
import { copiesAddedByKeyPress } from './copies-added-by-key-press.ts'

interface CardPickerProps {
  readonly deck: Deck
  readonly onMore: (card: CompiledCard, more: number) => void
  readonly onLook: (card: CompiledCard) => void
}

/** All cards that the Leader allows, to add to the deck. */
export function CardPicker({ deck, onMore, onLook }: CardPickerProps): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const { language } = translator
  const leader = cardById(deck.leader!)!
  const [search, setSearch] = useState<CardSearch>({ ...emptySearch, sort: 'cost' })
  const change = useCallback((patch: Partial<CardSearch>) => setSearch((before) => ({ ...before, ...patch })), [])
  const found = useMemo(() => searchCards(search, language, cardsAllowedFor(leader.no)), [search, language, leader.no])
  const focus = useRovingFocus(found.length)
  const { attach, style, shown, placeOf } = useWindowedGrid(found.length, focus.at)
  const { setNodeRef, isOver, active } = useDroppable({ id: 'pool' })
  const filters = <CardFilters search={search} onChange={change} colours={leader.colours} leaders={false} />
  return (
    <section
      ref={setNodeRef}
      className="sp-pool"
      aria-label={translate('deck.pool', { name: leader.name })}
      data-over={isOver && active?.data.current?.['from'] === 'deck'}
    >
      <SearchBar search={search} onChange={change} found={found.length} filters={filters} />
      <QuickFilters search={search} onChange={change} />
      <p className="sr-only" id="sp-card-grid-keys">
        {translate('deck.keys')}
      </p>
      <ul ref={attach} className="sp-card-grid" style={style} aria-describedby="sp-card-grid-keys" {...focus.props}>
        {shown.map((index) => {
          const card = cards[found[index]!]!
          return (
            <li key={card.no} className="sp-tile sp-pool-tile" style={placeOf(index)} aria-posinset={index + 1} aria-setsize={found.length}>
              <CardPickerTile
                card={card.no}
                index={index}
                stop={index === focus.at}
                count={copiesOf(deck, card.id)}
                remaining={copiesLeft(deck, card)}
                onMore={onMore}
                onLook={onLook}
              />
            </li>
          )
        })}
      </ul>
      {found.length === 0 && <p className="sp-glass sp-no-results">{translate('cards.nothing')}</p>}
    </section>
  )
}

interface CardPickerTileProps extends Pick<CardPickerProps, 'onMore' | 'onLook'> {
  readonly card: CardIndex
  readonly index: number
  readonly stop: boolean
  readonly count: number
  readonly remaining: number
}

const CardPickerTile = memo(function CardPickerTile({
  card: no,
  index,
  stop,
  count,
  remaining,
  onMore,
  onLook,
}: CardPickerTileProps): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const card = cards[no]!
  const { name } = card
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `pool ${card.id}`, data: { card, from: 'pool' } })
  function pressed(event: KeyboardEvent): void {
    const more = copiesAddedByKeyPress(event)
    if (more === 0) return
    onMore(card, more)
    event.preventDefault()
  }
  const tab = stop ? 0 : -1
  return (
    <>
      <button
        ref={setNodeRef}
        type="button"
        className="sp-card"
        data-place={index}
        data-full={remaining === 0}
        data-dragged={isDragging}
        tabIndex={tab}
        aria-label={translate('deck.tileLabel', { card: cardLabel(no, translator), count })}
        onClick={() => onMore(card, 1)}
        onContextMenu={(event) => {
          event.preventDefault()
          onLook(card)
        }}
        onKeyDown={pressed}
        {...listeners}
      >
        <CardFace card={no} size="hand" />
        {count > 0 && (
          <span className="sp-copy-count" aria-hidden="true">
            ×{count}
          </span>
        )}
      </button>
      <span className="sp-tile-tools">
        <IconButton
          icon="minus"
          tabIndex={tab}
          label={translate('deck.less', { name })}
          aria-disabled={count === 0}
          onClick={() => onMore(card, -1)}
        />
        <button
          type="button"
          className="icon-button sp-playset"
          tabIndex={tab}
          aria-label={translate('deck.playset', { name })}
          title={translate('deck.playset', { name })}
          aria-disabled={remaining === 0}
          onClick={() => onMore(card, maxCopies)}
        >
          ×{maxCopies}
        </button>
        <IconButton
          icon="info"
          tabIndex={tab}
          label={translate('deck.look', { name })}
          aria-haspopup="dialog"
          onClick={() => onLook(card)}
        />
      </span>
    </>
  )
})
