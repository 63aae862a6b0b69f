import type { Here } from '../store/presence.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** Who has gone is taken to be here for so long: a page that is loaded anew does not flicker. */
const graceMs = 4_000

/** Who looks at which match from here, and what all nodes together know of it. The database is told what has changed, and once per beat that this node is alive. */
export class Presences {
  readonly #rooms: Rooms
  /** By match, how many sockets each person looks through. */
  readonly #looking = new Map<string, Map<string, number>>()
  /** By match, the seats that the database has been told are here. */
  #told = new Map<string, ReadonlySet<number>>()
  #changed = new Set<string>()
  #nodes: string | null = null
  #since = 0

  constructor(rooms: Rooms) {
    this.#rooms = rooms
  }

  came(match: string, person: string): void {
    const people = this.#looking.get(match) ?? new Map<string, number>()
    this.#looking.set(match, people.set(person, (people.get(person) ?? 0) + 1))
    this.#changed.add(match)
  }

  went(match: string, person: string): void {
    const people = this.#looking.get(match)
    const left = (people?.get(person) ?? 0) - 1
    if (!people || left < 0) return
    if (left > 0) people.set(person, left)
    else people.delete(person)
    if (people.size === 0) this.#looking.delete(match)
    this.#changed.add(match)
  }

  /** Says what changed since the last time. */
  async flush(): Promise<void> {
    if (this.#changed.size === 0) return
    // Nobody is here before their node is known to be alive.
    if (this.#nodes === null) await this.beat()
    const changed = this.#changed
    this.#changed = new Set()
    await this.#tell(changed)
    await this.#show([...changed], changed)
  }

  /** Says that this node is alive, and looks what others have said. */
  async beat(): Promise<void> {
    const { presence } = this.#rooms.stores
    const { now, held, nodes } = await presence.beat()
    if (!held) this.#told = new Map()
    // Whoever sat down while they looked on is here, too.
    await this.#tell(new Set([...this.#looking.keys(), ...this.#told.keys()]))
    const changes = new Set(await presence.changes(this.#nodes === null ? now : this.#since))
    // A node that came or died may change any match.
    const all = this.#nodes !== nodes
    this.#nodes = nodes
    this.#since = now
    await this.#show([...this.#looking.keys()].filter((match) => all || changes.has(match)))
  }

  /** Writes how these matches differ from what the database has been told. */
  async #tell(matches: ReadonlySet<string>): Promise<void> {
    const come: Here[] = []
    const gone: Here[] = []
    const next = new Map<string, ReadonlySet<number>>()
    for (const match of matches) {
      const here = this.#here(match)
      const before = this.#told.get(match)
      for (const seat of here) if (!before?.has(seat)) come.push({ match, seat })
      for (const seat of before ?? []) if (!here.has(seat)) gone.push({ match, seat })
      next.set(match, here)
    }
    await this.#rooms.stores.presence.say(come, gone, graceMs)
    // Only now: what could not be said is said again with the next beat.
    for (const [match, here] of next) {
      if (here.size > 0) this.#told.set(match, here)
      else this.#told.delete(match)
    }
  }

  #here(match: string): ReadonlySet<number> {
    const room = this.#rooms.known(match)
    const seats = new Set<number>()
    if (!room) return seats
    for (const person of this.#looking.get(match)?.keys() ?? []) {
      const seat = room.seatOf(person)
      if (typeof seat === 'number') seats.add(seat)
    }
    return seats
  }

  async #show(matches: readonly string[], always: ReadonlySet<string> = new Set()): Promise<void> {
    const rooms = matches.flatMap((match) => this.#rooms.known(match) ?? [])
    if (rooms.length === 0) return
    const seats = await this.#rooms.stores.presence.seats(rooms.map(({ id }) => id))
    for (const room of rooms) this.#put(room, seats.get(room.id) ?? new Set(), always.has(room.id))
  }

  /** Those who look are told; also when only who looks on has changed. */
  #put(room: Room, here: ReadonlySet<number>, always: boolean): void {
    const same = here.size === room.here.size && [...here].every((seat) => room.here.has(seat))
    room.here = here
    if (!same || always) room.showPresence()
  }
}
