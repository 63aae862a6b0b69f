import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Expected result of a match of the dump. */
interface MatchFact {
  readonly id: string
  readonly game: string
  /** State when dumped, and after the restore: an open table is closed. */
  readonly state: string
  readonly restored: string
  readonly seq?: number
  readonly hash?: string
  readonly practice?: string | null
  readonly outcome?: object | null
}

/** A recorded HTTP exchange. */
interface Exchange {
  readonly as: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly answer: string
}

/** Written by the server of schema 9, never rewritten; see the README there. */
const folder = join(import.meta.dirname, '../../../fixtures/online')
export const dumpFile = join(folder, 'dump-schema-9.gz')

export function unpack(path: string): string {
  return gunzipSync(readFileSync(path)).toString('utf8')
}

function readUnpacked<T>(name: string): T {
  return JSON.parse(unpack(join(folder, name))) as T
}

export const dumpFacts = JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8')) as {
  readonly rows: number
  /** Database time of the dump. */
  readonly at: number
  readonly people: Readonly<
    Record<string, { readonly id: string; readonly cookie?: string; readonly name?: string; readonly password?: string }>
  >
  readonly matches: Readonly<Record<string, MatchFact>>
}
/** All readable responses just before the dump, by person. */
export const reads = readUnpacked<readonly Exchange[]>('reads.json.gz')
/** The same on sockets: a message with its reply, and the table that came with it. */
export const views =
  readUnpacked<readonly { readonly who: string; readonly ask: string; readonly table: string | null; readonly tell: string }[]>(
    'views.json.gz',
  )
export const requests = readUnpacked<readonly Exchange[]>('requests.json.gz')

interface Transcript {
  readonly name: string
  readonly frames: readonly { readonly who: string; readonly from: 'page' | 'server'; readonly frame: string }[]
}

export const transcripts = readUnpacked<readonly Transcript[]>('transcripts.json.gz')
/** All messages the server sent on sockets. */
export const serverMessages = transcripts.flatMap(({ frames }) =>
  frames.flatMap(({ from, frame }) => (from === 'server' ? [JSON.parse(frame) as Record<string, unknown>] : [])),
)

type Rows = Record<string, Record<string, unknown>[]>

/** Rows of a dump by table, as restored. */
export function rowsOf(text: string): Rows {
  const tables: Rows = {}
  for (const line of text.trim().split('\n').slice(1, -1)) {
    const { table, row } = JSON.parse(line) as { table: string; row: Record<string, unknown> }
    ;(tables[table] ??= []).push(table === 'matches' ? asRestored(row) : row)
  }
  return tables
}

/** Chains end with a restore, and open tables are closed. */
function asRestored(row: Record<string, unknown>): Record<string, unknown> {
  const deal = JSON.parse(row['deal'] as string) as { chain: { tip: string | null } }
  deal.chain.tip = null
  const waits = row['state'] === 'open' || row['state'] === 'dealing'
  return { ...row, deal: JSON.stringify(deal), ...(waits ? { state: 'closed', code: null } : {}) }
}
