import type { DotsLevel } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../../house/toast.tsx'
import { words } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'
import type { OwnKind } from './own-place.ts'
import { startOwn } from './own-play.ts'

/** Goes to a new match on a level of one's own. */
export function useOwnStart(): [start: (level: DotsLevel, kind: OwnKind) => Promise<void>, busy: boolean] {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const start = useCallback(
    async (level: DotsLevel, kind: OwnKind) => {
      setBusy(true)
      const id = await startOwn(level, kind).finally(() => setBusy(false))
      const { why, language } = words()
      if (isRejection(id)) return void toast({ text: why(id, strings[language]), tone: 'bad' })
      await navigate(`/dots/play/${id}${location.search}`)
    },
    [navigate],
  )
  return [start, busy]
}
