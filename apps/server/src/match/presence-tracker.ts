import type { MatchSeat } from '../store/presence-table.ts'
import type { MatchRooms } from './match-rooms.ts'

/** Grace period after leaving: a page reload does not flicker. */
const graceMs = 4_000

/**
 * Viewers per match on this node, merged with those of all nodes. Changes are written to the database, and a heartbeat that this node is
 * alive.
 */
export class PresenceTracker {
  readonly #rooms: MatchRooms
  /** Sockets per person, by match. */
  readonly #viewers = new Map<string, Map<string, number>>()
  /** Present seats per match, as last written to the database. */
  #written = new Map<string, ReadonlySet<number>>()
  #changed = new Set<string>()
  #nodes: string | null = null
  #since = 0

  constructor(rooms: MatchRooms) {
    this.#rooms = rooms
  }

  viewerJoined(match: string, person: string): void {
    const people = this.#viewers.get(match) ?? new Map<string, number>()
    this.#viewers.set(match, people.set(person, (people.get(person) ?? 0) + 1))
    this.#changed.add(match)
  }

  viewerLeft(match: string, person: string): void {
    const people = this.#viewers.get(match)
    const left = (people?.get(person) ?? 0) - 1
    if (!people || left < 0) return
    if (left > 0) people.set(person, left)
    else people.delete(person)
    if (people.size === 0) this.#viewers.delete(match)
    this.#changed.add(match)
  }

  /** Writes the changes since the last call. */
  async flush(): Promise<void> {
    if (this.#changed.size === 0) return
    // A seat counts as present only while its node has a heartbeat.
    if (this.#nodes === null) await this.heartbeat()
    const changed = this.#changed
    this.#changed = new Set()
    await this.#writeChanges(changed)
    await this.#broadcast([...changed], changed)
  }

  /** Writes the heartbeat and reads the changes of other nodes. */
  async heartbeat(): Promise<void> {
    const { presence } = this.#rooms.stores
    const { now, held, nodes } = await presence.heartbeat()
    // Spectators who sat down meanwhile are present, too.
    await this.#writeChanges(new Set([...this.#viewers.keys(), ...this.#written.keys()]), held)
    const changes = new Set(await presence.changedMatches(this.#nodes === null ? now : this.#since))
    // A node that joined or died may affect any match.
    const all = this.#nodes !== nodes
    this.#nodes = nodes
    this.#since = now
    await this.#broadcast([...this.#viewers.keys()].filter((match) => all || changes.has(match)))
  }

  /** Writes the difference to what was last written; unless that is `held`, everybody present once more. */
  async #writeChanges(matches: ReadonlySet<string>, held = true): Promise<void> {
    const joined: MatchSeat[] = []
    const left: MatchSeat[] = []
    const next = new Map<string, ReadonlySet<number>>()
    for (const match of matches) {
      const present = this.#presentSeats(match)
      const before = this.#written.get(match)
      for (const seat of present) if (!held || !before?.has(seat)) joined.push({ match, seat })
      for (const seat of before ?? []) if (!present.has(seat)) left.push({ match, seat })
      next.set(match, present)
    }
    await this.#rooms.stores.presence.writeChanges(joined, left, graceMs)
    // Only after the write: a failed one is repeated with the next heartbeat.
    for (const [match, present] of next) {
      if (present.size > 0) this.#written.set(match, present)
      else this.#written.delete(match)
    }
  }

  #presentSeats(match: string): ReadonlySet<number> {
    const room = this.#rooms.existing(match)
    const seats = new Set<number>()
    if (!room) return seats
    for (const person of this.#viewers.get(match)?.keys() ?? []) {
      const seat = room.seatOf(person)
      if (typeof seat === 'number') seats.add(seat)
    }
    return seats
  }

  async #broadcast(matches: readonly string[], always: ReadonlySet<string> = new Set()): Promise<void> {
    const rooms = matches.flatMap((match) => this.#rooms.existing(match) ?? [])
    if (rooms.length === 0) return
    const seats = await this.#rooms.stores.presence.presentSeats(rooms.map(({ id }) => id))
    for (const room of rooms) room.updatePresence(seats.get(room.id) ?? new Set(), always.has(room.id))
  }
}
