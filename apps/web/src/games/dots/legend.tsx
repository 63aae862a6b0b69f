import type { ReactElement, ReactNode } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import './legend.css'
import { diamondPath } from './svg-paths.ts'
import { strings } from './strings.ts'

const exampleName = 'c2'
const exampleGain = '+3'

/** Each marker as the board draws it; texts under `legend.<name>`. */
const signs: readonly (readonly [name: string, drawing: ReactNode])[] = [
  ['names', <CoordinateSign key="names" />],
  [
    'owners',
    <g key="owners">
      <circle className="legend-dot" data-side="0" cx="-8" r="6" />
      <path className="legend-dot" data-side="1" transform="translate(9 0)" d={diamondPath(7.5)} />
    </g>,
  ],
  [
    'full',
    <g key="full">
      <circle className="legend-heat" r="17" />
      <circle className="legend-dot" data-side="0" cx="-5" cy="-5" r="4" />
      <circle className="legend-dot" data-side="0" cx="5" cy="5" r="4" />
    </g>,
  ],
  ['danger', <circle key="danger" className="legend-danger" r="17" />],
  ['last', <path key="last" className="legend-mark" d="M-16 0h5M11 0h5M0-16v5M0 11v5" />],
  ['aim', <path key="aim" className="legend-mark" d="M-17-11v-3q0-3 3-3h3M11-17h3q3 0 3 3v3M17 11v3q0 3-3 3h-3M-11 17h-3q-3 0-3-3v-3" />],
  ['pointed', <rect key="pointed" className="legend-mark" x="-17" y="-17" width="34" height="34" rx="8" />],
  ['badge', <BadgeSign key="badge" />],
]

/** Markers on the board. */
export function Legend(): ReactElement {
  const { say, language } = useTranslator()
  return (
    <>
      <ul className="legend">
        {signs.map(([name, drawing]) => (
          <li key={name}>
            <svg viewBox="-22 -22 44 44" width="44" height="44" aria-hidden="true" focusable="false">
              {drawing}
            </svg>
            <span>{say({ key: `legend.${name}` }, strings[language])}</span>
          </li>
        ))}
      </ul>
      <p className="legend-steps">{say({ key: 'legend.press' }, strings[language])}</p>
      <p className="legend-steps">{say({ key: 'legend.steps' }, strings[language])}</p>
    </>
  )
}

function CoordinateSign(): ReactElement {
  return (
    <text className="legend-name" textAnchor="middle" y="6">
      {exampleName}
    </text>
  )
}

function BadgeSign(): ReactElement {
  return (
    <g>
      <rect className="legend-plate" x="-21" y="-11" width="42" height="22" rx="7" />
      <text className="legend-plate-text" x="-16" y="5.5">
        {exampleGain}
      </text>
      <path className="legend-mark" d="M11-6v3M11 3v3M5 0h3M14 0h3M7-4l2 2M13 2l2 2M15-4l-2 2M9 2l-2 2" />
    </g>
  )
}
