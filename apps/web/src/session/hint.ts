import type { Candidate, Thought } from '@parlor/bots'
import { canonicalJson, type GamePackage, type Level, type Match, type Seat } from '@parlor/kernel'
import type { Hint } from './session.ts'
import { askAbout, thinkHard, type Asking, type Thinker } from './thinker.ts'

const others = 3
/** Moves told of what is expected to follow. */
const ahead = 3
/** Chances closer than this are the same to a person. */
const close = 0.01

/** A hint for the seat by a level's thinking, or by counting where the game can; null when the thinking broke down. */
export async function hintFor(
  by: Asking & { readonly thinker: Thinker },
  match: Match,
  botSeed: string,
  seat: Seat,
  level: Level,
): Promise<Hint | null> {
  const view: unknown = match.view(seat)
  if (by.odds) return hintFrom(by.pkg, view, seat, counted(by.odds, match, seat), 'counted')
  const thought = await thinkHard(by.thinker, askAbout(by, match, botSeed, seat, level.id, 'hint'))
  return thought && hintFrom(by.pkg, view, seat, thought, level.kind)
}

/** What counting shows of each move, the best first. */
function counted(odds: NonNullable<Asking['odds']>, match: Match, seat: Seat): Thought {
  const moves: unknown[] = []
  moves.length = match.game.moves(match.state, seat, moves)
  const chances = odds(match.view(seat), seat, moves)
  const candidates = moves.map((move, i) => ({ move, chance: chances[i]!, line: [move] })).toSorted((a, b) => b.chance - a.chance)
  return { move: candidates[0]!.move, candidates, nodes: moves.length, depth: 1 }
}

/** Puts a bot's thought into words. The best candidate is shown, even where the level slipped on purpose. */
export function hintFrom({ text }: GamePackage, view: unknown, seat: Seat, thought: Thought, kind: Level['kind'] | 'counted'): Hint {
  const best = thought.candidates[0]
  const move = best?.move ?? thought.move
  const same = canonicalJson(move)
  // Only a search has looked at what may follow; a rule of thumb has no chances to tell.
  const searched = kind !== 'policy' && kind !== 'greedy' && kind !== 'random'
  const chanceOf = (one: Candidate) => (searched ? sober(one, kind) : null)
  return {
    move,
    words: text.move(move, view),
    reason: text.reason?.(view, seat, move, best?.proven) ?? null,
    chance: best ? chanceOf(best) : null,
    line: searched && best ? best.line.slice(1, 1 + ahead).map((one) => text.move(one, view)) : [],
    others: thought.candidates
      .filter((candidate) => canonicalJson(candidate.move) !== same)
      .slice(0, others)
      .map((candidate) => ({
        move: candidate.move,
        words: text.move(candidate.move, view),
        chance: chanceOf(candidate),
        tied: searched && !candidate.atMost && best!.chance - candidate.chance < close,
      })),
  }
}

/** Games tried out in the head that were all won prove nothing where something is hidden: short of certainty unless it is shown. */
function sober({ chance, proven }: Candidate, kind: Level['kind'] | 'counted'): number {
  const guessed = !proven && (kind === 'ismcts' || kind === 'guided')
  return guessed ? Math.min(0.999, Math.max(0.001, chance)) : chance
}
