import { decisionOf, type GamePackage, type Rejection, type Seat, type Viewer } from '@parlor/kernel'
import { refuse, type ServerMessage } from '@parlor/protocol'
import type { MatchRow } from '../store/matches.ts'
import type { PublicPerson } from '../store/people.ts'
import type { MatchPresence } from '../store/presence-table.ts'
import { mayWatch, seatOfPerson } from '../tables/seats.ts'
import { ReplayedMatch } from './replayed-match.ts'
import { createRenderer, type MatchRenderer } from './match-renderer.ts'

/** One socket that watches a match. */
export interface MatchSubscriber {
  readonly person: string
  /** Log length they have; null before the first update. */
  seq: number | null
  send(frame: string): void
}

/** A move that came too late, not answered yet. */
interface LateMove {
  readonly seat: Seat
  readonly decision: number
  readonly mover: string
  reply(answer: { readonly seq: number } | Rejection): void
}

/** Limit of `holdLateMove`. */
const lateMoveMs = 30_000

/** Cached state of one match and its subscribers on this node. Not authoritative: other nodes may have the same match open. */
export class MatchRoom {
  readonly id: string
  readonly pkg: GamePackage
  row: MatchRow
  people: ReadonlyMap<string, PublicPerson>
  /** Null until the match has started, and for a finished match that nobody has come to look at: its log is read for those only. */
  replayed: ReplayedMatch | null = null
  /** The match as delayed spectators see it; null until one has come. */
  delayed: ReplayedMatch | null = null
  readonly subscribers = new Set<MatchSubscriber>()
  lastUsedAt = 0
  /** When row and log were last read in full. */
  lastReadAt = 0
  /** When seats were last present, as last read for a job. */
  lastHere: MatchPresence['lastHere'] = new Map()
  /** Time of the latest reaction broadcast. */
  lastReactionAt = 0
  /** Last encoded full state per viewer. */
  readonly #syncFrames = new Map<Viewer, { readonly replayed: ReplayedMatch; readonly seq: number; readonly frame: string }>()
  readonly #lateMoves = new Set<LateMove>()
  /** Bots' thoughts about the match as it was. */
  readonly #thoughts = new Set<() => void>()
  #presentSeats: ReadonlySet<number> = new Set()
  #tail: Promise<unknown> = Promise.resolve()
  #uses = 0

  constructor(pkg: GamePackage, row: MatchRow, people: ReadonlyMap<string, PublicPerson>) {
    this.id = row.id
    this.pkg = pkg
    this.row = row
    this.people = people
    this.lastReactionAt = row.said?.at ?? 0
  }

  /** Serialises work on the match: nothing is sent or decided while an entry is being committed. */
  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.keepOpen(() => this.#tail.then(work))
    this.#tail = result.catch(() => {})
    return result
  }

  /** Marks the room as in use while `work` runs: a second room of the match would not see what this one does. */
  async keepOpen<T>(work: () => Promise<T>): Promise<T> {
    this.#uses++
    try {
      return await work()
    } finally {
      this.#uses--
    }
  }

  get isInUse(): boolean {
    return this.subscribers.size + this.#uses + this.#lateMoves.size > 0
  }

  seatOf(person: string): Viewer {
    return seatOfPerson(this.row.seats, person)
  }

  knowsPeopleOf({ seats }: MatchRow): boolean {
    return seats.every((seat) => seat.kind !== 'person' || this.people.has(seat.person))
  }

  mayWatch(person: string): boolean {
    return mayWatch(this.row, person)
  }

  /** Whether a player of the match is subscribed on this node. */
  get hasPlayerWatching(): boolean {
    return [...this.subscribers].some(({ person }) => this.seatOf(person) !== 'watcher')
  }

  /** Whether the player in that seat is subscribed on this node. */
  hasSocketOf(seat: Seat): boolean {
    return [...this.subscribers].some(({ person }) => this.seatOf(person) === seat)
  }

  renderer(person: string | null, viewer: Viewer = person === null ? 'watcher' : this.seatOf(person)): MatchRenderer {
    const { offer } = this.row
    // A move since the request has ended it.
    const row = offer && offer.seq !== this.replayed?.seq ? { ...this.row, offer: null } : this.row
    return createRenderer({ row, people: this.people }, { person, viewer })
  }

  /** Sends steps where nothing is missing, else the full state. An up-to-date viewer gets empty steps, for clocks and undo option. */
  sendUpdate(subscriber: MatchSubscriber, now: number): void {
    const viewer = this.seatOf(subscriber.person)
    const replayed = this.#replayedFor(viewer)
    if (!replayed) return
    subscriber.send(this.#frameFor(replayed, viewer, subscriber.seq, now))
    subscriber.seq = replayed.seq
  }

  /**
   * Answers a late move when its decision has been answered: another copy that came in time may still be on its way to the log at another
   * node, and would contradict a refusal.
   */
  holdLateMove(late: LateMove): void {
    this.#lateMoves.add(late)
    setTimeout(() => this.#lateMoves.delete(late) && late.reply(refuse('match.late')), lateMoveMs).unref()
  }

  /** Runs a bot's thought, and aborts it once the log has grown and `isOutdated` says that its move is not wanted any more. */
  async runThought<T>(isOutdated: () => boolean, think: (unwanted: AbortSignal) => Promise<T>): Promise<T> {
    const unwanted = new AbortController()
    const check = () => isOutdated() && unwanted.abort()
    this.#thoughts.add(check)
    try {
      return await think(unwanted.signal)
    } finally {
      this.#thoughts.delete(check)
    }
  }

  #settleLateMoves(): void {
    const { replayed } = this
    if (!replayed) return
    for (const late of this.#lateMoves) {
      const seq = replayed.movers.get(late.mover)
      if (seq === undefined && decisionOf(replayed.match.state.pending, late.seat)?.id === late.decision) continue
      this.#lateMoves.delete(late)
      late.reply(seq === undefined ? refuse('match.late') : { seq })
    }
  }

  /** Updates everybody; equal views are encoded once. */
  broadcastUpdate(now: number): void {
    this.#settleLateMoves()
    for (const check of this.#thoughts) check()
    this.#syncFrames.clear()
    const frames = new Map<string, string>()
    for (const subscriber of this.subscribers) {
      const viewer = this.seatOf(subscriber.person)
      const replayed = this.#replayedFor(viewer)
      if (!replayed || subscriber.seq === replayed.seq) continue
      const key = `${viewer} ${subscriber.seq}`
      const frame = frames.get(key) ?? this.#frameFor(replayed, viewer, subscriber.seq, now)
      frames.set(key, frame)
      subscriber.send(frame)
      subscriber.seq = replayed.seq
    }
  }

  /** Resends the current state to everybody, though the log has not grown. */
  broadcastState(now: number): void {
    this.#syncFrames.clear()
    for (const subscriber of this.subscribers) this.sendUpdate(subscriber, now)
  }

  sendTable(subscriber: MatchSubscriber): void {
    subscriber.send(encodeMessage({ kind: 'table', table: this.renderer(subscriber.person).table() }))
  }

  broadcastTable(): void {
    for (const subscriber of this.subscribers) this.sendTable(subscriber)
  }

  /** Removes subscribers of the open table who may not watch the match. */
  dropDisallowed(): void {
    for (const subscriber of this.subscribers) {
      if (this.mayWatch(subscriber.person)) continue
      this.subscribers.delete(subscriber)
      subscriber.send(encodeMessage({ kind: 'lost', match: this.id, why: refuse('match.unknown') }))
    }
  }

  /** Seats present on any node. */
  get presentSeats(): ReadonlySet<number> {
    return this.#presentSeats
  }

  /** Broadcasts when seats changed; `always`, when only spectators did. Set without that, a change would never be sent. */
  updatePresence(present: ReadonlySet<number>, always = false): void {
    const same = present.size === this.#presentSeats.size && [...present].every((seat) => this.#presentSeats.has(seat))
    this.#presentSeats = present
    if (!same || always) this.sendPresence()
  }

  sendPresence(only?: MatchSubscriber): void {
    const { seats } = this.row
    const presence = seats.map((seat, at) =>
      seat.kind === 'person' && seat.left
        ? ('left' as const)
        : seat.kind === 'bot' || this.presentSeats.has(at)
          ? ('here' as const)
          : ('away' as const),
    )
    let spectators = 0
    for (const { person } of this.subscribers) if (this.seatOf(person) === 'watcher') spectators++
    this.broadcast({ kind: 'presence', match: this.id, seats: presence, watchers: spectators }, only)
  }

  broadcast(message: ServerMessage, only?: MatchSubscriber): void {
    const frame = encodeMessage(message)
    for (const subscriber of only ? [only] : this.subscribers) subscriber.send(frame)
  }

  /** The next read replays the log. What delayed spectators see stays: it holds what is in the log. */
  discardReplayed(): void {
    this.replayed = null
    this.#syncFrames.clear()
  }

  /** Whether somebody without a seat is subscribed on this node. */
  get hasSpectators(): boolean {
    return [...this.subscribers].some(({ person }) => this.seatOf(person) === 'watcher')
  }

  #replayedFor(viewer: Viewer): ReplayedMatch | null {
    const { spectators, state } = this.row
    return viewer === 'watcher' && spectators.kind === 'delayed' && state === 'playing' ? this.delayed : this.replayed
  }

  #frameFor(replayed: ReplayedMatch, viewer: Viewer, from: number | null, now: number): string {
    const renderer = this.renderer(null, viewer)
    const steps = from === null ? null : renderer.steps(replayed, from, now)
    if (steps) return encodeMessage(steps)
    // The full state is the most expensive message and clients may request it at will: encoded once per viewer and log length.
    const known = this.#syncFrames.get(viewer)
    if (known?.replayed === replayed && known.seq === replayed.seq) return known.frame
    const frame = encodeMessage(renderer.sync(replayed, now))
    this.#syncFrames.set(viewer, { replayed, seq: replayed.seq, frame })
    return frame
  }
}

export function encodeMessage(message: ServerMessage): string {
  return JSON.stringify(message)
}
