import { isRejection } from '@parlor/kernel'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { loadGame } from '../web-game/registry.ts'
import { toast } from '../ui/toast.tsx'
import { findUnfinishedSeriesMatch, startSeriesMatch } from './series-match.ts'
import { currentTranslator } from '../platform/i18n/translator.ts'

/** Navigates to a match of a series: the unfinished one, or a new one. */
export function useStartSeriesMatch(game: string): [start: (series: string, index: number) => void, busy: boolean] {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const start = useCallback(
    (id: string, index: number) => {
      setBusy(true)
      async function go(): Promise<void> {
        const webGame = await loadGame(game)
        const seriesRef = { id, index }
        const match = (await findUnfinishedSeriesMatch(game, seriesRef)) ?? (await startSeriesMatch(webGame, seriesRef))
        const { why, language } = currentTranslator()
        if (isRejection(match)) toast({ text: why(match, webGame.strings[language]), tone: 'bad' })
        else await navigate(`/${game}/play/${match}${location.search}`)
      }
      void go()
        .catch(() => toast({ text: currentTranslator().t('house.stale'), tone: 'bad' }))
        .finally(() => setBusy(false))
    },
    [game, navigate],
  )
  return [start, busy]
}
