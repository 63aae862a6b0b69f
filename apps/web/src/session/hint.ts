import type { Thought } from '@parlor/bots'
import { canonicalJson, type GamePackage, type Seat } from '@parlor/kernel'
import type { Hint } from './session.ts'

const others = 3

/** Puts a bot's thought into words. The best candidate is shown, even where the level slipped on purpose. */
export function hintFrom({ text }: GamePackage, view: unknown, seat: Seat, thought: Thought): Hint {
  const best = thought.candidates[0]
  const move = best?.move ?? thought.move
  const same = canonicalJson(move)
  return {
    move,
    words: text.move(move, view),
    reason: text.reason?.(view, seat, move) ?? null,
    chance: best?.chance ?? null,
    others: thought.candidates
      .filter((candidate) => canonicalJson(candidate.move) !== same)
      .slice(0, others)
      .map((candidate) => ({ move: candidate.move, words: text.move(candidate.move, view), chance: candidate.chance })),
  }
}
