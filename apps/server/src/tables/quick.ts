import { isRejection, type GamePackage, type Rejection } from '@parlor/kernel'
import type { Bodies, NewTable } from '@parlor/protocol'
import { gameNamed, usualLevel } from '../games.ts'
import type { Rooms } from '../match/rooms.ts'
import type { Client } from '../store/pool.ts'
import { GrantedBefore } from '../store/wishes.ts'
import { openTable, tooManyLive } from './open.ts'
import { sit } from './sit.ts'

/** Sits down at a public table that waits for somebody, or opens one with the usual rules; asked twice under one name, once. */
export async function quick(rooms: Rooms, person: string, wish: Bodies['quick']): Promise<{ match: string } | Rejection> {
  const pkg = gameNamed(wish.game)
  if (isRejection(pkg)) return pkg
  const { wishes } = rooms.stores
  const ask = `${person}:${wish.id}`
  const before = await wishes.granted(ask)
  if (before !== null) return { match: before }
  // Once, and not again at every table that is tried.
  const crowded = await tooManyLive(rooms, person)
  if (crowded) return crowded
  const grant = (asked: Asked, match: string) => wishes.grant(asked, ask, match, rooms.now())
  try {
    return (await findSeat(rooms, person, wish, grant)) ?? (await openUsual(rooms, person, wish, pkg, grant))
  } catch (error) {
    const first = error instanceof GrantedBefore ? await wishes.granted(ask) : null
    if (first === null) throw error
    return { match: first }
  }
}

type Asked = Pick<Client, 'query'>
type Grant = (asked: Asked, match: string) => Promise<void>

/** The table that has waited longest and takes them; null when none does. */
async function findSeat(
  rooms: Rooms,
  person: string,
  { game, secret, commitment }: Bodies['quick'],
  grant: Grant,
): Promise<{ match: string } | Rejection | null> {
  const waiting = (await rooms.stores.matches.lobby(game)).filter((row) => row.state === 'open' && row.host !== person).reverse()
  for (const { id: match } of waiting) {
    const table = await sit(rooms, person, match, { seat: null, secret, commitment }, (client) => grant(client, match))
    if (!isRejection(table)) {
      // Whoever sat there already has changed nothing that the wish could have gone with.
      await grant(rooms.stores.pool, match)
      return { match }
    }
    // Somebody was quicker, it has closed, or its rules are another node's: the next one may do. What is brought fits at none.
    if (table.rejected === 'table.tooManyLive' || !/^(table|match)\./.test(table.rejected)) return table
  }
  return null
}

async function openUsual(
  rooms: Rooms,
  person: string,
  { id, game, secret, commitment }: Bodies['quick'],
  pkg: GamePackage,
  grant: Grant,
): Promise<{ match: string } | Rejection> {
  const { options } = pkg.game.options.presets[0]!
  const persons = Math.min(2, pkg.game.seatCount(options))
  const level = usualLevel(pkg)
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
