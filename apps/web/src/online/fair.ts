import { Match, readMatch, type Game, type Seat } from '@parlor/kernel'
import { replacedSeats, verifyDeal, type AnchorPage, type DealProblem, type StoredDeal, type TableInfo } from '@parlor/protocol'

/** What there is to judge a deal by. */
export interface DealEvidence {
  readonly table: Pick<TableInfo, 'match' | 'fair'>
  /** What this device wrote down before the deal. */
  readonly stored: StoredDeal | null
  /** The page of the public list, as it is there now. */
  readonly page: AnchorPage | null
  /** The record of the match; null for whoever may not have it. */
  readonly played: object | null
  readonly game: Game
}

export interface DealVerdict {
  readonly problems: readonly DealProblem[]
  /** What the deal was compared with: what this device wrote down before it, the public list, or nothing but itself. */
  readonly against: 'device' | 'list' | 'itself'
  /** Dealt by the server alone, as earlier versions did. */
  readonly older: boolean
  /** Whose words were missing. */
  readonly replaced: readonly Seat[]
}

/** Compares the deal with what was stored before it, and the match that was played with the deal. */
export function judgeDeal({ table, stored, page, played, game }: DealEvidence): DealVerdict {
  const { match, fair } = table
  const problems = verifyDeal({ match, fair, page }, stored)
  if (!isDealtFrom(fair.seed, played, game)) problems.push('match')
  return {
    problems,
    against: stored ? 'device' : page ? 'list' : 'itself',
    older: fair.deal === null,
    replaced: fair.deal ? replacedSeats(fair.deal) : [],
  }
}

/** By the rules of this page the match comes out as it did, from this seed. */
function isDealtFrom(seed: string | null, played: object | null, game: Game): boolean {
  // Rules of another version are not this page's to replay.
  if (played === null || (played as { version?: unknown }).version !== game.version) return true
  const match = readMatch(game, played)
  return match instanceof Match && match.origin.seed === seed
}
