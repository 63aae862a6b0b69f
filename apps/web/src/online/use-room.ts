import { isRejection, type Rejection } from '@parlor/kernel'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { GameDoor } from '../games/door.ts'
import { announce } from '../house/announce.tsx'
import { toast } from '../house/toast.tsx'
import { sentCommitments } from '../storage/deals.ts'
import { noteViews } from '../storage/seen-views.ts'
import { tell } from '../table/speech.ts'
import { words } from '../words/words.ts'
import { connection } from './connection.ts'
import { isExchanged } from './fair.ts'
import { arrive } from './me.ts'
import { revealWord } from './reveal.ts'
import { enterRoom, type Room, type RoomState } from './room.ts'

/** Goes to a table on the server, and leaves it on the way out. */
export function useRoom(door: GameDoor | null, match: string): Room | Rejection | null {
  const [room, setRoom] = useState<Room | Rejection | null>(null)
  useEffect(() => {
    if (!door) return
    let gone = false
    let entered: Room | null = null
    setRoom(null)
    void arrive().then((me) => {
      if (gone) return
      if (isRejection(me)) return setRoom(me)
      entered = enterRoom(door, match, connection(), {
        told: (session, line) => tell(door, session, line),
        refused(why) {
          const { why: say, language } = words()
          const text = say(why, door.strings[language])
          announce(text)
          toast({ text, tone: 'bad' })
        },
        async dealing(table) {
          await revealWord(table)
          if (isExchanged(table, await sentCommitments(match))) toast({ text: words().t('online.fairProblem.ownCommitment'), tone: 'bad' })
        },
        shown: (id, views) => void noteViews(id, views),
      })
      setRoom(entered)
    })
    return () => {
      gone = true
      entered?.close()
    }
  }, [door, match])
  return room
}

export function useRoomState<T>(room: Room, part: (state: RoomState) => T): T {
  return useStore(room.store, part)
}

/** How the line to the server is. */
export function useLine() {
  return useStore(connection().store, ({ line }) => line)
}
