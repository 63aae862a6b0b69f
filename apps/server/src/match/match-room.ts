import type { GamePackage, Viewer } from '@parlor/kernel'
import { refuse, type ServerMessage } from '@parlor/protocol'
import type { MatchRow } from '../store/matches.ts'
import type { PublicPerson } from '../store/people.ts'
import { seatOfPerson } from '../tables/seats.ts'
import { ReplayedMatch } from './replayed-match.ts'
import { createRenderer, type MatchRenderer } from './match-renderer.ts'

/** Somebody who looks at a match through one socket. */
export interface MatchSubscriber {
  readonly person: string
  /** How much of the log they have; null until they were shown the match. */
  seq: number | null
  send(frame: string): void
}

/** What this process knows of one match, and who looks at it from here. It owns nothing: another process may have the same match open. */
export class MatchRoom {
  readonly id: string
  readonly pkg: GamePackage
  row: MatchRow
  people: ReadonlyMap<string, PublicPerson>
  /** Null until the match has begun. */
  replayed: ReplayedMatch | null = null
  readonly subscribers = new Set<MatchSubscriber>()
  /** When somebody last wanted something of it. */
  lastUsedAt = 0
  /** When row and log were last read whole. */
  lastReadAt = 0
  /** When the moves came here that are neither kept nor refused yet, by `performance.now()`. */
  readonly movesUnderWay: number[] = []
  /** Seats that are here, on whatever node. */
  presentSeats: ReadonlySet<number> = new Set()
  /** The moment of the latest reaction that was passed on. */
  lastReactionAt = 0
  /** By viewer, the whole match as it was last written out. */
  readonly #syncFrames = new Map<Viewer, { readonly replayed: ReplayedMatch; readonly seq: number; readonly frame: string }>()
  /** The match as those see it who look on with a delay. */
  #delayed: ReplayedMatch | null = null
  #tail: Promise<unknown> = Promise.resolve()

  constructor(pkg: GamePackage, row: MatchRow, people: ReadonlyMap<string, PublicPerson>) {
    this.id = row.id
    this.pkg = pkg
    this.row = row
    this.people = people
    this.lastReactionAt = row.said?.at ?? 0
  }

  /** One thing after the other: nothing is shown or decided while something else is being kept. */
  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work)
    this.#tail = result.catch(() => {})
    return result
  }

  seatOf(person: string): Viewer {
    return seatOfPerson(this.row.seats, person)
  }

  /** Whether all who sit there have been looked up already. */
  knowsPeopleOf({ seats }: MatchRow): boolean {
    return seats.every((seat) => seat.kind !== 'person' || this.people.has(seat.person))
  }

  /** Whether somebody may look at the match at all; a table that waits shows itself to whoever knows its name. */
  mayWatch(person: string): boolean {
    const { state, spectators } = this.row
    if (state === 'open' || this.seatOf(person) !== 'watcher') return true
    if (state !== 'over' && this.isRace) return false
    return spectators.kind !== 'denied'
  }

  /** Whether one of its players looks at it from here. */
  get hasPlayerWatching(): boolean {
    return [...this.subscribers].some(({ person }) => this.seatOf(person) !== 'watcher')
  }

  /** Another's run in a race shows one's own tiles to come. */
  get isRace(): boolean {
    return 'racers' in this.row.options
  }

  renderer(person: string | null, viewer: Viewer = person === null ? 'watcher' : this.seatOf(person)): MatchRenderer {
    const { offer } = this.row
    // A move since then has answered the question.
    const row = offer && offer.seq !== this.replayed?.seq ? { ...this.row, offer: null } : this.row
    return createRenderer({ row, people: this.people }, { person, viewer })
  }

  /**
   * Shows one viewer what they have not seen: step by step where nothing is missing, else the whole. Whoever has it all is told so, that
   * clocks and questions are in step too.
   */
  sendUpdate(viewing: MatchSubscriber, now: number): void {
    const viewer = this.seatOf(viewing.person)
    const replayed = this.#replayedFor(viewer, now)
    if (!replayed) return
    viewing.send(this.#frameFor(replayed, viewer, viewing.seq, now))
    viewing.seq = replayed.seq
  }

  /** Shows everybody; those who see the same are sent the same text. */
  broadcastUpdate(now: number): void {
    this.#syncFrames.clear()
    const frames = new Map<string, string>()
    for (const viewing of this.subscribers) {
      const viewer = this.seatOf(viewing.person)
      const replayed = this.#replayedFor(viewer, now)
      if (!replayed || viewing.seq === replayed.seq) continue
      const key = `${viewer} ${viewing.seq}`
      const frame = frames.get(key) ?? this.#frameFor(replayed, viewer, viewing.seq, now)
      frames.set(key, frame)
      viewing.send(frame)
      viewing.seq = replayed.seq
    }
  }

  /** Shows everybody how the match stands, though nothing was played. */
  broadcastState(now: number): void {
    this.#syncFrames.clear()
    for (const viewing of this.subscribers) this.sendUpdate(viewing, now)
  }

  sendTable(viewing: MatchSubscriber): void {
    viewing.send(encodeMessage({ kind: 'table', table: this.renderer(viewing.person).table() }))
  }

  broadcastTable(): void {
    for (const viewing of this.subscribers) this.sendTable(viewing)
  }

  /** Sends away those who looked at the table while it waited and may not look at the match. */
  dropDisallowed(): void {
    for (const viewing of this.subscribers) {
      if (this.mayWatch(viewing.person)) continue
      this.subscribers.delete(viewing)
      viewing.send(encodeMessage({ kind: 'lost', match: this.id, why: refuse('match.unknown') }))
    }
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
    let watchers = 0
    for (const { person } of this.subscribers) if (this.seatOf(person) === 'watcher') watchers++
    this.tell({ kind: 'presence', match: this.id, seats: presence, watchers }, only)
  }

  tell(tell: ServerMessage, only?: MatchSubscriber): void {
    const frame = encodeMessage(tell)
    for (const viewing of only ? [only] : this.subscribers) viewing.send(frame)
  }

  /** The log has to be read again from the start. */
  discardReplayed(): void {
    this.replayed = null
    this.#delayed = null
    this.#syncFrames.clear()
  }

  get hasDelayedWatchers(): boolean {
    return this.row.spectators.kind === 'delayed' && this.row.state === 'playing'
  }

  #replayedFor(viewer: Viewer, now: number): ReplayedMatch | null {
    if (viewer !== 'watcher' || !this.hasDelayedWatchers || this.row.spectators.kind !== 'delayed' || !this.replayed) return this.replayed
    const { times, match } = this.replayed
    const since = now - this.row.spectators.seconds * 1000
    const late = (this.#delayed ??= new ReplayedMatch(this.pkg, this.row))
    while (late.seq < times.length && times[late.seq]! <= since) {
      const entry = match.log[late.seq]!
      late.applyRow({ match: this.id, seq: late.seq + 1, mover: String(late.seq), entry, at: times[late.seq]!, waited: 0, ends: false })
    }
    return late
  }

  #frameFor(replayed: ReplayedMatch, viewer: Viewer, from: number | null, now: number): string {
    const renderer = this.renderer(null, viewer)
    const steps = from === null ? null : renderer.steps(replayed, from, now)
    if (steps) return encodeMessage(steps)
    // The whole costs most, and anybody may ask for it as often as they like: it is made once a viewer and length of the log.
    const known = this.#syncFrames.get(viewer)
    if (known?.replayed === replayed && known.seq === replayed.seq) return known.frame
    const frame = encodeMessage(renderer.sync(replayed, now))
    this.#syncFrames.set(viewer, { replayed, seq: replayed.seq, frame })
    return frame
  }
}

/** A message as it goes out. */
export function encodeMessage(tell: ServerMessage): string {
  return JSON.stringify(tell)
}
