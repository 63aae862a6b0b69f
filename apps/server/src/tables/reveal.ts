import type { Rejection } from '@parlor/kernel'
import { commitmentOf, refuse } from '@parlor/protocol'
import type { Room } from '../match/room.ts'
import type { Rooms } from '../match/rooms.ts'
import { beginning } from './deal.ts'
import { scheduleMatch } from './rematch.ts'

/** Takes the word of somebody who sits at a table that is being dealt; the last one begins the match. Only within `room.run`. */
export async function reveal(rooms: Rooms, room: Room, person: string, word: string): Promise<Rejection | null> {
  const seat = room.seatOf(person)
  if (seat === 'watcher') return refuse('match.notSeated')
  const refused = await rooms.change(room, (row) => {
    const { deal, state } = row
    if (deal?.words[seat] === word) return null
    if (!deal || state !== 'dealing') return refuse('deal.tooLate')
    if (commitmentOf(word) !== deal.commitments[seat]) return refuse('deal.wrongWord')
    return beginning(row, { ...deal, words: deal.words.map((one, at) => (at === seat ? word : one)) }, rooms.now())
  })
  if (!refused && room.row.state === 'playing') await scheduleMatch(rooms, room.row)
  return refused
}

/** Begins a match whose words have been waited for long enough; those that are missing are replaced. Only within `room.run`. */
export async function dealWithout(rooms: Rooms, room: Room): Promise<void> {
  const refused = await rooms.change(room, (row) => (row.state === 'dealing' ? beginning(row, row.deal, rooms.now(), true) : null))
  if (!refused && room.row.state === 'playing') await scheduleMatch(rooms, room.row)
}
