import { highestHonourValue, honourValueHistories, lowestHonourValue, type MahjongTypes, type HonourValueHistory } from '@parlor/mahjong'
import type { ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { GameTableProps } from '../../web-game/web-game.ts'
import './panel.css'
import { raceOf, RaceStandings } from './race-standings.tsx'
import { strings } from './strings.ts'
import { Tile } from './tile.tsx'

/** Values of winds and dragons as prices between two danger bands; in a race, the standings. */
export function Panel({ view, seat, nameOf }: GameTableProps<MahjongTypes>): ReactElement {
  const race = raceOf(view)
  return (
    <>
      {race && <RaceStandings view={view} race={race} seat={seat} nameOf={nameOf} />}
      <HonourPrices view={view} />
    </>
  )
}

function HonourPrices({ view }: Pick<GameTableProps<MahjongTypes>, 'view'>): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  return (
    <section className="hb-prices" aria-label={translator.say({ key: 'panel.honours' }, own)}>
      <ul>
        {honourValueHistories(view).map((price) => (
          <li key={price.honour}>
            <Tile tile={{ face: price.face, value: price.high }} coin={false} scale={view.honors === 'kind'} />
            <PriceChart price={price} />
            <span
              className="hb-price numbers"
              key={`${price.low} ${price.high}`}
              data-danger={price.low <= 2 || price.high >= highestHonourValue - 2}
              aria-hidden="true"
            >
              {price.low === price.high ? price.low : `${price.low}–${price.high}`}
            </span>
            <span className="sr-only">{translator.say(priceLabel(price, view.honors === 'kind'), own)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In Living honours with the way to both ends of the scale. */
function priceLabel({ honour, low, high }: HonourValueHistory, steered: boolean) {
  const params = { tile: { key: `honour.${honour}` }, low, high, up: highestHonourValue - high, down: low - lowestHonourValue }
  return { key: steered ? 'panel.priceEnds' : low === high ? 'panel.price' : 'panel.prices', params }
}

const width = 44
const height = 56
/** Values this near an end of the scale are in its danger band. */
const band = 2

/** A price over the remembered rounds; where copies have values of their own, their current range. */
function PriceChart({ price: { series, low, high, mean } }: { price: HonourValueHistory }): ReactElement {
  const y = (value: number) => height - (value / highestHonourValue) * height
  const edge = (band / highestHonourValue) * height
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
