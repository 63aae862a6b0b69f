import type { Seat } from '@parlor/kernel'
import { sha256 } from '@parlor/kernel/host'
import { bool, list, nullable, strictObject, text, timestampShape, integer, type ShapeType } from './shape.ts'

/** SHA-256 as 64 hex digits; also the format of words and chain links. */
export const digestShape = text(64, /^[0-9a-f]{64}$/)

/** Matches per hash chain: a table and its rematches. */
export const chainLength = 16
/** Anchors per published page. */
export const anchorsPerPage = 256

/** Where a chain's anchor was published: page, hash of that page (which covers all earlier pages), and index on it. */
const anchorShape = strictObject({ page: integer(1, 1e9), hash: digestShape, place: integer(0, anchorsPerPage - 1), value: digestShape })
export type AnchorLocation = ShapeType<typeof anchorShape>

/** One page of the public list of anchors. */
export const anchorPageShape = strictObject({
  page: integer(1, 1e9),
  at: timestampShape,
  /** The hash of the page before; 64 zeros on the first. */
  previous: digestShape,
  anchors: list(digestShape, anchorsPerPage),
  hash: digestShape,
})
export type AnchorPage = ShapeType<typeof anchorPageShape>

/** A page without its anchors. */
export const anchorPageSummaryShape = strictObject({ page: integer(1, 1e9), at: timestampShape, hash: digestShape })
export type AnchorPageSummary = ShapeType<typeof anchorPageSummaryShape>

const bySeat = nullable(list(nullable(digestShape), 16))

/**
 * The parts of the seed. `commitments` are null until every seat is taken; a seat without one is a bot's. `link` and `words` are null until
 * the match is over; a seat with a commitment and no word withheld it, and it was replaced.
 */
const seedDealShape = strictObject({
  anchor: anchorShape,
  /** Index of this match's link, counted from the anchor. */
  index: integer(1, chainLength),
  commitments: bySeat,
  link: nullable(digestShape),
  words: bySeat,
})
type SeedDeal = ShapeType<typeof seedDealShape>

/**
 * `hash` is SHA-256 of the server's link, or of the seed where `deal` is null: then the server alone chose the seed, as in earlier
 * versions.
 */
export const fairnessInfoShape = strictObject({ hash: digestShape, seed: nullable(text(64)), deal: nullable(seedDealShape) })
type FairnessInfo = ShapeType<typeof fairnessInfoShape>

/** Sent before anybody's word is known. */
export function commitmentOf(word: string): string {
  return sha256(`parlor.word.1:${word}`)
}

/** Replaces a withheld word. Unpredictable without the server's link. */
export function replacementWordFor(link: string, commitment: string): string {
  return sha256(`parlor.missing.1:${link}:${commitment}`)
}

/**
 * The seed of a match. All parts but the match id have 64 digits, and a seat without a commitment is a dash, so the encoding is
 * unambiguous.
 */
export function combineSeed(
  match: string,
  link: string,
  commitments: readonly (string | null)[],
  words: readonly (string | null)[],
): string {
  const parts = commitments.map((commitment, seat) => (commitment === null ? '-' : (words[seat] ?? replacementWordFor(link, commitment))))
  return sha256(`parlor.seed.1:${match}:${link}:${parts.join(',')}`)
}

/** The link `steps` nearer to the anchor. */
export function followHashChain(link: string, steps: number): string {
  let at = link
  for (let step = 0; step < steps; step++) at = sha256(at)
  return at
}

/** The hash that a page of anchors must have. */
export function anchorPageHash({ page, at, previous, anchors }: Omit<AnchorPage, 'hash'>): string {
  return sha256(`parlor.anchors.1:${page}:${at}:${previous}:${anchors.join(',')}`)
}

/** Stored by a device before it revealed its word. */
export const storedDealEvidenceShape = strictObject({
  seat: integer(0, 15),
  /** Null where this device had none to reveal. */
  word: nullable(digestShape),
  hash: digestShape,
  anchor: anchorShape,
  index: integer(1, chainLength),
  commitments: list(nullable(digestShape), 16),
  /** The server has acknowledged the word: it cannot claim later that it never arrived. */
  confirmed: bool,
})
export type StoredDealEvidence = ShapeType<typeof storedDealEvidenceShape>

/** Everything that can be wrong with a deal. */
const dealProblems = [
  /** The server's commitment is not the one that was stored before the deal. */
  'hash',
  /** The place in the public list is not the one that was stored before the deal. */
  'anchor',
  /** The players' commitments are not those that were stored before the deal. */
  'commitments',
  /** This device's seat has another commitment than the one it sent. */
  'ownCommitment',
  /** The server's link does not belong to its commitment. */
  'link',
  /** The link does not hash to the published anchor. */
  'chain',
  /** The published page lacks the anchor, or is not the page that was named. */
  'page',
  /** Somebody's word does not belong to their commitment. */
  'word',
  /** This device's word was replaced, or left out although the server had acknowledged it. */
  'ownWord',
  /** The seed is not the combination of link and words. */
  'seed',
  /** The match that was played is not dealt from the seed. */
  'match',
  /** The record does not show this seat what this device was shown. */
  'views',
  /** Evidence is missing. */
  'incomplete',
] as const
export type DealProblem = (typeof dealProblems)[number]

/** Seats whose word was withheld and replaced. */
export function seatsWithReplacedWord({ commitments, words }: Pick<SeedDeal, 'commitments' | 'words'>): Seat[] {
  return (commitments ?? []).flatMap((commitment, seat) => (commitment !== null && (words?.[seat] ?? null) === null ? [seat] : []))
}

/** The evidence about a match that the server discloses after the end. */
export interface ServerDealEvidence {
  readonly match: string
  readonly fair: FairnessInfo
  /** The page that the anchor is said to be on; null where it could not be fetched. */
  readonly page: AnchorPage | null
}

/**
 * Checks the evidence for consistency and against what this device stored before the deal; null where it stored nothing. Empty when all is
 * consistent.
 */
export function verifyDeal({ match, fair, page }: ServerDealEvidence, stored: StoredDealEvidence | null): DealProblem[] {
  const { deal, hash, seed } = fair
  const found = new Set<DealProblem>()
  const expect = (fits: boolean, problem: DealProblem) => void (fits || found.add(problem))
  if (deal === null) {
    // A device that took part in a deal must not be told that there was none.
    expect(stored === null, 'incomplete')
    expect(seed !== null && sha256(seed) === hash, 'seed')
    return [...found]
  }
  const { anchor, index, commitments, link, words } = deal
  if (link === null || words === null || commitments === null || seed === null || words.length !== commitments.length) return ['incomplete']
  expect(followHashChain(link, 1) === hash, 'link')
  expect(followHashChain(link, index) === anchor.value, 'chain')
  words.forEach((word, seat) => expect(word === null || commitmentOf(word) === commitments[seat], 'word'))
  expect(combineSeed(match, link, commitments, words) === seed, 'seed')
  if (page)
    expect(page.page === anchor.page && page.anchors[anchor.place] === anchor.value && isAnchorPageIntact(page, anchor.hash), 'page')
  if (stored) compareWithStored(deal, hash, stored, expect)
  return dealProblems.filter((problem) => found.has(problem))
}

function compareWithStored(
  deal: SeedDeal,
  hash: string,
  stored: StoredDealEvidence,
  expect: (fits: boolean, problem: DealProblem) => void,
): void {
  const { anchor, index } = deal
  expect(hash === stored.hash, 'hash')
  expect(index === stored.index && sameAnchor(anchor, stored.anchor), 'anchor')
  expect(sameList(deal.commitments ?? [], stored.commitments), 'commitments')
  const ownWord = deal.words?.[stored.seat] ?? null
  expect(stored.word === null || (ownWord === null ? !stored.confirmed : ownWord === stored.word), 'ownWord')
}

function sameAnchor(a: AnchorLocation, b: AnchorLocation): boolean {
  return a.page === b.page && a.hash === b.hash && a.place === b.place && a.value === b.value
}

function sameList(a: readonly (string | null)[], b: readonly (string | null)[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at])
}

/** Whether a page has that hash and its content agrees with it. */
export function isAnchorPageIntact(page: AnchorPage, hash: string): boolean {
  return page.hash === hash && anchorPageHash(page) === hash
}
