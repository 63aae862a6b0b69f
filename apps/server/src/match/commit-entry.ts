import { setTimeout as wait } from 'node:timers/promises'
import { reject, type Rejection } from '@parlor/kernel'
import { refuse } from '@parlor/protocol'
import type { AppendResult } from '../store/log-store.ts'
import { noBotWork, type JobSchedule } from '../store/job-queue.ts'
import { needsJobs } from '../store/match-row-sql.ts'
import { isUnavailable } from '../store/pool.ts'
import { lastEntry, type ReplayedMatch } from './replayed-match.ts'
import type { MatchRoom } from './match-room.ts'
import type { MatchRooms } from './match-rooms.ts'
import { botJobAttributesOf, clockGraceMs, jobScheduleOf } from './job-schedule.ts'

/**
 * Thrown when the database fails for longer than `timeoutMs`; a statement that nothing answers fails when the pool gives it up. Whether the
 * entry is committed is unknown, the client's retry finds out.
 */
export class StoreUnavailable extends Error {}

const timeoutMs = 8_000
/** Bound on the error of the node's estimate of the database clock. */
const clockErrorMs = 2_000

/** `queued`: the jobs stored with the entry; missing where an earlier copy had committed it. */
export type CommitResult = { readonly seq: number; readonly queued?: JobSchedule } | Rejection

/** An entry to be appended to a match's log. `mover` is its idempotency key. */
export interface ProposedEntry {
  readonly mover: string
  /** Applies it to the replayed match. */
  apply(replayed: ReplayedMatch): Rejection | null
  /** When its request arrived, by `performance.now()`. */
  readonly arrived?: number
  /** Latest and earliest time it is accepted, given the match as it is; null: any. */
  until?(replayed: ReplayedMatch): number | null
  from?(replayed: ReplayedMatch): number | null
}

/**
 * Check, apply, commit, and only then notify. When the log does not take the entry, the replayed match is discarded. Only within
 * `room.runExclusive`.
 */
export async function commitEntry(rooms: MatchRooms, room: MatchRoom, proposed: ProposedEntry): Promise<CommitResult> {
  const arrived = proposed.arrived ?? performance.now()
  const deadline = performance.now() + timeoutMs
  let fresh = !rooms.multiNode
  for (;;) {
    try {
      if (!room.replayed) {
        await rooms.refresh(room)
        fresh = true
      }
      const { replayed } = room
      if (!replayed) return replyOfUnread(rooms, room, proposed.mover)
      const stored = replayed.movers.get(proposed.mover)
      if (stored !== undefined) return { seq: stored }
      const until = proposed.until?.(replayed) ?? null
      const from = proposed.from?.(replayed) ?? null
      // Long overdue: refused without a query; near the limit the append statement decides.
      const rejection =
        fresh && until !== null && rooms.databaseTimeAt(arrived) > until + clockGraceMs + clockErrorMs
          ? refuse('match.late')
          : proposed.apply(replayed)
      if (rejection) {
        // Another node may be ahead: what is wrong here may be right there, or committed already.
        if (fresh || !(await rooms.catchUp(room))) return rejection
        fresh = true
        continue
      }
      const { result, queued } = await append(rooms, room, replayed, proposed.mover, { arrived, until, from })
      if (result.kind === 'committed') return { seq: replayed.seq, queued }
      room.discardReplayed()
      if (result.kind === 'untimely') {
        // Another node may have changed the clock.
        await rooms.refresh(room)
        // Or has committed another copy of this entry in time.
        if (fresh && (await storedSeq(rooms, room, proposed.mover)) === undefined)
          return refuse(from === null ? 'match.late' : 'match.early')
        fresh = true
      }
    } catch (error) {
      room.discardReplayed()
      if (!isUnavailable(error)) throw error
      if (performance.now() > deadline) throw new StoreUnavailable('the database is unavailable', { cause: error })
      await wait(100 + Math.random() * 200)
    }
  }
}

/** What is over, and not open here with its log, has only answers for copies of requests that were done. */
async function replyOfUnread(rooms: MatchRooms, room: MatchRoom, mover: string): Promise<CommitResult> {
  const seq = await storedSeq(rooms, room, mover)
  if (seq !== undefined) return { seq }
  return room.row.state === 'over' ? reject('match.over') : refuse('match.notBegun')
}

/** Seq of the entry that an earlier copy of a request committed. A finished match is not replayed to find it. */
export async function storedSeq({ stores }: MatchRooms, { id, replayed, row }: MatchRoom, mover: string): Promise<number | undefined> {
  return replayed || row.state !== 'over' ? replayed?.movers.get(mover) : stores.log.seqOf(id, mover)
}

async function append(
  rooms: MatchRooms,
  room: MatchRoom,
  replayed: ReplayedMatch,
  mover: string,
  limits: { readonly arrived: number; readonly until: number | null; readonly from: number | null },
): Promise<{ readonly result: AppendResult; readonly queued: JobSchedule }> {
  const entry = lastEntry(replayed)
  const ends = replayed.match.outcome !== null
  // The append statement sets the time; the schedule may be off by this estimate's error.
  const guess = Math.max(rooms.now(), replayed.lastAt)
  const clocks = needsJobs(room.row) && !ends ? replayed.clocksAt(entry, guess, performance.now() - limits.arrived) : null
  const schedule = clocks ? jobScheduleOf(room, replayed, clocks, guess) : { clock: null, absence: null, bot: null }
  const work = clocks ? botJobAttributesOf(rooms, room, replayed, clocks, guess) : noBotWork
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
  if (result.kind === 'committed') {
    replayed.recordCommitted({ entry, at: result.at, waited: result.waited, mover })
    if (schedule.bot !== null) rooms.wakeJobs()
  }
  return { result, queued: schedule }
}
