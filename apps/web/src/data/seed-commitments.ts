import { sha256 } from '@parlor/kernel/host'
import { pruneOldEntries, readJsonEntry, writeJsonEntry } from '../platform/storage/json-entries.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'

const folder = 'deal/local/'

/**
 * Stores the seed hash of a local match before any of its deal is shown. An existing one stays, unless the match is dealt `anew` under its
 * old id.
 */
export async function saveLocalSeedCommitment(
  match: string,
  seed: string,
  { anew = false, store }: { anew?: boolean; store?: KeyValueStore } = {},
): Promise<void> {
  const opened = store ?? (await openKeyValueStore())
  if (!anew && (await readSeedCommitment(match, opened)) !== null) return
  await writeJsonEntry(opened, `${folder}${match}`, { at: Date.now(), seal: sha256(seed) })
  await pruneOldEntries(opened, folder)
}

/** The seed hash stored when the match was dealt; null where there is none. */
export async function readSeedCommitment(match: string, store?: KeyValueStore): Promise<string | null> {
  const commitment = (await readJsonEntry(store ?? (await openKeyValueStore()), `${folder}${match}`))?.['seal']
  return typeof commitment === 'string' ? commitment : null
}
