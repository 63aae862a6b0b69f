import { useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { Button, LinkButton } from '../../../../house/button.tsx'
import { Page } from '../../../../house/page.tsx'
import { useKept } from '../../../../play/use-kept.ts'
import { VaultBanner } from '../../../../table/notices.tsx'
import '../../../../table/table.css'
import { useWords } from '../../../../words/words.ts'
import type { GameDoor } from '../../../door.ts'
import { teller } from '../../face/label.ts'
import '../pool/pool.css'
import { adopt } from './adopt.ts'
import './shelf.css'
import './workshop.css'
import './charts.css'
import './screens.css'
import { ImportSheet } from './import-sheet.tsx'
import { listDrafts, useDecks } from './store.ts'
import { DeckTile, type Shelved } from './tile.tsx'

/** `/simpiece/decks`: one's own decks and the ready ones. */
export function ListPage({ door }: { door: GameDoor }): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const navigate = useNavigate()
  const decks = useDecks()
  const drafts = useKept(listDrafts) ?? []
  const [importing, setImporting] = useState(false)
  const own = shelved(
    decks.filter(({ ready }) => !ready),
    drafts,
  )
  return (
    <Page title={tell('page.decks.title')} layout="wide" back={{ to: '/simpiece/', label: tell('title') }} banner={<VaultBanner />}>
      <div className="sp-pages sp-decks">
        <div className="sp-deeds">
          <LinkButton kind="primary" icon="plus" to="/simpiece/decks/new">
            {tell('deck.new')}
          </LinkButton>
          <Button icon="upload" onClick={() => setImporting(true)}>
            {tell('deck.import')}
          </Button>
          <LinkButton kind="quiet" icon="search" to="/simpiece/cards">
            {tell('deck.allCards')}
          </LinkButton>
        </div>
        <section aria-labelledby="sp-own">
          <h2 id="sp-own">{tell('deck.own')}</h2>
          {own.length === 0 && <p className="field-note">{tell('deck.ownNone')}</p>}
          <ul className="sp-shelf">
            {own.map((deck) => (
              <DeckTile key={deck.id} door={door} deck={deck} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="sp-ready">
          <h2 id="sp-ready">{tell('deck.ready')}</h2>
          <p className="field-note">{tell('deck.readyNote')}</p>
          <ul className="sp-shelf">
            {decks
              .filter(({ ready }) => ready)
              .map((deck) => (
                <DeckTile key={deck.id} door={door} deck={{ ...deck, state: 'ready' }} />
              ))}
          </ul>
        </section>
      </div>
      {importing && (
        <ImportSheet
          onDeck={(sent) => void adopt(sent).then((id) => navigate(`/simpiece/decks/${id}`))}
          onClose={() => setImporting(false)}
        />
      )}
    </Page>
  )
}

type Dated = Omit<Shelved, 'state'> & { readonly updated: number }

/** One's own decks, newest first: a saved one with unsaved changes once, as it looks now. */
function shelved(decks: readonly Dated[], drafts: readonly Dated[]): Shelved[] {
  const changed = new Set(drafts.map(({ id }) => id))
  const kept = new Set(decks.map(({ id }) => id))
  const all = [
    ...drafts.map((deck) => ({ ...deck, state: kept.has(deck.id) ? ('changed' as const) : ('draft' as const) })),
    ...decks.filter(({ id }) => !changed.has(id)).map((deck) => ({ ...deck, state: 'saved' as const })),
  ]
  return all.toSorted((a, b) => b.updated - a.updated)
}
