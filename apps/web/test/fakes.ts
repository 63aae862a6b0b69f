import { answer, type Thought } from '@parlor/bots'
import { dots } from '@parlor/dots'
import { Match, type GamePackage, type Rejection } from '@parlor/kernel'
import type { Board } from '../src/games/door.ts'
import { LocalSession, type Surroundings } from '../src/session/local.ts'
import { openingOf, type Opening } from '../src/session/opening.ts'
import { bot, person, type Player } from '../src/session/player.ts'
import type { Line } from '../src/session/story.ts'
import type { Ask, Thinker } from '../src/session/thinker.ts'
import { wholeTime, type TimeControl } from '../src/session/time.ts'
import type { Keeper, Keeping, OpenKeeper } from '../src/storage/keeping.ts'
import type { Result } from '../src/storage/result.ts'
import type { Save } from '../src/storage/save.ts'
import type { Place, Shelf } from '../src/storage/shelf.ts'

/** A board that writes down what it is told; `play` takes as long as the test lets it. */
export class FakeBoard implements Board {
  readonly calls: string[] = []
  view: any = null
  last: unknown = null
  moves: readonly any[] = []
  frozen = false
  pointed: unknown = null
  /** Animations end at once unless this is set. */
  slow = false
  /** Nothing is animated: nobody waits. */
  instant = false
  #ends: (() => void)[] = []

  show(view: unknown, moves: readonly unknown[], last: unknown = null): void {
    this.calls.push('show')
    this.last = last
    this.view = view
    this.moves = moves
  }
  play(events: readonly { kind: string }[]): Promise<void> | null {
    this.calls.push(`play ${events.map(({ kind }) => kind).join(' ')}`)
    if (this.instant) return null
    return this.slow ? new Promise((resolve) => this.#ends.push(resolve)) : Promise.resolve()
  }
  end(): void {
    for (const resolve of this.#ends.splice(0)) resolve()
  }
  skip(): void {
    this.calls.push('skip')
    this.end()
  }
  freeze(frozen: boolean): void {
    this.frozen = frozen
  }
  restyle(): void {}
  point(move: unknown): void {
    this.pointed = move
  }
  destroy(): void {}
}

/** Bots in this thread; told to break, it does. */
export class FakeThinker implements Thinker {
  readonly asks: Ask[] = []
  breaks = 0
  renewals = 0
  closed = false
  #pkg: GamePackage
  #turn = 0

  constructor(pkg: GamePackage) {
    this.#pkg = pkg
  }
  think(ask: Ask): Promise<Thought> {
    this.asks.push(ask)
    const turn = ++this.#turn
    if (this.breaks > 0) {
      this.breaks--
      return Promise.reject(new Error('broken'))
    }
    return new Promise((resolve, reject) => {
      // Through JSON, as to a worker: what does not survive the way would be noticed here.
      answer(this.#pkg, JSON.parse(JSON.stringify(ask)) as Ask, { clock: () => performance.now() }).then(
        (thought) => turn === this.#turn && resolve(thought),
        reject,
      )
    })
  }
  stop(): void {
    this.#turn++
  }
  renew(): void {
    this.renewals++
  }
  close(): void {
    this.#turn++
    this.closed = true
  }
}

export interface Bench {
  readonly session: LocalSession
  readonly board: FakeBoard
  readonly thinker: FakeThinker
  readonly saved: Save[]
  /** What was kept at once because the page was going. */
  readonly rescued: Save[]
  readonly results: Result[]
  readonly lines: Line[]
  readonly opening: Opening
  /** What the next saves come to. */
  put: (save: Save) => Place | Rejection
}

/** A session with everything around it under the test's control. */
export function sit(
  pkg: GamePackage,
  players: readonly Player[],
  options: object = {},
  speed: 0 | 1 | 2 | 4 = 1,
  time: TimeControl | null = null,
): Bench {
  const preset = pkg.game.options.presets[0]!.options as object
  const match = Match.begin(pkg.game, { options: { ...preset, ...options }, seed: 'a seed' })
  if (!(match instanceof Match)) throw new Error(match.rejected)
  return sitAt(pkg, { ...openingOf(match, players, 1000), botSeed: 'bots', time: time && wholeTime(time, match.seatCount) }, speed)
}

/** The same at a match that exists. */
export function sitAt(pkg: GamePackage, opening: Opening, speed: 0 | 1 | 2 | 4 = 1, more: Partial<Surroundings> = {}): Bench {
  const thinker = new FakeThinker(pkg)
  const bench = {
    thinker,
    saved: [] as Save[],
    rescued: [] as Save[],
    results: [] as Result[],
    lines: [] as Line[],
    opening,
    put: (_: Save): Place | Rejection => 'indexeddb',
  }
  const around: Surroundings = {
    pkg,
    thinker,
    put: async (save) => {
      bench.saved.push(save)
      return bench.put(save)
    },
    putNow: (save) => void bench.rescued.push(save),
    keepResult: async (result) => void bench.results.push(result),
    speed: () => speed,
    told: (line) => void bench.lines.push(line),
    now: () => 2000,
    ...more,
  }
  const session = new LocalSession(opening, around)
  const board = new FakeBoard()
  return Object.assign(bench, { session, board }) as Bench
}

export const againstEasy: readonly Player[] = [person, bot('easy')]
export const twoPeople: readonly Player[] = [person, person]
export { dots }

/** A shelf that can be told to refuse. */
export function shelfOf(
  place: Place,
  trouble: { set?: boolean; get?: boolean; forgets?: boolean } = {},
): Shelf & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    place,
    texts,
    get: async (key) => {
      if (trouble.get) throw new Error('broken')
      return texts.get(key) ?? null
    },
    set: async (key, text) => {
      if (trouble.set) throw new DOMException('full', 'QuotaExceededError')
      if (!trouble.forgets) texts.set(key, text)
    },
    remove: async (key) => void texts.delete(key),
    keys: async () => [...texts.keys()],
  }
}

/** A house with one game in it, dots, that keeps such things. */
export function keeperOf(keeping: Keeping, series?: Keeper['series']): OpenKeeper {
  return async (game) => (game === 'dots' ? { keeping: async () => keeping, ...(series ? { series } : {}) } : null)
}

/** As much of localStorage as is used. */
export function storageOf(texts = new Map<string, string>(), trouble: { set?: boolean } = {}): Storage {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (trouble.set) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    key: (i) => [...texts.keys()][i] ?? null,
    get length() {
      return texts.size
    },
  }
}
