import type { DotsLevel } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../../ui/toast.tsx'
import { currentTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import type { OwnLevelPurpose } from './own-level-series-ref.ts'
import { startOwnLevel } from './start-own-level.ts'

/** Starts a match on a custom level and navigates to it. */
export function useStartOwnLevel(): [start: (level: DotsLevel, kind: OwnLevelPurpose) => Promise<void>, busy: boolean] {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const start = useCallback(
    async (level: DotsLevel, kind: OwnLevelPurpose) => {
      setBusy(true)
      const id = await startOwnLevel(level, kind).finally(() => setBusy(false))
      const { why, language } = currentTranslator()
      if (isRejection(id)) return void toast({ text: why(id, strings[language]), tone: 'bad' })
      await navigate(`/dots/play/${id}${location.search}`)
    },
    [navigate],
  )
  return [start, busy]
}
