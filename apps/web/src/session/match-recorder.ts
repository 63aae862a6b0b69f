import { isRejection, type Rejection, type Seat } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import { createMatchResult, type MatchResult } from '../data/match-result.ts'
import type { Save } from '../data/save.ts'
import type { StorageKind } from '../platform/storage/storage-backend.ts'
import { PausableClock } from './pausable-clock.ts'
import { SaveQueue, type SaveStatus } from './save-queue.ts'
import { saveContentOf, type LocalMatch, type SaveContent } from './local-match.ts'
import { MatchClocks } from './match-clocks.ts'

/** Storage of a match. */
export interface MatchRecorderDeps {
  put(save: Save): Promise<StorageKind | Rejection>
  /** Synchronous write, for page unload. */
  putNow(save: Save): void
  keepResult(result: MatchResult, match: Match): Promise<void>
  /** A match was dealt again, under its old id or a new one. */
  dealt?(localMatch: LocalMatch): void
  now(): number
}

/** Callbacks of a match recorder. */
interface MatchRecorderCallbacks {
  onStatus(status: SaveStatus): void
  /** Another tab has written to the match. */
  onTaken(): void
  /** A clock has run out. */
  onTimeout(seat: Seat): void
}

/** Play time, clocks and saves of one match. */
export class MatchRecorder {
  readonly clock: PausableClock
  /** Null in a match without clocks. */
  readonly timer: MatchClocks | null
  readonly #localMatch: LocalMatch
  readonly #store: MatchRecorderDeps
  readonly #saveQueue: SaveQueue
  #results: Promise<unknown> = Promise.resolve()
  #counted: boolean

  /** A match dealt again under the same id continues its save queue, whose revision other tabs know. */
  constructor(localMatch: LocalMatch, store: MatchRecorderDeps, callbacks: MatchRecorderCallbacks, before?: MatchRecorder) {
    this.#localMatch = localMatch
    this.#store = store
    this.clock = new PausableClock(localMatch.played)
    this.timer = localMatch.time && new MatchClocks(localMatch.time, localMatch.match.history.length, (seat) => callbacks.onTimeout(seat))
    const onStatus = (status: SaveStatus | Rejection) => (isRejection(status) ? callbacks.onTaken() : callbacks.onStatus(status))
    const inPlace = before !== undefined && before.#localMatch.id === localMatch.id
    this.#saveQueue = inPlace ? before.#saveQueue : new SaveQueue(localMatch.revision, (save) => store.put(save), onStatus)
    if (before) this.#results = before.#results
    if (before && localMatch.match.history.length === 0) store.dealt?.(localMatch)
    this.#counted = localMatch.counted === true
  }

  save(): void {
    this.#saveQueue.enqueue(() => this.savable())
  }

  /** The save of the current match, or of a copy of it. */
  savable(localMatch = this.#localMatch): SaveContent {
    return saveContentOf(localMatch, this.clock.elapsed, this.#store.now(), this.timer?.stored ?? null)
  }

  /** Page unload: saves synchronously what is not saved yet, running clocks included. */
  saveBeforeUnload(): void {
    const save = this.#saveQueue.takeFinalSave(() => this.savable(), this.timer !== null && !this.#localMatch.match.outcome)
    if (save) this.#store.putNow(save)
  }

  keepResult(): void {
    const { id, players, match, series } = this.#localMatch
    const about = { id, at: this.#store.now(), played: this.clock.elapsed, ...(series ? { series } : {}) }
    const result = createMatchResult(match, players, about)
    if (!result) return
    this.#counted = true
    // A result that cannot be stored must not block the table; it is retried when the match is opened.
    const stored = this.#store.keepResult(result, match).catch(() => undefined)
    this.#results = Promise.all([this.#results, stored])
  }

  /** A match with a result or a name, or an imported one, must not be overwritten by another. */
  get mustBeKept(): boolean {
    const { name, kept, match } = this.#localMatch
    return this.#counted || match.outcome !== null || name !== null || kept === true
  }

  /** Resolves when all requested writes are done. */
  async settled(): Promise<void> {
    await Promise.all([this.#saveQueue.settled(), this.#results])
  }

  /** No more writes. */
  close(): void {
    this.#saveQueue.close()
    this.timer?.stop()
  }
}
