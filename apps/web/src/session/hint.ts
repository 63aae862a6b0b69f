import type { Candidate, Thought } from '@parlor/bots'
import type { GamePackage, Level, Seat } from '@parlor/kernel'
import { canonicalJson, type Match } from '@parlor/kernel/host'
import type { Hint } from './session.ts'
import {
  engineRequestFor,
  negligibleWorth,
  thinkWithRetries,
  type EngineRequest,
  type EngineRequestContext,
  type BotEngine,
} from '../platform/workers/bot-engine.ts'

const maxAlternatives = 3
/** Maximum moves shown of the expected continuation. */
const maxExpectedMoves = 3

/** A hint for the seat by a level's search, or by exact odds where the game has them; null when the engine failed. */
export async function hintFor(
  deps: EngineRequestContext & { readonly engine: BotEngine },
  match: Match,
  botSeed: string,
  seat: Seat,
  level: Level,
): Promise<Hint | null> {
  const view: unknown = match.view(seat)
  if (deps.odds) return countedHint(deps.pkg, deps.odds, match, seat)
  const request = engineRequestFor(deps, match, botSeed, seat, level.id, 'hint')
  // Computed synchronously, before the match can change.
  const moves = match.moves(seat)
  const found = await thinkWithRetries(deps.engine, request)
  if (!found) return null
  const thought = await compareAlternatives(deps.engine, request, moves, found)
  const hint = hintFromSearchResult(deps.pkg, view, thought, level.kind)
  return deps.isOpenInformation?.(match) && !thought.candidates[0]?.proven ? { ...hint, missed: true } : hint
}

/** Where the search returned one candidate: evaluates it and the others one by one, at most as many as are shown. */
async function compareAlternatives(
  engine: BotEngine,
  request: EngineRequest,
  moves: readonly unknown[],
  thought: Thought,
): Promise<Thought> {
  const [first, ...rest] = thought.candidates
  if (!first || rest.length > 0) return thought
  const left = moves.filter((move) => canonicalJson(move) !== canonicalJson(first.move)).slice(0, maxAlternatives)
  if (left.length === 0) return thought
  const { explain: _, ...plain } = request
  const candidates: Candidate[] = []
  for (const move of [first.move, ...left]) {
    const one = (await thinkWithRetries(engine, { ...plain, only: [move] }))?.candidates[0]
    if (one) candidates.push(one)
  }
  return { ...thought, candidates }
}

/** The moves as the game counts them, the worthiest first, each with its exact chance. */
function countedHint({ text }: GamePackage, odds: NonNullable<EngineRequestContext['odds']>, match: Match, seat: Seat): Hint {
  const moves: unknown[] = []
  moves.length = match.game.moves(match.state, seat, moves)
  const view: unknown = match.view(seat)
  const counted = odds(view, seat, moves)
  const ranked = moves
    .map((move, i) => ({ move, moveText: text.move(move, view), ...counted[i]! }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ worth, ...one }, _, [best]) => ({ ...one, tied: best!.worth - worth < negligibleWorth }))
  const { move, moveText, chance } = ranked[0]!
  const reason = text.reason?.(view, seat, move) ?? null
  return { move, moveText, reason, chance, line: [], exact: true, others: ranked.slice(1, 1 + maxAlternatives) }
}

/** Describes a bot's search result. The best candidate is shown, even where the level blundered on purpose. */
export function hintFromSearchResult({ text }: GamePackage, view: unknown, thought: Thought, kind: Level['kind']): Hint {
  const best = thought.candidates[0]
  const move = best?.move ?? thought.move
  const same = canonicalJson(move)
  // Only a search has a continuation and chances; a heuristic level has neither.
  const searched = kind !== 'policy' && kind !== 'greedy' && kind !== 'random'
  const chanceOf = (one: Candidate) => (searched ? capUnprovenChance(one, kind) : null)
  return {
    move,
    moveText: text.move(move, view),
    reason: thought.reason ?? null,
    chance: best ? chanceOf(best) : null,
    line: searched && best ? best.line.slice(1, 1 + maxExpectedMoves).map((one) => text.move(one, view)) : [],
    others: thought.candidates
      .filter((candidate) => canonicalJson(candidate.move) !== same)
      // Candidates are ordered by visits: sorted here by chance, but none before the hint itself.
      .slice(0, maxAlternatives)
      .map((one) => ({ ...one, chance: Math.min(one.chance, best!.chance) }))
      .toSorted((a, b) => (searched ? b.chance - a.chance : 0))
      .map((candidate) => ({
        move: candidate.move,
        moveText: text.move(candidate.move, view),
        chance: chanceOf(candidate),
        tied: searched && !candidate.atMost && best!.chance - candidate.chance < negligibleWorth,
      })),
  }
}

/** Playouts that were all won prove nothing under hidden information: capped below certainty unless exact. */
function capUnprovenChance({ chance, proven }: Candidate, kind: Level['kind']): number {
  const guessed = !proven && (kind === 'ismcts' || kind === 'guided')
  return guessed ? Math.min(0.999, Math.max(0.001, chance)) : chance
}
