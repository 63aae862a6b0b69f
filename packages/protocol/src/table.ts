import type { Outcome, Seat } from '@parlor/kernel'
import { fairnessInfoShape } from './provably-fair.ts'
import { limits } from './limits.ts'
import { personShape, shownRatingShape } from './person.ts'
import { finiteNumber, bool, taggedUnion, list, nullable, oneOf, plainObject, record, text, integer, type ShapeType } from './shape.ts'

/** Names a match; 80 random bits, so that nobody comes upon one by guessing. */
export const matchIdShape = text(20, /^[0-9a-f]{20}$/)
/** What is read out to a friend: six signs without look-alikes. */
export const inviteCodeShape = text(6, /^[2-9A-HJ-NP-Z]{6}$/)
export const gameIdShape = text(20, /^[a-z]+$/)
export const levelIdShape = text(40, /^[a-zA-Z][a-zA-Z0-9-]*$/)
/** A client's own name for what it asks, so that asking twice does it once. */
export const requestIdShape = text(40, /^[A-Za-z0-9_-]{8,40}$/)
export const seatShape = integer(0, 15)
/** A moment on the server's clock, in milliseconds since 1970. */
export const timestampShape = integer(0, 8.64e15)

/** How long players may think: as long as they like, so long for every move, or so long for all of them. */
export const clockSettingsShape = taggedUnion({
  none: {},
  /** When it runs out, the game's fallback is played. */
  move: { seconds: integer(5, 604_800) },
  /** When it runs out, a match of two is lost; at larger tables the fallback is played. */
  total: { minutes: integer(1, 180), increment: integer(0, 60) },
})
export type ClockSettings = ShapeType<typeof clockSettingsShape>

/** Who looks on: nobody, anybody at once, or anybody so many seconds later. A race is never watched before it is over. */
export const spectatorPolicyShape = taggedUnion({ denied: {}, allowed: {}, delayed: { seconds: integer(10, 3_600) } })
export type SpectatorPolicy = ShapeType<typeof spectatorPolicyShape>

/** Who plays for somebody who owes a move and has been away so long: nobody, a bot of a level, or the game's fallback. It ends when they return. */
export const absencePolicyShape = taggedUnion({
  wait: {},
  bot: { level: levelIdShape, seconds: integer(5, 86_400) },
  fallback: { seconds: integer(5, 86_400) },
})
export type AbsencePolicy = ShapeType<typeof absencePolicyShape>

/** Who is to sit where: a person still to come, whoever opens the table, or a bot. */
export const requestedSeatShape = taggedUnion({ open: {}, me: {}, bot: { level: levelIdShape } })
export type RequestedSeat = ShapeType<typeof requestedSeatShape>

/** Who sits where. `left`: they went for good and somebody plays for them. `strength` where they have an account and a rating in this game. */
export const tableSeatShape = taggedUnion({
  open: {},
  person: { person: personShape, left: bool, strength: nullable(shownRatingShape) },
  bot: { level: levelIdShape },
})
export type TableSeat = ShapeType<typeof tableSeatShape>

/** `dealing`: every seat is taken, and the players reveal the words that the seed is made of. */
export const tableStates = ['open', 'dealing', 'playing', 'over', 'closed'] as const
export const visibilities = ['public', 'private'] as const

/** What a table is opened with. `secret` is what the opener brings (a deck), null for the game's usual. A ranked table is made by the queue alone. */
export const newTableShape = record({
  game: gameIdShape,
  options: plainObject(limits.options),
  seats: list(requestedSeatShape, 16, 1),
  secret: nullable(plainObject(limits.secret)),
  visibility: oneOf(visibilities),
  clock: clockSettingsShape,
  spectators: spectatorPolicyShape,
  absent: absencePolicyShape,
})
export type NewTable = ShapeType<typeof newTableShape>

export const outcomeShape = record({ scores: list(finiteNumber, 16), ranks: list(integer(1, 16), 16), reason: text(60) })

/** Everything about a match but its moves, the same for everybody who may look. A newer `revision` replaces an older one. */
export const tableShape = record({
  match: matchIdShape,
  revision: integer(0, 1e9),
  game: gameIdShape,
  /** The rules it is played by to its end, whatever comes after. */
  version: integer(1, 1e6),
  options: plainObject(limits.options),
  state: oneOf(tableStates),
  seats: list(tableSeatShape, 16),
  /** Which seat the reader holds; null who only looks. */
  you: nullable(seatShape),
  host: bool,
  visibility: oneOf(visibilities),
  /** Only for those who sit there. */
  code: nullable(inviteCodeShape),
  clock: clockSettingsShape,
  spectators: spectatorPolicyShape,
  absent: absencePolicyShape,
  ranked: bool,
  /** Set while somebody asks to take a move back; `seq` is the log's length when they asked, and a later move ends it. */
  offer: nullable(record({ seat: seatShape, seq: integer(0, 1e6), granted: list(seatShape, 16) })),
  /** Seats that do not want to be asked for moves back. */
  undoMuted: list(seatShape, 16),
  /**
   * The latest draw offer: `line` is the length of the line when it was made, and a later move of anybody else declines it. `offered` is, by
   * seat, the line of its last offer, −1 for none: another one needs a move of one's own after that.
   */
  draw: nullable(
    record({
      offer: nullable(record({ seat: seatShape, line: integer(0, 1e6), accepted: list(seatShape, 16) })),
      offered: list(integer(-1, 1e6), 16),
    }),
  ),
  /** Seats that want to play again; when all persons do, `next` names the new match. */
  rematch: list(seatShape, 16),
  next: nullable(matchIdShape),
  /** What fixes the seed beforehand, and the seed itself once the match is over. */
  fair: fairnessInfoShape,
  outcome: nullable(outcomeShape),
  created: timestampShape,
})
export type TableInfo = Omit<ShapeType<typeof tableShape>, 'outcome'> & { readonly outcome: Outcome | null }

/** What a lobby shows of a table. */
export const lobbyTableShape = record({
  match: matchIdShape,
  game: gameIdShape,
  options: plainObject(limits.options),
  state: oneOf(['open', 'playing']),
  seats: list(tableSeatShape, 16),
  clock: clockSettingsShape,
  spectators: spectatorPolicyShape,
  created: timestampShape,
})
export type LobbyTable = ShapeType<typeof lobbyTableShape>

/** A table the reader sits at that is not over: `turn` says whose move is awaited, as far as the reader may know, and is empty while nobody can play. */
export const ownTableShape = record({
  match: matchIdShape,
  game: gameIdShape,
  state: oneOf(['open', 'playing']),
  seats: list(tableSeatShape, 16),
  you: seatShape,
  turn: list(seatShape, 16),
  clock: clockSettingsShape,
  ranked: bool,
  created: timestampShape,
})
export type OwnTable = ShapeType<typeof ownTableShape>

/** The clocks on the server's time: what each seat had left at `at`, and whose runs. */
export const clockReadingShape = record({ left: list(integer(0, 1e12), 16), running: list(seatShape, 16), at: timestampShape })
export type ClockReading = ShapeType<typeof clockReadingShape>

/** The seats that persons hold. */
export function personSeats(seats: readonly TableSeat[]): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
}
