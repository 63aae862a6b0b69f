import { useEffect, useRef, useState } from 'react'
import { readLessonProgress, saveLessonProgress, saveLessonProgressBeforeUnload, type LessonProgress } from '../../data/lesson-progress.ts'
import { openKeyValueStore, type KeyValueStore } from '../../platform/storage/key-value-store.ts'

/** Progress in a game's lessons, null until it is read, and what stores another: at once where the page is left before storage answers. */
export function useLessonProgress(game: string, first: string): [LessonProgress | null, (next: LessonProgress) => void] {
  const [learned, setLearned] = useState<LessonProgress | null>(null)
  const store = useRef<KeyValueStore | null>(null)
  const unsaved = useRef<LessonProgress | null>(null)
  useEffect(() => {
    void openKeyValueStore().then(async (opened) => {
      store.current = opened
      setLearned((await readLessonProgress(game, opened)) ?? { v: 1, at: first, done: [] })
    })
    function leave(): void {
      if (unsaved.current) saveLessonProgressBeforeUnload(game, unsaved.current, Date.now(), store.current!)
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [game, first])
  async function keep(next: LessonProgress): Promise<void> {
    setLearned(next)
    unsaved.current = next
    await saveLessonProgress(game, next, Date.now(), store.current!)
    if (unsaved.current === next) unsaved.current = null
  }
  return [learned, (next) => void keep(next)]
}
