import { isRejection, type Rejection } from '@parlor/kernel'
import { limits, refuse } from '@parlor/protocol'
import type { Doorbell } from '../doorbell.ts'
import { rulesOf } from '../games.ts'
import type { Change, MatchRow } from '../store/matches.ts'
import type { Client } from '../store/pool.ts'
import type { Stores } from '../store/stores.ts'
import { Fold } from './fold.ts'
import { readFold } from './read-fold.ts'
import { wantsSnapshot, writeSnapshot } from './snapshot.ts'
import { Room, type Viewing } from './room.ts'
import { botWorkOf, scheduleOf } from './schedule.ts'

/** Rooms nobody looks at are dropped after so long; their matches are in the log. */
const idleMs = 60_000
/** What was read so lately need not be read again for somebody who begins to look: whatever came since rings, or is found by looking. */
const freshMs = 1_000

/** The matches this process has open. */
export class Rooms {
  readonly stores: Stores
  readonly doorbell: Doorbell
  /** When this process began to serve, by `performance.now()`. */
  readonly startedAt = performance.now()
  /** Other nodes may write too: what is known here may be old. */
  readonly several: boolean
  /** A match needs somebody now; whoever looks after matches here need not wait to find out. */
  hurry: () => void = () => {}
  /** A match of these people has been rated. */
  rated: (game: string, people: readonly string[]) => void = () => {}
  readonly #rooms = new Map<string, Room>()
  readonly #opening = new Map<string, Promise<Room | Rejection>>()

  constructor(stores: Stores, doorbell: Doorbell, { several = false }: { several?: boolean } = {}) {
    this.stores = stores
    this.doorbell = doorbell
    this.several = several
    doorbell.listen((match, seq) => this.#hear(match, seq))
  }

  /** What the database's clock shows. */
  readonly now = (): number => this.stores.clock.now()

  /** What the database's clock showed when this process's own, `performance.now()`, showed so much. */
  at(moment: number): number {
    return this.now() - (performance.now() - moment)
  }

  get size(): number {
    return this.#rooms.size
  }

  all(): IterableIterator<Room> {
    return this.#rooms.values()
  }

  /** The matches that one of their players looks at from here. */
  attended(): string[] {
    return [...this.#rooms.values()].flatMap((room) => (room.row.state === 'playing' && room.isAttended ? [room.id] : []))
  }

  known(id: string): Room | undefined {
    return this.#rooms.get(id)
  }

  /** The room of a match, read from the database where it is not open yet. */
  async open(id: string): Promise<Room | Rejection> {
    const known = this.#rooms.get(id)
    if (known) {
      known.used = this.now()
      return known
    }
    let opening = this.#opening.get(id)
    if (!opening) {
      opening = this.#read(id)
        .then((room) => {
          if (!isRejection(room)) this.#rooms.set(id, room)
          return room
        })
        .finally(() => this.#opening.delete(id))
      this.#opening.set(id, opening)
    }
    return opening
  }

  /** The room of a match for one look at how it stands. What is not open already is kept only where the same look comes again soon; nobody may change anything in it. */
  async glance(id: string, { keep = false } = {}): Promise<Room | Rejection> {
    const known = this.#rooms.get(id)
    if (!known) return keep ? this.open(id) : (this.#opening.get(id) ?? this.#read(id))
    if (this.several && this.now() - known.read > freshMs) await known.run(() => this.refresh(known))
    return known
  }

  /** Somebody begins to look. */
  async watch(id: string, viewing: Viewing, from: number | null): Promise<Rejection | null> {
    const room = await this.open(id)
    if (isRejection(room)) return room
    return room.run(async () => {
      const stale = this.several && this.now() - room.read > freshMs
      if (stale || (from !== null && from > (room.fold?.seq ?? 0))) await this.refresh(room)
      if (!room.mayWatch(viewing.person)) return refuse('match.unknown')
      // Every move is sent to everybody who looks on.
      if (room.seatOf(viewing.person) === 'watcher' && room.viewers.size >= limits.viewers) return refuse('match.crowded')
      viewing.seq = from
      room.viewers.add(viewing)
      room.showTable(viewing)
      room.showPresence(viewing)
      room.show(viewing, this.now())
      return null
    })
  }

  unwatch(id: string, viewing: Viewing): void {
    this.#rooms.get(id)?.viewers.delete(viewing)
  }

  /** Reads what others have added to the log or changed at the table, and shows it. Only within `room.run`. */
  async refresh(room: Room): Promise<boolean> {
    const began = this.now()
    const row = await this.stores.matches.find(room.id)
    if (!row) return false
    const changed = row.revision !== room.row.revision
    if (changed) await this.adopt(room, row)
    const moved = await this.catchUp(room)
    room.read = began
    return moved || changed
  }

  /** Reads what has been added to the log. Only within `room.run`. */
  async catchUp(room: Room): Promise<boolean> {
    if (isUndealt(room.row)) return false
    const { fold } = room
    const before = fold?.seq ?? -1
    if (fold) for (const row of await this.stores.log.read(room.id, fold.seq)) fold.enter(row)
    else room.fold = await readFold(this.stores, room.pkg, room.row)
    const moved = room.fold!.seq > before
    if (moved) room.showAll(this.now())
    return moved
  }

  /** Writes snapshots of matches that have become long; some of them, so that nobody waits for it. */
  async keepSnapshots(most = 20): Promise<number> {
    const long = [...this.#rooms.values()].filter(({ fold, row }) => row.state === 'playing' && fold && wantsSnapshot(fold)).slice(0, most)
    for (const room of long) {
      // Within `run` a fold holds nothing but what is in the log.
      const written = await room.run(async () => room.fold && writeSnapshot(room.fold, room.row))
      if (!written) continue
      await this.stores.snapshots.write(written)
      if (room.fold) room.fold.snapshotSeq = written.seq
    }
    return long.length
  }

  /** The row has changed: those who look are told. Only within `room.run`. */
  async adopt(room: Room, row: MatchRow, { renamed = false } = {}): Promise<void> {
    const begins = isUndealt(room.row) && row.state === 'playing'
    const left = row.state === 'playing' && leftSeats(row) !== leftSeats(room.row)
    const muted = row.undoMuted.length !== room.row.undoMuted.length
    // The end of a ranked match changes the ratings that stand beside the names.
    const rated = row.ranked && row.state === 'over' && room.row.state !== 'over'
    room.row = row
    if (renamed || rated || !room.knows(row)) room.people = await this.#named(row)
    if (row.said && row.said.at > room.heard) {
      room.heard = row.said.at
      room.tell({ kind: 'reaction', match: room.id, seat: row.said.seat, reaction: row.said.reaction })
    }
    room.dismiss()
    // Who sits where comes before what they see: a page reads the match by the seat it has.
    room.showTableToAll()
    room.showPresence()
    // Nobody can have played before it began.
    if (begins && !this.several) {
      room.fold = new Fold(room.pkg, row)
      room.showAll(this.now())
    } else if (!room.fold) await this.catchUp(room)
    // Whether moves can be asked back stands in what everybody sees of the match.
    else if (muted) room.showAgain(this.now())
    // Another node may have made a move without knowing that somebody has to play for the next seat.
    if (left && this.several && room.fold) await this.#reschedule(room, room.fold)
  }

  /** These people's names have changed: those who sit with them are told. */
  async reintroduce(people: readonly string[]): Promise<void> {
    const renamed = new Set(people)
    for (const room of [...this.#rooms.values()])
      if (room.row.seats.some((seat) => seat.kind === 'person' && renamed.has(seat.person)))
        await room.run(() => this.adopt(room, room.row, { renamed: true }))
  }

  /** Changes the table: whatever `make` says of the row as it is, however often somebody else is quicker. Only within `room.run`. */
  async change(
    room: Room,
    make: (row: MatchRow) => Change | Rejection | null,
    also?: (client: Client, changed: MatchRow) => Promise<void>,
  ): Promise<Rejection | null> {
    for (;;) {
      const change = make(room.row)
      if (change === null || isRejection(change)) return change
      const changed = await this.stores.matches.change(room.row, change, also)
      if (changed) {
        await this.adopt(room, changed)
        this.doorbell.ring(room.id, room.fold?.seq ?? 0)
        return null
      }
      const row = await this.stores.matches.find(room.id)
      if (!row) return refuse('match.unknown')
      await this.adopt(room, row)
    }
  }

  /** Looks whether anything has happened to the matches that somebody looks at from here. */
  async poll(): Promise<void> {
    const watched = [...this.#rooms.values()].filter(({ viewers }) => viewers.size > 0)
    for (let from = 0; from < watched.length; from += 500) {
      const some = watched.slice(from, from + 500)
      const ids = some.map(({ id }) => id)
      const [lengths, revisions] = await Promise.all([this.stores.log.lengths(ids), this.stores.matches.revisions(ids)])
      for (const room of some) {
        const behind = (lengths.get(room.id) ?? 0) > (room.fold?.seq ?? 0) || (revisions.get(room.id) ?? 0) > room.row.revision
        if (behind) void room.run(() => this.refresh(room)).catch(() => {})
      }
    }
  }

  /** Lets those who look on with a delay see what their time has come for. */
  tick(): void {
    for (const room of this.#rooms.values())
      if (room.hasLate && room.viewers.size > 0) void room.run(async () => room.showAll(this.now())).catch(() => {})
  }

  /** Drops what nobody looks at. */
  sweep(): void {
    const before = this.now() - idleMs
    for (const [id, room] of this.#rooms) if (room.viewers.size === 0 && room.used < before) this.#rooms.delete(id)
  }

  async #reschedule(room: Room, fold: Fold): Promise<void> {
    const now = this.now()
    await this.stores.jobs.ensure(room.id, scheduleOf(room, fold, fold.clocks, now), botWorkOf(room, fold, fold.clocks, now))
  }

  #hear(match: string, seq: number): void {
    const room = this.#rooms.get(match)
    if (!room) {
      // What is being read just now may have been read too early.
      void this.#opening.get(match)?.then(
        (opened) => isRejection(opened) || opened.run(() => this.refresh(opened)).catch(() => {}),
        () => {},
      )
      return
    }
    const work = seq > (room.fold?.seq ?? 0) && room.fold ? () => this.catchUp(room) : () => this.refresh(room)
    void room.run(work).catch(() => {})
  }

  async #read(id: string): Promise<Room | Rejection> {
    const began = this.now()
    const row = await this.stores.matches.find(id)
    if (!row) return refuse('match.unknown')
    const pkg = rulesOf(row.game, row.version)
    if (isRejection(pkg)) return pkg
    const room = new Room(pkg, row, new Map())
    const [people] = await Promise.all([this.#named(row), this.catchUp(room)])
    room.people = people
    room.used = this.now()
    room.read = began
    return room
  }

  #named({ seats, game }: MatchRow) {
    const ids = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))
    return this.stores.people.named(ids, [game])
  }
}

/** Nothing has been dealt, so there is nothing to show but the table. */
function isUndealt({ state }: MatchRow): boolean {
  return state === 'open' || state === 'dealing' || state === 'closed'
}

/** Which seats were left for good, as something to compare. */
function leftSeats({ seats }: MatchRow): string {
  return seats.map((seat) => (seat.kind === 'person' && seat.left ? '1' : '0')).join('')
}
