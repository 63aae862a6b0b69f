import type { AnyGameTypes, Message, Outcome, PracticeReason, Rejection, Seat } from '@parlor/kernel'
import type { StoreApi } from 'zustand/vanilla'
import type { Board } from '../web-game/board.ts'
import type { SeriesMatchRef } from '../data/series-progress.ts'
import type { StoragePlace } from '../platform/storage/storage-backend.ts'
import type { SaveStatus } from './save-queue.ts'
import type { Player } from '../data/player.ts'
import type { LogLine } from './log-lines.ts'
import type { ClockSnapshot } from '../data/time-control.ts'

/** What a bot would play, and why. */
export interface Hint {
  readonly move: unknown
  readonly words: Message
  readonly reason: Message | null
  /** Share of the win that a search expects, 0 to 1; null where nobody searched. */
  readonly chance: number | null
  /** What is expected to follow, as far as that was thought through. */
  readonly line: readonly Message[]
  /** The chances are counted, not estimated. */
  readonly exact?: true
  /** A puzzle, and no win is found in it any more. */
  readonly missed?: true
  /** What else was thought of, the best first. `tied` is as good as the hint itself. */
  readonly others: readonly { readonly move: unknown; readonly words: Message; readonly chance: number | null; readonly tied: boolean }[]
}

/** Why a match cannot go on here: the opponent's engine stopped, or another tab has the match. */
export type SessionTrouble = 'bot' | 'elsewhere'

/** Everything a table page shows, as one value that is replaced whenever something changes. */
export interface TableState {
  /** The match's id; another one after a rematch. */
  readonly id: string
  readonly players: readonly Player[]
  readonly options: Readonly<Record<string, unknown>>
  /** Which match of which series this is; null for a match on its own. */
  readonly series: SeriesMatchRef | null
  readonly view: AnyGameTypes['View']
  /** The person the screen belongs to, or null when only bots play. */
  readonly seat: Seat | null
  /** What that person may play now; empty while it is not their turn or something moves. */
  readonly moves: readonly AnyGameTypes['Move'][]
  /** Who owes an answer. */
  readonly turn: readonly Seat[]
  /** Something is being animated. */
  readonly busy: boolean
  readonly thinking: Seat | null
  readonly paused: boolean
  /** The person the device should be handed to before their view is shown. */
  readonly curtain: Seat | null
  readonly logLines: readonly LogLine[]
  /** Null when there is nothing to take back; `practice` when doing so makes the match practice. */
  readonly undo: { readonly practice: boolean } | null
  readonly redo: boolean
  readonly practice: PracticeReason | null
  readonly outcome: Outcome | null
  readonly hint: Hint | 'thinking' | null
  readonly canHint: boolean
  readonly trouble: SessionTrouble | null
  readonly saveStatus: SaveStatus
  /** The clocks; null in a match without. */
  readonly time: ClockSnapshot | null
}

/** A match being played, as a page knows it: here on this device, or elsewhere. */
export interface Session {
  readonly store: StoreApi<TableState>
  /** Hands over the picture, or null when there is none; the first call starts the match. Returns the way to take it back. */
  attach(board: Board | null): () => void
  /** `group` joins moves made in one gesture. */
  move(move: unknown, group?: number): Rejection | null
  point(move: unknown): void
  /** Jumps to the end of what is being animated, or to its next stop where it is looked at step by step. */
  skip(): void
  undo(): void
  redo(): void
  /** Marks the match as practice. */
  hint(): Promise<void>
  dismissHint(): void
  resign(): void
  /** The same options, dealt anew. */
  restart(): void
  /** The next match of the same sitting. */
  rematch(): void
  pause(): void
  resume(): void
  /** Nobody looks at the page: clocks stand still meanwhile. */
  setHidden(resting: boolean): void
  /** The person behind the curtain is ready. */
  liftCurtain(): void
  /** After trouble with a bot: ask it again, or let the game's plain fallback move for it. */
  retry(): void
  playForBot(): void
  /** A copy of the running match is about to leave it: whoever plays on in one can look ahead, so both are practice. */
  markCopied(): void
  /** Keeps a copy of this moment under a name, and says where; going on from it is practice. */
  saveAs(name: string): Promise<StoragePlace | Rejection>
  /** Resolves when everything that has happened is kept. */
  whenSaved(): Promise<void>
  close(): Promise<void>
}
