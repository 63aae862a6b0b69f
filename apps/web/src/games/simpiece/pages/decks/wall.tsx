import { useDraggable, useDroppable } from '@dnd-kit/core'
import { allowedFor, cards, mostCopies, type Card, type CardNo } from '@parlor/simpiece'
import { memo, useCallback, useMemo, useState, type KeyboardEvent, type ReactElement } from 'react'
import { IconButton } from '../../../../house/button.tsx'
import { useWords } from '../../../../words/words.ts'
import { CardFace } from '../../face/face.tsx'
import { cardLabel, teller } from '../../face/label.ts'
import { Filters, QuickFilters } from '../pool/filters.tsx'
import { SearchBar } from '../pool/search-bar.tsx'
import { everything, find, type Search } from '../pool/search.ts'
import { useGrid } from '../pool/use-grid.ts'
import { cardWith, countOf, roomFor, type Deck } from './deck.ts'
import { copiesBy } from './keys.ts'

interface WallProps {
  readonly deck: Deck
  readonly onMore: (card: Card, more: number) => void
  readonly onLook: (card: Card) => void
}

/** Everything the Leader leads, to be taken into the deck. */
export function Wall({ deck, onMore, onLook }: WallProps): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const { language } = words
  const leader = cardWith(deck.leader!)!
  const [search, setSearch] = useState<Search>({ ...everything, sort: 'cost' })
  const change = useCallback((patch: Partial<Search>) => setSearch((before) => ({ ...before, ...patch })), [])
  const found = useMemo(() => find(search, language, allowedFor(leader.no)), [search, language, leader.no])
  const grid = useGrid(found.length)
  const { setNodeRef, isOver, active } = useDroppable({ id: 'pool' })
  const filters = <Filters search={search} onChange={change} colours={leader.colours} leaders={false} />
  return (
    <section
      ref={setNodeRef}
      className="sp-pool"
      aria-label={tell('deck.pool', { name: leader.name })}
      data-over={isOver && active?.data.current?.['from'] === 'deck'}
    >
      <SearchBar search={search} onChange={change} found={found.length} filters={filters} />
      <QuickFilters search={search} onChange={change} />
      <p className="sr-only" id="sp-wall-keys">
        {tell('deck.keys')}
      </p>
      <ul className="sp-wall" aria-describedby="sp-wall-keys" {...grid.props}>
        {found.map((no, place) => (
          <Tile
            key={no}
            card={no}
            place={place}
            stop={place === grid.at}
            count={countOf(deck, cards[no]!.id)}
            room={roomFor(deck, cards[no]!)}
            onMore={onMore}
            onLook={onLook}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="sp-glass sp-nothing">{tell('cards.nothing')}</p>}
    </section>
  )
}

interface TileProps extends Pick<WallProps, 'onMore' | 'onLook'> {
  readonly card: CardNo
  readonly place: number
  readonly stop: boolean
  readonly count: number
  readonly room: number
}

const Tile = memo(function Tile({ card: no, place, stop, count, room, onMore, onLook }: TileProps): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const card = cards[no]!
  const { name } = card
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `pool ${card.id}`, data: { card, from: 'pool' } })
  function pressed(event: KeyboardEvent): void {
    const more = copiesBy(event)
    if (more === 0) return
    onMore(card, more)
    event.preventDefault()
  }
  const tab = stop ? 0 : -1
  return (
    <li className="sp-tile sp-pool-tile" data-dragged={isDragging}>
      <button
        ref={setNodeRef}
        type="button"
        className="sp-card"
        data-place={place}
        data-full={room === 0}
        tabIndex={tab}
        aria-label={tell('deck.tileLabel', { card: cardLabel(no, words), count })}
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
          <span className="sp-copies" aria-hidden="true">
            ×{count}
          </span>
        )}
      </button>
      <span className="sp-tile-tools">
        <IconButton
          icon="minus"
          tabIndex={tab}
          label={tell('deck.less', { name })}
          aria-disabled={count === 0}
          onClick={() => onMore(card, -1)}
        />
        <button
          type="button"
          className="icon-button sp-playset"
          tabIndex={tab}
          aria-label={tell('deck.playset', { name })}
          title={tell('deck.playset', { name })}
          aria-disabled={room === 0}
          onClick={() => onMore(card, mostCopies)}
        >
          ×{mostCopies}
        </button>
        <IconButton icon="info" tabIndex={tab} label={tell('deck.look', { name })} aria-haspopup="dialog" onClick={() => onLook(card)} />
      </span>
    </li>
  )
})
