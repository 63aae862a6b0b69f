import { isRejection, type Match, type Rejection, type Seat } from '@parlor/kernel'
import { resultOf, type Result } from '../storage/result.ts'
import type { Save } from '../storage/save.ts'
import type { Place } from '../storage/shelf.ts'
import { Clock } from './clock.ts'
import { Keeper, type Kept } from './keeper.ts'
import { savable, type Opening, type Savable } from './opening.ts'
import { Timer } from './timer.ts'

/** Where a match is kept. */
export interface Storehouse {
  put(save: Save): Promise<Place | Rejection>
  /** Keeps it before it returns, for a page that is going. */
  putNow(save: Save): void
  keepResult(result: Result, match: Match): Promise<void>
  /** A match was dealt anew, under its old id or beside it. */
  dealt?(opening: Opening): void
  now(): number
}

/** What a ledger has to tell the session. */
export interface Reports {
  kept(kept: Kept): void
  /** Another tab has written to the match. */
  taken(): void
  /** A clock has run out. */
  flagged(seat: Seat): void
}

/** What one match costs in time and what is kept of it. */
export class Ledger {
  readonly clock: Clock
  /** Null in a match without clocks. */
  readonly timer: Timer | null
  readonly #opening: Opening
  readonly #store: Storehouse
  readonly #keeper: Keeper
  #results: Promise<unknown> = Promise.resolve()
  #counted: boolean

  /** A match dealt again in the place of another writes on with the same keeper, whose count other tabs know. */
  constructor(opening: Opening, store: Storehouse, reports: Reports, before?: Ledger) {
    this.#opening = opening
    this.#store = store
    this.clock = new Clock(opening.played)
    this.timer = opening.time && new Timer(opening.time, opening.match.line.length, (seat) => reports.flagged(seat))
    const told = (kept: Kept | Rejection) => (isRejection(kept) ? reports.taken() : reports.kept(kept))
    const inPlace = before !== undefined && before.#opening.id === opening.id
    this.#keeper = inPlace ? before.#keeper : new Keeper(opening.revision, (save) => store.put(save), told)
    if (before) this.#results = before.#results
    if (before && opening.match.line.length === 0) store.dealt?.(opening)
    this.#counted = opening.counted === true
  }

  save(): void {
    this.#keeper.keep(() => this.savable())
  }

  /** What is written for the match as it stands, or for a copy of it. */
  savable(opening = this.#opening): Savable {
    return savable(opening, this.clock.elapsed, this.#store.now(), this.timer?.kept ?? null)
  }

  /** The page is going: what is not kept yet, running clocks included, is kept at once. */
  rescue(): void {
    const save = this.#keeper.rescue(() => this.savable(), this.timer !== null && !this.#opening.match.outcome)
    if (save) this.#store.putNow(save)
  }

  keepResult(): void {
    const { id, players, match, series } = this.#opening
    const about = { id, at: this.#store.now(), played: this.clock.elapsed, ...(series ? { series } : {}) }
    const result = resultOf(match, players, about)
    if (!result) return
    this.#counted = true
    // A result that cannot be kept must not hold anybody at the table; it is tried again when the match is opened.
    const kept = this.#store.keepResult(result, match).catch(() => undefined)
    this.#results = Promise.all([this.#results, kept])
  }

  /** A match with a result, a name, or one that was brought in is not written over by another. */
  get stays(): boolean {
    const { name, kept, match } = this.#opening
    return this.#counted || match.outcome !== null || name !== null || kept === true
  }

  /** Resolves when everything asked for so far is written. */
  async settled(): Promise<void> {
    await Promise.all([this.#keeper.settled(), this.#results])
  }

  /** Nothing is written any more. */
  close(): void {
    this.#keeper.close()
    this.timer?.stop()
  }
}
