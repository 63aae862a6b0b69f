import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import './legend.css'
import { strings } from './strings.ts'
import { Tile } from './tile.tsx'

const east = { face: 27 }

/** Each marker as the table shows it; texts under `legend.<name>`. */
const signs: readonly (readonly [name: string, drawing: ReactNode])[] = [
  ['coin', <Tile key="coin" tile={{ ...east, value: 5 }} />],
  ['danger', <Tile key="danger" tile={{ ...east, value: 9 }} />],
  ['scale', <Tile key="scale" tile={{ ...east, value: 7 }} coin={false} scale />],
  [
    'worths',
    <span key="worths" className="hb-legend-worths">
      <Icon name="up" size={20} />
      <Icon name="down" size={20} />
    </span>,
  ],
  [
    'curve',
    <svg key="curve" viewBox="0 0 44 44" focusable="false">
      <path className="hb-curve-lower" d="M2 42C12 42 14 8 22 6V42Z" />
      <path className="hb-curve-tie" d="M22 6H26V42H22Z" />
      <path className="hb-curve-higher" d="M26 8C32 10 34 42 43 42H26Z" />
    </svg>,
  ],
  [
    'price',
    <svg key="price" viewBox="0 0 44 44" focusable="false">
      <rect className="hb-danger" width="44" height="9" />
      <rect className="hb-danger" y="35" width="44" height="9" />
      <path className="hb-line" d="M2 22H14V18H24V26H34V14H42" />
    </svg>,
  ],
]

/** Markers on the table. */
export function Legend(): ReactElement {
  const { say, language } = useTranslator()
  return (
    <ul className="hb-legend">
      {signs.map(([name, drawing]) => (
        <li key={name}>
          <span className="hb-legend-symbol" aria-hidden="true">
            {drawing}
          </span>
          <span>{say({ key: `legend.${name}` }, strings[language])}</span>
        </li>
      ))}
    </ul>
  )
}
