import { isPlainObject } from '@parlor/kernel'
import { canonicalJson, sha256 } from '@parlor/kernel/host'
import { pruneOldEntries, readJsonEntry } from '../platform/storage/json-entries.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'

/** Hashes of the views shown to a seat, by the log length at which each was shown. */
export type SeenViewHashes = Readonly<Record<string, string>>

export interface ShownView {
  readonly seq: number
  readonly view: unknown
}

const folder = 'deal/seen/'
/** Maximum per match: the first ones and the newest. */
const most = 1_000
/** Marks two different views at one log length; equals no hash. */
const contradicted = 'contradicted'

export function viewHash(view: unknown): string {
  // As sent over the wire: without what JSON drops.
  return sha256(canonicalJson(JSON.parse(JSON.stringify(view)))).slice(0, 32)
}

let writing: Promise<unknown> = Promise.resolve()

/** Stores hashes of what the server shows this seat, so that it cannot claim another match afterwards. */
export function recordSeenViews(match: string, shown: readonly ShownView[], store?: KeyValueStore): Promise<void> {
  const done = writing.then(() => addViews(match, shown, store))
  writing = done.catch(() => undefined)
  return done
}

async function addViews(match: string, shown: readonly ShownView[], store?: KeyValueStore): Promise<void> {
  const opened = store ?? (await openKeyValueStore())
  const before = (await readSeenViews(match, opened)) ?? {}
  const views: Record<string, string> = { ...before }
  for (const { seq, view } of shown) {
    const hash = viewHash(view)
    views[seq] = (views[seq] ?? hash) === hash ? hash : contradicted
    if (Object.keys(views).length > most) delete views[Object.keys(views).at(-2)!]
  }
  if (canonicalJson(views) === canonicalJson(before)) return
  await opened.write(`${folder}${match}`, JSON.stringify({ at: Date.now(), views }))
  await pruneOldEntries(opened, folder)
}

/** View hashes of a match; null where none was shown here. */
export async function readSeenViews(match: string, store?: KeyValueStore): Promise<SeenViewHashes | null> {
  const views = (await readJsonEntry(store ?? (await openKeyValueStore()), `${folder}${match}`))?.['views']
  return isPlainObject(views) ? (views as SeenViewHashes) : null
}
