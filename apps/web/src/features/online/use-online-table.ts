import { isRejection, type Rejection } from '@parlor/kernel'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { WebGame } from '../../web-game/web-game.ts'
import { toast } from '../../ui/toast.tsx'
import { readSentCommitments } from '../../data/deal-commitments.ts'
import { recordSeenViews } from '../../data/seen-views.ts'
import { announceLogLine } from '../../table/table-announcements.ts'
import { currentTranslator } from '../../platform/i18n/translator.ts'
import { sharedConnection } from '../../session/online/connection.ts'
import { hasForeignCommitment } from './check-online-deal.ts'
import { ensureIdentified } from '../../session/online/me.ts'
import { revealWord } from '../../session/online/reveal-word.ts'
import { openOnlineTable, type OnlineTable, type OnlineTableState } from '../../session/online/online-table.ts'

/** Goes to a table on the server, and leaves it on the way out. */
export function useOnlineTable(webGame: WebGame | null, match: string): OnlineTable | Rejection | null {
  const [room, setRoom] = useState<OnlineTable | Rejection | null>(null)
  useEffect(() => {
    if (!webGame) return
    let gone = false
    let entered: OnlineTable | null = null
    setRoom(null)
    void ensureIdentified().then((me) => {
      if (gone) return
      if (isRejection(me)) return setRoom(me)
      entered = openOnlineTable(webGame, match, sharedConnection(), {
        told: (session, line) => announceLogLine(webGame, session, line),
        refused(why) {
          const { why: say, language } = currentTranslator()
          toast({ text: say(why, webGame.strings[language]), tone: 'bad', brief: true })
        },
        async dealing(table) {
          await revealWord(table)
          if (hasForeignCommitment(table, await readSentCommitments(match)))
            toast({ text: currentTranslator().t('online.fairProblem.ownCommitment'), tone: 'bad' })
        },
        shown: (id, views) => void recordSeenViews(id, views),
      })
      setRoom(entered)
    })
    return () => {
      gone = true
      entered?.close()
    }
  }, [webGame, match])
  return room
}

export function useOnlineTableState<T>(room: OnlineTable, part: (state: OnlineTableState) => T): T {
  return useStore(room.store, part)
}

/** How the line to the server is. */
export function useConnectionState() {
  return useStore(sharedConnection().store, ({ line }) => line)
}

/** Whether a move has been under way for long enough to say so. */
export function useIsSending(): boolean {
  return useStore(sharedConnection().store, ({ sending }) => sending)
}
