import { isRejection } from '@parlor/kernel'
import { allRules } from '../games.ts'
import type { Pool } from '../store/pool.ts'
import { commitAndBroadcast } from './commit-and-broadcast.ts'
import type { MatchRooms } from './match-rooms.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * Time without a log entry and without any player present after which a match is aborted: per-move clock, three times the clock, at least
 * two minutes; total clock, one full clock plus two minutes; no clock, a week, or an hour where no person has ever moved.
 */
const abandonedSql = `SELECT m.id FROM matches m, LATERAL (
    SELECT coalesce((SELECT at FROM log WHERE match = m.id ORDER BY seq DESC LIMIT 1), m.started, m.created) AS at
  ) last
  WHERE m.state = 'playing' AND last.at < now_ms() - CASE m.clock::json ->> 'kind'
    WHEN 'move' THEN greatest(${2 * minuteMs}, 3000 * (m.clock::json ->> 'seconds')::float8)
    WHEN 'total' THEN ${minuteMs} * ((m.clock::json ->> 'minutes')::float8 + 2)
    ELSE CASE WHEN EXISTS (SELECT FROM log WHERE match = m.id AND mover ~ '^[0-9]') THEN ${7 * dayMs} ELSE ${60 * minuteMs} END
  END
  AND NOT EXISTS (SELECT FROM presence p WHERE p.match = m.id AND p.until > now_ms())
  AND m.game || ' ' || m.version = ANY($2)
  ORDER BY last.at LIMIT $1`

/** Aborts abandoned matches. Safe on any number of nodes at once. */
export async function abortAbandonedMatches(rooms: MatchRooms, failed: (error: unknown) => void, most = 100): Promise<void> {
  // One match that cannot be opened does not block the others.
  for (const id of await abandonedMatches(rooms.stores.pool, most)) await abortIfAbandoned(rooms, id).catch(failed)
}

async function abortIfAbandoned(rooms: MatchRooms, id: string): Promise<void> {
  const room = await rooms.open(id)
  if (isRejection(room)) return
  await room.runExclusive(async () => {
    await rooms.refresh(room)
    const { replayed, row } = room
    const seat = replayed?.match.state.pending[0]?.seat as number | undefined
    // Somebody who has just joined may not be in the presence table yet.
    if (!replayed || row.state !== 'playing' || seat === undefined || room.hasPlayerWatching) return
    const { seq } = replayed
    await commitAndBroadcast(rooms, room, {
      mover: `a:${seq}`,
      apply(now) {
        // A move since then: somebody is back.
        if (now.seq !== seq) return { rejected: 'match.staleDecision' }
        const done = now.match.stop(seat, 'abort')
        return isRejection(done) ? done : null
      },
    })
  })
}

async function abandonedMatches(pool: Pool, most: number): Promise<string[]> {
  // Matches of other rules versions are left to nodes that have them.
  const rules = allRules.map(({ game }) => `${game.id} ${game.version}`)
  const { rows } = await pool.query(abandonedSql, [most, rules])
  return rows.map(({ id }) => id as string)
}
