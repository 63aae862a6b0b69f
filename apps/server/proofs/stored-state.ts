import type { Outcome } from '@parlor/kernel'
import type { LogEntry } from '@parlor/kernel/host'
import type { AbsencePolicy, ClockSettings } from '@parlor/protocol'
import type { Pool, Row } from '../src/store/pool.ts'

/** The database's content, read by plain statements, without the server's code or idempotency keys. */
export interface StoredState {
  readonly matches: ReadonlyMap<string, SavedMatch>
  readonly logs: ReadonlyMap<string, readonly StoredEntry[]>
  readonly sitting: readonly { readonly match: string; readonly seat: number; readonly person: string }[]
  readonly points: readonly StoredRatingPoint[]
  readonly ratings: readonly { readonly person: string; readonly game: string; readonly rating: number; readonly games: number }[]
}

export interface SavedMatch {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: Readonly<Record<string, unknown>>
  readonly secrets: readonly (Readonly<Record<string, unknown>> | null)[]
  readonly seed: string
  readonly state: 'open' | 'dealing' | 'playing' | 'over' | 'closed'
  readonly seats: readonly StoredSeat[]
  readonly host: string
  readonly clock: ClockSettings
  readonly absent: AbsencePolicy
  readonly ranked: boolean
  readonly next: string | null
  readonly outcome: Outcome | null
  readonly created: number
  readonly started: number | null
}

type StoredSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: string; readonly left: boolean }
  | { readonly kind: 'bot'; readonly level: string }

export interface StoredEntry {
  readonly seq: number
  readonly entry: LogEntry
  readonly at: number
}

export interface StoredRatingPoint {
  readonly person: string
  readonly match: string
  readonly game: string
  readonly at: number
  readonly before: number
  readonly rating: number
}

export async function readStoredState(pool: Pick<Pool, 'query'>): Promise<StoredState> {
  const rows = async (sql: string) => (await pool.query(sql, [])).rows
  const logs = new Map<string, StoredEntry[]>()
  for (const { match, seq, entry, at } of await rows('SELECT match, seq, entry, at FROM log ORDER BY match, seq'))
    push(logs, match as string, { seq, entry: JSON.parse(entry as string) as LogEntry, at })
  return {
    matches: new Map((await rows('SELECT * FROM matches')).map((row) => [row['id'] as string, matchOf(row)])),
    logs,
    sitting: (await rows('SELECT match, seat, person FROM sitting')) as unknown as StoredState['sitting'],
    points: (await rows('SELECT * FROM rating_points ORDER BY at')) as unknown as StoredRatingPoint[],
    ratings: (await rows('SELECT person, game, rating, games FROM ratings')) as unknown as StoredState['ratings'],
  }
}

function matchOf(row: Row): SavedMatch {
  const read = (name: string) => (row[name] === null ? null : (JSON.parse(row[name] as string) as unknown))
  const json = ['options', 'secrets', 'seats', 'clock', 'absent', 'outcome']
  return { ...row, ...Object.fromEntries(json.map((name) => [name, read(name)])) } as unknown as SavedMatch
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
