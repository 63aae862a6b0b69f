import { sha256 } from '@parlor/kernel'
import { pruneOldEntries, readJsonEntry, writeJsonEntry } from './deal-commitments.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'

const folder = 'deal/local/'

/** Writes down the seal of a local match before anything of its deal is seen. What is there stays, unless the match is dealt `anew` under its old id. */
export async function saveSeedCommitment(
  match: string,
  seed: string,
  { anew = false, vault }: { anew?: boolean; vault?: KeyValueStore } = {},
): Promise<void> {
  const home = vault ?? (await openKeyValueStore())
  if (!anew && (await readSeedCommitment(match, home)) !== null) return
  await writeJsonEntry(home, `${folder}${match}`, { at: Date.now(), seal: sha256(seed) })
  await pruneOldEntries(home, folder)
}

/** The seal as it was written down when the match was dealt; null where nobody did. */
export async function readSeedCommitment(match: string, vault?: KeyValueStore): Promise<string | null> {
  const seal = (await readJsonEntry(vault ?? (await openKeyValueStore()), `${folder}${match}`))?.['seal']
  return typeof seal === 'string' ? seal : null
}
