import { isRejection } from '@parlor/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { LinkButton } from '../../../../ui/button.tsx'
import { NotFoundPage } from '../../../../web-game/not-found-page.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { LoadingPlaceholder } from '../../../../ui/loading-placeholder.tsx'
import { useTranslator, currentTranslator } from '../../../../platform/i18n/translator.ts'
import type { WebGame } from '../../../../web-game/web-game.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { strings } from '../../strings.ts'
import { cardsOf, newDeck, builtInDeckById, stripBuiltInPrefix, type Deck } from './deck.ts'
import { addSharedDeck } from './add-shared-deck.ts'
import { DeckEditorPage } from './deck-editor-page.tsx'
import { deckLink } from './deck-link.ts'
import { DeckListPage } from './deck-list-page.tsx'
import { deckDrafts, loadDeck, deckTitle, newDeckId } from './deck-store.ts'

/** `/simpiece/decks` for all decks, `/simpiece/decks#d=…` for a shared one, `/simpiece/decks/new` and `/simpiece/decks/<id>` for one. */
export default function DecksRouter({ webGame }: { webGame: WebGame }): ReactElement {
  const id = useParams()['*'] ?? ''
  const { hash } = useLocation()
  const [fresh] = useState(newDeckId)
  if (id === '') return deckLink.matches(hash) ? <SharedDeckArrival key={hash} hash={hash} /> : <DeckListPage webGame={webGame} />
  if (id === 'new') return <Navigate to={`/simpiece/decks/${fresh}`} state="new" replace />
  return <OpenDeck key={id} id={id} />
}

/** The deck to edit, and its saved version. */
interface LoadedDeck {
  readonly first: Deck
  readonly saved: Deck | null
}

function OpenDeck({ id }: { id: string }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const isNew = useLocation().state === 'new'
  const [found, setFound] = useState<LoadedDeck | 'missing' | null>(null)
  useEffect(() => {
    let unmounted = false
    void loadDeckToEdit(id, isNew).then((deck) => !unmounted && setFound(deck ?? 'missing'))
    return () => {
      unmounted = true
    }
  }, [id, isNew])
  if (found === null) return <LoadingPlaceholder />
  if (found !== 'missing') return <DeckEditorPage first={found.first} saved={found.saved} />
  return (
    <NotFoundPage>
      <LinkButton kind="primary" icon="list" to="/simpiece/decks">
        {translate('deck.toList')}
      </LinkButton>
    </NotFoundPage>
  )
}

/** A deck with its unsaved changes; of a built-in one a copy with a new name and id. */
async function loadDeckToEdit(id: string, isNew: boolean): Promise<LoadedDeck | null> {
  const translator = currentTranslator()
  const ready = stripBuiltInPrefix(id)
  if (ready !== null) {
    const copied = builtInDeckById(ready, deckTitle({ id, name: '' }, translator))
    return copied && { first: { ...copied, id: newDeckId() }, saved: null }
  }
  const [saved, draft] = await Promise.all([loadDeck(id), deckDrafts.load(id)])
  const first = draft ?? saved ?? (isNew ? newDeck(id, translatorFor(translator)('deck.newName')) : null)
  return first && { first: deckFrom(first), saved: saved && deckFrom(saved) }
}

function deckFrom(deck: Deck): Deck {
  return { id: deck.id, name: deck.name, ...cardsOf(deck) }
}

/** Opens a shared deck as a draft; the same link again opens the same draft. */
function SharedDeckArrival({ hash }: { hash: string }): ReactElement {
  const navigate = useNavigate()
  useEffect(() => {
    let unmounted = false
    void openSharedDeck(hash).then((to) => !unmounted && navigate(to, { replace: true }))
    return () => {
      unmounted = true
    }
  }, [hash, navigate])
  return <LoadingPlaceholder />
}

async function openSharedDeck(hash: string): Promise<string> {
  const translator = currentTranslator()
  const translate = translatorFor(translator)
  const shared = await deckLink.read(hash)
  if (isRejection(shared)) {
    toast({ text: translator.why(shared, strings[translator.language]), tone: 'bad' })
    return '/simpiece/decks'
  }
  toast({ text: translate('deck.fromLink'), tone: 'good' })
  return `/simpiece/decks/${await addSharedDeck(shared)}`
}
