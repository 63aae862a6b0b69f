import { isRejection } from '@parlor/kernel'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../../house/toast.tsx'
import { resumeFixture, startFixture } from '../../../../session/series.ts'
import { words } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'
import { openDoor } from '../../../registry.ts'

/** Goes to a level: to the match of it that is under way, or to a new one. */
export function useStart(): [start: (series: string, index: number) => void, busy: boolean] {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const start = useCallback(
    (id: string, index: number) => {
      setBusy(true)
      void goTo({ id, index }).then(async (match) => {
        setBusy(false)
        const { why, language } = words()
        if (isRejection(match)) toast({ text: why(match, strings[language]), tone: 'bad' })
        else await navigate(`/dots/play/${match}${location.search}`)
      })
    },
    [navigate],
  )
  return [start, busy]
}

async function goTo(place: { readonly id: string; readonly index: number }) {
  return (await resumeFixture('dots', place)) ?? startFixture(await openDoor('dots'), place)
}
