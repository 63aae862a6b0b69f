import type { Thought } from '@parlor/bots'
import { canonicalJson, type GamePackage, type Level, type Seat } from '@parlor/kernel'
import type { Hint } from './session.ts'

const others = 3
/** Chances closer than this are the same to a person. */
const close = 0.01

/** Puts a bot's thought into words. The best candidate is shown, even where the level slipped on purpose. */
export function hintFrom({ text }: GamePackage, view: unknown, seat: Seat, thought: Thought, kind: Level['kind']): Hint {
  const best = thought.candidates[0]
  const move = best?.move ?? thought.move
  const same = canonicalJson(move)
  // Only a search has looked at what may follow; a rule of thumb has no chances to tell.
  const searched = kind !== 'policy' && kind !== 'greedy' && kind !== 'random'
  return {
    move,
    words: text.move(move, view),
    reason: text.reason?.(view, seat, move) ?? null,
    chance: (searched ? best?.chance : null) ?? null,
    others: thought.candidates
      .filter((candidate) => canonicalJson(candidate.move) !== same)
      .slice(0, others)
      .map((candidate) => ({
        move: candidate.move,
        words: text.move(candidate.move, view),
        chance: searched ? candidate.chance : null,
        tied: searched && !candidate.atMost && best!.chance - candidate.chance < close,
      })),
  }
}
