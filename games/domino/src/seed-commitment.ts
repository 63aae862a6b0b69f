import { isRejection, Match, sha256, type Match as Played } from '@parlor/kernel'
import { game } from './game.ts'
import type { DominoTypes } from './types.ts'

/** Published before a match: commits to the seed, and with it to every deal, without revealing it. */
export function seedCommitment(seed: string): string {
  return sha256(seed)
}

/** Result of verifying a finished match. */
export interface CommitmentCheck {
  /** The seed matches the commitment. */
  readonly seed: boolean
  /** That seed deals the tiles the match was played with. */
  readonly deal: boolean
}

/** Verifies a match against its commitment: the seed, and every dealt tile. */
export function verifyCommitment(match: Played<DominoTypes>, committed: string): CommitmentCheck {
  const { origin } = match
  const again = Match.begin(game, { options: origin.options, seed: origin.seed })
  const deal = !isRejection(again) && JSON.stringify(again.start) === JSON.stringify(match.start)
  return { seed: seedCommitment(origin.seed) === committed.toLowerCase(), deal }
}
