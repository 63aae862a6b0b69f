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
import { reactions, seqShape } from './client-message.ts'
import { limits } from './limits.ts'
import { shownRatingShape } from './person.ts'
import {
  anyJson,
  finiteNumber,
  bool,
  taggedUnion,
  list,
  nullable,
  oneOf,
  readWithShape,
  record,
  text,
  integer,
  type ShapeType,
} from './shape.ts'
import {
  requestIdShape,
  matchIdShape,
  timestampShape,
  outcomeShape,
  clockReadingShape,
  seatShape,
  tableShape,
  type ClockReading,
  type TableInfo,
} from './table.ts'

/** One deed in words, as the viewer may hear it. */
export interface HistoryLine {
  /** Its place in the line, from 1. */
  readonly number: number
  readonly seat: Seat
  readonly kind: 'move' | 'timeout' | ResignReason | StopKind
  readonly said: readonly Message[]
  /** The move in the game's notation with its name, where the viewer may know it. */
  readonly move: { readonly move: string; readonly words: Message } | null
}

/** One entry of the log as a viewer may know it: what they heard, and what they see afterwards. */
export interface VisibleStep {
  /** The length of the log with it. */
  readonly seq: number
  readonly line: HistoryLine
  readonly events: readonly EventCore[]
  readonly view: ViewCore
}

/** Undo as the viewer may ask for it: null when there is nothing of theirs to take back, or it would unlearn something. */
export type UndoOption = { readonly to: number } | null

/** Where somebody is: here, away for the moment, or gone for good. Bots are always here. */
export const presenceStates = ['here', 'away', 'left'] as const
export type Presence = (typeof presenceStates)[number]

interface ServerMessagePayloads {
  /** The match as it is and was: replaces everything the client has. `opening` only while nothing has been played. */
  sync: {
    readonly match: string
    readonly seq: number
    readonly view: ViewCore
    readonly opening: readonly EventCore[]
    readonly story: readonly HistoryLine[]
    readonly undo: UndoOption
    readonly clock: ClockReading | null
    readonly practice: string | null
  }
  /** What happened after `from`, without a gap; a client whose seq is not `from` asks again with `watch`. */
  steps: {
    readonly match: string
    readonly from: number
    readonly steps: readonly VisibleStep[]
    readonly undo: UndoOption
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
export type ServerMessage = {
  [K in keyof ServerMessagePayloads]: { readonly kind: K } & ServerMessagePayloads[K]
}[keyof ServerMessagePayloads]
export type ServerMessageOf<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>

const rejection = (value: unknown, key: string) => (isRejection(value) ? value : record({ rejected: text(80) })(value, key))
const line = record({
  number: integer(1, 1e6),
  seat: seatShape,
  kind: oneOf(['move', 'timeout', 'resign', 'time', 'left', 'draw', 'abort']),
  said: list(anyJson, 64),
  move: nullable(record({ move: text(limits.move), words: anyJson })),
})
const step = record({ seq: seqShape, line, events: list(anyJson, 4_096), view: anyJson })
const undo = nullable(record({ to: seqShape }))
const clock = nullable(clockReadingShape)

const serverMessageShape = taggedUnion({
  sync: {
    match: matchIdShape,
    seq: seqShape,
    view: anyJson,
    opening: list(anyJson, 4_096),
    story: list(line, limits.story),
    undo,
    clock,
    practice: nullable(text(20)),
  },
  steps: { match: matchIdShape, from: seqShape, steps: list(step, limits.steps), undo, clock },
  table: { table: tableShape },
  presence: { match: matchIdShape, seats: list(oneOf(presenceStates), 16), watchers: integer(0, 1e9) },
  reaction: { match: matchIdShape, seat: seatShape, reaction: oneOf(reactions) },
  done: { id: requestIdShape, seq: nullable(seqShape) },
  refused: { id: requestIdShape, why: rejection },
  queued: { id: requestIdShape, since: timestampShape, range: nullable(integer(0, 1e5)) },
  paired: { id: requestIdShape, match: matchIdShape },
  lost: { match: matchIdShape, why: rejection },
  error: { why: rejection },
  pong: { at: finiteNumber, now: timestampShape },
})

/** Reads one frame from the server. Views and events are its game's to understand. */
export function readServerMessage(frame: string): ServerMessage | Rejection {
  const json = readJson(frame, limits.answer)
  return isRejection(json) ? json : (readWithShape(serverMessageShape, json.value) as ServerMessage | Rejection)
}

/** A finished match in somebody's history; `you` is the seat they held. */
export const finishedMatchShape = record({
  match: matchIdShape,
  game: text(20),
  players: list(record({ name: text(120, undefined, 0), level: nullable(text(40)), strength: nullable(shownRatingShape) }), 16),
  you: seatShape,
  outcome: outcomeShape,
  ranked: bool,
  /** What it did to the reader's rating; null where it did nothing. */
  change: nullable(finiteNumber),
  ended: timestampShape,
  /** Whether the server still has the rules it was played by: without them it cannot be shown again. */
  replay: bool,
})
export type FinishedMatch = Omit<ShapeType<typeof finishedMatchShape>, 'outcome'> & { readonly outcome: Outcome }
