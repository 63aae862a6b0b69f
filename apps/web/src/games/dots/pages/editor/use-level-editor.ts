import { useCallback, useEffect, useRef, useState } from 'react'
import type { LevelDraft } from './level-draft.ts'
import { endGesture, historyFrom, recordChange, redoChange, undoChange, type UndoHistory } from '../../../../game-ui/undo-history.ts'
import { saveDraft } from './own-level-store.ts'

/** The level being edited, with its undo history. */
export interface LevelEditor {
  readonly draft: LevelDraft
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Changes of one named gesture are undone together. */
  change(change: (draft: LevelDraft) => LevelDraft, gesture?: string): void
  /** Ends a gesture: what follows is undone on its own. */
  finishGesture(): void
  undo(): void
  redo(): void
  /** Opens another level; undo leads back to the one before. */
  open(draft: LevelDraft): void
}

/** Debounce of the autosave, in milliseconds. */
const autosaveDelay = 300

/** Saves the draft shortly after a change, and at once when the page is left. */
function useAutosaveDraft(draft: LevelDraft): void {
  const latest = useRef({ draft, saved: true })
  useEffect(() => {
    if (latest.current.draft === draft) return
    latest.current = { draft, saved: false }
    const timer = setTimeout(() => {
      latest.current.saved = true
      void saveDraft(draft)
    }, autosaveDelay)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    function leave(): void {
      if (latest.current.saved) return
      latest.current.saved = true
      void saveDraft(latest.current.draft)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}

/** `first` are the initial drafts, the last one shown; at least one. */
export function useLevelEditor(first: readonly LevelDraft[]): LevelEditor {
  const [history, setHistory] = useState<UndoHistory<LevelDraft>>(() => historyFrom(first))
  const draft = history.now
  useAutosaveDraft(draft)
  const change = useCallback((by: (draft: LevelDraft) => LevelDraft, gesture?: string) => {
    setHistory((before) => recordChange(before, by(before.now), gesture ?? null))
  }, [])
  const finishGesture = useCallback(() => setHistory(endGesture), [])
  const back = useCallback(() => setHistory(undoChange), [])
  const forth = useCallback(() => setHistory(redoChange), [])
  const open = useCallback((next: LevelDraft) => setHistory((before) => recordChange(before, next)), [])
  return {
    draft,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    finishGesture,
    undo: back,
    redo: forth,
    open,
  }
}
