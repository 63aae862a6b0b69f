import { cards, type CompiledCard } from '@parlor/simpiece'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { isScreen } from '../../../../ui/screen-size.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { StorageBanner } from '../../../../ui/storage-banner.tsx'
import '../../../../table/table.css'
import { useTranslator, currentTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { CardDetail } from '../cards/card-detail.tsx'
import '../card-search/card-search.css'
import { copiesOf, copiesLeft, deckSizeOf, isGap, suitsLeader, withLeader, withMoreCopies, type Deck } from './deck.ts'
import './deck-list.css'
import './deck-editor.css'
import './deck-rows.css'
import './deck-charts.css'
import './deck-responsive.css'
import { DeckDragContext } from './deck-drag-context.tsx'
import { DeckHeader } from './deck-header.tsx'
import { LeaderPicker } from './leader-picker.tsx'
import { DeckSidebar, type EditorTab } from './deck-sidebar.tsx'
import { useDeckEditor, type DeckEditor } from './use-deck-editor.ts'
import { CardPicker } from './card-picker.tsx'

/** `/simpiece/decks/<id>`: the deck editor. */
export function DeckEditorPage({ first, saved }: { first: Deck; saved: Deck | null }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const editor = useDeckEditor(first, saved)
  const { deck, change } = editor
  const [tab, setTab] = useEditorTabs()
  const [choosing, setChoosing] = useState(false)
  const [looked, setLooked] = useState<CompiledCard | null>(null)
  useUndoKeys(editor)
  useOwnAddress(editor)
  const more = useChangeCopies(editor)
  function lead(card: CompiledCard): void {
    change((now) => withLeader(now, card.id))
    setChoosing(false)
    announce(translate('deck.ledBy', { name: card.name }))
  }
  function chooseLeader(): void {
    setChoosing(true)
    setTab('cards')
  }
  return (
    <Page
      title={deck.name}
      layout="wide"
      heading={<DeckHeader editor={editor} fallback={translate('deck.newName')} onWrong={() => setTab('deck')} />}
      back={{ to: '/simpiece/decks', label: translate('page.decks.title') }}
      banner={<StorageBanner />}
    >
      <DeckDragContext onMore={more}>
        <div className="sp-pages sp-wide sp-deck-editor" data-tab={tab}>
          <div className="sp-deck-editor-main">
            {deck.leader === null || isGap(deck.leader) || choosing ? (
              <LeaderPicker chosen={deck.leader} onChoose={lead} />
            ) : (
              <CardPicker deck={deck} onMore={more} onLook={setLooked} />
            )}
          </div>
          <DeckSidebar editor={editor} tab={tab} onTab={setTab} onMore={more} onLook={setLooked} onLeader={chooseLeader} />
        </div>
      </DeckDragContext>
      <CardDetail
        card={looked?.no ?? null}
        onClose={() => setLooked(null)}
        onCard={(no) => setLooked(cards[no]!)}
        actions={
          looked && suitsLeader(deck, looked) && looked.kind !== 'leader' && <CopiesStepper deck={deck} card={looked} onMore={more} />
        }
      />
    </Page>
  )
}

/** Tabs on a phone, each with its scroll position. A desktop shows all at once. */
function useEditorTabs(): readonly [EditorTab, (tab: EditorTab) => void] {
  const [tab, setTab] = useState<EditorTab>('cards')
  const left = useRef<Partial<Record<EditorTab, number>> | null>(null)
  useLayoutEffect(() => {
    if (left.current && !isScreen('desktop')) window.scrollTo(0, left.current[tab] ?? 0)
  }, [tab])
  const open = (next: EditorTab): void => {
    left.current = { ...left.current, [tab]: window.scrollY }
    setTab(next)
  }
  return [tab, open]
}

/** Number of copies below the inspected card, with buttons. */
function CopiesStepper({
  deck,
  card,
  onMore,
}: {
  deck: Deck
  card: CompiledCard
  onMore: (card: CompiledCard, more: number) => void
}): ReactElement {
  const translate = translatorFor(useTranslator())
  const { name } = card
  const count = copiesOf(deck, card.id)
  return (
    <span className="sp-detail-steps">
      <IconButton icon="minus" label={translate('deck.less', { name })} aria-disabled={count === 0} onClick={() => onMore(card, -1)} />
      <span>{translate('deck.copies', { count })}</span>
      <IconButton
        icon="plus"
        label={translate('deck.more', { name })}
        aria-disabled={copiesLeft(deck, card) === 0}
        onClick={() => onMore(card, 1)}
      />
    </span>
  )
}

/** Adds or removes copies and announces the result; a stable function, so that memoised cards do not render again. */
function useChangeCopies({ currentDeck, change }: DeckEditor): (card: CompiledCard, more: number) => void {
  return useCallback(
    (card, by) => {
      const translate = translatorFor(currentTranslator())
      const before = currentDeck()
      const { name } = card
      if (by > 0 && copiesLeft(before, card) === 0) return announce(translate('deck.full', { name, count: copiesOf(before, card.id) }))
      const after = withMoreCopies(before, card, by)
      if (after === before) return
      change((now) => withMoreCopies(now, card, by))
      announce(translate('deck.now', { name, count: copiesOf(after, card.id), size: deckSizeOf(after) }))
    },
    [currentDeck, change],
  )
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'search'))
  )
}

/** Ctrl or ⌘ with Z undoes, with Shift or as Y redoes; not while text is being typed. */
function useUndoKeys({ undo, redo }: DeckEditor): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}

/** A copy of a built-in deck gets its own URL with its first change, so that a reload finds the copy. */
function useOwnAddress({ deck: { id }, canUndo }: DeckEditor): void {
  useEffect(() => {
    const path = `/simpiece/decks/${id}`
    if (canUndo && window.location.pathname !== path) window.history.replaceState(window.history.state, '', path + window.location.search)
  }, [id, canUndo])
}
