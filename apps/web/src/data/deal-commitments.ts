import { isRejection, readJson } from '@parlor/kernel'
import { commitmentOf, readWithShape, storedDealShape, type StoredDeal, type TableInfo } from '@parlor/protocol'
import { randomHex } from './random-id.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'

/** A word that this device has committed to. */
interface StoredWord {
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
export async function createCommitment(vault?: KeyValueStore): Promise<string> {
  const home = vault ?? (await openKeyValueStore())
  const word = randomHex(32)
  const commitment = commitmentOf(word)
  await writeJsonEntry(home, `${wordFolder}${commitment}`, { word, at: Date.now(), match: null } satisfies StoredWord)
  await pruneOldEntries(home, wordFolder)
  return commitment
}

/**
 * Remembers that this device sent a commitment for its seat in a match, so that a foreign one in that seat is noticed. Whoever sat down
 * twice has sent two. A rematch has no name until it is made: until then it goes by `rematchOf`.
 */
export async function rememberCommitment(match: string, commitment: string, vault?: KeyValueStore): Promise<void> {
  const home = vault ?? (await openKeyValueStore())
  const sent = await readSentCommitments(match, home)
  if (sent.includes(commitment)) return
  await writeJsonEntry(home, `${sentFolder}${match}`, { at: Date.now(), sent: [...sent.slice(1 - most), commitment] })
  await pruneOldEntries(home, sentFolder)
}

/** The seat was refused: what was sent for it stands nowhere. */
export async function forgetCommitment(match: string, commitment: string, vault?: KeyValueStore): Promise<void> {
  const home = vault ?? (await openKeyValueStore())
  const sent = (await readSentCommitments(match, home)).filter((one) => one !== commitment)
  await writeJsonEntry(home, `${sentFolder}${match}`, { at: Date.now(), sent })
}

export function rematchKeyOf(match: string): string {
  return `after-${match}`
}

/** The rematch has been made: what was sent for it is bound to it. */
export async function rememberRematchCommitments(match: string, next: string, vault?: KeyValueStore): Promise<void> {
  const home = vault ?? (await openKeyValueStore())
  for (const commitment of await readSentCommitments(rematchKeyOf(match), home)) await rememberCommitment(next, commitment, home)
}

/** The commitments that this device sent for its seat in a match. */
export async function readSentCommitments(match: string, vault?: KeyValueStore): Promise<readonly string[]> {
  const sent = (await readJsonEntry(vault ?? (await openKeyValueStore()), `${sentFolder}${match}`))?.['sent']
  return Array.isArray(sent) ? sent.filter((one) => typeof one === 'string') : []
}

/**
 * Writes down what fixes a deal, before this device reveals its word, and gives the word to reveal; null where there is none to reveal.
 * The first that was written stands: whoever tells another story later is not given the word again.
 */
export async function recordDeal({ match, you, fair }: TableInfo, vault?: KeyValueStore): Promise<string | null> {
  const commitments = fair.deal?.commitments
  if (you === null || !fair.deal || !commitments) return null
  const home = vault ?? (await openKeyValueStore())
  const before = await readStoredDeal(match, home)
  const told = { seat: you, hash: fair.hash, anchor: fair.deal.anchor, index: fair.deal.index, commitments }
  if (before) return JSON.stringify({ ...before, ...told }) === JSON.stringify(before) ? before.word : null
  const word = await claimWord(home, commitments[you] ?? null, match)
  // Its own, even where the answer that named the match got lost.
  if (word !== null) await rememberCommitment(match, commitments[you]!, home)
  await writeJsonEntry(home, `${matchFolder}${match}`, { at: Date.now(), deal: { ...told, word, confirmed: false } satisfies StoredDeal })
  await pruneOldEntries(home, matchFolder)
  return word
}

/** The server has the word: it may not say later that it did not come. */
export async function confirmRevealedWord(match: string, vault?: KeyValueStore): Promise<void> {
  const home = vault ?? (await openKeyValueStore())
  const stored = await readStoredDeal(match, home)
  if (stored) await writeJsonEntry(home, `${matchFolder}${match}`, { at: Date.now(), deal: { ...stored, confirmed: true } })
}

/** What this device wrote down before the deal of a match; null where it was not there. */
export async function readStoredDeal(match: string, vault?: KeyValueStore): Promise<StoredDeal | null> {
  const kept = await readJsonEntry(vault ?? (await openKeyValueStore()), `${matchFolder}${match}`)
  const deal = readWithShape(storedDealShape, kept?.['deal'])
  return isRejection(deal) ? null : deal
}

/** The word behind a commitment, from now on bound to this match: revealed twice, it would be known before the second deal. */
async function claimWord(vault: KeyValueStore, commitment: string | null, match: string): Promise<string | null> {
  if (commitment === null) return null
  const key = `${wordFolder}${commitment}`
  const kept = (await readJsonEntry(vault, key)) as StoredWord | null
  if (typeof kept?.word !== 'string' || (kept.match !== null && kept.match !== match)) return null
  await writeJsonEntry(vault, key, { ...kept, match } satisfies StoredWord)
  return kept.word
}

/** Something that was kept beside deals, or null. */
export async function readJsonEntry(vault: KeyValueStore, key: string): Promise<Record<string, unknown> | null> {
  const json = readJson((await vault.read(key)) ?? 'null', limits)
  return isRejection(json) ? null : (json.value as Record<string, unknown> | null)
}

export async function writeJsonEntry(vault: KeyValueStore, key: string, value: object): Promise<void> {
  await vault.write(key, JSON.stringify(value))
}

/** Removes the oldest where there are too many. */
export async function pruneOldEntries(vault: KeyValueStore, folder: string): Promise<void> {
  const keys = await vault.keys(folder)
  if (keys.length < 2 * most) return
  const aged = await Promise.all(keys.map(async (key) => ({ key, at: Number((await readJsonEntry(vault, key))?.['at'] ?? 0) })))
  await vault.remove(
    ...aged
      .toSorted((a, b) => b.at - a.at)
      .slice(most)
      .map(({ key }) => key),
  )
}
