import { Match, readMatch, sha256, type Game } from '@parlor/kernel'

/**
 * The seed has the fingerprint that was told, which is the one that was told at first; and the match that was played is dealt from it: by
 * the rules of this page it comes out as it did.
 */
export function isFair(
  { hash, seed }: { readonly hash: string; readonly seed: string },
  promised: string | null,
  played: object | null,
  game: Game,
): boolean {
  if (sha256(seed) !== hash || (promised !== null && promised !== hash)) return false
  // Rules of another version are not this page's to replay.
  if (played === null || (played as { version?: unknown }).version !== game.version) return true
  const match = readMatch(game, played)
  return match instanceof Match && match.origin.seed === seed
}
