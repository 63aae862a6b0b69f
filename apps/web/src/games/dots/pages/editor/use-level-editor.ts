import { useCallback, useState } from 'react'
import type { LevelDraft } from './level-draft.ts'
import { endGesture, historyFrom, recordChange, redoChange, undoChange, type UndoHistory } from '../../../../game-ui/undo-history.ts'
import { useAutosave } from '../../../../game-ui/use-autosave.ts'
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

/** `first` are the initial drafts, the last one shown; at least one. */
export function useLevelEditor(first: readonly LevelDraft[]): LevelEditor {
  const [history, setHistory] = useState<UndoHistory<LevelDraft>>(() => historyFrom(first))
  const draft = history.now
  useAutosave(draft, saveDraft)
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
