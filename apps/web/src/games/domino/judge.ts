import { domino, type Choice, type Judged } from '@parlor/domino'
import { WorkerThinker } from '../../worker/thinker.ts'

/** The level that judges, and how long it may take over one choice on a slow device, in milliseconds. */
const judge = { level: 'master', ms: 4000 } as const

/** Has every choice judged in a worker, one after the other; tells each time how far it is. Returns the way to stop. */
export function judgeChoices(choices: readonly Choice[], seat: number, told: (judged: readonly Judged[]) => void): () => void {
  const thinker = new WorkerThinker(domino.game.id)
  let here = true
  async function work(): Promise<void> {
    const judged: Judged[] = []
    for (const { at, view, moves, played } of choices) {
      const thought = await thinker.think({ ...judge, seat, view, seed: `review/${at}`, alternatives: moves.length })
      if (!here) return
      const chances = new Map(thought.candidates.map(({ move, chance }) => [domino.game.notation.writeMove(move as never), chance]))
      const best = Math.max(...chances.values())
      judged.push({ at, best, played: chances.get(domino.game.notation.writeMove(played)) ?? best })
      told([...judged])
    }
    thinker.close()
  }
  // A judge that breaks down leaves the rest unjudged.
  work().catch(() => thinker.close())
  return () => {
    here = false
    thinker.close()
  }
}
