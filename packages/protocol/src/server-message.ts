import { isRejection, readJson, type Message, type Rejection, type ResignReason, type Seat, type ViewCore } from '@parlor/kernel'
import type { EventCore, WinnerlessEndKind } from '@parlor/kernel/host'
import { reactions, seqShape } from './client-message.ts'
import { limits } from './protocol-constants.ts'
import {
  anyJson,
  finiteNumber,
  taggedUnion,
  list,
  nullable,
  oneOf,
  readWithShape,
  strictObject,
  text,
  timestampShape,
  integer,
} from './shape.ts'
import { requestIdShape, matchIdShape, clockReadingShape, seatShape, tableShape, type ClockReading, type TableInfo } from './table.ts'

/** A history entry as text, as the viewer may know it: the serialised form of the page's `LogLine`. */
export interface WireLogLine {
  /** Position in the history, from 1. */
  readonly number: number
  readonly seat: Seat
  readonly kind: 'move' | 'timeout' | ResignReason | WinnerlessEndKind
  readonly said: readonly Message[]
  /** The move in the game's notation and as text, where the viewer may know it. */
  readonly move: { readonly move: string; readonly words: Message } | null
}

/** A log entry as a viewer may know it: the events they see, and the view afterwards. */
export interface VisibleStep {
  /** Log length including it. */
  readonly seq: number
  readonly line: WireLogLine
  readonly events: readonly EventCore[]
  readonly view: ViewCore
}

/** The undo a viewer may request: null when there is none of theirs, or it would cross a barrier. */
export type UndoOption = { readonly to: number } | null

/** Present, absent, or left for good. Bots are always present. */
const presenceStates = ['here', 'away', 'left'] as const
export type Presence = (typeof presenceStates)[number]

interface ServerMessagePayloads {
  /** Full state: replaces everything the client has. `opening` only before the first move. */
  sync: {
    readonly match: string
    readonly seq: number
    readonly view: ViewCore
    readonly opening: readonly EventCore[]
    readonly story: readonly WireLogLine[]
    readonly undo: UndoOption
    readonly clock: ClockReading | null
    readonly practice: string | null
  }
  /** Steps after `from`, without a gap; a client whose seq is not `from` sends `watch` again. */
  steps: {
    readonly match: string
    readonly from: number
    readonly steps: readonly VisibleStep[]
    readonly undo: UndoOption
    readonly clock: ClockReading | null
  }
  table: { readonly table: TableInfo }
  /** By seat, and the number of spectators. */
  presence: { readonly match: string; readonly seats: readonly Presence[]; readonly watchers: number }
  reaction: { readonly match: string; readonly seat: Seat; readonly reaction: (typeof reactions)[number] }
  /** Committed. `seq` is the log length including it where it is a log entry, else null. */
  done: { readonly id: string; readonly seq: number | null }
  refused: { readonly id: string; readonly why: Rejection }
  /** `range` is the current maximum rating difference; null in casual queues. */
  queued: { readonly id: string; readonly since: number; readonly range: number | null }
  paired: { readonly id: string; readonly match: string }
  /** The match may not be watched, does not exist, or is no longer served here. */
  lost: { readonly match: string; readonly why: Rejection }
  /** The frame was malformed; nothing was done. */
  error: { readonly why: Rejection }
  pong: { readonly at: number; readonly now: number }
}

/** Everything the server may send on a socket. */
export type ServerMessage = {
  [K in keyof ServerMessagePayloads]: { readonly kind: K } & ServerMessagePayloads[K]
}[keyof ServerMessagePayloads]
/** Server messages of one kind. */
export type ServerMessageOf<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>

const rejection = (value: unknown, key: string) => (isRejection(value) ? value : strictObject({ rejected: text(80) })(value, key))
const line = strictObject({
  number: integer(1, 1e6),
  seat: seatShape,
  kind: oneOf(['move', 'timeout', 'resign', 'time', 'left', 'draw', 'abort']),
  said: list(anyJson, 64),
  move: nullable(strictObject({ move: text(limits.move), words: anyJson })),
})
const step = strictObject({ seq: seqShape, line, events: list(anyJson, 4_096), view: anyJson })
const undo = nullable(strictObject({ to: seqShape }))
const clock = nullable(clockReadingShape)

const serverMessageShape = taggedUnion({
  sync: {
    match: matchIdShape,
    seq: seqShape,
    view: anyJson,
    opening: list(anyJson, 4_096),
    story: list(line, limits.logLines),
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

/** Validates a frame from the server. Views and events are validated by their game. */
export function readServerMessage(frame: string): ServerMessage | Rejection {
  const json = readJson(frame, limits.answer)
  return isRejection(json) ? json : (readWithShape(serverMessageShape, json.value) as ServerMessage | Rejection)
}
