import type { GamePackage, Viewer } from '@parlor/kernel'
import { refuse, type Tell } from '@parlor/protocol'
import type { MatchRow } from '../store/matches.ts'
import type { NamedPerson } from '../store/people.ts'
import { seatHeld } from '../tables/seats.ts'
import { Fold } from './fold.ts'
import { render, type Rendering } from './render.ts'

/** Somebody who looks at a match through one socket. */
export interface Viewing {
  readonly person: string
  /** How much of the log they have; null until they were shown the match. */
  seq: number | null
  send(frame: string): void
}

/** What this process knows of one match, and who looks at it from here. It owns nothing: another process may have the same match open. */
export class Room {
  readonly id: string
  readonly pkg: GamePackage
  row: MatchRow
  people: ReadonlyMap<string, NamedPerson>
  /** Null until the match has begun. */
  fold: Fold | null = null
  readonly viewers = new Set<Viewing>()
  /** When somebody last wanted something of it. */
  used = 0
  /** When row and log were last read whole. */
  read = 0
  /** When the moves came here that are neither kept nor refused yet, by `performance.now()`. */
  readonly movesUnderWay: number[] = []
  /** Seats that are here, on whatever node. */
  here: ReadonlySet<number> = new Set()
  /** The moment of the latest reaction that was passed on. */
  heard = 0
  /** By viewer, the whole match as it was last written out. */
  readonly #whole = new Map<Viewer, { readonly fold: Fold; readonly seq: number; readonly frame: string }>()
  /** The match as those see it who look on with a delay. */
  #late: Fold | null = null
  #tail: Promise<unknown> = Promise.resolve()

  constructor(pkg: GamePackage, row: MatchRow, people: ReadonlyMap<string, NamedPerson>) {
    this.id = row.id
    this.pkg = pkg
    this.row = row
    this.people = people
    this.heard = row.said?.at ?? 0
  }

  /** One thing after the other: nothing is shown or decided while something else is being kept. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work)
    this.#tail = result.catch(() => {})
    return result
  }

  seatOf(person: string): Viewer {
    return seatHeld(this.row.seats, person)
  }

  /** Whether all who sit there have been looked up already. */
  knows({ seats }: MatchRow): boolean {
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
  get isAttended(): boolean {
    return [...this.viewers].some(({ person }) => this.seatOf(person) !== 'watcher')
  }

  /** Another's run in a race shows one's own tiles to come. */
  get isRace(): boolean {
    return 'racers' in this.row.options
  }

  rendering(person: string | null, viewer: Viewer = person === null ? 'watcher' : this.seatOf(person)): Rendering {
    const { offer } = this.row
    // A move since then has answered the question.
    const row = offer && offer.seq !== this.fold?.seq ? { ...this.row, offer: null } : this.row
    return render({ row, people: this.people }, { person, viewer })
  }

  /**
   * Shows one viewer what they have not seen: step by step where nothing is missing, else the whole. Whoever has it all is told so, that
   * clocks and questions are in step too.
   */
  show(viewing: Viewing, now: number): void {
    const viewer = this.seatOf(viewing.person)
    const fold = this.#foldFor(viewer, now)
    if (!fold) return
    viewing.send(this.#frame(fold, viewer, viewing.seq, now))
    viewing.seq = fold.seq
  }

  /** Shows everybody; those who see the same are sent the same text. */
  showAll(now: number): void {
    this.#whole.clear()
    const frames = new Map<string, string>()
    for (const viewing of this.viewers) {
      const viewer = this.seatOf(viewing.person)
      const fold = this.#foldFor(viewer, now)
      if (!fold || viewing.seq === fold.seq) continue
      const key = `${viewer} ${viewing.seq}`
      const frame = frames.get(key) ?? this.#frame(fold, viewer, viewing.seq, now)
      frames.set(key, frame)
      viewing.send(frame)
      viewing.seq = fold.seq
    }
  }

  /** Shows everybody how the match stands, though nothing was played. */
  showAgain(now: number): void {
    this.#whole.clear()
    for (const viewing of this.viewers) this.show(viewing, now)
  }

  showTable(viewing: Viewing): void {
    viewing.send(text({ kind: 'table', table: this.rendering(viewing.person).table() }))
  }

  showTableToAll(): void {
    for (const viewing of this.viewers) this.showTable(viewing)
  }

  /** Sends away those who looked at the table while it waited and may not look at the match. */
  dismiss(): void {
    for (const viewing of this.viewers) {
      if (this.mayWatch(viewing.person)) continue
      this.viewers.delete(viewing)
      viewing.send(text({ kind: 'lost', match: this.id, why: refuse('match.unknown') }))
    }
  }

  showPresence(only?: Viewing): void {
    const { seats } = this.row
    const presence = seats.map((seat, at) =>
      seat.kind === 'person' && seat.left
        ? ('left' as const)
        : seat.kind === 'bot' || this.here.has(at)
          ? ('here' as const)
          : ('away' as const),
    )
    let watchers = 0
    for (const { person } of this.viewers) if (this.seatOf(person) === 'watcher') watchers++
    this.tell({ kind: 'presence', match: this.id, seats: presence, watchers }, only)
  }

  tell(tell: Tell, only?: Viewing): void {
    const frame = text(tell)
    for (const viewing of only ? [only] : this.viewers) viewing.send(frame)
  }

  /** The log has to be read again from the start. */
  forget(): void {
    this.fold = null
    this.#late = null
    this.#whole.clear()
  }

  get hasLate(): boolean {
    return this.row.spectators.kind === 'delayed' && this.row.state === 'playing'
  }

  #foldFor(viewer: Viewer, now: number): Fold | null {
    if (viewer !== 'watcher' || !this.hasLate || this.row.spectators.kind !== 'delayed' || !this.fold) return this.fold
    const { times, match } = this.fold
    const since = now - this.row.spectators.seconds * 1000
    const late = (this.#late ??= new Fold(this.pkg, this.row))
    while (late.seq < times.length && times[late.seq]! <= since) {
      const entry = match.log[late.seq]!
      late.enter({ match: this.id, seq: late.seq + 1, mover: String(late.seq), entry, at: times[late.seq]!, waited: 0, ends: false })
    }
    return late
  }

  #frame(fold: Fold, viewer: Viewer, from: number | null, now: number): string {
    const rendering = this.rendering(null, viewer)
    const steps = from === null ? null : rendering.steps(fold, from, now)
    if (steps) return text(steps)
    // The whole costs most, and anybody may ask for it as often as they like: it is made once a viewer and length of the log.
    const known = this.#whole.get(viewer)
    if (known?.fold === fold && known.seq === fold.seq) return known.frame
    const frame = text(rendering.sync(fold, now))
    this.#whole.set(viewer, { fold, seq: fold.seq, frame })
    return frame
  }
}

/** A message as it goes out. */
export function text(tell: Tell): string {
  return JSON.stringify(tell)
}
