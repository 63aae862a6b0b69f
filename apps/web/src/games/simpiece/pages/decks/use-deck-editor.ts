import type { Rejection } from '@parlor/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { endGesture, historyFrom, recordChange, redoChange, undoChange, type UndoHistory } from '../../../../game-ui/undo-history.ts'
import { useAutosave } from '../../../../game-ui/use-autosave.ts'
import type { StorageKind } from '../../../../platform/storage/storage-backend.ts'
import { deckProblems, hasSameCards, isStorableDeck, type Deck } from './deck.ts'
import { deckDrafts, saveDeck, saveDraft } from './deck-store.ts'

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

/** `saved` is the last saved version, null for none; `first` the initial one. */
export function useDeckEditor(first: Deck, initiallySaved: Deck | null): DeckEditor {
  const [history, setHistory] = useState<UndoHistory<Deck>>(() => historyFrom([first]))
  const [saved, setSaved] = useState(initiallySaved)
  const deck = history.now
  const dirty = saved === null || saved.name !== deck.name || !hasSameCards(saved, deck)
  // An unchanged deck needs no draft.
  const draft = useMemo(() => ({ deck, dirty }), [deck, dirty])
  useAutosave(draft, (one) => (one.dirty ? saveDraft(one.deck) : deckDrafts.remove(one.deck.id)))
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
    await deckDrafts.remove(deck.id)
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
