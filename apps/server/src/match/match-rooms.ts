import { isRejection, type Rejection } from '@parlor/kernel'
import { limits, refuse } from '@parlor/protocol'
import { ThinkingBudget } from '../bots/thinking-budget.ts'
import type { MessageBus } from '../message-bus.ts'
import { PersonNetworks } from '../person-networks.ts'
import { rulesAtVersion } from '../games.ts'
import { hasNotBegun, departedSeatsKey, type ChangeConditions, type MatchChange, type MatchRow } from '../store/matches.ts'
import type { Stores } from '../store/stores.ts'
import { NewMatchLimit } from '../tables/new-match-limit.ts'
import { mayWatch, seatOfPerson } from '../tables/seats.ts'
import { ReplayedMatch } from './replayed-match.ts'
import { readReplayedMatch } from './read-replayed-match.ts'
import { MatchRoom, type MatchSubscriber } from './match-room.ts'
import { MovesUnderWay } from './moves-under-way.ts'
import { updateDelayedMatch } from './delayed-match.ts'
import { UsedEntries } from './used-entries.ts'
import { ensureJobsQueued } from './job-schedule.ts'

/** Idle timeout of unused rooms. */
const idleMs = 60_000
/** Log entries that unused rooms hold together; a room counts as some more than it has, for what it holds besides. */
const maxUnusedEntries = 50_000
const entriesPerRoom = 50
/** Log entries of rooms in use; beyond that the networks that look at most of them get nothing but their players' matches in progress. */
const maxUsedEntries = 500_000
/** A room read within this time is not read again for a new subscriber: later changes are published, or found by polling. */
const freshMs = 1_000

/** Registry of the matches open in this process. */
export class MatchRooms {
  readonly stores: Stores
  readonly messageBus: MessageBus
  /** When this process started, by `performance.now()`. */
  readonly startedAt = performance.now()
  /** Other nodes may write too: rooms here may be stale. */
  readonly multiNode: boolean
  readonly networks: PersonNetworks
  readonly newMatches: NewMatchLimit
  /** Bot thinking time that people here have used. */
  readonly thinkingBudget = new ThinkingBudget()
  /** Wakes the job runner, so that it need not wait for its next poll. */
  wakeJobs: () => void = () => {}
  rated: (game: string, people: readonly string[]) => void = () => {}
  readonly #rooms = new Map<string, MatchRoom>()
  readonly movesUnderWay = new MovesUnderWay()
  readonly #usedEntries = new UsedEntries(maxUsedEntries)
  readonly #opening = new Map<string, Promise<MatchRoom | Rejection>>()

  constructor(stores: Stores, messageBus: MessageBus, options: { multiNode?: boolean; networks?: PersonNetworks; rate?: number } = {}) {
    this.stores = stores
    this.networks = options.networks ?? new PersonNetworks('')
    this.newMatches = new NewMatchLimit(this.networks, options.rate ?? 1)
    this.messageBus = messageBus
    this.multiNode = options.multiNode ?? false
    messageBus.subscribeMatches((match, seq) => this.#onPublished(match, seq))
  }

  /** Estimated time of the database clock. */
  readonly now = (): number => this.stores.clock.now()

  /** Database time at a moment of this process's `performance.now()`. */
  databaseTimeAt(moment: number): number {
    return this.now() - (performance.now() - moment)
  }

  get size(): number {
    return this.#rooms.size
  }

  all(): IterableIterator<MatchRoom> {
    return this.#rooms.values()
  }

  /** Matches with a player subscribed on this node. */
  matchesWithPlayersWatching(): string[] {
    return [...this.#rooms.values()].flatMap((room) => (room.row.state === 'playing' && room.hasPlayerWatching ? [room.id] : []))
  }

  existing(id: string): MatchRoom | undefined {
    return this.#rooms.get(id)
  }

  /** The room of a match, read from the database unless it is open; `row`: its row, where the caller has just read it. */
  async open(id: string, row?: MatchRow): Promise<MatchRoom | Rejection> {
    const existing = this.#rooms.get(id)
    if (existing) {
      existing.lastUsedAt = this.now()
      // Most recently used.
      this.#rooms.delete(id)
      this.#rooms.set(id, existing)
      return existing
    }
    let opening = this.#opening.get(id)
    if (!opening) {
      opening = this.#read(id, row)
        .then((room) => {
          if (!isRejection(room)) this.#rooms.set(id, room)
          return room
        })
        .finally(() => this.#opening.delete(id))
      this.#opening.set(id, opening)
    }
    return opening
  }

  /** The room, for somebody who may see it, or `seated` for one of its players: that is known before the log is read. */
  async openFor(id: string, person: string, { seated = false } = {}): Promise<MatchRoom | Rejection> {
    if (this.#rooms.has(id)) return this.open(id)
    const row = await this.stores.matches.find(id)
    if (!row || !mayWatch(row, person)) return refuse('match.unknown')
    if (seated && seatOfPerson(row.seats, person) === 'watcher') return refuse('match.notSeated')
    // Another node's change since would go unnoticed: it is published before the room exists.
    return this.open(id, this.multiNode ? undefined : row)
  }

  /** A room for reading only. */
  async peek(id: string): Promise<MatchRoom | Rejection> {
    const room = await this.open(id)
    if (isRejection(room) || !this.multiNode || this.now() - room.lastReadAt <= freshMs) return room
    await room.runExclusive(() => this.refresh(room))
    return room
  }

  async subscribe(id: string, subscriber: MatchSubscriber, from: number | null): Promise<Rejection | null> {
    const room = await this.openFor(id, subscriber.person)
    if (isRejection(room)) return room
    return room.runExclusive(async () => {
      const stale = this.multiNode && this.now() - room.lastReadAt > freshMs
      if (stale || (from !== null && from > (room.replayed?.seq ?? 0))) await this.refresh(room)
      if (!room.mayWatch(subscriber.person)) return refuse('match.unknown')
      // Every move is sent to every subscriber.
      const watches = room.seatOf(subscriber.person) === 'watcher'
      if (watches && room.subscribers.size >= limits.viewers) return refuse('match.crowded')
      const mayBeRefused = watches || room.row.state === 'over'
      if (mayBeRefused && !this.#usedEntries.hasRoomFor(this.networks.firstKnown([subscriber.person]))) return refuse('match.crowded')
      if (!hasNotBegun(room.row)) room.replayed ??= await readReplayedMatch(this.stores, room.pkg, room.row)
      subscriber.seq = from
      room.subscribers.add(subscriber)
      if (watches) await updateDelayedMatch(this, room)
      room.sendTable(subscriber)
      room.sendPresence(subscriber)
      room.sendUpdate(subscriber, this.now())
      return null
    })
  }

  unsubscribe(id: string, subscriber: MatchSubscriber): void {
    this.#rooms.get(id)?.subscribers.delete(subscriber)
  }

  /** Reads changes of row and log by other nodes and broadcasts them. Only within `room.runExclusive`. */
  async refresh(room: MatchRoom): Promise<boolean> {
    const began = this.now()
    const row = await this.stores.matches.find(room.id)
    if (!row) return false
    const changed = row.revision !== room.row.revision
    if (changed) await this.applyRow(room, row)
    const moved = await this.catchUp(room)
    room.lastReadAt = began
    return moved || changed
  }

  /** Reads new log entries. Only within `room.runExclusive`. */
  async catchUp(room: MatchRoom): Promise<boolean> {
    const { replayed, row } = room
    if (hasNotBegun(row) || (!replayed && row.state === 'over' && room.subscribers.size === 0)) return false
    const before = replayed?.seq ?? -1
    if (replayed) for (const entry of await this.stores.log.read(room.id, replayed.seq)) replayed.applyRow(entry)
    else room.replayed = await readReplayedMatch(this.stores, room.pkg, row)
    const moved = room.replayed!.seq > before
    if (moved) room.broadcastUpdate(this.now())
    return moved
  }

  /** Takes over a changed row and broadcasts it. Only within `room.runExclusive`. */
  async applyRow(room: MatchRoom, row: MatchRow, { renamed = false } = {}): Promise<void> {
    const begins = hasNotBegun(room.row) && row.state === 'playing'
    const ends = row.state === 'over' && room.row.state !== 'over'
    const left = row.state === 'playing' && departedSeatsKey(row) !== departedSeatsKey(room.row)
    const muted = row.undoMuted.length !== room.row.undoMuted.length
    // The end of a ranked match changes the ratings shown with the names.
    const rated = row.ranked && ends
    // First what may fail: a row that was taken over is not read again, and everything below would be left out for good.
    const people = renamed || rated || !room.knowsPeopleOf(row) ? await this.#readPeople(row) : room.people
    room.row = row
    room.people = people
    if (row.said && row.said.at > room.lastReactionAt) {
      room.lastReactionAt = row.said.at
      room.broadcast({ kind: 'reaction', match: room.id, seat: row.said.seat, reaction: row.said.reaction })
    }
    room.dropDisallowed()
    // Seats before state: the page reads the match by its own seat.
    room.broadcastTable()
    room.sendPresence()
    // Nobody can have moved before the start.
    if (begins && !this.multiNode) {
      room.replayed = new ReplayedMatch(room.pkg, row)
      await updateDelayedMatch(this, room)
      room.broadcastUpdate(this.now())
    } else if (!room.replayed) await this.catchUp(room)
    // The undo option is part of the state sent.
    else if (muted) room.broadcastState(this.now())
    // Whoever watched with a delay sees the rest.
    else if (ends) room.broadcastUpdate(this.now())
    // Another node may have moved without knowing that a substitute has to play for the next seat.
    if (left && this.multiNode && room.replayed) await ensureJobsQueued(this, room, room.replayed)
  }

  /** Broadcasts changed names to the tables of these people. */
  async refreshNames(people: readonly string[]): Promise<void> {
    const renamed = new Set(people)
    for (const room of [...this.#rooms.values()])
      if (room.row.seats.some((seat) => seat.kind === 'person' && renamed.has(seat.person)))
        await room.runExclusive(() => this.applyRow(room, room.row, { renamed: true }))
  }

  /** Updates the row by `make`, retried on its new version after every lost race. Only within `room.runExclusive`. */
  async change(
    room: MatchRoom,
    make: (row: MatchRow) => MatchChange | Rejection | null,
    conditions?: ChangeConditions,
  ): Promise<Rejection | null> {
    for (;;) {
      const change = make(room.row)
      if (change === null || isRejection(change)) return change
      const changed = await this.stores.matches.change(room.row, change, conditions)
      if (changed) {
        await this.applyRow(room, changed)
        this.messageBus.publishMatch(room.id, room.replayed?.seq ?? 0)
        return null
      }
      const row = await this.stores.matches.find(room.id)
      if (!row) return refuse('match.unknown')
      await this.applyRow(room, row)
    }
  }

  /** Sends delayed spectators what is due. */
  broadcastDelayed(): void {
    for (const room of this.#rooms.values()) {
      if (room.row.spectators.kind !== 'delayed' || !(room.delayed || room.hasSpectators)) continue
      const update = async () => {
        await updateDelayedMatch(this, room)
        room.broadcastUpdate(this.now())
      }
      void room.runExclusive(update).catch(() => {})
    }
  }

  /** Closes unused rooms: those idle for long, and the least recently used of too many. Not while an `open` is being awaited. */
  evictIdle(): void {
    const before = this.now() - idleMs
    const used: Parameters<UsedEntries['recount']>[0][number][] = []
    let unused = 0
    for (const [id, room] of [...this.#rooms].reverse()) {
      const entries = entriesPerRoom + (room.replayed?.seq ?? 0) + (room.delayed?.seq ?? 0)
      if (room.isInUse || this.movesUnderWay.has(id)) {
        used.push({ entries, networks: new Set([...room.subscribers].map(({ person }) => this.networks.firstKnown([person]))) })
        continue
      }
      unused += entries
      if (room.lastUsedAt < before || unused > maxUnusedEntries) this.#rooms.delete(id)
    }
    this.#usedEntries.recount(used)
  }

  #onPublished(match: string, seq: number): void {
    const room = this.#rooms.get(match)
    if (!room) {
      // A read in progress may have started before the change.
      void this.#opening.get(match)?.then(
        (opened) => isRejection(opened) || opened.runExclusive(() => this.refresh(opened)).catch(() => {}),
        () => {},
      )
      return
    }
    const work = seq > (room.replayed?.seq ?? 0) && room.replayed ? () => this.catchUp(room) : () => this.refresh(room)
    void room.runExclusive(work).catch(() => {})
  }

  async #read(id: string, known?: MatchRow): Promise<MatchRoom | Rejection> {
    const began = this.now()
    const row = known ?? (await this.stores.matches.find(id))
    if (!row) return refuse('match.unknown')
    const pkg = rulesAtVersion(row.game, row.version)
    if (isRejection(pkg)) return pkg
    const room = new MatchRoom(pkg, row, new Map())
    const [people] = await Promise.all([this.#readPeople(row), this.catchUp(room)])
    room.people = people
    room.lastUsedAt = this.now()
    room.lastReadAt = began
    return room
  }

  #readPeople({ seats, game }: MatchRow) {
    const ids = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))
    return this.stores.people.publicPeopleIn(game, ids)
  }
}
