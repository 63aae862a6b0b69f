import { isRejection, type Rejection } from '@parlor/kernel'
import { refuse, type Bodies, type TableInfo } from '@parlor/protocol'
import { levelNamed } from '../games.ts'
import type { Room } from '../match/room.ts'
import type { Rooms } from '../match/rooms.ts'
import type { Sitting } from '../store/matches.ts'
import type { Client } from '../store/pool.ts'
import { beginning } from './deal.ts'
import { readSecret, tooManyLive } from './open.ts'
import { scheduleMatch } from './rematch.ts'
import { reveal } from './reveal.ts'

/** Takes a seat; whoever has one already keeps it. The match begins when none is open. `also` happens with it or not at all. */
export async function sit(
  rooms: Rooms,
  person: string,
  match: string,
  { seat, secret, commitment }: Bodies['sit'],
  also?: (client: Client) => Promise<void>,
): Promise<TableInfo | Rejection> {
  return atTable(rooms, person, match, async (room) => {
    const brought = readSecret(room.pkg, secret)
    if (isRejection(brought)) return brought
    const crowded = room.seatOf(person) === 'watcher' ? await tooManyLive(rooms, person) : null
    if (crowded) return crowded
    const refused = await rooms.change(
      room,
      (row) => {
        if (room.seatOf(person) !== 'watcher') return null
        if (row.state !== 'open') return refuse('table.hasBegun')
        const free = row.seats.findIndex(({ kind }, at) => kind === 'open' && (seat === null || at === seat))
        if (free < 0) return refuse(seat === null ? 'table.full' : 'table.seatTaken')
        const sitting: Sitting = { kind: 'person', person, left: false, rating: null }
        const put = <T>(list: readonly T[], value: T) => list.map((one, at) => (at === free ? value : one))
        const seats = put(row.seats, sitting)
        const deal = row.deal && { ...row.deal, commitments: put(row.deal.commitments, commitment) }
        return { seats, secrets: put(row.secrets, brought), ...beginning({ id: row.id, seats }, deal, rooms.now()) }
      },
      also,
    )
    if (!refused && room.row.state === 'playing') await scheduleMatch(rooms, room.row)
    return refused
  })
}

/** Gives the seat back; when the host stands up, the table closes. */
export async function stand(rooms: Rooms, person: string, match: string): Promise<TableInfo | Rejection> {
  return atTable(rooms, person, match, (room) =>
    rooms.change(room, (row) => {
      if (row.state !== 'open') return refuse('table.hasBegun')
      if (row.host === person) return { state: 'closed', code: null }
      const seat = room.seatOf(person)
      if (seat === 'watcher') return null
      return {
        seats: row.seats.map((one, at) => (at === seat ? { kind: 'open' } : one)),
        secrets: row.secrets.map((one, at) => (at === seat ? null : one)),
        deal: row.deal && { ...row.deal, commitments: row.deal.commitments.map((one, at) => (at === seat ? null : one)) },
      }
    }),
  )
}

/** The host puts a bot into an open seat, or opens a bot's. */
export async function fill(rooms: Rooms, person: string, match: string, { seat, level }: Bodies['fill']): Promise<TableInfo | Rejection> {
  return atTable(rooms, person, match, async (room) => {
    const named = level === null ? null : levelNamed(room.pkg, level)
    if (isRejection(named)) return named
    const refused = await rooms.change(room, (row) => {
      if (row.host !== person) return refuse('match.notHost')
      if (row.state !== 'open') return refuse('table.hasBegun')
      const before = row.seats[seat]
      if (!before || before.kind === 'person') return refuse('table.seatTaken')
      const after: Sitting = named === null ? { kind: 'open' } : { kind: 'bot', level: named.id }
      const seats = row.seats.map((one, at) => (at === seat ? after : one))
      return { seats, ...beginning({ id: row.id, seats }, row.deal, rooms.now()) }
    })
    if (!refused && room.row.state === 'playing') await scheduleMatch(rooms, room.row)
    return refused
  })
}

/** What the table looks like to a person; only where they may look. */
export async function tableFor(rooms: Rooms, person: string, match: string): Promise<TableInfo | Rejection> {
  return atTable(rooms, person, match, async () => null)
}

/** The word of somebody who sits there, for the seed. */
export async function revealWord(rooms: Rooms, person: string, match: string, { word }: Bodies['reveal']): Promise<TableInfo | Rejection> {
  return atTable(rooms, person, match, (room) => reveal(rooms, room, person, word))
}

async function atTable(
  rooms: Rooms,
  person: string,
  match: string,
  work: (room: Room) => Promise<Rejection | null>,
): Promise<TableInfo | Rejection> {
  const room = await rooms.open(match)
  if (isRejection(room)) return room
  return room.run(async () => {
    if (rooms.several) await rooms.refresh(room)
    if (!room.mayWatch(person)) return refuse('match.unknown')
    return (await work(room)) ?? room.rendering(person).table()
  })
}
