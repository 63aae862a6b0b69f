import { highest, pricesOf, type MahjongKinds, type Price } from '@parlor/mahjong'
import type { ReactElement } from 'react'
import { useWords } from '../../words/words.ts'
import type { TableProps } from '../door.ts'
import './panel.css'
import { raceIn, Racers } from './racers.tsx'
import { strings } from './strings.ts'
import { Tile } from './tile.tsx'

/** What winds and dragons are worth, as prices between two dangers; in a race, who is how far. */
export function Panel({ view, nameOf }: TableProps<MahjongKinds>): ReactElement {
  const race = raceIn(view)
  return (
    <>
      {race && <Racers view={view} race={race} nameOf={nameOf} />}
      <Prices view={view} />
    </>
  )
}

function Prices({ view }: Pick<TableProps<MahjongKinds>, 'view'>): ReactElement {
  const words = useWords()
  const own = strings[words.language]
  return (
    <section className="hb-prices" aria-label={words.say({ key: 'panel.honours' }, own)}>
      <ul>
        {pricesOf(view).map((price) => (
          <li key={price.honour}>
            <Tile tile={{ face: price.face, value: price.high }} coin={false} />
            <Chart price={price} />
            <span
              className="hb-price numbers"
              key={`${price.low} ${price.high}`}
              data-danger={price.low <= 2 || price.high >= highest - 2}
              aria-hidden="true"
            >
              {price.low === price.high ? price.low : `${price.low}–${price.high}`}
            </span>
            <span className="sr-only">{words.say(priceWords(price), own)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function priceWords({ honour, low, high }: Price) {
  const params = { tile: { key: `honour.${honour}` }, low, high }
  return { key: low === high ? 'panel.price' : 'panel.prices', params }
}

const width = 44
const height = 56
/** Values this near an end of the scale are in its danger band. */
const band = 2

/** The way of a price through the remembered rounds; where copies have values of their own, their span today. */
function Chart({ price: { series, low, high, mean } }: { price: Price }): ReactElement {
  const y = (value: number) => height - (value / highest) * height
  const edge = (band / highest) * height
  const step = width / Math.max(1, series.length - 1)
  const line = series.map((value, i) => `${i === 0 ? 'M' : 'L'}${Math.round(i * step * 10) / 10} ${y(value)}`).join('')
  return (
    <svg className="hb-chart" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="hb-danger" width={width} height={edge} />
      <rect className="hb-danger" y={height - edge} width={width} height={edge} />
      <line className="hb-middle" x2={width} y1={height / 2} y2={height / 2} />
      {series.length > 1 ? (
        <path className="hb-line" d={line} />
      ) : (
        <>
          <rect className="hb-span" x={width * 0.3} width={width * 0.4} y={y(high) - 2} height={y(low) - y(high) + 4} />
          <line className="hb-line" x1={width * 0.15} x2={width * 0.85} y1={y(mean)} y2={y(mean)} />
        </>
      )}
    </svg>
  )
}
