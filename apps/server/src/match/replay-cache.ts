import { isRejection, type GamePackage, type Rejection } from '@parlor/kernel'
import type { MatchRecord } from '@parlor/kernel/host'
import { refuse, type Responses } from '@parlor/protocol'
import { rulesAtVersion } from '../games.ts'
import { readReplayedMatch } from './read-replayed-match.ts'
import { createRenderer } from './match-renderer.ts'
import type { MatchRooms } from './match-rooms.ts'
import type { MatchRow } from '../store/matches.ts'
import { distinctGames, seatOfPerson, distinctPeople } from '../tables/seats.ts'

interface CachedReplay {
  readonly record: MatchRecord
  readonly size: number
}

/**
 * LRU cache of finished matches' records, with one read in flight per match. Making a record replays the log, up to a second of the node's
 * only thread. A finished match never changes except for its players' names, which are looked up every time.
 */
export class ReplayCache {
  readonly #rooms: MatchRooms
  readonly #most: number
  readonly #cache = new Map<string, CachedReplay>()
  readonly #reading = new Map<string, Promise<MatchRecord | null>>()
  #size = 0

  /** `most`: total characters cached. */
  constructor(rooms: MatchRooms, most = 16_000_000) {
    this.#rooms = rooms
    this.#most = most
  }

  /** Nothing before the match's end. `keep: false` does not cache, so evicts nothing. */
  async get(row: MatchRow, person: string | null, { keep = true } = {}): Promise<Responses['replay'] | Rejection> {
    const { game, version, state } = row
    const pkg = rulesAtVersion(game, version)
    if (isRejection(pkg)) return state === 'over' ? refuse('replay.otherRules') : pkg
    if (state !== 'over') return refuse('match.notOver')
    const [record, people] = await Promise.all([
      this.#record(pkg, row, keep),
      this.#rooms.stores.people.publicPeople(distinctPeople([row]), distinctGames([row])),
    ])
    if (!record) return refuse('match.notOver')
    const viewer = person === null ? 'watcher' : seatOfPerson(row.seats, person)
    return { ...record, players: createRenderer({ row, people }, { person, viewer }).players() }
  }

  async #record(pkg: GamePackage, row: MatchRow, keep: boolean): Promise<MatchRecord | null> {
    const { id } = row
    const cached = this.#cache.get(id)
    if (cached) {
      // Most recently used.
      this.#cache.delete(id)
      this.#cache.set(id, cached)
      return cached.record
    }
    let reading = this.#reading.get(id)
    if (!reading) {
      reading = this.#read(pkg, row).finally(() => this.#reading.delete(id))
      this.#reading.set(id, reading)
    }
    const record = await reading
    if (record && keep) this.#addToCache(id, record)
    return record
  }

  async #read(pkg: GamePackage, row: MatchRow): Promise<MatchRecord | null> {
    const known = this.#rooms.existing(row.id)?.replayed
    const replayed = known?.match.outcome ? known : await readReplayedMatch(this.#rooms.stores, pkg, row)
    return createRenderer({ row, people: new Map() }, { person: null, viewer: 'watcher' }).record(replayed)
  }

  #addToCache(id: string, record: MatchRecord): void {
    if (this.#cache.has(id)) return
    const size = JSON.stringify(record).length
    if (size > this.#most) return
    this.#cache.set(id, { record, size })
    this.#size += size
    for (const [oldest, { size: freed }] of this.#cache) {
      if (this.#size <= this.#most) break
      this.#cache.delete(oldest)
      this.#size -= freed
    }
  }
}
