import type { Rejection } from '@parlor/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { endGesture, historyFrom, recordChange, redoChange, undoChange, type UndoHistory } from '../../../../game-ui/undo-history.ts'
import type { StorageKind } from '../../../../platform/storage/storage-backend.ts'
import { deckProblems, hasSameCards, isStorableDeck, type Deck } from './deck.ts'
import { saveDeck, saveDraft, removeDraft } from './deck-store.ts'

/** The deck being edited, with its undo history. */
export interface DeckEditor {
  readonly deck: Deck
  /** Why it cannot be played; empty when it can. */
  readonly problems: readonly Rejection[]
  /** True with unsaved changes. */
  readonly dirty: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The latest deck, for callbacks that run after the render. */
  currentDeck(): Deck
  /** Changes of one named gesture are undone together. */
  change(change: (deck: Deck) => Deck, gesture?: string): void
  finishGesture(): void
  undo(): void
  redo(): void
  /** Saves the deck; returns where, or null when it is illegal for more than cards that are not in the game yet. */
  save(): Promise<StorageKind | null>
}

/** Debounce of the autosave, in milliseconds. */
const autosaveDelay = 300

/** `saved` is the last saved version, null for none; `first` the initial one. */
export function useDeckEditor(first: Deck, initiallySaved: Deck | null): DeckEditor {
  const [history, setHistory] = useState<UndoHistory<Deck>>(() => historyFrom([first]))
  const [saved, setSaved] = useState(initiallySaved)
  const deck = history.now
  const dirty = saved === null || saved.name !== deck.name || !hasSameCards(saved, deck)
  useAutosaveDraft(deck, dirty)
  const latest = useRef(deck)
  useEffect(() => {
    latest.current = deck
  }, [deck])
  const change = useCallback((by: (deck: Deck) => Deck, gesture?: string) => {
    setHistory((before) => recordChange(before, by(before.now), gesture ?? null))
  }, [])
  const problems = useMemo(() => deckProblems(deck), [deck])
  async function save(): Promise<StorageKind | null> {
    if (!isStorableDeck(deck)) return null
    const storageKind = await saveDeck(deck)
    await removeDraft(deck.id)
    setSaved(deck)
    return storageKind
  }
  return {
    deck,
    problems,
    dirty,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    currentDeck: useCallback(() => latest.current, []),
    change,
    finishGesture: useCallback(() => setHistory(endGesture), []),
    undo: useCallback(() => setHistory(undoChange), []),
    redo: useCallback(() => setHistory(redoChange), []),
    save,
  }
}

/** Saves a draft shortly after a change, and at once when the page is left; an unchanged deck needs no draft. */
function useAutosaveDraft(deck: Deck, dirty: boolean): void {
  const latest = useRef({ deck, dirty, written: true })
  const write = useCallback(() => {
    const { current } = latest
    if (current.written) return
    current.written = true
    void (current.dirty ? saveDraft(current.deck) : removeDraft(current.deck.id))
  }, [])
  useEffect(() => {
    if (latest.current.deck === deck && latest.current.dirty === dirty) return
    latest.current = { deck, dirty, written: false }
    const timer = setTimeout(write, autosaveDelay)
    return () => clearTimeout(timer)
  }, [deck, dirty, write])
  useEffect(() => {
    addEventListener('pagehide', write)
    return () => {
      removeEventListener('pagehide', write)
      write()
    }
  }, [write])
}
