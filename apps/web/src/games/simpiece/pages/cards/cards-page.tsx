import { cards, cardIndexOf, type CardIndex } from '@parlor/simpiece'
import { memo, useCallback, useEffect, useMemo, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import { LinkButton } from '../../../../ui/button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { CardFace } from '../../card-face/card-face.tsx'
import { cardLabel, translatorFor } from '../../card-face/card-label.ts'
import { readSearchParams, writeSearchParams } from '../card-search/search-params.ts'
import { CardFilters, SortSelect } from '../card-search/card-filters.tsx'
import '../card-search/card-search.css'
import { SearchBar } from '../card-search/search-bar.tsx'
import { emptySearch, searchCards, type CardSearch } from '../card-search/search-cards.ts'
import { useRovingFocus } from '../card-search/use-roving-focus.ts'
import { useWindowedGrid } from '../card-search/use-windowed-grid.ts'
import './cards.css'
import { CardDetail } from './card-detail.tsx'

/** `/simpiece/cards`: all cards. The search and the open card are in the URL. */
export default function CardsPage(): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const { language } = translator
  const [{ search, card }, setLooked] = useCardsPageState()
  const change = useCallback(
    (patch: Partial<CardSearch>) => setLooked((before) => ({ ...before, search: { ...before.search, ...patch } })),
    [setLooked],
  )
  const look = useCallback((next: CardIndex | null) => setLooked((before) => ({ ...before, card: next })), [setLooked])
  const found = useMemo(() => searchCards(search, language), [search, language])
  const focus = useRovingFocus(found.length)
  const { attach, style, shown, placeOf } = useWindowedGrid(found.length, focus.at)
  const filters = <CardFilters search={search} onChange={change} />
  return (
    <Page title={translate('page.cards.title')} layout="wide" back={{ to: '/simpiece/', label: translate('title') }}>
      <div className="sp-pages sp-cards">
        <p className="sp-lead">
          {translate('cards.lead', { count: cards.length })}{' '}
          <LinkButton kind="quiet" icon="edit" to="/simpiece/decks">
            {translate('page.decks.title')}
          </LinkButton>
        </p>
        <aside className="sp-glass sp-cards-side" aria-label={translate('cards.filters')}>
          <SortSelect search={search} onChange={change} />
          {filters}
        </aside>
        <div className="sp-cards-main">
          <SearchBar search={search} onChange={change} found={found.length} filters={filters} />
          {found.length === 0 && (
            <div className="sp-glass sp-no-results">
              <p>{translate('cards.nothing')}</p>
              <button type="button" className="button button-plain" onClick={() => change({ ...emptySearch, sort: search.sort })}>
                {translate('cards.clear')}
              </button>
            </div>
          )}
          <ul
            ref={attach}
            className="sp-card-grid"
            style={style}
            aria-label={translate('cards.found', { count: found.length })}
            {...focus.props}
          >
            {shown.map((index) => (
              <li key={found[index]} className="sp-tile" style={placeOf(index)} aria-posinset={index + 1} aria-setsize={found.length}>
                <CardTile card={found[index]!} index={index} open={index === focus.at} onOpen={look} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <CardDetail card={card} among={found} onClose={() => look(null)} onCard={look} />
    </Page>
  )
}

interface CardTileProps {
  readonly card: CardIndex
  readonly index: number
  readonly open: boolean
  readonly onOpen: (card: CardIndex) => void
}

const CardTile = memo(function CardTile({ card, index, open, onOpen }: CardTileProps): ReactElement {
  const translator = useTranslator()
  return (
    <button
      type="button"
      className="sp-card"
      data-place={index}
      tabIndex={open ? 0 : -1}
      aria-label={cardLabel(card, translator)}
      aria-haspopup="dialog"
      onClick={() => onOpen(card)}
    >
      <CardFace card={card} size="hand" />
    </button>
  )
})

interface CardsPageState {
  readonly search: CardSearch
  readonly card: CardIndex | null
}

/** Page state in sync with the URL. Not through the router: a navigation would take focus from the search field. */
function useCardsPageState(): [CardsPageState, (change: (before: CardsPageState) => CardsPageState) => void] {
  const { search: address, key } = useLocation()
  const [state, setState] = useState<CardsPageState & { readonly key: string }>(() => ({ ...readPageState(address), key }))
  if (state.key !== key) setState({ ...readPageState(address), key })
  useEffect(() => {
    // Safari allows a hundred URL changes in half a minute.
    const timer = setTimeout(() => {
      const params = writeSearchParams(state.search, new URLSearchParams(window.location.search))
      if (state.card === null) params.delete('card')
      else params.set('card', cards[state.card]!.id)
      const text = params.toString()
      window.history.replaceState(window.history.state, '', `${window.location.pathname}${text === '' ? '' : `?${text}`}`)
    }, 250)
    return () => clearTimeout(timer)
  }, [state])
  return [state, useCallback((change) => setState((before) => ({ ...change(before), key: before.key })), [])]
}

function readPageState(address: string): CardsPageState {
  const params = new URLSearchParams(address)
  const no = cardIndexOf(params.get('card') ?? '')
  return { search: readSearchParams(params), card: no < 0 ? null : no }
}
