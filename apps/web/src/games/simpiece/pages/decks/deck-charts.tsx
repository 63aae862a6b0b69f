import type { ReactElement, ReactNode } from 'react'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { cardColours } from '../../card-face/palette.ts'
import { ColourIcon } from '../../card-face/card-icons.tsx'
import type { Deck } from './deck.ts'
import { deckStatsOf, lastCostBar, type DeckStats } from './deck-stats.ts'

/** Composition of the deck as charts with text. */
export function DeckCharts({ deck }: { deck: Deck }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const figures = deckStatsOf(deck)
  if (figures.size === 0) return <p className="sp-empty">{translate('deck.noCharts')}</p>
  const decimal = translator.number(figures.averageCost, { maximumFractionDigits: 2 })
  return (
    <div className="sp-charts">
      <dl className="sp-figures">
        <ChartFigure label={translate('deck.averageCost')}>{decimal}</ChartFigure>
        <ChartFigure label={translate('deck.counterTotal')}>{translator.number(figures.counterTotal)}</ChartFigure>
        <ChartFigure label={translate('deck.blockers')}>{figures.blockers}</ChartFigure>
        <ChartFigure label={translate('deck.triggers')}>{figures.triggers}</ChartFigure>
      </dl>
      <CostCurveChart figures={figures} />
      <ColourChart figures={figures} />
      <BarsChart
        title={translate('deck.chart.kinds')}
        bars={figures.kinds.map(({ of, count }) => ({ label: translate(`cards.kind.${of}`), count }))}
        size={figures.size}
      />
      <BarsChart
        title={translate('deck.chart.counters')}
        bars={figures.counters.map(({ of, count }) => ({ label: of === 0 ? translate('cards.none') : `+${of}`, count }))}
        size={figures.size}
      />
    </div>
  )
}

function ChartFigure({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const width = 320
/** Small variant: digits must stay as large as everywhere. */
const small = { width: 224, height: 70 }

/** Cards per cost; Events are stacked on Characters. */
export function CostCurveChart({
  figures: { curve, size },
  bare,
}: {
  figures: Pick<DeckStats, 'curve' | 'size'>
  bare?: boolean
}): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const bars = curve.slice(curve[0]!.characters + curve[0]!.others > 0 ? 0 : 1)
  const most = Math.max(4, ...bars.map(({ characters, others }) => characters + others))
  const { width: whole, height } = bare ? small : { width, height: 120 }
  const step = whole / bars.length
  const barLabels = bars.map(({ cost, characters, others }) =>
    translate('deck.chart.curveBar', { cost: costName(cost), count: characters + others }),
  )
  return (
    <figure className="sp-chart">
      {!bare && <figcaption>{translate('deck.chart.curve')}</figcaption>}
      <svg viewBox={`0 0 ${whole} ${height + 46}`} role="img" aria-label={size === 0 ? translate('deck.empty') : barLabels.join(', ')}>
        {bars.map(({ cost, characters, others }, i) => {
          const [low, high] = [(characters / most) * height, (others / most) * height]
          const x = i * step + 4
          return (
            <g key={cost}>
              <rect className="sp-bar-ground" x={x} y={20} width={step - 8} height={height} rx="4" />
              <rect className="sp-bar-character" x={x} y={20 + height - low} width={step - 8} height={low} rx="4" />
              <rect className="sp-bar-event" x={x} y={20 + height - low - high} width={step - 8} height={high} rx="4" />
              <text className="sp-bar-value" x={i * step + step / 2} y={14 + height - low - high}>
                {characters + others || ''}
              </text>
              <text className="sp-bar-label" x={i * step + step / 2} y={height + 40}>
                {costName(cost)}
              </text>
            </g>
          )
        })}
      </svg>
      {!bare && (
        <p className="sp-legend">
          <span data-of="character">{translate('cards.kind.character')}</span>
          <span data-of="event">{translate('cards.kind.event')}</span>
        </p>
      )}
    </figure>
  )
}

function costName(cost: number): string {
  return cost === lastCostBar ? `${cost}+` : String(cost)
}

const circumference = 2 * Math.PI * 40

function ColourChart({ figures: { colours, size } }: { figures: DeckStats }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const starts = colours.map((_, i) => colours.slice(0, i).reduce((sum, { count }) => sum + count, 0))
  return (
    <figure className="sp-chart sp-chart-ring">
      <figcaption>{translate('deck.chart.colours')}</figcaption>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {colours.map(({ of, count }, i) => (
          <circle
            key={of}
            cx="50"
            cy="50"
            r="40"
            className="sp-ring"
            stroke={cardColours[of].frame}
            strokeDasharray={`${(count / size) * circumference - 1.5} ${circumference}`}
            strokeDashoffset={-(starts[i]! / size) * circumference}
          />
        ))}
        <text x="50" y="59" className="sp-ring-size">
          {size}
        </text>
      </svg>
      <ul>
        {colours.map(({ of, count }) => (
          <li key={of} data-colour={of}>
            <ColourIcon colour={of} />
            <span>{translate(`cards.colour.${of}`)}</span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** Shares of the deck as bars. */
function BarsChart(props: { title: string; bars: readonly { label: string; count: number }[]; size: number }): ReactElement {
  const { title, bars, size } = props
  const line = 34
  return (
    <figure className="sp-chart">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${bars.length * line}`}
        role="img"
        aria-label={bars.map(({ label, count }) => `${label}: ${count}`).join(', ')}
      >
        {bars.map(({ label, count }, i) => (
          <g key={label}>
            <text className="sp-bar-name" x="0" y={i * line + 22}>
              {label}
            </text>
            <rect className="sp-bar-ground" x="110" y={i * line + 6} width="176" height="22" rx="4" />
            <rect className="sp-bar-character" x="110" y={i * line + 6} width={(count / size) * 176} height="22" rx="4" />
            <text className="sp-bar-count" x={width} y={i * line + 23}>
              {count}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
