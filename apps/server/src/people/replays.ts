import { isRejection, type GamePackage, type MatchRecord, type Rejection } from '@parlor/kernel'
import { refuse, type Answers } from '@parlor/protocol'
import { rulesOf } from '../games.ts'
import { readFold } from '../match/read-fold.ts'
import { render } from '../match/render.ts'
import type { Rooms } from '../match/rooms.ts'
import type { MatchRow } from '../store/matches.ts'
import { gamesOf, seatHeld, sitters } from '../tables/seats.ts'

interface Kept {
  readonly record: MatchRecord
  readonly size: number
}

/**
 * Whole matches that are over. Writing one down plays its log through, which takes up to a second of the node's one thread: those that
 * were asked for last are kept, and all who ask for the same one at once wait for the same reading. What is over never changes but for
 * its players' names, which are looked up every time.
 */
export class Replays {
  readonly #rooms: Rooms
  readonly #most: number
  readonly #kept = new Map<string, Kept>()
  readonly #reading = new Map<string, Promise<MatchRecord | null>>()
  #size = 0

  /** `most`: characters that are kept. */
  constructor(rooms: Rooms, most = 16_000_000) {
    this.#rooms = rooms
    this.#most = most
  }

  /** For whoever may see it; nothing of it before its end. With `keep` false nothing that others ask for is dropped for it. */
  async of(row: MatchRow, person: string | null, { keep = true } = {}): Promise<Answers['replay'] | Rejection> {
    const { game, version, state } = row
    const pkg = rulesOf(game, version)
    if (isRejection(pkg)) return state === 'over' ? refuse('replay.otherRules') : pkg
    if (state !== 'over') return refuse('match.notOver')
    const [record, people] = await Promise.all([
      this.#record(pkg, row, keep),
      this.#rooms.stores.people.named(sitters([row]), gamesOf([row])),
    ])
    if (!record) return refuse('match.notOver')
    const viewer = person === null ? 'watcher' : seatHeld(row.seats, person)
    return { ...record, players: render({ row, people }, { person, viewer }).players() }
  }

  async #record(pkg: GamePackage, row: MatchRow, keep: boolean): Promise<MatchRecord | null> {
    const { id } = row
    const kept = this.#kept.get(id)
    if (kept) {
      // Asked for last: the others go first.
      this.#kept.delete(id)
      this.#kept.set(id, kept)
      return kept.record
    }
    let reading = this.#reading.get(id)
    if (!reading) {
      reading = this.#read(pkg, row).finally(() => this.#reading.delete(id))
      this.#reading.set(id, reading)
    }
    const record = await reading
    if (record && keep) this.#keep(id, record)
    return record
  }

  async #read(pkg: GamePackage, row: MatchRow): Promise<MatchRecord | null> {
    const known = this.#rooms.known(row.id)?.fold
    const fold = known?.match.outcome ? known : await readFold(this.#rooms.stores, pkg, row)
    return render({ row, people: new Map() }, { person: null, viewer: 'watcher' }).record(fold)
  }

  #keep(id: string, record: MatchRecord): void {
    if (this.#kept.has(id)) return
    const size = JSON.stringify(record).length
    if (size > this.#most) return
    this.#kept.set(id, { record, size })
    this.#size += size
    for (const [oldest, { size: freed }] of this.#kept) {
      if (this.#size <= this.#most) break
      this.#kept.delete(oldest)
      this.#size -= freed
    }
  }
}
