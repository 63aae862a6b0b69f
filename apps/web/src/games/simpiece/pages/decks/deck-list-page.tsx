import { useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { ImportItemDialog } from '../../../../features/collections/import-item-dialog.tsx'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { useStored } from '../../../../platform/storage/use-stored.ts'
import { StorageBanner } from '../../../../ui/storage-banner.tsx'
import '../../../../table/table.css'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import type { WebGame } from '../../../../web-game/web-game.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import '../card-search/card-search.css'
import { addSharedDeck } from './add-shared-deck.ts'
import './deck-list.css'
import './deck-editor.css'
import './deck-rows.css'
import './deck-charts.css'
import './deck-responsive.css'
import { deckKind } from './deck-kind.ts'
import { listDrafts, useSavedDecks } from './deck-store.ts'
import { DeckTile, type ListedDeck } from './deck-tile.tsx'

/** `/simpiece/decks`: custom and built-in decks. */
export function DeckListPage({ webGame }: { webGame: WebGame }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const navigate = useNavigate()
  const decks = useSavedDecks()
  const drafts = useStored(listDrafts) ?? []
  const [importing, setImporting] = useState(false)
  const own = listOwnDecks(
    decks.filter(({ ready }) => !ready),
    drafts,
  )
  return (
    <Page
      title={translate('page.decks.title')}
      layout="wide"
      back={{ to: '/simpiece/', label: translate('title') }}
      banner={<StorageBanner />}
    >
      <div className="sp-pages sp-decks">
        <div className="sp-deck-list-actions">
          <LinkButton kind="primary" icon="plus" to="/simpiece/decks/new">
            {translate('deck.new')}
          </LinkButton>
          <Button icon="upload" onClick={() => setImporting(true)}>
            {translate('deck.import')}
          </Button>
          <LinkButton kind="quiet" icon="search" to="/simpiece/cards">
            {translate('deck.allCards')}
          </LinkButton>
        </div>
        <section aria-labelledby="sp-own">
          <h2 id="sp-own">{translate('deck.own')}</h2>
          {own.length === 0 && <p className="field-note">{translate('deck.ownNone')}</p>}
          <ul className="sp-deck-list">
            {own.map((deck) => (
              <DeckTile key={deck.id} webGame={webGame} deck={deck} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="sp-ready">
          <h2 id="sp-ready">{translate('deck.ready')}</h2>
          <p className="field-note">{translate('deck.readyNote')}</p>
          <ul className="sp-deck-list">
            {decks
              .filter(({ ready }) => ready)
              .map((deck) => (
                <DeckTile key={deck.id} webGame={webGame} deck={{ ...deck, state: 'ready' }} />
              ))}
          </ul>
        </section>
      </div>
      {importing && (
        <ImportItemDialog
          kind={deckKind}
          onOpen={([sent]) => void addSharedDeck(sent!).then((id) => navigate(`/simpiece/decks/${id}`))}
          onClose={() => setImporting(false)}
        />
      )}
    </Page>
  )
}

type DatedDeck = Omit<ListedDeck, 'state'> & { readonly updated: number }

/** Custom decks, newest first: a saved one with unsaved changes once, in its current state. */
function listOwnDecks(decks: readonly DatedDeck[], drafts: readonly DatedDeck[]): ListedDeck[] {
  const changed = new Set(drafts.map(({ id }) => id))
  const savedIds = new Set(decks.map(({ id }) => id))
  const all = [
    ...drafts.map((deck) => ({ ...deck, state: savedIds.has(deck.id) ? ('changed' as const) : ('draft' as const) })),
    ...decks.filter(({ id }) => !changed.has(id)).map((deck) => ({ ...deck, state: 'saved' as const })),
  ]
  return all.toSorted((a, b) => b.updated - a.updated)
}
