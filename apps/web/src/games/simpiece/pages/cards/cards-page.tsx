import { cards, numberOf, type CardNo } from '@parlor/simpiece'
import { memo, useCallback, useEffect, useMemo, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import { LinkButton } from '../../../../house/button.tsx'
import { Page } from '../../../../house/page.tsx'
import { useWords } from '../../../../words/words.ts'
import { CardFace } from '../../face/face.tsx'
import { cardLabel, teller } from '../../face/label.ts'
import { readSearch, writeSearch } from '../pool/address.ts'
import { Filters, SortField } from '../pool/filters.tsx'
import '../pool/pool.css'
import { SearchBar } from '../pool/search-bar.tsx'
import { everything, find, type Search } from '../pool/search.ts'
import { useGrid } from '../pool/use-grid.ts'
import './cards.css'
import { CardDetail } from './detail.tsx'

/** `/simpiece/cards`: every card there is. What is looked for, and the card looked at, stand in the address. */
export default function CardsPage(): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const { language } = words
  const [{ search, card }, setLooked] = useLooked()
  const change = useCallback(
    (patch: Partial<Search>) => setLooked((before) => ({ ...before, search: { ...before.search, ...patch } })),
    [setLooked],
  )
  const look = useCallback((next: CardNo | null) => setLooked((before) => ({ ...before, card: next })), [setLooked])
  const found = useMemo(() => find(search, language), [search, language])
  const grid = useGrid(found.length)
  const filters = <Filters search={search} onChange={change} />
  return (
    <Page title={tell('page.cards.title')} layout="wide" back={{ to: '/simpiece/', label: tell('title') }}>
      <div className="sp-pages sp-cards">
        <p className="sp-lead">
          {tell('cards.lead', { count: cards.length })}{' '}
          <LinkButton kind="quiet" icon="edit" to="/simpiece/decks">
            {tell('page.decks.title')}
          </LinkButton>
        </p>
        <aside className="sp-glass sp-cards-side" aria-label={tell('cards.filters')}>
          <SortField search={search} onChange={change} />
          {filters}
        </aside>
        <div className="sp-cards-main">
          <SearchBar search={search} onChange={change} found={found.length} filters={filters} />
          {found.length === 0 && (
            <div className="sp-glass sp-nothing">
              <p>{tell('cards.nothing')}</p>
              <button type="button" className="button button-plain" onClick={() => change({ ...everything, sort: search.sort })}>
                {tell('cards.clear')}
              </button>
            </div>
          )}
          <ul className="sp-wall" aria-label={tell('cards.found', { count: found.length })} {...grid.props}>
            {found.map((no, place) => (
              <Tile key={no} card={no} place={place} open={place === grid.at} onOpen={look} />
            ))}
          </ul>
        </div>
      </div>
      <CardDetail card={card} among={found} onClose={() => look(null)} onCard={look} />
    </Page>
  )
}

interface TileProps {
  readonly card: CardNo
  readonly place: number
  readonly open: boolean
  readonly onOpen: (card: CardNo) => void
}

const Tile = memo(function Tile({ card, place, open, onOpen }: TileProps): ReactElement {
  const words = useWords()
  return (
    <li className="sp-tile">
      <button
        type="button"
        className="sp-card"
        data-place={place}
        tabIndex={open ? 0 : -1}
        aria-label={cardLabel(card, words)}
        aria-haspopup="dialog"
        onClick={() => onOpen(card)}
      >
        <CardFace card={card} size="hand" />
      </button>
    </li>
  )
})

interface Looked {
  readonly search: Search
  readonly card: CardNo | null
}

/** What is looked at, from the address and back into it. Not through the router: a new place would take the focus out of the field being typed in. */
function useLooked(): [Looked, (change: (before: Looked) => Looked) => void] {
  const { search: address, key } = useLocation()
  const [state, setState] = useState<Looked & { readonly key: string }>(() => ({ ...lookedFrom(address), key }))
  if (state.key !== key) setState({ ...lookedFrom(address), key })
  useEffect(() => {
    // Safari allows a hundred changes of the address in half a minute.
    const timer = setTimeout(() => {
      const params = writeSearch(state.search, new URLSearchParams(window.location.search))
      if (state.card === null) params.delete('card')
      else params.set('card', cards[state.card]!.id)
      const text = params.toString()
      window.history.replaceState(window.history.state, '', `${window.location.pathname}${text === '' ? '' : `?${text}`}`)
    }, 250)
    return () => clearTimeout(timer)
  }, [state])
  return [state, useCallback((change) => setState((before) => ({ ...change(before), key: before.key })), [])]
}

function lookedFrom(address: string): Looked {
  const params = new URLSearchParams(address)
  const no = numberOf(params.get('card') ?? '')
  return { search: readSearch(params), card: no < 0 ? null : no }
}
