import { isRejection, type Game, type Seat } from '@parlor/kernel'
import { Match, readMatch } from '@parlor/kernel/host'
import {
  seatsWithReplacedWord,
  verifyDeal,
  type AnchorPage,
  type DealProblem,
  type StoredDealEvidence,
  type TableInfo,
} from '@parlor/protocol'
import { viewHash, type SeenViewHashes } from '../../data/seen-views.ts'

/** What this device stored about a match while it was played. */
export interface DeviceDealRecords {
  /** What fixes the deal, stored before it. */
  readonly stored: StoredDealEvidence | null
  /** The commitments sent for the seat. */
  readonly sent: readonly string[]
  /** Hashes of the views the seat was sent. */
  readonly seen: SeenViewHashes | null
}

/** Everything a deal is checked against. */
interface DealEvidence extends DeviceDealRecords {
  readonly table: Pick<TableInfo, 'match' | 'fair' | 'you'>
  /** The current page of the public list. */
  readonly page: AnchorPage | null
  /** The match record; null for a viewer who may not have it. */
  readonly played: object | null
  readonly game: Game
}

/** What could not be checked, and hence is not called fair. */
type UncheckedPart = 'page' | 'record' | 'rules' | 'opening'

export interface DealCheckResult {
  readonly problems: readonly DealProblem[]
  readonly unchecked: readonly UncheckedPart[]
  /**
   * What the deal was compared with: what this device stored before it, the same without a word of this device in it (`other`), the
   * public list, or only itself.
   */
  readonly against: 'device' | 'other' | 'list' | 'itself'
  /** Dealt by the server alone, as earlier versions did. */
  readonly older: boolean
  /** Seats whose words were missing. */
  readonly replaced: readonly Seat[]
  /** A device's own word in the seed is what tells it that nobody chose: without it, the deal is not called fair. */
  readonly ownReplaced: boolean
}

/** Compares the deal with what was stored before it, and the played match with the deal and with the views this device was sent. */
export function checkOnlineDeal({ table, stored, sent, seen, page, played, game }: DealEvidence): DealCheckResult {
  const { match, fair, you } = table
  const replaced = fair.deal ? seatsWithReplacedWord(fair.deal) : []
  const problems = verifyDeal({ match, fair, page }, stored)
  const unchecked: UncheckedPart[] = fair.deal && !page ? ['page'] : []
  if (hasForeignCommitment(table, sent)) problems.push('ownCommitment')
  if (played === null) unchecked.push('record')
  // Another rules version cannot be replayed here.
  else if ((played as { version?: unknown }).version !== game.version) unchecked.push('rules')
  else {
    const record = readMatch(game, played)
    if (!(record instanceof Match) || record.origin.seed !== fair.seed) problems.push('match')
    else if (you !== null && seen && !agreesWithSeenViews(record, you, seen)) problems.push('views')
    if (!seen?.['0']) unchecked.push('opening')
  }
  return {
    problems,
    unchecked,
    against: stored ? (sent.length === 0 ? 'other' : 'device') : page ? 'list' : 'itself',
    older: fair.deal === null,
    replaced,
    ownReplaced: you !== null && replaced.includes(you),
  }
}

/** True when the seat of this device has a commitment that it did not send. Known as soon as commitments are published. */
export function hasForeignCommitment({ you, fair }: Pick<TableInfo, 'fair' | 'you'>, sent: readonly string[]): boolean {
  if (you === null || !fair.deal?.commitments) return false
  const published = fair.deal.commitments[you] ?? null
  return sent.length > 0 && (published === null || !sent.includes(published))
}

/** True when the record shows the seat the same views as this device was sent, at the same log lengths. */
function agreesWithSeenViews(record: Match, seat: Seat, seen: SeenViewHashes): boolean {
  const again = Match.begin(record.game, record.origin)
  if (isRejection(again) || Object.keys(seen).some((seq) => Number(seq) > record.log.length)) return false
  for (let seq = 0; ; seq++) {
    const hash = seen[seq]
    if (hash !== undefined && hash !== viewHash(again.view(seat))) return false
    const entry = record.log[seq]
    if (!entry) return true
    if (again.replayEntry(entry)) return false
  }
}
