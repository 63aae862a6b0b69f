import { answerRequest, type Thought } from '@parlor/bots'
import { dots } from '@parlor/dots'
import type { GamePackage, Rejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { vi } from 'vitest'
import type { Board, EventAndView } from '../src/web-game/board.ts'
import { LocalSession, type LocalSessionDeps } from '../src/session/local-session.ts'
import { localMatchOf, type LocalMatch } from '../src/session/local-match.ts'
import { botPlayer, personPlayer, type Player } from '../src/data/player.ts'
import type { LogLine } from '../src/session/log-lines.ts'
import type { EngineRequest, BotEngine } from '../src/platform/workers/bot-engine.ts'
import { fullClocks, type TimeControl } from '../src/data/time-control.ts'
import type { GameBackupSupport, BackupReaders, LoadGameBackupSupport } from '../src/data/backup-readers.ts'
import type { MatchResult } from '../src/data/match-result.ts'
import type { Save } from '../src/data/save.ts'
import type { StorageKind, StorageBackend } from '../src/platform/storage/storage-backend.ts'

/** Records calls; `play` ends on command when `slow`. */
export class FakeBoard implements Board {
  readonly calls: string[] = []
  view: any = null
  last: unknown = null
  moves: readonly any[] = []
  frozen = false
  pointed: unknown = null
  /** Animations end at once unless this is set. */
  slow = false
  /** No animations: `play` returns null. */
  instant = false
  /** Of the last animation: an event has become visible. */
  onShown: (index: number) => void = () => {}
  #ends: (() => void)[] = []

  show(view: unknown, moves: readonly unknown[], last: unknown = null): void {
    this.calls.push('show')
    this.last = last
    this.view = view
    this.moves = moves
  }
  play(steps: readonly EventAndView[], onShown: (index: number) => void): Promise<void> | null {
    this.calls.push(`play ${steps.map(({ event }) => (event as { kind: string }).kind).join(' ')}`)
    this.onShown = onShown
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
  refuse(): void {
    this.calls.push('refuse')
  }
  destroy(): void {}
}

/** Bots in this thread; `breaks`: number of failures to come. */
class FakeBotEngine implements BotEngine {
  readonly asks: EngineRequest[] = []
  breaks = 0
  renewals = 0
  closed = false
  #pkg: GamePackage
  #turn = 0

  constructor(pkg: GamePackage) {
    this.#pkg = pkg
  }
  think(request: EngineRequest): Promise<Thought> {
    this.asks.push(request)
    const turn = ++this.#turn
    if (this.breaks > 0) {
      this.breaks--
      return Promise.reject(new Error('broken'))
    }
    return new Promise((resolve, reject) => {
      // Through JSON, as to a worker.
      answerRequest(this.#pkg, JSON.parse(JSON.stringify(request)) as EngineRequest, { clock: () => performance.now() }).then(
        (thought) => turn === this.#turn && resolve(thought),
        reject,
      )
    })
  }
  stop(): void {
    this.#turn++
  }
  restart(): void {
    this.renewals++
  }
  close(): void {
    this.#turn++
    this.closed = true
  }
}

export interface SessionBench {
  readonly session: LocalSession
  readonly board: FakeBoard
  readonly engine: FakeBotEngine
  readonly saved: Save[]
  /** Saved synchronously at page unload. */
  readonly rescued: Save[]
  readonly results: MatchResult[]
  readonly lines: LogLine[]
  readonly opening: LocalMatch
  /** Result of the next saves. */
  put: (save: Save) => StorageKind | Rejection
}

/** A session with fake deps. */
export function createTestSession(
  pkg: GamePackage,
  players: readonly Player[],
  options: object = {},
  speed: 0 | 1 | 2 | 4 = 1,
  time: TimeControl | null = null,
): SessionBench {
  const preset = pkg.game.options.presets[0]!.options as object
  const match = Match.begin(pkg.game, { options: { ...preset, ...options }, seed: 'a seed' })
  if (!(match instanceof Match)) throw new Error(match.rejected)
  return createTestSessionAt(
    pkg,
    { ...localMatchOf(match, players, 1000), botSeed: 'bots', time: time && fullClocks(time, match.seatCount) },
    speed,
  )
}

/** The same for an existing match. */
export function createTestSessionAt(
  pkg: GamePackage,
  opening: LocalMatch,
  speed: 0 | 1 | 2 | 4 = 1,
  more: Partial<LocalSessionDeps> = {},
): SessionBench {
  const engine = new FakeBotEngine(pkg)
  const bench = {
    engine,
    saved: [] as Save[],
    rescued: [] as Save[],
    results: [] as MatchResult[],
    lines: [] as LogLine[],
    opening,
    put: (_: Save): StorageKind | Rejection => 'indexeddb',
  }
  const deps: LocalSessionDeps = {
    pkg,
    engine,
    put: async (save) => {
      bench.saved.push(save)
      return bench.put(save)
    },
    putNow: (save) => void bench.rescued.push(save),
    keepResult: async (result) => void bench.results.push(result),
    speed: () => speed,
    onLogLine: (line) => void bench.lines.push(line),
    now: () => 2000,
    ...more,
  }
  const session = new LocalSession(opening, deps)
  const board = new FakeBoard()
  return Object.assign(bench, { session, board }) as SessionBench
}

export const againstEasy: readonly Player[] = [personPlayer, botPlayer('easy')]
export const twoPeople: readonly Player[] = [personPlayer, personPlayer]
export { dots }

/** A storage backend that can be made to refuse. */
export function fakeBackend(
  kind: StorageKind,
  trouble: { set?: boolean; get?: boolean; forgets?: boolean } = {},
): StorageBackend & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    kind,
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

/** Backup readers of a single game, dots. */
export function fakeGameBackup(readers: BackupReaders, series?: GameBackupSupport['series']): LoadGameBackupSupport {
  return async (game) => (game === 'dots' ? { loadBackupReaders: async () => readers, ...(series ? { series } : {}) } : null)
}

/** The used part of localStorage. */
export function fakeStorage(texts = new Map<string, string>(), trouble: { set?: boolean } = {}): Storage {
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

export const longestReply = 1000
export const smallBoard = { rows: 3, cols: 3 }

export async function advanceTime(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}
