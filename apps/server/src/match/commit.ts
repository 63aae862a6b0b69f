import { setTimeout as wait } from 'node:timers/promises'
import type { Rejection } from '@parlor/kernel'
import { refuse } from '@parlor/protocol'
import { isAway } from '../store/pool.ts'
import { attention } from './attention.ts'
import { lastEntry, type Fold } from './fold.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** Thrown when the store did not answer for so long that the asker had better ask again. Nobody knows whether it is kept: the next asking finds out. */
export class StoreAway extends Error {}

const patienceMs = 8_000

/** What was kept, or why not. */
export type Kept = { readonly seq: number } | Rejection

/**
 * Check, apply, commit, and only then let anybody know. `act` tries the deed on the fold; when the log does not take the entry, the fold
 * is thrown away with it. Only within `room.run`.
 */
export async function commit(rooms: Rooms, room: Room, mover: string, act: (fold: Fold) => Rejection | null): Promise<Kept> {
  const deadline = rooms.now() + patienceMs
  let fresh = !rooms.several
  for (;;) {
    try {
      if (!room.fold) {
        await rooms.refresh(room)
        fresh = true
      }
      const { fold } = room
      if (!fold) return refuse('match.notBegun')
      const stored = fold.movers.get(mover)
      if (stored !== undefined) return { seq: stored }
      const wrong = act(fold)
      if (wrong) {
        // Another node may be further: what looks wrong here may be right there, or done already.
        if (fresh || !(await rooms.catchUp(room))) return wrong
        fresh = true
        continue
      }
      if (await append(rooms, room, fold, mover)) return { seq: fold.seq }
      room.forget()
    } catch (error) {
      room.forget()
      if (!isAway(error)) throw error
      if (rooms.now() > deadline) throw new StoreAway('the store is away', { cause: error })
      await wait(100 + Math.random() * 200)
    }
  }
}

async function append(rooms: Rooms, room: Room, fold: Fold, mover: string): Promise<boolean> {
  const entry = lastEntry(fold)
  const at = Math.max(rooms.now(), fold.lastAt)
  fold.took({ entry, at, mover })
  const ends = fold.match.outcome !== null
  const due = attention(room.row, fold, at)
  const stands = await rooms.stores.log.append({ match: room.id, seq: fold.seq, mover, entry, at, ends, due })
  if (stands && due !== null && due <= at) rooms.hurry()
  return stands
}
