import { ensureJobsQueued, jobScheduleOf } from './job-schedule.ts'
import type { MatchRooms } from './match-rooms.ts'

/** Delay after which a bot's or a clock's job counts as lost. */
const overdueMs = 10_000

/** Requeues overdue jobs of watched matches: a lost job must not block a match. */
export async function requeueOverdueJobs(rooms: MatchRooms): Promise<void> {
  for (const id of rooms.matchesWithPlayersWatching()) {
    const room = rooms.existing(id)
    await room?.runExclusive(async () => {
      const { replayed, row } = room
      const now = rooms.now()
      if (!replayed || row.state !== 'playing' || now - replayed.lastAt < overdueMs) return
      const { clock, absence, bot } = jobScheduleOf(room, replayed, replayed.clocks, now)
      const overdue = now - overdueMs
      if (bot !== null || (clock ?? Infinity) < overdue || (absence ?? Infinity) < overdue) await ensureJobsQueued(rooms, room, replayed)
    })
  }
}
