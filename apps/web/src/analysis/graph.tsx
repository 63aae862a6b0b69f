import type { ReactElement } from 'react'
import { useWords } from '../words/words.ts'
import { gradeOf, type Choice, type Verdict } from './choice.ts'

const size = { width: 640, height: 160 }

interface GraphProps {
  readonly choices: readonly Choice[]
  readonly verdicts: readonly Verdict[]
  /** The share of the win that the match brought in the end. */
  readonly share: number
  readonly turns: readonly Verdict[]
}

/** The chance of winning after each choice, from the first to the result: above the middle line more often won than not. */
export function Graph({ choices, verdicts, share, turns }: GraphProps): ReactElement {
  const { t, number } = useWords()
  const points = pointsOf(choices.length, verdicts, share)
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L')
  const percent = (chance: number) => number(chance, { style: 'percent', maximumFractionDigits: 0 })
  const middle = size.height / 2
  return (
    <figure className="analysis-graph">
      <svg
        viewBox={`-6 -6 ${size.width + 12} ${size.height + 12}`}
        role="img"
        aria-label={t('analysis.graph', { chances: verdicts.map(({ played }) => percent(played)).join(', ') })}
      >
        <path className="analysis-frame" d={`M0 0H${size.width}M0 ${size.height}H${size.width}`} />
        <path className="analysis-middle" d={`M0 ${middle}H${size.width}`} />
        {points.length > 1 && <path className="analysis-area" d={`M${points[0]!.x} ${middle}L${line}L${points.at(-1)!.x} ${middle}Z`} />}
        {points.length > 1 && <path className="analysis-line" d={`M${line}`} />}
        {verdicts.map((verdict, i) => (
          <circle
            key={verdict.at}
            className="analysis-point"
            data-grade={gradeOf(verdict)}
            data-turn={turns.includes(verdict)}
            cx={points[i]!.x}
            cy={points[i]!.y}
            r={turns.includes(verdict) ? 6 : 3.5}
          />
        ))}
      </svg>
      <figcaption>
        <span>{percent(1)}</span>
        <span>{percent(0.5)}</span>
        <span>{percent(0)}</span>
      </figcaption>
    </figure>
  )
}

/** Where each chance lies, and the result once everything is known. */
export function pointsOf(count: number, verdicts: readonly Verdict[], share: number): { readonly x: number; readonly y: number }[] {
  const step = size.width / Math.max(1, count)
  const chances = verdicts.map(({ played }) => played)
  if (verdicts.length === count) chances.push(share)
  return chances.map((chance, i) => ({ x: round(i * step), y: round((1 - chance) * size.height) }))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
