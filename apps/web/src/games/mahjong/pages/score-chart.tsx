import type { RunLine } from '@parlor/mahjong'
import { useMemo, type ReactElement } from 'react'
import { useTranslator } from '../../../platform/i18n/translator.ts'
import { strings } from '../strings.ts'

const width = 600
const height = 160

/** The run as three lines, named by the strings `report.line.<name>`. */
export function ScoreChart({ lines }: { lines: readonly RunLine[] }): ReactElement {
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
            {translator.say({ key: `report.line.${name}` }, strings[translator.language])}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** Path data of each line, all on one scale. */
export function linePaths(lines: readonly RunLine[]): string[] {
  const top = Math.max(1, ...lines.flatMap(({ points }) => points))
  const round = (value: number) => Math.round(value * 10) / 10
  return lines.map(({ points }) =>
    points
      .map((sum, i) => {
        const x = round((i / Math.max(1, points.length - 1)) * width)
        return `${i === 0 ? 'M' : 'L'}${x} ${round(height - (Math.max(0, sum) / top) * (height - 4))}`
      })
      .join(''),
  )
}
