import type { Outcome } from '@parlor/kernel'
import type { AbsencePolicy, ClockSettings, Reaction, SpectatorPolicy, TableInfo } from '@parlor/protocol'
import { BatchedRead } from './batched-read.ts'
import type { HashChain } from './hash-chains.ts'
import { matchColumns, insertMatch, quoteColumns, parseMatchRow, rankedMatchesOfSql, updateMatch } from './match-row-sql.ts'
import { inTransaction, type Client, type Pool, type Row } from './pool.ts'
import { isPresentSql } from './presence-table.ts'
import { countTables, type TableCounts, type TableLimit } from './table-counts.ts'

/** A stored seat: people by id, names are joined when shown. */
export type SeatRow =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: string; readonly left: boolean; readonly rating: number | null }
  | { readonly kind: 'bot'; readonly level: string }

type MatchStatus = 'open' | 'dealing' | 'playing' | 'over' | 'closed'

/** How the seed is made. Everything here but the commitments and the anchor is secret until the match is over. */
export interface SeedDerivationRow {
  /** Tip is null after a restore: the chain is not continued. */
  readonly chain: { readonly anchor: HashChain['anchor']; readonly tip: string | null }
  /** Index of this match's link. */
  readonly index: number
  readonly link: string
  /** By seat; null for bots and open seats. */
  readonly commitments: readonly (string | null)[]
  readonly words: readonly (string | null)[]
  /** When missing words are replaced; null until every seat is taken. */
  readonly deadline: number | null
}

/** A match without its log. `secrets` and `seed` leave the server only through `MatchRenderer`. */
export interface MatchRow {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: Readonly<Record<string, unknown>>
  readonly secrets: readonly (Readonly<Record<string, unknown>> | null)[]
  /** Until the match is dealt, the server's link. */
  readonly seed: string
  readonly hash: string
  /** Null for matches of an earlier version: their seed is fixed. */
  readonly deal: SeedDerivationRow | null
  readonly state: MatchStatus
  readonly seats: readonly SeatRow[]
  readonly host: string
  readonly code: string | null
  readonly visibility: 'public' | 'private'
  readonly clock: ClockSettings
  readonly spectators: SpectatorPolicy
  readonly absent: AbsencePolicy
  readonly ranked: boolean
  /** Idempotency key of the request that opened it. */
  readonly asked: string | null
  readonly offer: { readonly seat: number; readonly seq: number; readonly granted: readonly number[] } | null
  /** Seats that requested an undo at that log length: once is enough. */
  readonly undoAsked: { readonly seq: number; readonly seats: readonly number[] } | null
  readonly undoMuted: readonly number[]
  /** The latest reaction at the table. */
  readonly said: { readonly seat: number; readonly reaction: Reaction; readonly at: number } | null
  /** The latest draw offer; see the protocol's table. */
  readonly draw: TableInfo['draw']
  readonly rematch: readonly number[]
  /** Commitments for the rematch, by seat. */
  readonly commitments: readonly (string | null)[] | null
  readonly next: string | null
  readonly outcome: Outcome | null
  readonly share: string | null
  /** Ended without a move by a person. */
  readonly unplayed: boolean
  readonly revision: number
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
}

/** What goes with a change: with `limit`, `TableLimitError` is thrown instead of going over it; `also` runs in the same transaction. */
export interface ChangeConditions {
  readonly limit?: TableLimit
  readonly also?: ((client: Client, changed: MatchRow) => Promise<void>) | undefined
}

export type MatchChange = Partial<Omit<MatchRow, 'id' | 'revision' | 'game' | 'version' | 'hash'>>

/** Matches and their seats. Every change is a compare-and-set on the revision. */
export class Matches {
  readonly #pool: Pool
  readonly #byId = new BatchedRead((ids) => this.#findAll(ids))
  /** A public match was created or changed through this store. */
  onPublicChange: () => void = () => {}

  constructor(pool: Pool) {
    this.#pool = pool
  }

  find(id: string): Promise<MatchRow | null> {
    return this.#byId.get(id)
  }

  async #findAll(ids: readonly string[]): Promise<Map<string, MatchRow>> {
    const { rows } = await this.#pool.query(`SELECT ${quoteColumns(matchColumns)} FROM matches WHERE id = ANY($1)`, [ids], 'matches by id')
    return new Map(rows.map((row) => [row['id'] as string, parseMatchRow(row)]))
  }

  async findBy(column: 'code' | 'asked' | 'share', value: string): Promise<MatchRow | null> {
    const { rows } = await this.#pool.query(
      `SELECT ${quoteColumns(matchColumns)} FROM matches WHERE ${column} = $1`,
      [value],
      `match by ${column}`,
    )
    return rows[0] ? parseMatchRow(rows[0]) : null
  }

  /** False when its code or idempotency key exists. */
  async create(row: MatchRow, { limit, also }: ChangeConditions = {}): Promise<boolean> {
    const made = await (also
      ? inTransaction(this.#pool, async (client) => {
          const inserted = await insertMatch(client, row, limit)
          if (inserted) await also(client, row)
          return inserted
        })
      : insertMatch(this.#pool, row, limit))
    if (made && row.visibility === 'public') this.onPublicChange()
    return made
  }

  /** The changed row, or null when the revision is outdated. */
  async change(row: MatchRow, change: MatchChange, { limit, also }: ChangeConditions = {}): Promise<MatchRow | null> {
    const changed = await (also
      ? inTransaction(this.#pool, async (client) => {
          const updated = await updateMatch(client, row, change, limit)
          if (updated) await also(client, updated)
          return updated
        })
      : updateMatch(this.#pool, row, change, limit))
    // The lobby shows no offers or reactions.
    if (changed?.visibility === 'public' && (change.state || change.seats)) this.onPublicChange()
    return changed
  }

  /** Open public tables, then public matches in progress, newest first; of each at most two by a host. */
  async lobby(game: string | null): Promise<MatchRow[]> {
    const { rows } = await this.#pool.query(
      `SELECT ${quoteColumns(matchColumns)} FROM (
         (${openTablesSql(game, 'DESC')})
         UNION ALL
         (SELECT ${quoteColumns(matchColumns)} FROM (
           SELECT *, row_number() OVER (PARTITION BY host ORDER BY created DESC) AS place FROM (
             SELECT * FROM matches WHERE visibility = 'public' AND state = 'playing'${ofGame('matches', game)} ORDER BY created DESC LIMIT 300
           ) newest
         ) placed WHERE place <= 2 ORDER BY created DESC LIMIT 60)
       ) shown ORDER BY state, created DESC LIMIT 60`,
      game === null ? [] : [game],
      game === null ? 'lobby' : 'lobby of a game',
    )
    return rows.map(parseMatchRow)
  }

  /**
   * Open public tables of a game that somebody may be taken to, longest waiting first; at most two by a host. Where an absent host would be
   * waited for without end, the host is there.
   */
  async longestWaiting(game: string): Promise<MatchRow[]> {
    const { rows } = await this.#pool.query(openTablesSql(game, 'ASC', mayBeTakenTo), [game], 'longest waiting')
    return rows.map(parseMatchRow)
  }

  async revisions(ids: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.#pool.query('SELECT id, revision FROM matches WHERE id = ANY($1)', [ids])
    return new Map(rows.map(({ id, revision }) => [id as string, revision as number]))
  }

  /** Tables somebody has opened that nobody has joined, and live matches they have not left, with seats at tables that wait. */
  async countsOf(person: string): Promise<TableCounts> {
    return countTables(this.#pool, person, false)
  }

  /** The counts in a transaction that adds to them: those of the same person wait for its end, and none of them goes over a limit. */
  async lockedCountsOf(client: Client, person: string): Promise<TableCounts> {
    return countTables(client, person, true)
  }

  /** Unfinished tables somebody sits at, latest first. */
  async ofPerson(person: string, state: Exclude<MatchStatus, 'over' | 'closed'>, most: number): Promise<MatchRow[]> {
    const { rows } = await this.#pool.query(
      `SELECT m.* FROM sitting s JOIN matches m ON m.id = s.match
       WHERE s.person = $1 AND NOT s.over AND m.state = $2 ORDER BY m.created DESC LIMIT $3`,
      [person, state, most],
    )
    return rows.map(parseMatchRow)
  }

  /** Finished matches of a person that ended before then, latest first; more than that many where several ended at the same moment. */
  async finishedOf(person: string, before: number, most: number): Promise<MatchRow[]> {
    const { rows } = await this.#pool.query(
      `SELECT m.* FROM (
         SELECT match, ended FROM sitting WHERE person = $1 AND ended < $2 ORDER BY ended DESC FETCH FIRST ($3::int) ROWS WITH TIES
       ) latest JOIN matches m ON m.id = latest.match ORDER BY latest.ended DESC`,
      [person, before, most],
    )
    return rows.map(parseMatchRow)
  }

  /** A ranked match in progress that somebody has not left; null when there is none. */
  async currentRankedMatch(person: string): Promise<string | null> {
    const { rows } = await this.#pool.query(rankedMatchesOfSql('$1'), [person], 'ranked match of person')
    return (rows[0]?.['id'] as string | undefined) ?? null
  }

  /**
   * Matches whose log is over while their row is not: their node died in between. All, or those that ended in the last quarter of an hour.
   * Only of these rules: a hundred that a node cannot settle would keep all others from it.
   */
  async unsettled(all: boolean, rules: readonly string[]): Promise<string[]> {
    const { rows } = await this.#pool.query(
      `SELECT m.id FROM log l JOIN matches m ON m.id = l.match
       WHERE l.ends AND m.state = 'playing' AND m.game || ' ' || m.version = ANY($1::text[])
         ${all ? '' : `AND l.at > now_ms() - 900000`} LIMIT 100`,
      [rules],
      all ? 'unsettled' : 'unsettled lately',
    )
    return rows.map(({ id }) => id as string)
  }

  /** Closes tables that have not begun. */
  async closeStale(before: number): Promise<number> {
    const { rowCount } = await this.#pool.query(
      "UPDATE matches SET state = 'closed', code = NULL, revision = revision + 1 WHERE state = 'open' AND created < $1",
      [before],
    )
    return rowCount ?? 0
  }
}

/** Open public tables in the order of their time, at most two by a host: few hosts cannot fill the list. */
function openTablesSql(game: string | null, order: 'ASC' | 'DESC', also = (_table: string) => ''): string {
  const isOpen = (table: string) => `${table}.visibility = 'public' AND ${table}.state = 'open'${ofGame(table, game)}${also(table)}`
  return `SELECT ${quoteColumns(matchColumns)} FROM matches m WHERE ${isOpen('m')} AND (
      SELECT count(*) FROM matches o WHERE o.host = m.host AND ${isOpen('o')} AND (o.created, o.id) ${order === 'ASC' ? '<' : '>'} (m.created, m.id)
    ) < 2 ORDER BY created ${order} LIMIT 60`
}

function mayBeTakenTo(table: string): string {
  return ` AND (${table}.clock::jsonb ->> 'kind' <> 'none' OR ${table}.absent::jsonb ->> 'kind' <> 'wait'
    OR EXISTS (SELECT FROM presence p WHERE p.match = ${table}.id AND ${isPresentSql}))`
}

function ofGame(table: string, game: string | null): string {
  return game === null ? '' : ` AND ${table}.game = $1`
}

/**
 * A match restored from a dump. What was revealed since the dump is unknown, so no chain is continued: a rematch takes a new one, and a
 * table whose link is unused is closed.
 */
export function prepareRestoredMatchRow(row: Row): Row {
  const { deal, state } = row as { deal?: string | null; state: MatchStatus }
  // Dealt by the server alone, by an earlier version.
  if (!deal) return row
  const stored = JSON.parse(deal) as SeedDerivationRow
  const ended = JSON.stringify({ ...stored, chain: { ...stored.chain, tip: null } } satisfies SeedDerivationRow)
  return state === 'open' || state === 'dealing' ? { ...row, deal: ended, state: 'closed', code: null } : { ...row, deal: ended }
}

/** Nothing dealt: only the table can be shown. */
export function hasNotBegun({ state }: MatchRow): boolean {
  return state === 'open' || state === 'dealing' || state === 'closed'
}

/** Seats left for good, as a comparable string. */
export function departedSeatsKey({ seats }: MatchRow): string {
  return seats.map((seat) => (seat.kind === 'person' && seat.left ? '1' : '0')).join('')
}
