import type { RunLine } from '@parlor/mahjong'
import { useMemo, type ReactElement } from 'react'
import { useTranslator } from '../../../platform/i18n/translator.ts'
import { strings } from '../strings.ts'
import './score-chart.css'

const width = 600
const height = 160

/** The run as three lines, named by the strings `report.line.<name>`; the score of Stakes is its chips. */
export function ScoreChart({ lines, stakes }: { lines: readonly RunLine[]; stakes: boolean }): ReactElement {
  const translator = useTranslator()
  const paths = useMemo(() => linePaths(lines), [lines])
  return (
    <figure className="hb-race">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {lines.map(({ name }, i) => (
          <path key={name} data-line={name} d={paths[i]} />
        ))}
      </svg>
      <figcaption>
        {lines.toReversed().map(({ name }) => (
          <span key={name} data-line={name}>
            {translator.say({ key: stakes && name === 'score' ? 'table.chips' : `report.line.${name}` }, strings[translator.language])}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** Path data of each line, all on one scale from the lowest point; chips, whose logarithm is drawn, seldom come near 0. */
export function linePaths(lines: readonly RunLine[]): string[] {
  const all = lines.flatMap(({ points }) => points)
  const bottom = Math.max(0, Math.min(...all))
  const top = Math.max(bottom + 1, ...all)
  const round = (value: number) => Math.round(value * 10) / 10
  return lines.map(({ points }) =>
    points
      .map((sum, i) => {
        const x = round((i / Math.max(1, points.length - 1)) * width)
        return `${i === 0 ? 'M' : 'L'}${x} ${round(height - (Math.max(0, sum - bottom) / (top - bottom)) * (height - 4))}`
      })
      .join(''),
  )
}
