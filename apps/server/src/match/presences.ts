import { presenceMs, type Here } from '../store/presence.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** Who has gone is taken to be here for so long: a page that is loaded anew does not flicker. */
const graceMs = 4_000

/** Who looks at which match from here, and what all nodes together know of it. */
export class Presences {
  readonly #rooms: Rooms
  /** By match, how many sockets each person looks through. */
  readonly #looking = new Map<string, Map<string, number>>()
  #changed = new Set<string>()
  #gone: Here[] = []

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
    else {
      people.delete(person)
      const seat = this.#rooms.known(match)?.seatOf(person)
      if (typeof seat === 'number') this.#gone.push({ match, seat })
    }
    if (people.size === 0) this.#looking.delete(match)
    this.#changed.add(match)
  }

  /** Says what changed since the last time. */
  async flush(): Promise<void> {
    const matches = [...this.#changed]
    const gone = this.#gone
    this.#changed = new Set()
    this.#gone = []
    const { presence } = this.#rooms.stores
    const now = this.#rooms.now()
    const here = matches.flatMap((match) => this.#here(match))
    const isHere = new Set(here.map(({ match, seat }) => `${match} ${seat}`))
    await presence.gone(
      gone.filter(({ match, seat }) => !isHere.has(`${match} ${seat}`)),
      now + graceMs,
    )
    await presence.say(here, now + presenceMs)
    await this.#show(matches)
  }

  /** Says it all again, before it is forgotten, and looks what others say. */
  async beat(): Promise<void> {
    const matches = [...this.#looking.keys()]
    await this.#rooms.stores.presence.say(
      matches.flatMap((match) => this.#here(match)),
      this.#rooms.now() + presenceMs,
    )
    await this.#show(matches)
  }

  #here(match: string): Here[] {
    const room = this.#rooms.known(match)
    const people = this.#looking.get(match)
    if (!room || !people) return []
    return [...people.keys()].flatMap((person) => {
      const seat = room.seatOf(person)
      return typeof seat === 'number' ? [{ match, seat }] : []
    })
  }

  async #show(matches: readonly string[]): Promise<void> {
    const rooms = matches.flatMap((match) => this.#rooms.known(match) ?? [])
    if (rooms.length === 0) return
    const seats = await this.#rooms.stores.presence.seats(
      rooms.map(({ id }) => id),
      this.#rooms.now(),
    )
    for (const room of rooms) this.#put(room, seats.get(room.id) ?? new Set())
  }

  #put(room: Room, here: ReadonlySet<number>): void {
    const same = here.size === room.here.size && [...here].every((seat) => room.here.has(seat))
    room.here = here
    if (!same || this.#changed.has(room.id)) room.showPresence()
  }
}
