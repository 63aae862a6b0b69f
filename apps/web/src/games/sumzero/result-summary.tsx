import type { SumZeroTypes } from '@parlor/sumzero'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { MatchSectionProps } from '../../web-game/web-game.ts'
import './result-summary.css'
import {
  winChancesOf,
  findDecidedPosition,
  positionsToReview,
  reviewInWorker,
  type PositionToReview,
  type ReviewedPosition,
} from './review.ts'
import { setDisplayPreferences, useDisplayPreferences } from './preferences.ts'
import { strings } from './strings.ts'

/** Result summary: win chances over the match, from when on it was decided, and which squares each side could still use. */
export function ResultSummary({ match, id }: MatchSectionProps<SumZeroTypes>): ReactElement | null {
  const { say, language } = useTranslator()
  const own = strings[language]
  const { heat } = useDisplayPreferences()
  const moments = useMemo(() => positionsToReview(match), [match])
  const reviewed = useReview(id, moments)
  const winner = match.outcome?.ranks.indexOf(1) ?? -1
  const decided = reviewed.length === moments.length ? findDecidedPosition(reviewed, winner) : null
  if (moments.length === 0) return null
  return (
    <div className="sz-result">
      <WinChanceGraph moments={moments} reviewed={reviewed} winner={winner} />
      {decided && (
        <p>
          {say(
            {
              key: 'review.decided',
              params: { who: say({ key: `seat.${winner}` }, own), number: piecesLaidBefore(decided) + 1 },
            },
            own,
          )}
        </p>
      )}
      <Button icon="contrast" aria-pressed={heat} onClick={() => setDisplayPreferences({ heat: !heat })}>
        {say({ key: 'tools.heat' }, own)}
      </Button>
    </div>
  )
}

function piecesLaidBefore({ view }: PositionToReview): number {
  return view.laid.length
}

function useReview(id: string, moments: readonly PositionToReview[]): readonly ReviewedPosition[] {
  const [known, setKnown] = useState<{ readonly id: string; readonly all: readonly ReviewedPosition[] }>({ id, all: [] })
  useEffect(() => {
    setKnown({ id, all: [] })
    return reviewInWorker(moments, (one) => setKnown(({ all }) => ({ id, all: [one, ...all] })))
  }, [id, moments])
  return known.id === id ? known.all : []
}

const size = { width: 240, height: 64 }

/** Cyan's win chance from the first piece to the last: above the line Cyan was ahead, below it Orange. */
function WinChanceGraph({
  moments,
  reviewed,
  winner,
}: {
  moments: readonly PositionToReview[]
  reviewed: readonly ReviewedPosition[]
  winner: number
}): ReactElement {
  const { say, number, language } = useTranslator()
  const own = strings[language]
  const chances = winChancesOf(reviewed)
  const left = (moments.length - reviewed.length) / moments.length
  const points = [...chances, winner === 0 ? 1 : 0].map((cyan, i, all) => {
    const x = size.width * (left + (1 - left) * (all.length === 1 ? 1 : i / (all.length - 1)))
    return [Math.round(x * 10) / 10, Math.round((1 - cyan) * size.height * 10) / 10] as const
  })
  const line = points.map(([x, y]) => `${x} ${y}`).join('L')
  const spoken = chances.map((chance) => number(chance, { style: 'percent', maximumFractionDigits: 0 })).join(', ')
  return (
    <figure className="sz-graph">
      <figcaption>{say({ key: 'review.title' }, own)}</figcaption>
      <svg
        viewBox={`-4 -12 ${size.width + 8} ${size.height + 24}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={say({ key: 'review.chances', params: { chances: spoken } }, own)}
      >
        <path className="sz-graph-area" d={`M${points[0]![0]} ${size.height / 2}L${line}L${size.width} ${size.height / 2}Z`} />
        <path className="sz-graph-middle" d={`M0 ${size.height / 2}H${size.width}`} />
        <path className="sz-graph-line" d={`M${line}`} />
        {reviewed.map((one, i) => (
          <path
            key={one.at}
            className="sz-graph-point"
            data-seat={one.seat}
            data-proven={one.proven !== null}
            d={`M${points[i]![0]} ${points[i]![1]}h0`}
          />
        ))}
      </svg>
    </figure>
  )
}
