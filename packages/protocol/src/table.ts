import type { Outcome, Seat } from '@parlor/kernel'
import { fairShape } from './fair.ts'
import { limits } from './limit.ts'
import { personShape, strengthShape } from './person.ts'
import { decimal, flag, kinds, list, nullable, oneOf, plain, record, text, whole, type Read } from './shape.ts'

/** Names a match; 80 random bits, so that nobody comes upon one by guessing. */
export const matchId = text(20, /^[0-9a-f]{20}$/)
/** What is read out to a friend: six signs without look-alikes. */
export const inviteCode = text(6, /^[2-9A-HJ-NP-Z]{6}$/)
export const gameId = text(20, /^[a-z]+$/)
export const levelId = text(40, /^[a-zA-Z][a-zA-Z0-9-]*$/)
/** A client's own name for what it asks, so that asking twice does it once. */
export const askId = text(40, /^[A-Za-z0-9_-]{8,40}$/)
export const seatNumber = whole(0, 15)
/** A moment on the server's clock, in milliseconds since 1970. */
export const moment = whole(0, 8.64e15)

/** How long players may think: as long as they like, so long for every move, or so long for all of them. */
export const clockShape = kinds({
  none: {},
  /** When it runs out, the game's fallback is played. */
  move: { seconds: whole(5, 604_800) },
  /** When it runs out, a match of two is lost; at larger tables the fallback is played. */
  total: { minutes: whole(1, 180), increment: whole(0, 60) },
})
export type Clock = Read<typeof clockShape>

/** Who looks on: nobody, anybody at once, or anybody so many seconds later. A race is never watched before it is over. */
export const spectatorsShape = kinds({ denied: {}, allowed: {}, delayed: { seconds: whole(10, 3_600) } })
export type Spectators = Read<typeof spectatorsShape>

/** Who plays for somebody who owes a move and has been away so long: nobody, a bot of a level, or the game's fallback. It ends when they return. */
export const absentShape = kinds({
  wait: {},
  bot: { level: levelId, seconds: whole(5, 86_400) },
  fallback: { seconds: whole(5, 86_400) },
})
export type Absent = Read<typeof absentShape>

/** Who is to sit where: a person still to come, whoever opens the table, or a bot. */
export const wantedSeat = kinds({ open: {}, me: {}, bot: { level: levelId } })
export type WantedSeat = Read<typeof wantedSeat>

/** Who sits where. `left`: they went for good and somebody plays for them. `strength` where they have an account and a rating in this game. */
export const tableSeat = kinds({
  open: {},
  person: { person: personShape, left: flag, strength: nullable(strengthShape) },
  bot: { level: levelId },
})
export type TableSeat = Read<typeof tableSeat>

/** `dealing`: every seat is taken, and the players reveal the words that the seed is made of. */
export const tableStates = ['open', 'dealing', 'playing', 'over', 'closed'] as const
export const visibilities = ['public', 'private'] as const

/** What a table is opened with. `secret` is what the opener brings (a deck), null for the game's usual. A ranked table is made by the queue alone. */
export const newTableShape = record({
  game: gameId,
  options: plain(limits.options),
  seats: list(wantedSeat, 16, 1),
  secret: nullable(plain(limits.secret)),
  visibility: oneOf(visibilities),
  clock: clockShape,
  spectators: spectatorsShape,
  absent: absentShape,
})
export type NewTable = Read<typeof newTableShape>

export const outcomeShape = record({ scores: list(decimal, 16), ranks: list(whole(1, 16), 16), reason: text(60) })

/** Everything about a match but its moves, the same for everybody who may look. A newer `revision` replaces an older one. */
export const tableShape = record({
  match: matchId,
  revision: whole(0, 1e9),
  game: gameId,
  /** The rules it is played by to its end, whatever comes after. */
  version: whole(1, 1e6),
  options: plain(limits.options),
  state: oneOf(tableStates),
  seats: list(tableSeat, 16),
  /** Which seat the reader holds; null who only looks. */
  you: nullable(seatNumber),
  host: flag,
  visibility: oneOf(visibilities),
  /** Only for those who sit there. */
  code: nullable(inviteCode),
  clock: clockShape,
  spectators: spectatorsShape,
  absent: absentShape,
  ranked: flag,
  /** Set while somebody asks to take a move back; `seq` is the log's length when they asked, and a later move ends it. */
  offer: nullable(record({ seat: seatNumber, seq: whole(0, 1e6), granted: list(seatNumber, 16) })),
  /** Seats that do not want to be asked for moves back. */
  undoMuted: list(seatNumber, 16),
  /**
   * The latest draw offer: `line` is the length of the line when it was made, and a later move of anybody else declines it. `offered` is, by
   * seat, the line of its last offer, −1 for none: another one needs a move of one's own after that.
   */
  draw: nullable(
    record({
      offer: nullable(record({ seat: seatNumber, line: whole(0, 1e6), accepted: list(seatNumber, 16) })),
      offered: list(whole(-1, 1e6), 16),
    }),
  ),
  /** Seats that want to play again; when all persons do, `next` names the new match. */
  rematch: list(seatNumber, 16),
  next: nullable(matchId),
  /** What fixes the seed beforehand, and the seed itself once the match is over. */
  fair: fairShape,
  outcome: nullable(outcomeShape),
  created: moment,
})
export type TableInfo = Omit<Read<typeof tableShape>, 'outcome'> & { readonly outcome: Outcome | null }

/** What a lobby shows of a table. */
export const lobbyTable = record({
  match: matchId,
  game: gameId,
  options: plain(limits.options),
  state: oneOf(['open', 'playing']),
  seats: list(tableSeat, 16),
  clock: clockShape,
  spectators: spectatorsShape,
  created: moment,
})
export type LobbyTable = Read<typeof lobbyTable>

/** A table the reader sits at that is not over: `turn` says whose move is awaited, as far as the reader may know, and is empty while nobody can play. */
export const ownTable = record({
  match: matchId,
  game: gameId,
  state: oneOf(['open', 'playing']),
  seats: list(tableSeat, 16),
  you: seatNumber,
  turn: list(seatNumber, 16),
  clock: clockShape,
  ranked: flag,
  created: moment,
})
export type OwnTable = Read<typeof ownTable>

/** The clocks on the server's time: what each seat had left at `at`, and whose runs. */
export const readingShape = record({ left: list(whole(0, 1e12), 16), running: list(seatNumber, 16), at: moment })
export type ClockReading = Read<typeof readingShape>

/** The seats that persons hold. */
export function personSeats(seats: readonly TableSeat[]): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
}
