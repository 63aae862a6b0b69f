import { checkDeck } from '@parlor/simpiece'
import type { Rejection } from '@parlor/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { endGesture, historyOf, record, redo, undo, type History } from '../../../../play/history.ts'
import type { Place } from '../../../../storage/shelf.ts'
import { sameCards, type Deck } from './deck.ts'
import { keepDeck, keepDraft, removeDraft } from './store.ts'

/** The deck on the easel, with what can be taken back. */
export interface Easel {
  readonly deck: Deck
  /** Why it cannot be played; empty when it can. */
  readonly wrong: readonly Rejection[]
  /** Whether it differs from what was saved. */
  readonly dirty: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The deck as it is when asked, for what is done later than it was drawn. */
  peek(): Deck
  /** Changes of one gesture, by its name, are taken back together. */
  change(change: (deck: Deck) => Deck, gesture?: string): void
  rest(): void
  undo(): void
  redo(): void
  /** Keeps the deck; where that is, or null when the rules do not allow it. */
  save(): Promise<Place | null>
}

/** Written so long after the last change. */
const patience = 300

/** `saved` is the deck as it was kept last, null for one that never was; `first` what lies on the easel now. */
export function useDeck(first: Deck, kept: Deck | null): Easel {
  const [history, setHistory] = useState<History<Deck>>(() => historyOf([first]))
  const [saved, setSaved] = useState(kept)
  const deck = history.now
  const dirty = saved === null || saved.name !== deck.name || !sameCards(saved, deck)
  useDraft(deck, dirty)
  const latest = useRef(deck)
  useEffect(() => {
    latest.current = deck
  }, [deck])
  const change = useCallback((by: (deck: Deck) => Deck, gesture?: string) => {
    setHistory((before) => record(before, by(before.now), gesture ?? null))
  }, [])
  const wrong = useMemo(() => checkDeck(deck), [deck])
  async function save(): Promise<Place | null> {
    if (wrong.length > 0) return null
    const place = await keepDeck(deck)
    await removeDraft(deck.id)
    setSaved(deck)
    return place
  }
  return {
    deck,
    wrong,
    dirty,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    peek: useCallback(() => latest.current, []),
    change,
    rest: useCallback(() => setHistory(endGesture), []),
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
    save,
  }
}

/** Keeps unsaved work a moment after it was changed, and at once when the page is left; what is as it was saved needs no draft. */
function useDraft(deck: Deck, dirty: boolean): void {
  const latest = useRef({ deck, dirty, kept: true })
  const keep = useCallback(() => {
    const { current } = latest
    if (current.kept) return
    current.kept = true
    void (current.dirty ? keepDraft(current.deck) : removeDraft(current.deck.id))
  }, [])
  useEffect(() => {
    if (latest.current.deck === deck && latest.current.dirty === dirty) return
    latest.current = { deck, dirty, kept: false }
    const timer = setTimeout(keep, patience)
    return () => clearTimeout(timer)
  }, [deck, dirty, keep])
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])
}
