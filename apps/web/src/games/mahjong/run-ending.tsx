import { chipsMoved, momentsOf, type BetReport, type RunReport } from '@parlor/mahjong'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { boardStyle } from '../../platform/settings/settings-store.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import './run-ending.css'
import { strings } from './strings.ts'
import { Tile } from './tile.tsx'

/** Duration of the count at 1×, in milliseconds. */
const counting = 900

/** The final score, counted up. */
export function FinalScore({ score }: { score: number }): ReactElement {
  const { number } = useTranslator()
  const shown = useCountedUp(score)
  return (
    <span className="hb-final-score numbers">
      <span aria-hidden="true">{number(shown)}</span>
      <span className="sr-only">{number(score)}</span>
    </span>
  )
}

function useCountedUp(score: number): number {
  const [shown, setShown] = useState(() => (duration() === 0 ? score : 0))
  useEffect(() => {
    const lasts = duration()
    if (lasts === 0) return setShown(score)
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - start) / lasts)
      setShown(Math.round(score * part))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [score])
  return shown
}

/** 0 where nothing is animated. */
function duration(): number {
  const { speed } = boardStyle('mahjong')
  return speed === 0 || document.documentElement.dataset['motion'] === 'reduced' ? 0 : counting / speed
}

/** The best bet and the worst luck of a run, as hands. */
export function RunMoments({ report, living }: { report: RunReport; living: boolean }): ReactElement | null {
  const { best, steered, worstLuck, lost } = useMemo(() => momentsOf(report), [report])
  if (!best && !worstLuck) return null
  const staked = report.givenAway !== null
  return (
    <div className="hb-moments">
      {best && <Moment bet={best} name={staked ? 'chipsWon' : steered ? 'steered' : 'best'} />}
      {worstLuck && <Moment bet={worstLuck} name={staked ? 'chipsLost' : living ? 'unlucky' : 'worst'} points={lost} />}
    </div>
  )
}

type MomentName = 'best' | 'steered' | 'chipsWon' | 'worst' | 'unlucky' | 'chipsLost'

const unluckyMoments = new Set<MomentName>(['worst', 'unlucky', 'chipsLost'])

function Moment({ bet, name, points = bet.margin }: { bet: BetReport; name: MomentName; points?: number }): ReactElement {
  const unlucky = unluckyMoments.has(name)
  const translator = useTranslator()
  const own = strings[translator.language]
  const params = {
    number: bet.number,
    total: bet.total,
    bet: { key: `move.${bet.bet}` },
    next: bet.next,
    chance: translator.number(bet.chance, { style: 'percent', maximumFractionDigits: 0 }),
    points: translator.number(points, { maximumFractionDigits: 1 }),
    stake: translator.number(bet.stake ?? 0),
    chips: translator.number(chipsMoved(bet)),
  }
  return (
    <section className="hb-moment" data-moment={unlucky ? 'worst' : 'best'}>
      <h3>{translator.say({ key: unlucky ? 'after.worstLuck' : 'after.bestBet' }, own)}</h3>
      <span className="hb-moment-tiles" aria-hidden="true">
        {bet.tiles.map((tile) => (
          <Tile key={tile.id} tile={tile} />
        ))}
      </span>
      <p>{translator.say({ key: `after.moment.${name}`, params }, own)}</p>
    </section>
  )
}
