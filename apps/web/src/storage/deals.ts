import { isRejection, readJson } from '@parlor/kernel'
import { commitmentOf, readAs, storedDealShape, type StoredDeal, type TableInfo } from '@parlor/protocol'
import { randomHex } from '../session/seed.ts'
import { openVault, type Vault } from './vault.ts'

/** A word that this device has committed to. */
interface KeptWord {
  readonly word: string
  readonly at: number
  /** The only match it is revealed for; null until then. */
  readonly match: string | null
}

const wordFolder = 'deal/word/'
const matchFolder = 'deal/match/'
const sentFolder = 'deal/sent/'
const limits = { characters: 100_000, depth: 6 }
/** So many are kept when there are twice as many. */
const most = 60

/** Makes a word for a deal, keeps it on this device, and gives the commitment to it. */
export async function newCommitment(vault?: Vault): Promise<string> {
  const home = vault ?? (await openVault())
  const word = randomHex(32)
  const commitment = commitmentOf(word)
  await writeKept(home, `${wordFolder}${commitment}`, { word, at: Date.now(), match: null } satisfies KeptWord)
  await pruneKeys(home, wordFolder)
  return commitment
}

/**
 * Remembers that this device sent a commitment for its seat in a match, so that a foreign one in that seat is noticed. Whoever sat down
 * twice has sent two. A rematch has no name until it is made: until then it goes by `rematchOf`.
 */
export async function bindCommitment(match: string, commitment: string, vault?: Vault): Promise<void> {
  const home = vault ?? (await openVault())
  const sent = await sentCommitments(match, home)
  if (sent.includes(commitment)) return
  await writeKept(home, `${sentFolder}${match}`, { at: Date.now(), sent: [...sent.slice(1 - most), commitment] })
  await pruneKeys(home, sentFolder)
}

/** The seat was refused: what was sent for it stands nowhere. */
export async function unbindCommitment(match: string, commitment: string, vault?: Vault): Promise<void> {
  const home = vault ?? (await openVault())
  const sent = (await sentCommitments(match, home)).filter((one) => one !== commitment)
  await writeKept(home, `${sentFolder}${match}`, { at: Date.now(), sent })
}

export function rematchOf(match: string): string {
  return `after-${match}`
}

/** The rematch has been made: what was sent for it is bound to it. */
export async function bindRematch(match: string, next: string, vault?: Vault): Promise<void> {
  const home = vault ?? (await openVault())
  for (const commitment of await sentCommitments(rematchOf(match), home)) await bindCommitment(next, commitment, home)
}

/** The commitments that this device sent for its seat in a match. */
export async function sentCommitments(match: string, vault?: Vault): Promise<readonly string[]> {
  const sent = (await readKept(vault ?? (await openVault()), `${sentFolder}${match}`))?.['sent']
  return Array.isArray(sent) ? sent.filter((one) => typeof one === 'string') : []
}

/**
 * Writes down what fixes a deal, before this device reveals its word, and gives the word to reveal; null where there is none to reveal.
 * The first that was written stands: whoever tells another story later is not given the word again.
 */
export async function noteDeal({ match, you, fair }: TableInfo, vault?: Vault): Promise<string | null> {
  const commitments = fair.deal?.commitments
  if (you === null || !fair.deal || !commitments) return null
  const home = vault ?? (await openVault())
  const before = await storedDeal(match, home)
  const told = { seat: you, hash: fair.hash, anchor: fair.deal.anchor, index: fair.deal.index, commitments }
  if (before) return JSON.stringify({ ...before, ...told }) === JSON.stringify(before) ? before.word : null
  const word = await takeWord(home, commitments[you] ?? null, match)
  // Its own, even where the answer that named the match got lost.
  if (word !== null) await bindCommitment(match, commitments[you]!, home)
  await writeKept(home, `${matchFolder}${match}`, { at: Date.now(), deal: { ...told, word, confirmed: false } satisfies StoredDeal })
  await pruneKeys(home, matchFolder)
  return word
}

/** The server has the word: it may not say later that it did not come. */
export async function confirmDeal(match: string, vault?: Vault): Promise<void> {
  const home = vault ?? (await openVault())
  const stored = await storedDeal(match, home)
  if (stored) await writeKept(home, `${matchFolder}${match}`, { at: Date.now(), deal: { ...stored, confirmed: true } })
}

/** What this device wrote down before the deal of a match; null where it was not there. */
export async function storedDeal(match: string, vault?: Vault): Promise<StoredDeal | null> {
  const kept = await readKept(vault ?? (await openVault()), `${matchFolder}${match}`)
  const deal = readAs(storedDealShape, kept?.['deal'])
  return isRejection(deal) ? null : deal
}

/** The word behind a commitment, from now on bound to this match: revealed twice, it would be known before the second deal. */
async function takeWord(vault: Vault, commitment: string | null, match: string): Promise<string | null> {
  if (commitment === null) return null
  const key = `${wordFolder}${commitment}`
  const kept = (await readKept(vault, key)) as KeptWord | null
  if (typeof kept?.word !== 'string' || (kept.match !== null && kept.match !== match)) return null
  await writeKept(vault, key, { ...kept, match } satisfies KeptWord)
  return kept.word
}

/** Something that was kept beside deals, or null. */
export async function readKept(vault: Vault, key: string): Promise<Record<string, unknown> | null> {
  const json = readJson((await vault.read(key)) ?? 'null', limits)
  return isRejection(json) ? null : (json.value as Record<string, unknown> | null)
}

export async function writeKept(vault: Vault, key: string, value: object): Promise<void> {
  await vault.write(key, JSON.stringify(value))
}

/** Removes the oldest where there are too many. */
export async function pruneKeys(vault: Vault, folder: string): Promise<void> {
  const keys = await vault.keys(folder)
  if (keys.length < 2 * most) return
  const aged = await Promise.all(keys.map(async (key) => ({ key, at: Number((await readKept(vault, key))?.['at'] ?? 0) })))
  await vault.remove(
    ...aged
      .toSorted((a, b) => b.at - a.at)
      .slice(most)
      .map(({ key }) => key),
  )
}
