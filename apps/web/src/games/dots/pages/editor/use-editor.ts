import { useCallback, useEffect, useRef, useState } from 'react'
import type { Draft } from './draft.ts'
import { endGesture, historyOf, record, redo, undo, type History } from '../../../../play/history.ts'
import { keepDraft } from './kept.ts'

/** The level on the easel, with what can be taken back. */
export interface Editor {
  readonly draft: Draft
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Changes of one gesture, by its name, are taken back together. */
  change(change: (draft: Draft) => Draft, gesture?: string): void
  /** Ends a gesture: what follows is taken back on its own. */
  rest(): void
  undo(): void
  redo(): void
  /** Puts another level on the easel; the way back leads to the one before. */
  open(draft: Draft): void
}

/** Written so long after the last change. */
const patience = 300

/** Keeps the draft a moment after it was changed, and at once when the page is left. */
function useKept(draft: Draft): void {
  const latest = useRef({ draft, kept: true })
  useEffect(() => {
    if (latest.current.draft === draft) return
    latest.current = { draft, kept: false }
    const timer = setTimeout(() => {
      latest.current.kept = true
      void keepDraft(draft)
    }, patience)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    function leave(): void {
      if (latest.current.kept) return
      latest.current.kept = true
      void keepDraft(latest.current.draft)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}

/** `first` are the drafts on the easel, the last one in sight; there is at least one. */
export function useEditor(first: readonly Draft[]): Editor {
  const [history, setHistory] = useState<History<Draft>>(() => historyOf(first))
  const draft = history.now
  useKept(draft)
  const change = useCallback((by: (draft: Draft) => Draft, gesture?: string) => {
    setHistory((before) => record(before, by(before.now), gesture ?? null))
  }, [])
  const rest = useCallback(() => setHistory(endGesture), [])
  const back = useCallback(() => setHistory(undo), [])
  const forth = useCallback(() => setHistory(redo), [])
  const open = useCallback((next: Draft) => setHistory((before) => record(before, next)), [])
  return { draft, canUndo: history.past.length > 0, canRedo: history.future.length > 0, change, rest, undo: back, redo: forth, open }
}
