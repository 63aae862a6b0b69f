import { isRejection, type Rejection } from '@parlor/kernel'
import { limits, refuse, type Answers, type Finished, type OwnTable } from '@parlor/protocol'
import { rulesOf } from '../games.ts'
import { render } from '../match/render.ts'
import type { Rooms } from '../match/rooms.ts'
import type { MatchRow } from '../store/matches.ts'
import { gamesOf, isPresent, seatHeld, sitters } from '../tables/seats.ts'

const page = 30

/** Somebody's finished matches, latest first, also those whose rules are gone. `before` goes on where the last page ended. */
export async function finishedOf(rooms: Rooms, person: string, before: unknown): Promise<Answers['history'] | Rejection> {
  const until = before === undefined ? Number.MAX_SAFE_INTEGER : Number(before)
  if (!Number.isFinite(until) || typeof before === 'object') return refuse('protocol.badField', { key: 'before' })
  const rows = await rooms.stores.matches.of(person, 'over', until, page)
  return { matches: await asFinished(rooms, person, rows), more: rows.length === page ? String(rows.at(-1)!.ended) : null }
}

/** What these matches were to a person who sat there. */
async function asFinished({ stores }: Rooms, person: string, rows: readonly MatchRow[]): Promise<Finished[]> {
  const ids = rows.map(({ id }) => id)
  const [changes, people] = await Promise.all([stores.ratings.changes(person, ids), stores.people.named(sitters(rows), gamesOf(rows))])
  return rows.flatMap((row) => {
    const { id: match, game, version, outcome, ranked, ended } = row
    const you = seatHeld(row.seats, person)
    if (you === 'watcher' || !outcome) return []
    return {
      match,
      game,
      players: render({ row, people }, { person, viewer: you }).finishedPlayers(),
      you,
      outcome,
      ranked,
      change: changes.get(match) ?? null,
      ended: ended ?? 0,
      replay: !isRejection(rulesOf(game, version)),
    }
  })
}

/** Tables somebody sits at that are not over, newest first; those they have left for good are no longer theirs. */
export async function underWay(rooms: Rooms, person: string): Promise<OwnTable[]> {
  const { matches, people } = rooms.stores
  const rows = [
    ...(await matches.of(person, 'playing', Infinity, limits.mine)),
    ...(await matches.of(person, 'dealing', Infinity, limits.mine)),
    ...(await matches.of(person, 'open', Infinity, limits.mine)),
  ]
    .filter(({ seats }) => seats.some((seat) => isPresent(seat) && seat.kind === 'person' && seat.person === person))
    .sort((a, b) => b.created - a.created)
    .slice(0, limits.mine)
  const names = await people.named(sitters(rows), gamesOf(rows))
  const tables: OwnTable[] = []
  for (const row of rows) {
    // Where another node has the rules, the table is there all the same: only whose move it is cannot be told.
    const room = row.state === 'playing' ? await rooms.glance(row.id, { keep: true }) : null
    const fold = room && !isRejection(room) ? await room.run(async () => room.fold) : null
    const own = render({ row, people: names }, { person, viewer: seatHeld(row.seats, person) }).own(fold)
    if (own) tables.push(own)
  }
  return tables
}

/** Everything somebody has played, for themselves: whole where the rules are still here, else how it ended. */
export async function playedBy(rooms: Rooms, person: string, most: number): Promise<unknown[]> {
  const rows = await rooms.stores.matches.of(person, 'over', Infinity, most)
  const finished = new Map((await asFinished(rooms, person, rows)).map((one) => [one.match, one]))
  const played: unknown[] = []
  for (const { id } of rows) {
    const replay = await replayFor(rooms, person, id)
    if (!isRejection(replay)) played.push(replay)
    else if (finished.has(id)) played.push(finished.get(id))
  }
  return played
}

/** The whole match for somebody who sat at it; nothing of it before its end. */
export async function replayFor(rooms: Rooms, person: string, match: string): Promise<Answers['replay'] | Rejection> {
  const row = await rooms.stores.matches.find(match)
  return row && seatHeld(row.seats, person) !== 'watcher' ? replayOf(rooms, row, person) : refuse('match.unknown')
}

/** The whole of a match that is over, for whoever may see it; it is read for this one look and not kept open. */
export async function replayOf(
  rooms: Rooms,
  { id, state, game, version }: MatchRow,
  person: string | null,
): Promise<Answers['replay'] | Rejection> {
  if (state === 'over' && isRejection(rulesOf(game, version))) return refuse('replay.otherRules')
  const room = await rooms.glance(id)
  if (isRejection(room)) return room
  return room.run(async () => {
    // Another node may have seen the end first.
    if (room.row.state !== state || !room.fold?.match.outcome) await rooms.refresh(room)
    return (room.fold && room.rendering(person).replay(room.fold)) ?? refuse('match.notOver')
  })
}
