import { sha256 } from '@parlor/kernel'
import { pruneKeys, readKept, writeKept } from './deals.ts'
import { openVault, type Vault } from './vault.ts'

const folder = 'deal/local/'

/** Writes down the seal of a local match before anything of its deal is seen. What is there stays, unless the match is dealt `anew` under its old id. */
export async function keepSeal(
  match: string,
  seed: string,
  { anew = false, vault }: { anew?: boolean; vault?: Vault } = {},
): Promise<void> {
  const home = vault ?? (await openVault())
  if (!anew && (await storedSeal(match, home)) !== null) return
  await writeKept(home, `${folder}${match}`, { at: Date.now(), seal: sha256(seed) })
  await pruneKeys(home, folder)
}

/** The seal as it was written down when the match was dealt; null where nobody did. */
export async function storedSeal(match: string, vault?: Vault): Promise<string | null> {
  const seal = (await readKept(vault ?? (await openVault()), `${folder}${match}`))?.['seal']
  return typeof seal === 'string' ? seal : null
}
