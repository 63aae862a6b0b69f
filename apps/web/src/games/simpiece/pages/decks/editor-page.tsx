import { cards, type Card } from '@parlor/simpiece'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { announce } from '../../../../house/announce.tsx'
import { IconButton } from '../../../../house/button.tsx'
import { Page } from '../../../../house/page.tsx'
import { VaultBanner } from '../../../../table/notices.tsx'
import '../../../../table/table.css'
import { useWords, words as wordsNow } from '../../../../words/words.ts'
import { teller } from '../../face/label.ts'
import { CardDetail } from '../cards/detail.tsx'
import '../pool/pool.css'
import { countOf, roomFor, sizeOf, suits, withLeader, withMore, type Deck } from './deck.ts'
import './shelf.css'
import './workshop.css'
import './charts.css'
import './screens.css'
import { Drag } from './drag.tsx'
import { Head } from './head.tsx'
import { LeaderStep } from './leader-step.tsx'
import { Side, type Tab } from './side.tsx'
import { useDeck, type Easel } from './use-deck.ts'
import { Wall } from './wall.tsx'

/** From here on cards and deck stand side by side, as in the style sheet. */
const desk = '(width >= 900px)'

/** `/simpiece/decks/<id>`: a deck being built. */
export function EditorPage({ first, saved }: { first: Deck; saved: Deck | null }): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const easel = useDeck(first, saved)
  const { deck, change } = easel
  const [tab, setTab] = useTabs()
  const [choosing, setChoosing] = useState(false)
  const [looked, setLooked] = useState<Card | null>(null)
  useKeys(easel)
  usePath(easel)
  const more = useMore(easel)
  function lead(card: Card): void {
    change((now) => withLeader(now, card.id))
    setChoosing(false)
    announce(tell('deck.ledBy', { name: card.name }))
  }
  function chooseLeader(): void {
    setChoosing(true)
    setTab('cards')
  }
  return (
    <Page
      title={deck.name}
      layout="wide"
      heading={<Head easel={easel} fallback={tell('deck.newName')} onWrong={() => setTab('deck')} />}
      back={{ to: '/simpiece/decks', label: tell('page.decks.title') }}
      banner={<VaultBanner />}
    >
      <Drag onMore={more}>
        <div className="sp-pages sp-wide sp-workshop" data-tab={tab}>
          <div className="sp-workshop-main">
            {deck.leader === null || choosing ? (
              <LeaderStep chosen={deck.leader} onChoose={lead} />
            ) : (
              <Wall deck={deck} onMore={more} onLook={setLooked} />
            )}
          </div>
          <Side easel={easel} tab={tab} onTab={setTab} onMore={more} onLook={setLooked} onLeader={chooseLeader} />
        </div>
      </Drag>
      <CardDetail
        card={looked?.no ?? null}
        onClose={() => setLooked(null)}
        onCard={(no) => setLooked(cards[no]!)}
        actions={looked && suits(deck, looked) && looked.kind !== 'leader' && <Copies deck={deck} card={looked} onMore={more} />}
      />
    </Page>
  )
}

/** One thing at a time on a phone; each is found again where it was left. A desk shows all at once and stays where it is. */
function useTabs(): readonly [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('cards')
  const left = useRef<Partial<Record<Tab, number>> | null>(null)
  useLayoutEffect(() => {
    if (left.current && !window.matchMedia(desk).matches) window.scrollTo(0, left.current[tab] ?? 0)
  }, [tab])
  const open = (next: Tab): void => {
    left.current = { ...left.current, [tab]: window.scrollY }
    setTab(next)
  }
  return [tab, open]
}

/** Under a card that is looked at: how many there are, one less, one more. */
function Copies({ deck, card, onMore }: { deck: Deck; card: Card; onMore: (card: Card, more: number) => void }): ReactElement {
  const tell = teller(useWords())
  const { name } = card
  const count = countOf(deck, card.id)
  return (
    <span className="sp-detail-steps">
      <IconButton icon="minus" label={tell('deck.less', { name })} aria-disabled={count === 0} onClick={() => onMore(card, -1)} />
      <span>{tell('deck.copies', { count })}</span>
      <IconButton
        icon="plus"
        label={tell('deck.more', { name })}
        aria-disabled={roomFor(deck, card) === 0}
        onClick={() => onMore(card, 1)}
      />
    </span>
  )
}

/** Takes copies in or out and says what came of it; the same function for as long as the page is open, so that cards need not be drawn anew. */
function useMore({ peek, change }: Easel): (card: Card, more: number) => void {
  return useCallback(
    (card, by) => {
      const tell = teller(wordsNow())
      const before = peek()
      const { name } = card
      if (by > 0 && roomFor(before, card) === 0) return announce(tell('deck.full', { name, count: countOf(before, card.id) }))
      const after = withMore(before, card, by)
      if (after === before) return
      change((now) => withMore(now, card, by))
      announce(tell('deck.now', { name, count: countOf(after, card.id), size: sizeOf(after) }))
    },
    [peek, change],
  )
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'search'))
  )
}

/** Ctrl or ⌘ with Z takes back, with Shift or as Y brings back; not while a text is being typed. */
function useKeys({ undo, redo }: Easel): void {
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [undo, redo])
}

/** A copy of a ready deck gets its own address with its first change: whoever reloads then finds the copy. */
function usePath({ deck: { id }, canUndo }: Easel): void {
  useEffect(() => {
    const path = `/simpiece/decks/${id}`
    if (canUndo && window.location.pathname !== path) window.history.replaceState(window.history.state, '', path + window.location.search)
  }, [id, canUndo])
}
