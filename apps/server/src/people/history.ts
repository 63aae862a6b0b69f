import { setImmediate as othersFirst } from 'node:timers/promises'
import { isRejection, type Rejection } from '@parlor/kernel'
import { limits, refuse, type Answers, type Finished, type OwnTable } from '@parlor/protocol'
import { rulesOf } from '../games.ts'
import { render } from '../match/render.ts'
import type { Rooms } from '../match/rooms.ts'
import type { MatchRow } from '../store/matches.ts'
import { gamesOf, isPresent, seatHeld, sitters } from '../tables/seats.ts'
import type { Replays } from './replays.ts'

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
export async function playedBy(rooms: Rooms, replays: Replays, person: string, most: number): Promise<unknown[]> {
  const rows = await rooms.stores.matches.of(person, 'over', Infinity, most)
  const finished = new Map((await asFinished(rooms, person, rows)).map((one) => [one.match, one]))
  const played: unknown[] = []
  for (const row of rows) {
    // Short matches are played through at a stretch, and there may be hundreds of them.
    await othersFirst()
    const replay = await replays.of(row, person, { keep: false })
    if (!isRejection(replay)) played.push(replay)
    else if (finished.has(row.id)) played.push(finished.get(row.id))
  }
  return played
}

/** The whole match for somebody who sat at it. */
export async function replayFor(rooms: Rooms, replays: Replays, person: string, match: string): Promise<Answers['replay'] | Rejection> {
  const row = await rooms.stores.matches.find(match)
  return row && seatHeld(row.seats, person) !== 'watcher' ? replays.of(row, person) : refuse('match.unknown')
}
