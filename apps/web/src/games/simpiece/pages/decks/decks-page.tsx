import { isRejection } from '@parlor/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { LinkButton } from '../../../../house/button.tsx'
import { Missing } from '../../../../house/missing.tsx'
import { toast } from '../../../../house/toast.tsx'
import { Waiting } from '../../../../house/waiting.tsx'
import { useWords, words as wordsNow } from '../../../../words/words.ts'
import type { GameDoor } from '../../../door.ts'
import { teller } from '../../face/label.ts'
import { strings } from '../../strings.ts'
import { freshDeck, readyDeck, readyOf, type Deck } from './deck.ts'
import { adopt } from './adopt.ts'
import { EditorPage } from './editor-page.tsx'
import { isDeckLink, readDeckLink } from './link.ts'
import { ListPage } from './list-page.tsx'
import { deckOf, deckTitle, draftWith, freshDeckId } from './store.ts'

/** `/simpiece/decks` for all decks, `/simpiece/decks#d=…` for one somebody sent, `/simpiece/decks/new` and `/simpiece/decks/<id>` for one. */
export default function DecksPage({ door }: { door: GameDoor }): ReactElement {
  const id = useParams()['*'] ?? ''
  const { hash } = useLocation()
  const [fresh] = useState(freshDeckId)
  if (id === '') return isDeckLink(hash) ? <Arrival key={hash} hash={hash} /> : <ListPage door={door} />
  if (id === 'new') return <Navigate to={`/simpiece/decks/${fresh}`} state="new" replace />
  return <Opened key={id} id={id} />
}

/** What lies on the easel and what it is compared with. */
interface Found {
  readonly first: Deck
  readonly saved: Deck | null
}

function Opened({ id }: { id: string }): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const isNew = useLocation().state === 'new'
  const [found, setFound] = useState<Found | 'missing' | null>(null)
  useEffect(() => {
    let gone = false
    void lookFor(id, isNew).then((deck) => !gone && setFound(deck ?? 'missing'))
    return () => {
      gone = true
    }
  }, [id, isNew])
  if (found === null) return <Waiting />
  if (found !== 'missing') return <EditorPage first={found.first} saved={found.saved} />
  return (
    <Missing>
      <LinkButton kind="primary" icon="list" to="/simpiece/decks">
        {tell('deck.toList')}
      </LinkButton>
    </Missing>
  )
}

/** A deck with its unsaved changes; of a ready one a copy, under a name and an id of its own. */
async function lookFor(id: string, isNew: boolean): Promise<Found | null> {
  const words = wordsNow()
  const ready = readyOf(id)
  if (ready !== null) {
    const copied = readyDeck(ready, deckTitle({ id, name: '' }, words))
    return copied && { first: { ...copied, id: freshDeckId() }, saved: null }
  }
  const [saved, draft] = await Promise.all([deckOf(id), draftWith(id)])
  const first = draft ?? saved ?? (isNew ? freshDeck(id, teller(words)('deck.newName')) : null)
  return first && { first: deckFrom(first), saved: saved && deckFrom(saved) }
}

function deckFrom({ id, name, leader, rows }: Deck): Deck {
  return { id, name, leader, rows }
}

/** Opens what a link holds as a draft of one's own; the same deck a second time leads to the first. */
function Arrival({ hash }: { hash: string }): ReactElement {
  const navigate = useNavigate()
  useEffect(() => {
    let gone = false
    void arrive(hash).then((to) => !gone && navigate(to, { replace: true }))
    return () => {
      gone = true
    }
  }, [hash, navigate])
  return <Waiting />
}

async function arrive(hash: string): Promise<string> {
  const words = wordsNow()
  const tell = teller(words)
  const sent = await readDeckLink(hash)
  if (isRejection(sent)) {
    toast({ text: words.why(sent, strings[words.language]), tone: 'bad' })
    return '/simpiece/decks'
  }
  toast({ text: tell('deck.fromLink'), tone: 'good' })
  return `/simpiece/decks/${await adopt(sent)}`
}
