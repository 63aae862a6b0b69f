import type { ReactElement, ReactNode } from 'react'
import { useBoardStyle } from '../../platform/settings/settings-store.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import './legend.css'
import { hatchPath, pieceInset } from './piece-lines.ts'
import { outlinePath, type Square } from './piece-outline.ts'
import { strings } from './strings.ts'
import { themeIds } from './theme-ids.ts'

const square: readonly Square[] = [[0, 0]]
const bar: readonly Square[] = [
  [0, 0],
  [1, 0],
]

/** Each marker as the board draws it; texts under `legend.<name>`. */
const signs: readonly (readonly [name: string, drawing: ReactNode])[] = [
  [
    'sides',
    <g key="sides">
      <InkSign seat={0} cells={square} />
      <g transform="translate(1 0)">
        <InkSign seat={1} cells={square} />
      </g>
    </g>,
  ],
  [
    'last',
    <g key="last" className="sz-inked" data-fresh="true" data-seat={0}>
      <path className="sz-ink" d={outlinePath(bar, pieceInset)} />
      <path className="sz-hatch" d={hatchPath(bar, 0)} />
    </g>,
  ],
  ['fits', <GhostSign key="fits" tone="yes" />],
  ['fitsNot', <GhostSign key="fitsNot" tone="no" />],
  ['dead', <path key="dead" className="sz-dead" d="M0.82 0.32l0.36 0.36m0 -0.36l-0.36 0.36" />],
  [
    'heat',
    <g key="heat">
      <rect className="sz-heat" data-seat={0} width={1} height={1} opacity={0.6} />
      <rect className="sz-heat" data-seat="both" x={1} width={1} height={1} opacity={0.3} />
    </g>,
  ],
  ['hinted', <path key="hinted" className="sz-hinted" d={outlinePath(bar, pieceInset)} />],
]

/** Markers on the board, and how to handle a piece without a keyboard. */
export function Legend(): ReactElement {
  const { say, language } = useTranslator()
  const { theme } = useBoardStyle('sumzero')
  const translate = (key: string) => say({ key }, strings[language])
  return (
    <>
      <ul className="sz-legend sz-table-view" data-theme={theme || themeIds[0]}>
        {signs.map(([name, drawing]) => (
          <li key={name}>
            <svg viewBox="-0.25 -0.25 2.5 1.5" width="60" height="36" aria-hidden="true" focusable="false">
              {drawing}
            </svg>
            <span>{translate(`legend.${name}`)}</span>
          </li>
        ))}
      </ul>
      <p className="sz-legend-hand">{translate('legend.mouse')}</p>
      <p className="sz-legend-hand">{translate('legend.touch')}</p>
    </>
  )
}

function InkSign({ seat, cells }: { seat: number; cells: readonly Square[] }): ReactElement {
  return (
    <g className="sz-inked" data-seat={seat}>
      <path className="sz-ink" d={outlinePath(cells, pieceInset)} />
      <path className="sz-hatch" d={hatchPath(cells, seat)} />
    </g>
  )
}

function GhostSign({ tone }: { tone: 'yes' | 'no' }): ReactElement {
  return (
    <g className="sz-ghost" data-tone={tone}>
      {bar.map(([x, y]) => (
        <rect key={x} data-free={x === 0} x={x} y={y} width={1} height={1} />
      ))}
      <path d={outlinePath(bar, pieceInset)} />
    </g>
  )
}
