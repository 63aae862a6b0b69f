import { isRejection, type Match, type Rejection, type Seat } from '@parlor/kernel'
import { resultOf, type MatchResult } from '../data/match-result.ts'
import type { Save } from '../data/save.ts'
import type { StoragePlace } from '../platform/storage/storage-backend.ts'
import { PausableClock } from './pausable-clock.ts'
import { SaveQueue, type SaveStatus } from './save-queue.ts'
import { saveContentOf, type PlayableMatch, type SaveContent } from './playable-match.ts'
import { MatchClocks } from './match-clocks.ts'

/** Where a match is kept. */
export interface MatchRecorderDeps {
  put(save: Save): Promise<StoragePlace | Rejection>
  /** Keeps it before it returns, for a page that is going. */
  putNow(save: Save): void
  keepResult(result: MatchResult, match: Match): Promise<void>
  /** A match was dealt anew, under its old id or beside it. */
  dealt?(playable: PlayableMatch): void
  now(): number
}

/** What a ledger has to tell the session. */
export interface MatchRecorderCallbacks {
  kept(kept: SaveStatus): void
  /** Another tab has written to the match. */
  taken(): void
  /** A clock has run out. */
  flagged(seat: Seat): void
}

/** What one match costs in time and what is kept of it. */
export class MatchRecorder {
  readonly clock: PausableClock
  /** Null in a match without clocks. */
  readonly timer: MatchClocks | null
  readonly #playable: PlayableMatch
  readonly #store: MatchRecorderDeps
  readonly #saveQueue: SaveQueue
  #results: Promise<unknown> = Promise.resolve()
  #counted: boolean

  /** A match dealt again in the place of another writes on with the same keeper, whose count other tabs know. */
  constructor(playable: PlayableMatch, store: MatchRecorderDeps, reports: MatchRecorderCallbacks, before?: MatchRecorder) {
    this.#playable = playable
    this.#store = store
    this.clock = new PausableClock(playable.played)
    this.timer = playable.time && new MatchClocks(playable.time, playable.match.history.length, (seat) => reports.flagged(seat))
    const onStatus = (kept: SaveStatus | Rejection) => (isRejection(kept) ? reports.taken() : reports.kept(kept))
    const inPlace = before !== undefined && before.#playable.id === playable.id
    this.#saveQueue = inPlace ? before.#saveQueue : new SaveQueue(playable.revision, (save) => store.put(save), onStatus)
    if (before) this.#results = before.#results
    if (before && playable.match.history.length === 0) store.dealt?.(playable)
    this.#counted = playable.counted === true
  }

  save(): void {
    this.#saveQueue.enqueue(() => this.savable())
  }

  /** What is written for the match as it stands, or for a copy of it. */
  savable(playable = this.#playable): SaveContent {
    return saveContentOf(playable, this.clock.elapsed, this.#store.now(), this.timer?.stored ?? null)
  }

  /** The page is going: what is not kept yet, running clocks included, is kept at once. */
  saveBeforeUnload(): void {
    const save = this.#saveQueue.takeFinalSave(() => this.savable(), this.timer !== null && !this.#playable.match.outcome)
    if (save) this.#store.putNow(save)
  }

  keepResult(): void {
    const { id, players, match, series } = this.#playable
    const about = { id, at: this.#store.now(), played: this.clock.elapsed, ...(series ? { series } : {}) }
    const result = resultOf(match, players, about)
    if (!result) return
    this.#counted = true
    // A result that cannot be kept must not hold anybody at the table; it is tried again when the match is opened.
    const kept = this.#store.keepResult(result, match).catch(() => undefined)
    this.#results = Promise.all([this.#results, kept])
  }

  /** A match with a result, a name, or one that was brought in is not written over by another. */
  get mustBeKept(): boolean {
    const { name, kept, match } = this.#playable
    return this.#counted || match.outcome !== null || name !== null || kept === true
  }

  /** Resolves when everything asked for so far is written. */
  async settled(): Promise<void> {
    await Promise.all([this.#saveQueue.settled(), this.#results])
  }

  /** Nothing is written any more. */
  close(): void {
    this.#saveQueue.close()
    this.timer?.stop()
  }
}
