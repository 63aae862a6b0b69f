import { isRejection } from '@parlor/kernel'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { openDoor } from '../games/registry.ts'
import { toast } from '../house/toast.tsx'
import { resumeFixture, startFixture } from '../session/series.ts'
import { words } from '../words/words.ts'

/** Goes to a match of a series: to the one that is under way, or to a new one. */
export function useStart(game: string): [start: (series: string, index: number) => void, busy: boolean] {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const start = useCallback(
    (id: string, index: number) => {
      setBusy(true)
      async function go(): Promise<void> {
        const door = await openDoor(game)
        const place = { id, index }
        const match = (await resumeFixture(game, place)) ?? (await startFixture(door, place))
        const { why, language } = words()
        if (isRejection(match)) toast({ text: why(match, door.strings[language]), tone: 'bad' })
        else await navigate(`/${game}/play/${match}${location.search}`)
      }
      void go()
        .catch(() => toast({ text: words().t('house.stale'), tone: 'bad' }))
        .finally(() => setBusy(false))
    },
    [game, navigate],
  )
  return [start, busy]
}
