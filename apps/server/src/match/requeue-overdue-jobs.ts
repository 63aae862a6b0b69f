import { jobLanes, type JobLane } from '../store/job-queue.ts'
import { ensureJobsQueued, jobScheduleOf } from './job-schedule.ts'
import type { MatchRooms } from './match-rooms.ts'
import type { MatchRoom } from './match-room.ts'

/** Delay after which a bot's or a clock's job counts as overdue. */
const overdueMs = 10_000

/**
 * Requeues lost jobs of watched matches: a lost job must not block a match. Most that are overdue only wait their turn, so one statement
 * says which are not there, and only those are written.
 */
export async function requeueOverdueJobs(rooms: MatchRooms): Promise<void> {
  const watched = rooms.matchesWithPlayersWatching().flatMap((id) => rooms.existing(id) ?? [])
  const overdue = watched.flatMap((room) => overdueLanes(rooms, room).map((lane) => ({ match: room.id, lane })))
  for (const id of await rooms.stores.jobs.findLost(overdue, overdueMs)) {
    const room = rooms.existing(id)
    await room?.runExclusive(async () => {
      if (room.replayed && overdueLanes(rooms, room).length > 0) await ensureJobsQueued(rooms, room, room.replayed)
    })
  }
}

function overdueLanes(rooms: MatchRooms, room: MatchRoom): JobLane[] {
  const { replayed, row } = room
  const now = rooms.now()
  if (!replayed || row.state !== 'playing' || now - replayed.lastAt < overdueMs) return []
  const schedule = jobScheduleOf(room, replayed, replayed.clocks, now)
  // A bot's turn is due at once.
  return jobLanes.filter((lane) => (lane === 'bot' ? schedule.bot !== null : (schedule[lane] ?? Infinity) < now - overdueMs))
}
