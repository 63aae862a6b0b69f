import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { isRejection, type Rejection } from '@parlor/kernel'
import { limits, refuse, type Responses, type MatchHistoryEntry, type OwnUnfinishedTable } from '@parlor/protocol'
import { rulesAtVersion } from '../games.ts'
import { createRenderer } from './match-renderer.ts'
import type { MatchRooms } from './match-rooms.ts'
import type { MatchRow } from '../store/matches.ts'
import { distinctGames, isActivePerson, seatOfPerson, distinctPeople } from '../tables/seats.ts'
import type { ReplayCache } from './replay-cache.ts'

const page = 30

/** Finished matches of a person, latest first, also those of removed rules versions. `before` is the cursor of the last page. */
export async function finishedMatchesOf(rooms: MatchRooms, person: string, before: unknown): Promise<Responses['history'] | Rejection> {
  const until = before === undefined ? Number.MAX_SAFE_INTEGER : Number(before)
  if (!Number.isFinite(until) || typeof before === 'object') return refuse('protocol.badField', { key: 'before' })
  const rows = await rooms.stores.matches.finishedOf(person, until, page)
  return { matches: await toFinishedMatches(rooms, person, rows), more: rows.length === page ? String(rows.at(-1)!.ended) : null }
}

async function toFinishedMatches({ stores }: MatchRooms, person: string, rows: readonly MatchRow[]): Promise<MatchHistoryEntry[]> {
  const ids = rows.map(({ id }) => id)
  const [changes, people] = await Promise.all([
    stores.ratings.changesByMatch(person, ids),
    stores.people.publicPeople(distinctPeople(rows), distinctGames(rows)),
  ])
  return rows.flatMap((row) => {
    const { id: match, game, version, outcome, ranked, ended } = row
    const you = seatOfPerson(row.seats, person)
    if (you === 'watcher' || !outcome) return []
    return {
      match,
      game,
      players: createRenderer({ row, people }, { person, viewer: you }).finishedPlayers(),
      you,
      outcome,
      ranked,
      change: changes.get(match) ?? null,
      ended: ended ?? 0,
      replay: !isRejection(rulesAtVersion(game, version)),
    }
  })
}

/** Unfinished tables of a person, newest first, without those they have left for good. */
export async function unfinishedTablesOf(rooms: MatchRooms, person: string): Promise<OwnUnfinishedTable[]> {
  const { matches, people } = rooms.stores
  const rows = [
    ...(await matches.ofPerson(person, 'playing', limits.mine)),
    ...(await matches.ofPerson(person, 'dealing', limits.mine)),
    ...(await matches.ofPerson(person, 'open', limits.mine)),
  ]
    .filter(({ seats }) => seats.some((seat) => isActivePerson(seat) && seat.kind === 'person' && seat.person === person))
    .sort((a, b) => b.created - a.created)
    .slice(0, limits.mine)
  const names = await people.publicPeople(distinctPeople(rows), distinctGames(rows))
  const tables: OwnUnfinishedTable[] = []
  for (const row of rows) {
    // Where this node lacks the match's version of the rules, only `turn` is left empty.
    const room = row.state === 'playing' ? await rooms.peek(row.id) : null
    const replayed = room && !isRejection(room) ? await room.runExclusive(async () => room.replayed) : null
    const own = createRenderer({ row, people: names }, { person, viewer: seatOfPerson(row.seats, person) }).ownTable(replayed)
    if (own) tables.push(own)
  }
  return tables
}

/** Finished matches for the data export: full records where the rules are still here, else only the result. */
export async function exportMatchesOf(rooms: MatchRooms, replays: ReplayCache, person: string, most: number): Promise<unknown[]> {
  const rows = await rooms.stores.matches.finishedOf(person, Infinity, most)
  const finished = new Map((await toFinishedMatches(rooms, person, rows)).map((one) => [one.match, one]))
  const played: unknown[] = []
  for (const row of rows) {
    // Short matches replay without yielding, and there may be hundreds.
    await yieldToEventLoop()
    const replay = await replays.get(row, person, { keep: false })
    if (!isRejection(replay)) played.push(replay)
    else if (finished.has(row.id)) played.push(finished.get(row.id))
  }
  return played
}

/** The full record, for its players only. */
export async function replayFor(
  rooms: MatchRooms,
  replays: ReplayCache,
  person: string,
  match: string,
): Promise<Responses['replay'] | Rejection> {
  const row = await rooms.stores.matches.find(match)
  return row && seatOfPerson(row.seats, person) !== 'watcher' ? replays.get(row, person) : refuse('match.unknown')
}
