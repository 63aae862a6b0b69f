import type { GameTypes, Seat } from '@parlor/kernel'
import type { CheckRun } from '../check-run.ts'

/** How often memory predicted a hidden value, how often it was right, and how often a determinized state contradicted it. */
interface MemoryScore {
  predicted: number
  right: number
  otherwise: number
}

/** By pair of fields; one map may serve many matches. */
export type FieldPairStatistics = Map<string, MemoryScore>

const minSamples = 15

/**
 * P5: nothing a seat has seen predicts what is hidden now. Every object in its views and events pairs its fields (handle 7 is worth 5);
 * where such a pair always holds for objects whose value is hidden now, though determinize does not imply it, a handle
 * was not renewed when its card was hidden again.
 */
export class RememberedValueLeakCheck<K extends GameTypes> {
  readonly #run: CheckRun<K>
  readonly #ties: Map<string, Set<string>>[]
  readonly #scores: FieldPairStatistics

  constructor(run: CheckRun<K>, scores: FieldPairStatistics) {
    this.#run = run
    this.#scores = scores
    this.#ties = Array.from({ length: run.seats }, () => new Map())
  }

  /** Records the seat's view and events. */
  remember(seat: Seat, seen: unknown): void {
    for (const [tie, value] of tiesIn(seen)) {
      const values = this.#ties[seat]!.get(tie)
      if (values) values.add(value)
      else this.#ties[seat]!.set(tie, new Set([value]))
    }
  }

  /** Tests the recorded pairs on hidden values, in the true state and in a determinized one. */
  compare(seat: Seat, view: K['View'], truth: K['State'], imagined: K['State']): void {
    const visible = new Set(tiesIn(view).map(([tie, value]) => `${tie} ${value}`))
    const sampled = new Map<string, Set<string>>()
    for (const [tie, value] of tiesIn(imagined)) sampled.set(tie, (sampled.get(tie) ?? new Set()).add(value))
    for (const [tie, value] of tiesIn(truth)) {
      const remembered = this.#ties[seat]!.get(tie)
      if (visible.has(`${tie} ${value}`) || remembered?.size !== 1) continue
      const key = tie.replace(/=[^ ]*/, '')
      const score = this.#scores.get(key) ?? { predicted: 0, right: 0, otherwise: 0 }
      score.predicted++
      if (remembered.has(value)) score.right++
      if (!sampled.get(tie)?.has(value)) score.otherwise++
      this.#scores.set(key, score)
    }
  }

  report(): void {
    for (const [key, { predicted, right, otherwise }] of this.#scores)
      if (right === predicted && otherwise >= minSamples)
        this.#run.fail(
          'P5 hidden information',
          `what was seen once tells what is hidden later: ${key} held ${right} times of ${predicted}, against what determinize believes`,
        )
  }
}

/** Pairs of fields in every object inside a value: "handle=7 value" with "5". */
function tiesIn(value: unknown, out: [string, string][] = []): [string, string][] {
  if (typeof value !== 'object' || value === null) return out
  const inner = Object.entries(value)
  for (const [, one] of inner) tiesIn(one, out)
  if (Array.isArray(value)) return out
  const fields = inner.filter(([, one]) => typeof one === 'number' || typeof one === 'string')
  for (const [key, one] of fields)
    for (const [other, value] of fields) if (other !== key) out.push([`${key}=${one} ${other}`, String(value)])
  return out
}
