import type { BetReport } from '@parlor/mahjong'
import { useMemo, type ReactElement } from 'react'
import { useTranslator } from '../../../platform/i18n/translator.ts'
import { strings } from '../strings.ts'

const width = 600
const height = 160

/** The run as three lines: wins, expected wins of the bets, expected wins of the best bets. */
export function ScoreChart({ bets }: { bets: readonly BetReport[] }): ReactElement {
  const translator = useTranslator()
  const say = (key: string) => translator.say({ key }, strings[translator.language])
  const lines = useMemo(() => scoreLinesOf(bets), [bets])
  return (
    <figure className="hb-race">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="hb-race-best" d={lines.best} />
        <path className="hb-race-expected" d={lines.expected} />
        <path className="hb-race-score" d={lines.score} />
      </svg>
      <figcaption>
        <span data-line="score">{say('report.lineScore')}</span>
        <span data-line="expected">{say('report.lineExpected')}</span>
        <span data-line="best">{say('report.lineBest')}</span>
      </figcaption>
    </figure>
  )
}

/** Cumulative sums as path data, all on one scale. */
export function scoreLinesOf(bets: readonly BetReport[]): { readonly score: string; readonly expected: string; readonly best: string } {
  const sums = { score: [0], expected: [0], best: [0] }
  for (const { won, chance, bestChance } of bets) {
    sums.score.push(sums.score.at(-1)! + (won ? 1 : 0))
    sums.expected.push(sums.expected.at(-1)! + chance)
    sums.best.push(sums.best.at(-1)! + bestChance)
  }
  const top = Math.max(1, sums.score.at(-1)!, sums.best.at(-1)!)
  const at = (value: number) => Math.round(value * 10) / 10
  const path = (list: readonly number[]) =>
    list
      .map((sum, i) => `${i === 0 ? 'M' : 'L'}${at((i / Math.max(1, bets.length)) * width)} ${at(height - (sum / top) * (height - 4))}`)
      .join('')
  return { score: path(sums.score), expected: path(sums.expected), best: path(sums.best) }
}
