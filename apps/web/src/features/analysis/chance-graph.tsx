import { useState, type ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { useIsScreen } from '../../ui/screen-size.ts'
import { formatPercent } from '../../table/format-chance.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { moveGradeOf, type MoveEvaluation } from './move-evaluation.ts'
import type { AnalysedMoves } from './move-list.tsx'

const size = { width: 640, height: 160 }
/** On a phone half the width at the same height: otherwise the curve is flat. */
const narrow = 320

interface ChanceGraphProps extends AnalysedMoves {
  /** Final win share. */
  readonly share: number
  /** The same as text. */
  readonly ending: string
  readonly onShow: (index: number) => void
}

/** Winning chance after each choice, from the first to the result. */
export function ChanceGraph(props: ChanceGraphProps): ReactElement {
  const { choices, evaluations, share, turningPoints } = props
  const translator = useTranslator()
  const { t } = translator
  const [at, setAt] = useState<number | null>(null)
  const width = useIsScreen('phone') ? narrow : size.width
  const points = chancePoints(choices.length, evaluations, share, width)
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L')
  const percent = (chance: number) => formatPercent(chance, translator)
  const middle = size.height / 2
  const chosen = at === null ? undefined : points[at]
  return (
    <figure className="analysis-graph">
      <div className="analysis-plot">
        <svg viewBox={`-6 -6 ${width + 12} ${size.height + 12}`} role="img" aria-label={describeCourse(evaluations, t, percent)}>
          <path className="analysis-frame" d={`M0 0H${width}M0 ${size.height}H${width}`} />
          <path className="analysis-middle" d={`M0 ${middle}H${width}`} />
          {points.length > 1 && <path className="analysis-area" d={`M${points[0]!.x} ${middle}L${line}L${points.at(-1)!.x} ${middle}Z`} />}
          {points.length > 1 && <path className="analysis-line" d={`M${line}`} />}
          {chosen && <path className="analysis-cursor" d={`M${chosen.x} 0V${size.height}`} />}
          {evaluations.map((evaluation, i) => (
            <circle
              key={evaluation.at}
              className="analysis-point"
              data-grade={moveGradeOf(evaluation)}
              data-turn={turningPoints.includes(evaluation)}
              cx={points[i]!.x}
              cy={points[i]!.y}
              r={turningPoints.includes(evaluation) || i === at ? 6 : 3.5}
            />
          ))}
        </svg>
        <input
          type="range"
          className="analysis-slider"
          min={0}
          max={choices.length}
          value={at ?? 0}
          aria-label={t('analysis.walk')}
          aria-valuetext={describePoint(props, at ?? 0, t, percent)}
          onFocus={() => setAt((now) => now ?? 0)}
          onChange={(event) => setAt(Number(event.target.value))}
        />
      </div>
      <figcaption className="analysis-scale" aria-hidden="true">
        <span>{percent(1)}</span>
        <span>{percent(0.5)}</span>
        <span>{percent(0)}</span>
      </figcaption>
      <div className="analysis-reading">
        <p aria-hidden="true">{at === null ? t('analysis.touch') : describePoint(props, at, t, percent)}</p>
        {at !== null && at < choices.length && (
          <Button kind="quiet" icon="down" onClick={() => props.onShow(at)}>
            {t('analysis.show', { number: at + 1 })}
          </Button>
        )}
      </div>
    </figure>
  )
}

type T = ReturnType<typeof useTranslator>['t']
type FormatPercent = (chance: number) => string

/** "52% after the first move, 67% at best, 3% at worst.": the graph's accessible name. */
function describeCourse(evaluations: readonly MoveEvaluation[], t: T, percent: FormatPercent): string {
  const chances = evaluations.map(({ played }) => played)
  if (chances.length === 0) return t('analysis.walk')
  const at = (chance: number) => chances.indexOf(chance) + 1
  const [high, low] = [Math.max(...chances), Math.min(...chances)]
  return t('analysis.graph', { first: percent(chances[0]!), high: percent(high), highAt: at(high), low: percent(low), lowAt: at(low) })
}

/** "Move 8, a4: 46%, slip.": one point of the graph; the last is the end of the match. */
function describePoint({ choices, evaluations, ending, moveWords }: ChanceGraphProps, at: number, t: T, percent: FormatPercent): string {
  const choice = choices[at]
  if (!choice) return t('analysis.end', { ending })
  const evaluation = evaluations[at]
  const move = moveWords(choice.played, choice.view)
  if (!evaluation) return t('analysis.unread', { number: at + 1, move })
  return t('analysis.reading', {
    number: at + 1,
    move,
    chance: percent(evaluation.played),
    grade: t(`analysis.grade.${moveGradeOf(evaluation)}`),
  })
}

/** Points of the chances, and of the result once the evaluation is done. */
export function chancePoints(
  count: number,
  evaluations: readonly MoveEvaluation[],
  share: number,
  width = size.width,
): { readonly x: number; readonly y: number }[] {
  const step = width / Math.max(1, count)
  const chances = evaluations.map(({ played }) => played)
  if (evaluations.length === count) chances.push(share)
  return chances.map((chance, i) => ({ x: round(i * step), y: round((1 - chance) * size.height) }))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
