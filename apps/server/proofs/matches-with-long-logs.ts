import type { GamePackage } from '@parlor/kernel'
import { freshId } from '../src/random.ts'
import { insertMatch } from '../src/store/match-row-sql.ts'
import type { MatchRow } from '../src/store/matches.ts'
import type { Pool } from '../src/store/pool.ts'
import { playBackAndForth } from './play-back-and-forth.ts'
import { playingMatchRow } from './playing-match-row.ts'

/** Ids of matches that anybody may look at, whose logs are as long as logs get. */
export interface MatchesWithLongLogs {
  readonly finished: readonly string[]
  /** In play, and shown with a delay. */
  readonly delayed: readonly string[]
}

/** Stores so many of each; one log for all, which is what an adversary needs hours for. */
export async function createMatchesWithLongLogs(
  pool: Pool,
  pkg: GamePackage,
  count: number,
  entries = 10_000,
): Promise<MatchesWithLongLogs> {
  const created = Date.now() - 3 * entries
  const players = [freshId(), freshId()]
  const first = playingMatchRow(pkg, players, { clock: { kind: 'none' }, created, started: created })
  const outcome = { ranks: [2, 1], scores: [0, 0], reason: 'resign' } as unknown as MatchRow['outcome']
  const rows = Array.from({ length: 2 * count }, (_, at): MatchRow =>
    at % 2 === 0
      ? { ...first, id: freshId(), state: 'over', outcome, ended: created + entries }
      : { ...first, id: freshId(), spectators: { kind: 'delayed', seconds: 10 } },
  )
  for (const row of rows) await insertMatch(pool, row)
  const ids = rows.map(({ id }) => id)
  // Nobody plays there: no job has to look at them.
  await pool.query('DELETE FROM match_jobs WHERE match = ANY($1)', [ids])
  await pool.query(
    `INSERT INTO log (match, seq, mover, entry, at, ends)
     SELECT match, seq, 'p:' || seq, entry, $3::float8 + seq, false FROM unnest($1::text[]) AS match,
       unnest($2::text[]) WITH ORDINALITY AS given (entry, seq)`,
    [ids, playBackAndForth(pkg, first, entries).map((entry) => JSON.stringify(entry)), created],
  )
  const of = (state: MatchRow['state']) => rows.filter((row) => row.state === state).map(({ id }) => id)
  return { finished: of('over'), delayed: of('playing') }
}
