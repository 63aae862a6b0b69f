import { setTimeout as wait } from 'node:timers/promises'
import type { Rejection } from '@parlor/kernel'
import { refuse } from '@parlor/protocol'
import type { Appended } from '../store/log.ts'
import { isAway } from '../store/pool.ts'
import { lastEntry, type Fold } from './fold.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { botWorkOf, graceMs, needsNode, scheduleOf } from './schedule.ts'

/** Thrown when the store did not answer for so long that the asker had better ask again. Nobody knows whether it is kept: the next asking finds out. */
export class StoreAway extends Error {}

const patienceMs = 8_000
/** The node's idea of the database's clock is not off by more than this. */
const sureMs = 2_000

/** What was kept, or why not. */
export type Kept = { readonly seq: number } | Rejection

/** One thing that is to be done in a match. */
export interface Doing {
  readonly mover: string
  /** Tries it on the fold. */
  act(fold: Fold): Rejection | null
  /** When it came here, by `performance.now()`. */
  readonly arrived?: number
  /** Up to when it may come, and from when on, given the match as it is; null at any time. */
  until?(fold: Fold): number | null
  from?(fold: Fold): number | null
}

/**
 * Check, apply, commit, and only then let anybody know. When the log does not take the entry, the fold is thrown away with it. Only within
 * `room.run`.
 */
export async function commit(rooms: Rooms, room: Room, doing: Doing): Promise<Kept> {
  const arrived = doing.arrived ?? performance.now()
  const deadline = performance.now() + patienceMs
  let fresh = !rooms.several
  for (;;) {
    try {
      if (!room.fold) {
        await rooms.refresh(room)
        fresh = true
      }
      const { fold } = room
      if (!fold) return refuse('match.notBegun')
      const stored = fold.movers.get(doing.mover)
      if (stored !== undefined) return { seq: stored }
      const until = doing.until?.(fold) ?? null
      const from = doing.from?.(fold) ?? null
      // What is long past its time costs nobody a look into the database; the statement decides what is near it.
      const wrong = fresh && until !== null && rooms.at(arrived) > until + graceMs + sureMs ? refuse('match.late') : doing.act(fold)
      if (wrong) {
        // Another node may be further: what looks wrong here may be right there, or done already.
        if (fresh || !(await rooms.catchUp(room))) return wrong
        fresh = true
        continue
      }
      const result = await append(rooms, room, fold, doing.mover, { arrived, until, from })
      if (result.kind === 'kept') return { seq: fold.seq }
      room.forget()
      if (result.kind === 'untimely') {
        // Another node may have moved the clock on.
        await rooms.refresh(room)
        // Or has kept another copy of this, which came in time.
        if (fresh && room.fold?.movers.get(doing.mover) === undefined) return refuse(from === null ? 'match.late' : 'match.early')
        fresh = true
      }
    } catch (error) {
      room.forget()
      if (!isAway(error)) throw error
      if (performance.now() > deadline) throw new StoreAway('the store is away', { cause: error })
      await wait(100 + Math.random() * 200)
    }
  }
}

async function append(
  rooms: Rooms,
  room: Room,
  fold: Fold,
  mover: string,
  limits: { readonly arrived: number; readonly until: number | null; readonly from: number | null },
): Promise<Appended> {
  const entry = lastEntry(fold)
  const ends = fold.match.outcome !== null
  // The moment is the statement's to say; when to look again may be off by what the guess is.
  const guess = Math.max(rooms.now(), fold.lastAt)
  const clocks = needsNode(room.row) && !ends ? fold.clocksAt(entry, guess, performance.now() - limits.arrived) : null
  const schedule = clocks ? scheduleOf(room, fold, clocks, guess) : { clock: null, absence: null, bot: null }
  const work = clocks && schedule.bot !== null ? botWorkOf(room, fold, clocks, guess) : { owner: room.row.host, strong: false }
  const result = await rooms.stores.log.append({
    match: room.id,
    seq: fold.seq + 1,
    mover,
    entry,
    ends,
    arrived: limits.arrived,
    lastAt: fold.lastAt,
    until: limits.until === null ? null : limits.until + graceMs,
    from: limits.from,
    schedule,
    work,
  })
  if (result.kind === 'kept') {
    fold.took({ entry, at: result.at, waited: result.waited, mover })
    if (schedule.bot !== null) rooms.hurry()
  }
  return result
}
