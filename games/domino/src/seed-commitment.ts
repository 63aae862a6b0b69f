import { isRejection, Match, sha256, type Match as Played } from '@parlor/kernel'
import { game } from './game.ts'
import type { DominoTypes } from './types.ts'

/** What is shown before a match: it names the seed, and with it every deal, without giving it away. */
export function seedCommitment(seed: string): string {
  return sha256(seed)
}

/** What a check of a finished match found. */
export interface CommitmentCheck {
  /** The seed is the one that was named before. */
  readonly seed: boolean
  /** That seed deals the tiles the match was played with. */
  readonly deal: boolean
}

/** Checks a match against what was shown before it: the seed, and that every tile was where the seed put it. */
export function verifyCommitment(match: Played<DominoTypes>, committed: string): CommitmentCheck {
  const { origin } = match
  const again = Match.begin(game, { options: origin.options, seed: origin.seed })
  const deal = !isRejection(again) && JSON.stringify(again.start) === JSON.stringify(match.start)
  return { seed: seedCommitment(origin.seed) === committed.toLowerCase(), deal }
}
