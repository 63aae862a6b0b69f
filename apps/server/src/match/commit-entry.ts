import { setTimeout as wait } from 'node:timers/promises'
import type { Rejection } from '@parlor/kernel'
import { refuse } from '@parlor/protocol'
import type { AppendResult } from '../store/log-store.ts'
import { isUnavailable } from '../store/pool.ts'
import { lastEntry, type ReplayedMatch } from './replayed-match.ts'
import type { MatchRoom } from './match-room.ts'
import type { MatchRooms } from './match-rooms.ts'
import { botJobAttributesOf, clockGraceMs, needsJobs, jobScheduleOf } from './job-schedule.ts'

/** Thrown when the store did not answer for so long that the asker had better ask again. Nobody knows whether it is kept: the next asking finds out. */
export class StoreUnavailable extends Error {}

const patienceMs = 8_000
/** The node's idea of the database's clock is not off by more than this. */
const sureMs = 2_000

/** What was kept, or why not. */
export type CommitResult = { readonly seq: number } | Rejection

/** One thing that is to be done in a match. */
export interface ProposedEntry {
  readonly mover: string
  /** Tries it on the replayed. */
  apply(replayed: ReplayedMatch): Rejection | null
  /** When it came here, by `performance.now()`. */
  readonly arrived?: number
  /** Up to when it may come, and from when on, given the match as it is; null at any time. */
  until?(replayed: ReplayedMatch): number | null
  from?(replayed: ReplayedMatch): number | null
}

/**
 * Check, apply, commit, and only then let anybody know. When the log does not take the entry, the replayed is thrown away with it. Only within
 * `room.run`.
 */
export async function commitEntry(rooms: MatchRooms, room: MatchRoom, doing: ProposedEntry): Promise<CommitResult> {
  const arrived = doing.arrived ?? performance.now()
  const deadline = performance.now() + patienceMs
  let fresh = !rooms.multiNode
  for (;;) {
    try {
      if (!room.replayed) {
        await rooms.refresh(room)
        fresh = true
      }
      const { replayed } = room
      if (!replayed) return refuse('match.notBegun')
      const stored = replayed.movers.get(doing.mover)
      if (stored !== undefined) return { seq: stored }
      const until = doing.until?.(replayed) ?? null
      const from = doing.from?.(replayed) ?? null
      // What is long past its time costs nobody a look into the database; the statement decides what is near it.
      const wrong =
        fresh && until !== null && rooms.databaseTimeAt(arrived) > until + clockGraceMs + sureMs
          ? refuse('match.late')
          : doing.apply(replayed)
      if (wrong) {
        // Another node may be further: what looks wrong here may be right there, or done already.
        if (fresh || !(await rooms.catchUp(room))) return wrong
        fresh = true
        continue
      }
      const result = await append(rooms, room, replayed, doing.mover, { arrived, until, from })
      if (result.kind === 'kept') return { seq: replayed.seq }
      room.discardReplayed()
      if (result.kind === 'untimely') {
        // Another node may have moved the clock on.
        await rooms.refresh(room)
        // Or has kept another copy of this, which came in time.
        if (fresh && room.replayed?.movers.get(doing.mover) === undefined) return refuse(from === null ? 'match.late' : 'match.early')
        fresh = true
      }
    } catch (error) {
      room.discardReplayed()
      if (!isUnavailable(error)) throw error
      if (performance.now() > deadline) throw new StoreUnavailable('the store is away', { cause: error })
      await wait(100 + Math.random() * 200)
    }
  }
}

async function append(
  rooms: MatchRooms,
  room: MatchRoom,
  replayed: ReplayedMatch,
  mover: string,
  limits: { readonly arrived: number; readonly until: number | null; readonly from: number | null },
): Promise<AppendResult> {
  const entry = lastEntry(replayed)
  const ends = replayed.match.outcome !== null
  // The moment is the statement's to say; when to look again may be off by what the guess is.
  const guess = Math.max(rooms.now(), replayed.lastAt)
  const clocks = needsJobs(room.row) && !ends ? replayed.clocksAt(entry, guess, performance.now() - limits.arrived) : null
  const schedule = clocks ? jobScheduleOf(room, replayed, clocks, guess) : { clock: null, absence: null, bot: null }
  const work = clocks && schedule.bot !== null ? botJobAttributesOf(room, replayed, clocks, guess) : { owner: room.row.host, strong: false }
  const result = await rooms.stores.log.append({
    match: room.id,
    seq: replayed.seq + 1,
    mover,
    entry,
    ends,
    arrived: limits.arrived,
    lastAt: replayed.lastAt,
    until: limits.until === null ? null : limits.until + clockGraceMs,
    from: limits.from,
    schedule,
    work,
  })
  if (result.kind === 'kept') {
    replayed.recordCommitted({ entry, at: result.at, waited: result.waited, mover })
    if (schedule.bot !== null) rooms.wakeJobs()
  }
  return result
}
