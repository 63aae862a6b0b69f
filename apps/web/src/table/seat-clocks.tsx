import { useEffect, useState, type ReactElement } from 'react'
import { announce } from '../ui/announcer.tsx'
import type { Session } from '../session/session.ts'
import { formatClock, timeLeftOf } from '../data/time-control.ts'
import { useTranslator, currentTranslator } from '../platform/i18n/translator.ts'
import { useTableState } from './use-open-table.ts'

/** Seconds left at which a running clock is announced. */
const warnings = [30, 10] as const

interface SeatClockProps {
  readonly session: Session
  readonly seat: number
  readonly nameOf: (seat: number) => string
}

/** A seat's clock. */
export function SeatClock({ session, seat, nameOf }: SeatClockProps): ReactElement | null {
  const { t } = useTranslator()
  const time = useTableState(session, (state) => state.time)
  const running = time?.running.includes(seat) ?? false
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(performance.now()), 100)
    return () => clearInterval(timer)
  }, [running])
  if (!time) return null
  const left = timeLeftOf(time, seat, Math.max(now, time.at))
  const face = formatClock(left)
  const low = warnings.findLast((seconds) => left <= seconds * 1000)
  return (
    <span
      className="clock numbers"
      role="timer"
      data-running={running}
      data-low={low}
      aria-label={t('table.timeLeft', { name: nameOf(seat), time: face })}
    >
      {face}
    </span>
  )
}

/** All clocks in a row, for games whose panel does not show them. */
export function SeatClocks({ session, nameOf }: Omit<SeatClockProps, 'seat'>): ReactElement | null {
  const timed = useTableState(session, (state) => state.time !== null)
  const players = useTableState(session, (state) => state.players)
  if (!timed) return null
  return (
    <div className="seat-clocks">
      {players.map((_, seat) => (
        // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
        <span className="seat-clocks-seat" key={seat}>
          <span className="seat-clocks-name">{nameOf(seat)}</span>
          <SeatClock session={session} seat={seat} nameOf={nameOf} />
        </span>
      ))}
    </div>
  )
}

/** Announces low time of a person at this device. */
export function useTimeWarnings(session: Session, nameOf: (seat: number) => string): void {
  const time = useTableState(session, (state) => state.time)
  const players = useTableState(session, (state) => state.players)
  useEffect(() => {
    if (!time) return
    const alone = players.filter(({ kind }) => kind === 'person').length === 1
    const timers = time.running
      .filter((seat) => players[seat]?.kind === 'person')
      .flatMap((seat) =>
        warnings
          .map((seconds) => ({ seconds, wait: timeLeftOf(time, seat, performance.now()) - seconds * 1000 }))
          .filter(({ wait }) => wait > 0)
          .map(({ seconds, wait }) =>
            setTimeout(() => {
              const { t } = currentTranslator()
              const said = { count: seconds, name: nameOf(seat) }
              announce(t(alone ? 'table.timeLowYou' : 'table.timeLow', said), 'assertive')
            }, wait),
          ),
      )
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [time, players, nameOf])
}

/** Stops the clocks while the page is hidden. */
export function useStopClocksWhenHidden(session: Session): void {
  useEffect(() => {
    const looked = () => session.setHidden?.(document.hidden)
    looked()
    document.addEventListener('visibilitychange', looked)
    return () => document.removeEventListener('visibilitychange', looked)
  }, [session])
}
