import type { Message, Outcome, Rejection, Seat, Viewer } from '@parlor/kernel'
import type { AnyGameTypes, Match, PracticeReason } from '@parlor/kernel/host'
import type { Reaction } from '@parlor/protocol'
import type { StoreApi } from 'zustand/vanilla'
import type { Board } from '../web-game/board.ts'
import type { NextMoveOfGesture } from '../web-game/web-game.ts'
import type { SeriesMatchRef } from '../data/series-progress.ts'
import type { StorageKind } from '../platform/storage/storage-backend.ts'
import type { SaveStatus } from './save-queue.ts'
import type { Player } from '../data/player.ts'
import type { LogLine } from './log-lines.ts'
import type { ClockSnapshot } from '../data/time-control.ts'

/** What a bot would play, and why. */
export interface Hint {
  readonly move: unknown
  readonly moveText: Message
  readonly reason: Message | null
  /** Win share expected by the search, 0 to 1; null without a search. */
  readonly chance: number | null
  /** Expected continuation (principal variation). */
  readonly line: readonly Message[]
  /** The chances are exact, not estimated. */
  readonly exact?: true
  /** A puzzle without a winning continuation any more. */
  readonly missed?: true
  /** Other candidates, best first. `tied`: as good as the hint itself. */
  readonly others: readonly { readonly move: unknown; readonly moveText: Message; readonly chance: number | null; readonly tied: boolean }[]
}

/** Why a match cannot go on here: the opponent's engine stopped, or another tab has the match. */
type SessionTrouble = 'bot' | 'elsewhere'

/** Position of a playback. */
export interface PlaybackState {
  /** Number of history entries shown, 0 at the start. */
  readonly at: number
  readonly length: number
  readonly viewer: Viewer
  readonly playing: boolean
}

/** State of a table: an immutable value, replaced on every change. What only some sessions can do has its state only there. */
export interface TableState {
  /** The match's id, another one after a rematch; null where the match is not stored under one. */
  readonly id: string | null
  readonly players: readonly Player[]
  /** Which match of which series this is; null for a match on its own. */
  readonly series: SeriesMatchRef | null
  readonly view: AnyGameTypes['View']
  /** The person the screen belongs to, or null when nobody plays here. */
  readonly seat: Seat | null
  /** Legal moves of that person; empty while it is not their turn or an animation runs. */
  readonly moves: readonly AnyGameTypes['Move'][]
  /** Seats with an open decision. */
  readonly turn: readonly Seat[]
  /** An animation runs. */
  readonly busy: boolean
  readonly thinking: Seat | null
  readonly logLines: readonly LogLine[]
  readonly practice: PracticeReason | null
  readonly outcome: Outcome | null
  /** Null in a match without clocks. */
  readonly time: ClockSnapshot | null
  /** Null when nothing can be undone; `practice` when undoing makes the match practice. */
  readonly undo?: { readonly practice: boolean } | null
  readonly redo?: boolean
  readonly hint?: Hint | 'thinking' | null
  readonly canHint?: boolean
  readonly paused?: boolean
  /** The person to hand the device to before their view is shown. */
  readonly curtain?: Seat | null
  readonly trouble?: SessionTrouble | null
  readonly saveStatus?: SaveStatus
  readonly playback?: PlaybackState
}

/** Playback of a match, forwards and backwards. */
export interface Playback {
  /** Whose eyes it can be seen through. */
  readonly viewers: readonly Viewer[]
  /** Seeks without animation; stops playback. */
  jumpTo(at: number): void
  /** One entry forward with its animation, or one back without. */
  step(by: 1 | -1): void
  /** Starts playback, from the start when at the end. */
  play(): void
  stop(): void
  setViewer(viewer: Viewer): void
}

/** What players ask of each other at a table, and how they answer. */
export interface Offers {
  /** Log length received so far: an undo is asked for at one. */
  seq(): number
  /** Log length at the player's last undo request; each position can be requested once. */
  undoAskedAt(): number | null
  answerUndo(step: 'grant' | 'deny' | 'withdraw', seq: number): void
  /** Nobody may ask this player for an undo any more, or again. */
  muteUndo(muted: boolean): void
  /** An offer and its answers carry the number of the log line at which it was made; absent: the last one. */
  draw(step: 'offer' | 'accept' | 'decline' | 'withdraw', line?: number): void
}

/** A store as pages use it: they read, the session writes. */
export type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>

/** A table as a page uses it. Beyond the core a session has what it can do, and nothing else. */
export interface Session {
  readonly store: ReadonlyStore<TableState>
  /** Attaches a board, or null where none could be loaded; the first call starts the match. Returns a detach function. */
  attach(board: Board | null): () => void
  close(): void | Promise<void>

  /** The whole match, hidden parts included, where this device has it. */
  readonly match?: Match
  /** Plays a move; with `next` it is the first of a gesture. */
  move?(move: unknown, next?: NextMoveOfGesture): Rejection | null
  point?(move: unknown): void
  /** Skips to the end of the animation, or to its next step where it is stepwise. */
  skip?(): void
  /** Undoes the last decision, or asks the others to agree to it. */
  undo?(): void
  redo?(): void
  /** Marks the match as practice, unless the table shows already what it tells. */
  hint?(): Promise<void>
  isHintShown?(): boolean
  dismissHint?(): void
  resign?(): void
  /** Leaves for good: a bot takes the seat over, or the match is resigned. */
  leave?(): Promise<void>
  /** Aborts a match that does not count yet. */
  abort?(): void
  /** Claims the match from a seat that has been disconnected for too long on its turn. */
  claim?(seat: Seat): void
  /** Starts again: a match with the same options, or the lesson. */
  restart?(): void
  /** The next match of the same players. */
  rematch?(): void
  pause?(): void
  resume?(): void
  /** The page is hidden: clocks stop. */
  setHidden?(hidden: boolean): void
  /** The next person is ready: shows their view. */
  liftCurtain?(): void
  /** After a bot failure: ask it again, or play the game's fallback move for it. */
  retry?(): void
  playForBot?(): void
  /** Call before the running match is exported or branched: a copy lets a player look ahead, so the match becomes practice. */
  markCopied?(): Rejection | null | Promise<Rejection | null>
  /** Saves a copy under a name, and returns where; continuing from it is practice. */
  saveAs?(name: string): Promise<StorageKind | Rejection>
  /** Resolves when all changes are saved. */
  whenSaved?(): Promise<void>
  readonly playback?: Playback
  readonly offers?: Offers
  /** Predefined words to the others: there is no free chat. */
  readonly reactions?: { send(reaction: Reaction): void }
}
