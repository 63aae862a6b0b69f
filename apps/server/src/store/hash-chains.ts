import { randomBytes } from 'node:crypto'
import { anchorsPerPage, chainLength, anchorPageHash, type AnchorLocation, type AnchorPageSummary, type AnchorPage } from '@parlor/protocol'
import { sha256Hex } from '../hash.ts'
import type { Pool, Queryable, Row } from './pool.ts'

/** A hash chain: the tip is secret, the anchor was published before anybody could know which match would use it. */
export interface HashChain {
  readonly anchor: AnchorLocation
  readonly tip: string
}

/** Below this many unused chains the next page is published. */
const minUnusedChains = anchorsPerPage / 4
const listedPages = 100
/** Chains taken at once. */
const chainsPerRead = 8
const firstPreviousHash = '0'.repeat(64)

/** The link at that distance from the anchor. */
export function chainLinkAt({ tip }: HashChain, index: number): string {
  let link = tip
  for (let at = chainLength; at > index; at--) link = sha256Hex(link)
  return link
}

/** Unused hash chains and the public list of all anchors. */
export class HashChains {
  readonly #pool: Pool
  /** Removed from the store for matches of this node. */
  readonly #taken: HashChain[] = []
  #taking: Promise<void> | null = null

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** A chain that no other match on any node gets. If its match is then not created, the chain is lost and stays secret. */
  async take(): Promise<HashChain> {
    // Several in one statement, and one statement at a time: those left when the node stops are lost, too.
    while (this.#taken.length === 0) await (this.#taking ??= this.#takeSeveral().finally(() => (this.#taking = null)))
    return this.#taken.pop()!
  }

  async #takeSeveral(): Promise<void> {
    this.#taken.push(...(await this.#remove(this.#pool, chainsPerRead)))
  }

  /** One whose match is known not to have been created: nobody has seen anything of it. */
  giveBack(chain: HashChain): void {
    this.#taken.push(chain)
  }

  /** The same within a transaction: rolled back, the chain is unused again. */
  async takeWithin(db: Queryable): Promise<HashChain> {
    return (await this.#remove(db, 1))[0]!
  }

  async #remove(db: Queryable, most: number): Promise<HashChain[]> {
    for (;;) {
      const { rows } = await db.query(
        `DELETE FROM chains c USING anchor_pages p WHERE p.page = c.page AND c.anchor IN (
           SELECT anchor FROM chains ORDER BY page, place LIMIT $1 FOR UPDATE SKIP LOCKED
         ) RETURNING c.anchor, c.page, c.place, c.tip, p.hash`,
        [most],
        'chains take',
      )
      if (rows.length > 0) return rows.map(chainOf)
      await this.#publish(db)
    }
  }

  async publishIfLow(): Promise<void> {
    const { rows } = await this.#pool.query('SELECT count(*)::int AS n FROM (SELECT FROM chains LIMIT $1) unused', [minUnusedChains])
    if ((rows[0]!['n'] as number) < minUnusedChains) await this.#publish(this.#pool)
  }

  async latestPages(): Promise<AnchorPageSummary[]> {
    const { rows } = await this.#pool.query('SELECT page, at, hash FROM anchor_pages ORDER BY page DESC LIMIT $1', [listedPages])
    return rows as AnchorPageSummary[]
  }

  async page(page: number): Promise<AnchorPage | null> {
    const { rows } = await this.#pool.query('SELECT page, at, previous, anchors, hash FROM anchor_pages WHERE page = $1', [page])
    const [row] = rows
    return row ? ({ ...row, anchors: (row['anchors'] as string).split(',') } as unknown as AnchorPage) : null
  }

  /** Of two nodes at once, one finds its page number taken and changes nothing. */
  async #publish(db: Queryable): Promise<void> {
    const { rows } = await db.query(
      `SELECT now_ms() AS at, last.page, last.hash FROM (SELECT 1) one
         LEFT JOIN (SELECT page, hash FROM anchor_pages ORDER BY page DESC LIMIT 1) last ON true`,
      [],
    )
    const { at, page: before, hash } = rows[0]! as { at: number; page: number | null; hash: string | null }
    const page = (before ?? 0) + 1
    const previous = hash ?? firstPreviousHash
    const tips = Array.from({ length: anchorsPerPage }, () => randomBytes(32).toString('hex'))
    const anchors = tips.map((tip) => chainLinkAt({ tip } as HashChain, 0))
    await db.query(
      `WITH published AS (
         INSERT INTO anchor_pages (page, at, previous, anchors, hash) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING page
       )
       INSERT INTO chains (anchor, page, place, tip)
       SELECT made.anchor, published.page, made.place - 1, made.tip
       FROM published, unnest($6::text[], $7::text[]) WITH ORDINALITY AS made (anchor, tip, place)`,
      [page, at, previous, anchors.join(','), anchorPageHash({ page, at, previous, anchors }), anchors, tips],
    )
  }
}

function chainOf({ anchor, page, place, tip, hash }: Row): HashChain {
  return { anchor: { page, hash, place, value: anchor }, tip } as HashChain
}
