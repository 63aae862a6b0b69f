import { sha256, type Seat } from '@parlor/kernel'
import { bool, list, nullable, record, text, integer, type ShapeType } from './shape.ts'

/** SHA-256 as 64 hex digits. Words and links of chains have the same form. */
export const digestShape = text(64, /^[0-9a-f]{64}$/)
const moment = integer(0, 8.64e15)

/** Matches that one chain of the server deals: a table and its rematches. */
export const chainLength = 16
/** Chains whose anchors are published together. */
export const anchorsPerPage = 256

/** Where the anchor of a chain was published: the page, the hash of that page (which covers all pages before it), and the place on it. */
export const anchorShape = record({ page: integer(1, 1e9), hash: digestShape, place: integer(0, anchorsPerPage - 1), value: digestShape })
export type Anchor = ShapeType<typeof anchorShape>

/** One page of the public list of anchors. */
export const anchorPageShape = record({
  page: integer(1, 1e9),
  at: moment,
  /** The hash of the page before; 64 zeros on the first. */
  previous: digestShape,
  anchors: list(digestShape, anchorsPerPage),
  hash: digestShape,
})
export type AnchorPage = ShapeType<typeof anchorPageShape>

/** A page of the list without its anchors. */
export const anchorPageSummaryShape = record({ page: integer(1, 1e9), at: moment, hash: digestShape })
export type AnchorPageSummary = ShapeType<typeof anchorPageSummaryShape>

const bySeat = nullable(list(nullable(digestShape), 16))

/**
 * How the seed comes about. `commitments` are null until every seat is taken; a seat without one is a bot's. `link` and `words` are null
 * until the match is over; a seat with a commitment and without a word withheld it, and it was replaced.
 */
export const seedDealShape = record({
  anchor: anchorShape,
  /** Which link of the chain this match uses, counted from the anchor. */
  index: integer(1, chainLength),
  commitments: bySeat,
  link: nullable(digestShape),
  words: bySeat,
})
export type SeedDeal = ShapeType<typeof seedDealShape>

/** `hash` is SHA-256 of the server's link, or of the seed where `deal` is null: then the server alone chose the seed, as it did in earlier versions. */
export const fairnessInfoShape = record({ hash: digestShape, seed: nullable(text(64)), deal: nullable(seedDealShape) })
export type FairnessInfo = ShapeType<typeof fairnessInfoShape>

/** What a player sends before anybody's word is known. */
export function commitmentOf(word: string): string {
  return sha256(`parlor.word.1:${word}`)
}

/** What counts instead of a word that was withheld. Without the server's link nobody can tell it beforehand. */
export function replacementWordFor(link: string, commitment: string): string {
  return sha256(`parlor.missing.1:${link}:${commitment}`)
}

/** The seed of a match. All parts but the match's name have 64 digits, and a seat without a commitment is a dash, so no two inputs read alike. */
export function combineSeed(
  match: string,
  link: string,
  commitments: readonly (string | null)[],
  words: readonly (string | null)[],
): string {
  const parts = commitments.map((commitment, seat) => (commitment === null ? '-' : (words[seat] ?? replacementWordFor(link, commitment))))
  return sha256(`parlor.seed.1:${match}:${link}:${parts.join(',')}`)
}

/** The link so many steps nearer to the anchor. */
export function followHashChain(link: string, steps: number): string {
  let at = link
  for (let step = 0; step < steps; step++) at = sha256(at)
  return at
}

/** The hash that a page of anchors must have. */
export function anchorPageHash({ page, at, previous, anchors }: Omit<AnchorPage, 'hash'>): string {
  return sha256(`parlor.anchors.1:${page}:${at}:${previous}:${anchors.join(',')}`)
}

/** What a device wrote down before it revealed its word. */
export const storedDealShape = record({
  seat: integer(0, 15),
  /** The word of this device; null where it had none to reveal. */
  word: nullable(digestShape),
  hash: digestShape,
  anchor: anchorShape,
  index: integer(1, chainLength),
  commitments: list(nullable(digestShape), 16),
  /** The server has confirmed the word: it may not say later that it did not come. */
  confirmed: bool,
})
export type StoredDeal = ShapeType<typeof storedDealShape>

/** Everything that can be wrong with a deal. */
export const dealProblems = [
  /** The server's commitment is not the one that was stored before the deal. */
  'hash',
  /** The place in the public list is not the one that was stored before the deal. */
  'anchor',
  /** The players' commitments are not those that were stored before the deal. */
  'commitments',
  /** In the seat of this device stands another commitment than the one it sent. */
  'ownCommitment',
  /** The server's link does not belong to its commitment. */
  'link',
  /** The link does not lead to the anchor that was published. */
  'chain',
  /** The published page does not hold the anchor, or is not the page that was named. */
  'page',
  /** Somebody's word does not belong to their commitment. */
  'word',
  /** The word of this device was exchanged, or left out although the server had confirmed it. */
  'ownWord',
  /** The seed is not what link and words make. */
  'seed',
  /** The match that was played is not dealt from the seed. */
  'match',
  /** The match that is told afterwards does not show this seat what this device was shown. */
  'views',
  /** Something that belongs to the evidence is missing. */
  'incomplete',
] as const
export type DealProblem = (typeof dealProblems)[number]

/** Seats whose word was withheld and replaced. */
export function seatsWithReplacedWord({ commitments, words }: Pick<SeedDeal, 'commitments' | 'words'>): Seat[] {
  return (commitments ?? []).flatMap((commitment, seat) => (commitment !== null && (words?.[seat] ?? null) === null ? [seat] : []))
}

/** The evidence about one match, as the server tells it after the end. */
export interface ServerDealEvidence {
  readonly match: string
  readonly fair: FairnessInfo
  /** The page of the public list that the anchor is said to stand on; null where it could not be had. */
  readonly page: AnchorPage | null
}

/** Compares the evidence with itself and with what this device stored before the deal; null where it stored nothing. Empty when all fits. */
export function verifyDeal({ match, fair, page }: ServerDealEvidence, stored: StoredDeal | null): DealProblem[] {
  const { deal, hash, seed } = fair
  const found = new Set<DealProblem>()
  const expect = (fits: boolean, problem: DealProblem) => void (fits || found.add(problem))
  if (deal === null) {
    // A device that took part in a deal is not told that there was none.
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

function compareWithStored(deal: SeedDeal, hash: string, stored: StoredDeal, expect: (fits: boolean, problem: DealProblem) => void): void {
  const { anchor, index } = deal
  expect(hash === stored.hash, 'hash')
  expect(index === stored.index && sameAnchor(anchor, stored.anchor), 'anchor')
  expect(sameList(deal.commitments ?? [], stored.commitments), 'commitments')
  const told = deal.words?.[stored.seat] ?? null
  // A device that had no word has none to compare with.
  expect(stored.word === null || (told === null ? !stored.confirmed : told === stored.word), 'ownWord')
}

function sameAnchor(a: Anchor, b: Anchor): boolean {
  return a.page === b.page && a.hash === b.hash && a.place === b.place && a.value === b.value
}

function sameList(a: readonly (string | null)[], b: readonly (string | null)[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at])
}

/** Whether a page has the hash it says, and the one it should have. */
export function isAnchorPageIntact(page: AnchorPage, hash: string): boolean {
  return page.hash === hash && anchorPageHash(page) === hash
}
