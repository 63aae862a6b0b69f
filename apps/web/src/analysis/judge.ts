import type { Candidate, Thought } from '@parlor/bots'
import type { Level, Seat } from '@parlor/kernel'
import type { GameDoor } from '../games/door.ts'
import { thinkHard, type Ask, type Thinker } from '../session/thinker.ts'
import { hintLevel } from '../session/viewer.ts'
import { isSame, verdictOf, type Choice, type Verdict, type Weighed } from './choice.ts'

/** How long the judge may take over one question on a slow device, in milliseconds. */
const longest = 4000
/** Moves of which a search that compares them by value is to know the true value. */
const compared = 40

/** What the page hears while the judge works. */
export interface Hearing {
  heard(verdict: Verdict): void
  /** The judge has broken down for good; what was heard stays. */
  failed(): void
}

/**
 * Judges one choice after the other as whoever gives hints would, and tells each. The judge sees what the seat saw. Returns the way to stop;
 * the thinker stays the caller's.
 */
export function judge(
  door: Pick<GameDoor, 'judgement' | 'odds'>,
  thinker: Thinker,
  choices: readonly Choice[],
  seat: Seat,
  { heard, failed }: Hearing,
): () => void {
  let stopped = false
  const level = hintLevel(door.judgement)
  function chancesOf({ at, view, moves, played }: Choice): Promise<readonly Weighed[] | null> {
    if (door.odds) return Promise.resolve(door.odds(view as never, seat, moves as never[]).map((chance, i) => [moves[i], chance] as const))
    if (!level) return Promise.resolve(null)
    return weighed(thinker, { level: level.id, seat, view, seed: `analysis/${at}`, ms: longest, explain: true }, level.kind, moves, played)
  }
  async function work(): Promise<void> {
    for (const choice of choices) {
      const chances = await chancesOf(choice)
      if (stopped) return
      if (!chances) return failed()
      heard(verdictOf(choice, chances))
      // Lets the page draw where nothing had to be waited for.
      if (door.odds) await new Promise((resolve) => setTimeout(resolve))
    }
  }
  void work()
  return () => {
    stopped = true
    thinker.stop()
  }
}

/**
 * The move the judge would have made beside the one that was played. A search by simulation spends itself on what it likes: what it met once
 * it knows nothing of, so both are looked at once more, each with all the effort and on the same luck. What a search over plans has kept to the
 * end it knows well enough. Alpha-beta knows true values, and where it has but a bound looks at both to the same depth.
 */
async function weighed(
  thinker: Thinker,
  ask: Ask,
  kind: Level['kind'],
  moves: readonly unknown[],
  played: unknown,
): Promise<readonly Weighed[] | null> {
  const thought = await thinkHard(thinker, { ...ask, alternatives: Math.min(moves.length, compared) })
  const best = thought?.candidates[0]
  if (!best) return null
  const own = thought.candidates.find(({ move }) => isSame(move, played))
  if (kind === 'alphabeta' ? own && !own.atMost : kind === 'guided' && own === best) return pairOf(thought, own!)
  if (kind === 'alphabeta') return together(thinker, ask, best.move, played)
  const one = await alone(thinker, ask, best.move)
  const other = isSame(best.move, played) ? one : await alone(thinker, ask, played)
  return one && other && [one, other]
}

function pairOf({ candidates: [best], reason }: Thought, own: Candidate): readonly Weighed[] {
  return [
    [best!.move, best!.chance, reason],
    [own.move, own.chance],
  ]
}

async function together(thinker: Thinker, ask: Ask, best: unknown, played: unknown): Promise<readonly Weighed[] | null> {
  const thought = await thinkHard(thinker, { ...ask, only: [best, played], alternatives: 2 })
  const own = thought?.candidates.find(({ move }) => isSame(move, played))
  return own ? pairOf(thought!, own) : null
}

/** A move's chance when nothing else is looked at. */
async function alone(thinker: Thinker, ask: Ask, move: unknown): Promise<Weighed | null> {
  const thought = await thinkHard(thinker, { ...ask, only: [move] })
  const found = thought?.candidates[0]
  return found ? [move, found.chance, thought!.reason] : null
}
