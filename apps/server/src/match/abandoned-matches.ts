import { isRejection } from '@parlor/kernel'
import { allRules } from '../games.ts'
import type { Pool } from '../store/pool.ts'
import { commitAndBroadcast } from './commit-and-broadcast.ts'
import type { MatchRooms } from './match-rooms.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Live matches looked at by one statement: all of them at once would take longer than a statement may. */
const pageSize = 1_000
/** Time limit of one call; the next one goes on with what is left. */
const mostMs = 30_000

/**
 * Time without a log entry and without any player present after which a match is aborted: per-move clock, three times the clock, at least
 * two minutes; total clock, one full clock with what the moves so far may have added, plus two minutes; no clock, a week, or an hour where no person has ever moved.
 */
const abandonedSql = `WITH page AS MATERIALIZED (
    SELECT id, game, version, clock, started, created FROM matches WHERE state = 'playing' AND id > $1 ORDER BY id LIMIT $2
  ) SELECT (SELECT max(id) FROM page) AS last, ARRAY(
    SELECT m.id FROM page m, LATERAL (
      SELECT coalesce(max(at), m.started, m.created) AS at, coalesce(max(seq), 0) AS seq FROM (
        SELECT at, seq FROM log WHERE match = m.id ORDER BY seq DESC LIMIT 1
      ) AS newest
    ) last
    WHERE CASE m.clock::json ->> 'kind'
      WHEN 'move' THEN last.at < now_ms() - greatest(${2 * minuteMs}, 3000 * (m.clock::json ->> 'seconds')::float8)
      WHEN 'total' THEN last.at < now_ms() - ${minuteMs} * ((m.clock::json ->> 'minutes')::float8 + 2)
        - 1000 * (m.clock::json ->> 'increment')::float8 * last.seq
      ELSE last.at < now_ms() - ${7 * dayMs}
        OR last.at < now_ms() - ${60 * minuteMs} AND NOT EXISTS (SELECT FROM log WHERE match = m.id AND mover ~ '^[0-9]')
    END
    AND NOT EXISTS (SELECT FROM presence p WHERE p.match = m.id AND p.until > now_ms())
    AND m.game || ' ' || m.version = ANY($3)
  ) AS abandoned`

interface AbandonedPage {
  /** Cursor for the next page; null when there is none. */
  readonly last: string | null
  readonly abandoned: readonly string[]
}

/** Aborts abandoned matches. Safe on any number of nodes at once. */
export async function abortAbandonedMatches(
  rooms: MatchRooms,
  failed: (error: unknown) => void,
  { size = pageSize, isClosing = (): boolean => false } = {},
): Promise<void> {
  const until = performance.now() + mostMs
  const isOver = () => isClosing() || performance.now() > until
  for (let after: string | null = ''; after !== null && !isOver();) {
    const page: AbandonedPage = await abandonedMatches(rooms.stores.pool, after, size)
    // One match that cannot be opened does not block the others.
    for (const id of page.abandoned) if (!isOver()) await abortIfAbandoned(rooms, id).catch(failed)
    after = page.last
  }
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

async function abandonedMatches(pool: Pool, after: string, size: number): Promise<AbandonedPage> {
  // Matches of other rules versions are left to nodes that have them.
  const rules = allRules.map(({ game }) => `${game.id} ${game.version}`)
  const { rows } = await pool.query(abandonedSql, [after, size, rules])
  return rows[0] as AbandonedPage
}
