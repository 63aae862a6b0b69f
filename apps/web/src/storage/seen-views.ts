import { canonicalJson, isPlain, sha256 } from '@parlor/kernel'
import { pruneKeys, readKept } from './deals.ts'
import { openVault, type Vault } from './vault.ts'

/** Hashes of what a seat was shown, by the length of the log it was shown at. */
export type SeenViews = Readonly<Record<string, string>>

export interface ShownView {
  readonly seq: number
  readonly view: unknown
}

const folder = 'deal/seen/'
/** So many are kept of a match: the first ones and the newest. */
const most = 1_000
/** Stands where two different views were shown at one length of the log; equals no hash. */
const contradicted = 'contradicted'

export function viewHash(view: unknown): string {
  // As it would come over the wire: without what JSON leaves out.
  return sha256(canonicalJson(JSON.parse(JSON.stringify(view)))).slice(0, 32)
}

let writing: Promise<unknown> = Promise.resolve()

/** Writes down what the server shows this seat, so that another match cannot be told afterwards. */
export function noteViews(match: string, shown: readonly ShownView[], vault?: Vault): Promise<void> {
  const done = writing.then(() => addViews(match, shown, vault))
  writing = done.catch(() => undefined)
  return done
}

async function addViews(match: string, shown: readonly ShownView[], vault?: Vault): Promise<void> {
  const home = vault ?? (await openVault())
  const before = (await seenViews(match, home)) ?? {}
  const views: Record<string, string> = { ...before }
  for (const { seq, view } of shown) {
    const hash = viewHash(view)
    views[seq] = (views[seq] ?? hash) === hash ? hash : contradicted
    if (Object.keys(views).length > most) delete views[Object.keys(views).at(-2)!]
  }
  if (canonicalJson(views) === canonicalJson(before)) return
  await home.write(`${folder}${match}`, JSON.stringify({ at: Date.now(), views }))
  await pruneKeys(home, folder)
}

/** What this device was shown of a match; null where it was shown nothing. */
export async function seenViews(match: string, vault?: Vault): Promise<SeenViews | null> {
  const views = (await readKept(vault ?? (await openVault()), `${folder}${match}`))?.['views']
  return isPlain(views) ? (views as SeenViews) : null
}
