import type { Seat } from '@parlor/kernel'
import type { GameDoor } from '../games/door.ts'
import { thinkHard, type Thinker } from '../session/thinker.ts'
import { hintLevel } from '../session/viewer.ts'
import { verdictOf, type Choice, type Verdict } from './choice.ts'

/** How long the judge may take over one choice on a slow device, in milliseconds. */
const longest = 4000

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
  async function chancesOf({ at, view, moves }: Choice): Promise<readonly (readonly [unknown, number])[] | null> {
    if (door.odds) return door.odds(view as never, seat, moves as never[]).map((chance, i) => [moves[i], chance] as const)
    if (!level) return null
    const ask = { level: level.id, seat, view, seed: `analysis/${at}`, ms: longest, alternatives: Math.min(moves.length, 40) }
    const thought = await thinkHard(thinker, ask)
    return thought && thought.candidates.map(({ move, chance }) => [move, chance] as const)
  }
  async function work(): Promise<void> {
    for (const choice of choices) {
      const chances = await chancesOf(choice)
      if (stopped) return
      if (!chances || chances.length === 0) return failed()
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
