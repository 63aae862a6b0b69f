import { isRejection, type GamePackage, type Rejection } from '@parlor/kernel'
import type { RequestBodies, NewTable } from '@parlor/protocol'
import { gameById, substituteLevel } from '../games.ts'
import type { MatchRooms } from '../match/match-rooms.ts'
import type { Queryable } from '../store/pool.ts'
import { AlreadyGrantedError } from '../store/quick-match-requests.ts'
import { openTable, liveMatchLimitRejection } from './open-table.ts'
import { takeSeat } from './seating.ts'

/** Takes a seat at an open public table, or opens one with default rules; idempotent by the request's id. */
export async function quickMatch(
  rooms: MatchRooms,
  person: string,
  request: RequestBodies['quickMatch'],
): Promise<{ match: string } | Rejection> {
  const pkg = gameById(request.game)
  if (isRejection(pkg)) return pkg
  const { quickMatchRequests } = rooms.stores
  const key = `${person}:${request.id}`
  const before = await quickMatchRequests.grantedMatch(key)
  if (before !== null) return { match: before }
  // Before any table is tried or opened; each checks again.
  const limited = await liveMatchLimitRejection(rooms, person)
  if (limited) return limited
  const grant = (db: Queryable, match: string) => quickMatchRequests.recordGrant(db, key, match, rooms.now())
  try {
    return (await takeWaitingSeat(rooms, person, request, grant)) ?? (await openDefaultTable(rooms, person, request, pkg, grant))
  } catch (error) {
    const first = error instanceof AlreadyGrantedError ? await quickMatchRequests.grantedMatch(key) : null
    if (first === null) throw error
    return { match: first }
  }
}

type Grant = (db: Queryable, match: string) => Promise<void>

/** The longest waiting table that accepts them; null when none does. */
async function takeWaitingSeat(
  rooms: MatchRooms,
  person: string,
  { game, secret, commitment }: RequestBodies['quickMatch'],
  grant: Grant,
): Promise<{ match: string } | Rejection | null> {
  const waiting = (await rooms.stores.matches.longestWaiting(game)).filter(({ host }) => host !== person)
  for (const { id: match } of waiting) {
    const table = await takeSeat(rooms, person, match, { seat: null, secret, commitment }, (client) => grant(client, match))
    if (!isRejection(table)) {
      // Already seated: nothing changed, so the grant was not recorded with the change.
      await grant(rooms.stores.pool, match)
      return { match }
    }
    // Taken, closed, or rules of another node: try the next. A bad secret fits at none.
    if (table.rejected === 'table.tooManyLive' || !/^(table|match)\./.test(table.rejected)) return table
  }
  return null
}

async function openDefaultTable(
  rooms: MatchRooms,
  person: string,
  { id, game, secret, commitment }: RequestBodies['quickMatch'],
  pkg: GamePackage,
  grant: Grant,
): Promise<{ match: string } | Rejection> {
  const { options } = pkg.game.options.presets[0]!
  const persons = Math.min(2, pkg.game.seatCount(options))
  const level = substituteLevel(pkg)
  const seats = Array.from({ length: pkg.game.seatCount(options) }, (_, at): NewTable['seats'][number] =>
    at === 0 ? { kind: 'me' } : at < persons ? { kind: 'open' } : { kind: 'bot', level },
  )
  const table: NewTable = {
    game,
    options,
    seats,
    secret,
    visibility: 'public',
    clock: { kind: 'move', seconds: 90 },
    spectators: { kind: 'allowed' },
    absent: { kind: 'bot', level, seconds: 60 },
  }
  const opened = await openTable(rooms, person, id, table, commitment, (client, row) => grant(client, row.id))
  return isRejection(opened) ? opened : { match: opened.id }
}
