import type { MatchRooms } from './match-rooms.ts'

/** Matches looked at by one statement. */
const batchSize = 500

/** Polls for changes in matches with subscribers on this node: notifications of other nodes may be lost. */
export async function pollChanges(rooms: MatchRooms): Promise<void> {
  const { log, matches } = rooms.stores
  const watched = [...rooms.all()].filter(({ subscribers }) => subscribers.size > 0)
  for (let from = 0; from < watched.length; from += batchSize) {
    const some = watched.slice(from, from + batchSize)
    const ids = some.map(({ id }) => id)
    const [lengths, revisions] = await Promise.all([log.lengths(ids), matches.revisions(ids)])
    for (const room of some) {
      const behind = (lengths.get(room.id) ?? 0) > (room.replayed?.seq ?? 0) || (revisions.get(room.id) ?? 0) > room.row.revision
      if (behind) void room.runExclusive(() => rooms.refresh(room)).catch(() => {})
    }
  }
}
