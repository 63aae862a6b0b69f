import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { matchIdShape } from '@parlor/protocol'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { WebGame } from '../../web-game/web-game.ts'
import { toast } from '../../ui/toast.tsx'
import { readSentCommitments } from '../../data/deal-commitments.ts'
import { recordSeenViews } from '../../data/seen-views.ts'
import { announceLogLine } from '../../table/table-announcements.ts'
import { currentTranslator } from '../../platform/i18n/translator.ts'
import { claimRematchCommitments } from '../../session/online/claim-rematch-commitments.ts'
import { sharedConnection } from '../../session/online/shared-connection.ts'
import { hasForeignCommitment } from './check-online-deal.ts'
import { ensureIdentified } from '../../session/online/me.ts'
import { revealCommittedWord } from '../../session/online/reveal-committed-word.ts'
import { describeNoShow } from './ranked-match.ts'
import { openOnlineTable, type OnlineTable, type OnlineTableState } from '../../session/online/online-table.ts'

/** Opens an online table, and closes it on unmount. */
export function useOnlineTable(webGame: WebGame | null, match: string): OnlineTable | Rejection | null {
  const [table, setTable] = useState<OnlineTable | Rejection | null>(null)
  useEffect(() => {
    if (!webGame) return
    let unmounted = false
    let opened: OnlineTable | null = null
    setTable(null)
    // The server cannot name what was wrong with a frame it did not understand.
    if (matchIdShape(match, 'match') !== match) return setTable(reject('match.unknown'))
    void ensureIdentified().then((me) => {
      if (unmounted) return
      if (isRejection(me)) return setTable(me)
      opened = openOnlineTable(webGame, match, sharedConnection(), {
        onLogLine: (session, line) =>
          announceLogLine(webGame, session, line, (nameOf, translator) => {
            const table = opened?.store.getState().table
            return table ? describeNoShow(table, session.store.getState(), nameOf, translator) : null
          }),
        onRejected(why) {
          const { why: explain, language } = currentTranslator()
          toast({ text: explain(why, webGame.strings[language]), tone: 'bad', brief: true })
        },
        async onDealing(info) {
          await revealCommittedWord(info)
          await claimRematchCommitments(info)
          if (hasForeignCommitment(info, await readSentCommitments(match)))
            toast({ text: currentTranslator().t('online.fairProblem.ownCommitment'), tone: 'bad' })
        },
        onViews: (id, views) => void recordSeenViews(id, views),
      })
      setTable(opened)
    })
    return () => {
      unmounted = true
      opened?.close()
    }
  }, [webGame, match])
  return table
}

export function useOnlineTableState<T>(table: OnlineTable, part: (state: OnlineTableState) => T): T {
  return useStore(table.store, part)
}

export function useConnectionState() {
  return useStore(sharedConnection().store, ({ state }) => state)
}

/** True when a move has been unanswered long enough to show it. */
export function useIsSending(): boolean {
  return useStore(sharedConnection().store, ({ sending }) => sending)
}
