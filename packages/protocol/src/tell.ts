import {
  isRejection,
  readJson,
  type EventCore,
  type Message,
  type Outcome,
  type Rejection,
  type ResignReason,
  type Seat,
  type StopKind,
  type ViewCore,
} from '@parlor/kernel'
import { reactions, seqNumber } from './ask.ts'
import { limits } from './limit.ts'
import { strengthShape } from './person.ts'
import { anything, decimal, flag, kinds, list, nullable, oneOf, readAs, record, text, whole, type Read } from './shape.ts'
import { askId, matchId, moment, outcomeShape, readingShape, seatNumber, tableShape, type ClockReading, type TableInfo } from './table.ts'

/** One deed in words, as the viewer may hear it. */
export interface ToldLine {
  /** Its place in the line, from 1. */
  readonly number: number
  readonly seat: Seat
  readonly kind: 'move' | 'timeout' | ResignReason | StopKind
  readonly said: readonly Message[]
  /** The move in the game's notation with its name, where the viewer may know it. */
  readonly move: { readonly move: string; readonly words: Message } | null
}

/** One entry of the log as a viewer may know it: what they heard, and what they see afterwards. */
export interface ToldStep {
  /** The length of the log with it. */
  readonly seq: number
  readonly line: ToldLine
  readonly events: readonly EventCore[]
  readonly view: ViewCore
}

/** Undo as the viewer may ask for it: null when there is nothing of theirs to take back, or it would unlearn something. */
export type ToldUndo = { readonly to: number } | null

/** Where somebody is: here, away for the moment, or gone for good. Bots are always here. */
export const presences = ['here', 'away', 'left'] as const
export type Presence = (typeof presences)[number]

interface Told {
  /** The match as it is and was: replaces everything the client has. `opening` only while nothing has been played. */
  sync: {
    readonly match: string
    readonly seq: number
    readonly view: ViewCore
    readonly opening: readonly EventCore[]
    readonly story: readonly ToldLine[]
    readonly undo: ToldUndo
    readonly clock: ClockReading | null
    readonly practice: string | null
  }
  /** What happened after `from`, without a gap; a client whose seq is not `from` asks again with `watch`. */
  steps: {
    readonly match: string
    readonly from: number
    readonly steps: readonly ToldStep[]
    readonly undo: ToldUndo
    readonly clock: ClockReading | null
  }
  table: { readonly table: TableInfo }
  /** By seat, and how many look on. */
  presence: { readonly match: string; readonly seats: readonly Presence[]; readonly watchers: number }
  reaction: { readonly match: string; readonly seat: Seat; readonly reaction: (typeof reactions)[number] }
  /** It is kept: whatever dies now, it happened. `seq` is the log's length with it where it is an entry, else null. */
  done: { readonly id: string; readonly seq: number | null }
  refused: { readonly id: string; readonly why: Rejection }
  /** The range is how far apart ratings may be by now; null in casual queues. */
  queued: { readonly id: string; readonly since: number; readonly range: number | null }
  paired: { readonly id: string; readonly match: string }
  /** The watched match is not for this reader, does not exist, or is no longer served here. */
  lost: { readonly match: string; readonly why: Rejection }
  /** The frame could not be read; nothing was done. */
  error: { readonly why: Rejection }
  pong: { readonly at: number; readonly now: number }
}

/** Everything the server may say on a socket. */
export type Tell = { [K in keyof Told]: { readonly kind: K } & Told[K] }[keyof Told]
export type TellOf<K extends Tell['kind']> = Extract<Tell, { kind: K }>

const rejection = (value: unknown, key: string) => (isRejection(value) ? value : record({ rejected: text(80) })(value, key))
const line = record({
  number: whole(1, 1e6),
  seat: seatNumber,
  kind: oneOf(['move', 'timeout', 'resign', 'time', 'left', 'draw', 'abort']),
  said: list(anything, 64),
  move: nullable(record({ move: text(limits.move), words: anything })),
})
const step = record({ seq: seqNumber, line, events: list(anything, 4_096), view: anything })
const undo = nullable(record({ to: seqNumber }))
const clock = nullable(readingShape)

const tellShape = kinds({
  sync: {
    match: matchId,
    seq: seqNumber,
    view: anything,
    opening: list(anything, 4_096),
    story: list(line, limits.story),
    undo,
    clock,
    practice: nullable(text(20)),
  },
  steps: { match: matchId, from: seqNumber, steps: list(step, limits.steps), undo, clock },
  table: { table: tableShape },
  presence: { match: matchId, seats: list(oneOf(presences), 16), watchers: whole(0, 1e9) },
  reaction: { match: matchId, seat: seatNumber, reaction: oneOf(reactions) },
  done: { id: askId, seq: nullable(seqNumber) },
  refused: { id: askId, why: rejection },
  queued: { id: askId, since: moment, range: nullable(whole(0, 1e5)) },
  paired: { id: askId, match: matchId },
  lost: { match: matchId, why: rejection },
  error: { why: rejection },
  pong: { at: decimal, now: moment },
})

/** Reads one frame from the server. Views and events are its game's to understand. */
export function readTell(frame: string): Tell | Rejection {
  const json = readJson(frame, limits.answer)
  return isRejection(json) ? json : (readAs(tellShape, json.value) as Tell | Rejection)
}

/** A finished match in somebody's history; `you` is the seat they held. */
export const finishedShape = record({
  match: matchId,
  game: text(20),
  players: list(record({ name: text(120, undefined, 0), level: nullable(text(40)), strength: nullable(strengthShape) }), 16),
  you: seatNumber,
  outcome: outcomeShape,
  ranked: flag,
  /** What it did to the reader's rating; null where it did nothing. */
  change: nullable(decimal),
  ended: moment,
  /** Whether the server still has the rules it was played by: without them it cannot be shown again. */
  replay: flag,
})
export type Finished = Omit<Read<typeof finishedShape>, 'outcome'> & { readonly outcome: Outcome }
