import { isRejection } from '@parlor/kernel'
import { commitmentOf, readWithShape, storedDealEvidenceShape, type StoredDealEvidence, type TableInfo } from '@parlor/protocol'
import { randomHex } from './random-id.ts'
import { pruneOldEntries, readJsonEntry, writeJsonEntry } from '../platform/storage/json-entries.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'

/** A random word that this device has committed to. */
interface StoredWord {
  readonly word: string
  readonly at: number
  /** The only match it is revealed in; null until then. */
  readonly match: string | null
}

const wordFolder = 'deal/word/'
const matchFolder = 'deal/match/'
const sentFolder = 'deal/sent/'
/** Commitments stored for one match. */
const maxSentPerMatch = 60

/** Creates a word for a deal, stores it on this device, and returns the commitment to it. */
export async function createCommitment(store?: KeyValueStore): Promise<string> {
  const opened = store ?? (await openKeyValueStore())
  const word = randomHex(32)
  const commitment = commitmentOf(word)
  await writeJsonEntry(opened, `${wordFolder}${commitment}`, { word, at: Date.now(), match: null } satisfies StoredWord)
  await pruneOldEntries(opened, wordFolder)
  return commitment
}

/**
 * Stores that this device sent a commitment for its seat in a match, so that a foreign one in that seat is detected. Joining twice sends
 * two. A rematch has no id until it is created: until then its key is `rematchOf`.
 */
export async function recordSentCommitment(match: string, commitment: string, store?: KeyValueStore): Promise<void> {
  const opened = store ?? (await openKeyValueStore())
  const sent = await readSentCommitments(match, opened)
  if (sent.includes(commitment)) return
  await writeJsonEntry(opened, `${sentFolder}${match}`, { at: Date.now(), sent: [...sent.slice(1 - maxSentPerMatch), commitment] })
  await pruneOldEntries(opened, sentFolder)
}

/** The seat was refused: forgets the commitment. */
export async function forgetSentCommitment(match: string, commitment: string, store?: KeyValueStore): Promise<void> {
  const opened = store ?? (await openKeyValueStore())
  const sent = (await readSentCommitments(match, opened)).filter((one) => one !== commitment)
  await writeJsonEntry(opened, `${sentFolder}${match}`, { at: Date.now(), sent })
}

export function rematchKeyOf(match: string): string {
  return `${rematchKeyStart}${match}`
}

const rematchKeyStart = 'after-'

/** Matches whose rematch this device asked for, latest first. */
export async function readAskedRematches(store?: KeyValueStore): Promise<readonly string[]> {
  const opened = store ?? (await openKeyValueStore())
  const start = `${sentFolder}${rematchKeyStart}`
  const asked = await Promise.all(
    (await opened.keys(start)).map(async (key) => ({
      match: key.slice(start.length),
      at: Number((await readJsonEntry(opened, key))?.['at'] ?? 0),
    })),
  )
  return asked.toSorted((a, b) => b.at - a.at).map(({ match }) => match)
}

/** The rematch has been created: moves its commitments to its id. */
export async function moveOwnCommitmentsToRematch(match: string, next: string, store?: KeyValueStore): Promise<void> {
  const opened = store ?? (await openKeyValueStore())
  for (const commitment of await readSentCommitments(rematchKeyOf(match), opened)) await recordSentCommitment(next, commitment, opened)
}

/** Commitments that this device sent for its seat in a match. */
export async function readSentCommitments(match: string, store?: KeyValueStore): Promise<readonly string[]> {
  const sent = (await readJsonEntry(store ?? (await openKeyValueStore()), `${sentFolder}${match}`))?.['sent']
  return Array.isArray(sent) ? sent.filter((one) => typeof one === 'string') : []
}

/**
 * Stores what determines a deal before this device reveals its word, and returns the word; null where there is none to reveal. The first
 * version stands: a server that claims a different deal later does not get the word again.
 */
export async function recordDealBeforeReveal({ match, you, fair }: TableInfo, store?: KeyValueStore): Promise<string | null> {
  const commitments = fair.deal?.commitments
  if (you === null || !fair.deal || !commitments) return null
  const opened = store ?? (await openKeyValueStore())
  const before = await readStoredDealEvidence(match, opened)
  const fixed = { seat: you, hash: fair.hash, anchor: fair.deal.anchor, index: fair.deal.index, commitments }
  if (before) return JSON.stringify({ ...before, ...fixed }) === JSON.stringify(before) ? before.word : null
  const word = await claimWord(opened, commitments[you] ?? null, match)
  // This device's own commitment, even where the response that named the match got lost.
  if (word !== null) await recordSentCommitment(match, commitments[you]!, opened)
  await writeJsonEntry(opened, `${matchFolder}${match}`, {
    at: Date.now(),
    deal: { ...fixed, word, confirmed: false } satisfies StoredDealEvidence,
  })
  await pruneOldEntries(opened, matchFolder)
  return word
}

/** The server acknowledged the word: it cannot deny that later. */
export async function markRevealAcknowledged(match: string, store?: KeyValueStore): Promise<void> {
  const opened = store ?? (await openKeyValueStore())
  const stored = await readStoredDealEvidence(match, opened)
  if (stored) await writeJsonEntry(opened, `${matchFolder}${match}`, { at: Date.now(), deal: { ...stored, confirmed: true } })
}

/** What this device stored before the deal of a match; null where it was not there. */
export async function readStoredDealEvidence(match: string, store?: KeyValueStore): Promise<StoredDealEvidence | null> {
  const stored = await readJsonEntry(store ?? (await openKeyValueStore()), `${matchFolder}${match}`)
  const deal = readWithShape(storedDealEvidenceShape, stored?.['deal'])
  return isRejection(deal) ? null : deal
}

/** The word of a commitment, bound to this match from now on: revealed twice, it would be known before the second deal. */
async function claimWord(store: KeyValueStore, commitment: string | null, match: string): Promise<string | null> {
  if (commitment === null) return null
  const key = `${wordFolder}${commitment}`
  const stored = (await readJsonEntry(store, key)) as StoredWord | null
  if (typeof stored?.word !== 'string' || (stored.match !== null && stored.match !== match)) return null
  await writeJsonEntry(store, key, { ...stored, match } satisfies StoredWord)
  return stored.word
}
