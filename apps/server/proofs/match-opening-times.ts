import { isRejection, type GamePackage } from '@parlor/kernel'
import { openNoopMessageBus } from '../src/message-bus.ts'
import { games } from '../src/games.ts'
import { ReplayedMatch } from '../src/match/replayed-match.ts'
import { MatchRooms } from '../src/match/match-rooms.ts'
import { createSnapshotRow } from '../src/match/match-snapshot.ts'
import type { Stores } from '../src/store/stores.ts'
import { playingMatchRow } from './playing-match-row.ts'

const lengths = [500, 2_000, 10_000]

/** Time to open a match of that log length: from the start, and from its snapshot. */
export async function measureMatchOpeningTimes(stores: Stores): Promise<string[]> {
  const said: string[] = []
  for (const id of ['dots', 'simpiece']) {
    const pkg = games.find(({ game }) => game.id === id)!
    for (const length of lengths) {
      const row = await longMatch(stores, pkg, length)
      const whole = await opened(stores, row)
      const room = await new MatchRooms(stores, openNoopMessageBus()).open(row)
      if (isRejection(room)) throw new Error(room.rejected)
      await stores.snapshots.write(createSnapshotRow(room.replayed!, room.row))
      const resumed = await opened(stores, row)
      said.push(`  opening ${id} with ${length} entries: ${whole.toFixed(1)} ms from the start, ${resumed.toFixed(1)} ms from a snapshot`)
    }
  }
  return said
}

/** Median of five. */
async function opened(stores: Stores, match: string): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    const began = performance.now()
    await new MatchRooms(stores, openNoopMessageBus()).open(match)
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[2]!
}

/** Alternates moves and undos up to that log length. */
async function longMatch(stores: Stores, { game, ...pkg }: GamePackage, length: number): Promise<string> {
  const row = playingMatchRow({ game, ...pkg }, ['p0', 'p1', 'p2', 'p3'])
  await stores.matches.create(row)
  const { match } = new ReplayedMatch({ game, ...pkg }, row)
  for (let i = 0; match.log.length < length; i++) {
    const seat = match.state.pending[0]?.seat ?? 0
    const legal = match.moves(seat)
    if (match.outcome === null) match.play(seat, legal[(i * 7) % legal.length])
    else match.undo(i % row.seats.length)
  }
  await stores.pool.query(
    `INSERT INTO log (match, seq, mover, entry, at, ends) SELECT $1, seq, 'p:' || seq, entry, $3::float8 + seq, false
     FROM unnest($2::text[]) WITH ORDINALITY AS given (entry, seq)`,
    [row.id, match.log.map((entry) => JSON.stringify(entry)), row.created],
  )
  return row.id
}
