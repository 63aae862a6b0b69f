import { endingOf, type MahjongView } from '@parlor/mahjong'
import type { RaceView, RaceRun } from '@parlor/protocol'
import { msg, type Message } from '@parlor/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { strings } from './strings.ts'

/** Online, runs are raced: the view then also contains the other runs. */
export function raceOf(view: MahjongView): RaceView['race'] | null {
  return (view as MahjongView & Partial<RaceView>).race ?? null
}

/** True when the run on the table is over; in a race others may still be betting. */
export function isRunOver(view: MahjongView, seat: number | null = null): boolean {
  // Chips that were cashed out leave no trace in the position.
  return view.outcome !== null || endingOf(view) !== null || (seat !== null && raceOf(view)?.runs[seat]?.over === true)
}

interface RaceStandingsProps {
  readonly view: MahjongView
  readonly race: RaceView['race']
  /** The player's; null for spectators. */
  readonly seat: number | null
  readonly nameOf: (seat: number) => string
}

/** Progress of all racers, and their scores at the end. */
export function RaceStandings({ view, race, seat, nameOf }: RaceStandingsProps): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  const best = Math.max(...race.runs.map(({ score }) => score ?? 0))
  const waits = view.outcome === null && isRunOver(view, seat) && race.runs.some(({ over }) => !over)
  return (
    <section className="hb-racers" aria-label={translator.say({ key: 'race.title' }, own)}>
      <ul>
        {race.runs.map((run, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <li key={at} data-best={run.score === best}>
            <strong>{nameOf(at)}</strong>
            <span className="numbers">
              {run.over && <Icon name="flag" size={16} />}
              {translator.say(runProgressMessage(run, view.honors === 'stakes'), own)}
            </span>
          </li>
        ))}
      </ul>
      <p role="status">{waits ? translator.say({ key: 'race.waiting' }, own) : ''}</p>
    </section>
  )
}

/** A run's progress; its score once it is known. */
export function runProgressMessage({ moves, over, score }: RaceRun, staked = false): Message {
  if (score !== null) return staked ? msg('race.chips', { score, count: score }) : msg('race.scored', { score, bets: moves })
  return msg(over ? 'race.done' : 'race.bets', { count: moves })
}
