import { msg, type Message } from '@parlor/kernel'
import { winOf, type Bet, type Odds, type Round } from '@parlor/mahjong'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { oddsCurveSize, oddsCurveOf } from './odds-curve.ts'
import type { ViewModel } from './view-model.ts'
import { strings } from './strings.ts'
import { roundTimes, startTimesOf } from './timing.ts'
import './hand-total.css'
import './last-bets.css'

const bets = ['higher', 'lower'] as const

interface HandTotalProps {
  readonly viewModel: ViewModel
  readonly speed: number
  readonly frozen: boolean
  /** Stakes: a bet that would win less than one chip. */
  readonly unpaid: Bet | undefined
}

/** The hand's total, in front of the odds curve. */
export function HandTotal({ viewModel, speed, frozen, unpaid }: HandTotalProps): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  const { odds, worths, chances, decisive, history, from, to, settled, resolving, dealing, bet } = viewModel
  const shown = useCountUp(from, to, dealing, startTimesOf(bet !== null).count, speed, frozen)
  const last = history.at(-1)
  // Until the tiles have turned, nothing is told of the hand to come.
  const now = resolving ? from : settled
  return (
    <div className="hb-total">
      {odds && !dealing && <OddsChart odds={odds} total={to} />}
      {(worths ?? chances) && <LastBets worths={worths} chances={chances} />}
      <p className="hb-total-word" data-decisive={decisive !== null} aria-hidden="true">
        {translator.say(captionOf(decisive, unpaid), own)}
      </p>
      <p className="hb-total-number numbers" key={`total ${last?.number ?? 0}`} aria-hidden="true">
        {settled === to ? shown : settled}
      </p>
      <p className="hb-bet-result numbers" key={last?.number ?? 0} data-won={last?.won ?? true} aria-hidden="true">
        {last && (
          <>
            <Icon name={last.won ? 'check' : 'close'} size={20} />
            {translator.say(resultMessage(last), own)}
            {now !== last.next && ` · ${translator.say({ key: 'table.nowWorth', params: { total: now } }, own)}`}
          </>
        )}
      </p>
    </div>
  )
}

/** After a bet: what the run was worth with either of the two in Living honours, and how likely they were to win, where that was not told before. */
function LastBets({ worths, chances }: Pick<ViewModel, 'worths' | 'chances'>): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  const worth = (bet: Bet) => worths && translator.number(worths[bet], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const chance = (bet: Bet) => chances && translator.number(Math.round(100 * chances[bet]) / 100, { style: 'percent' })
  const said = [
    ...(chances ? [msg('table.lastOdds', { higher: chance('higher')!, lower: chance('lower')! })] : []),
    ...(worths ? [msg('table.worths', { higher: worth('higher')!, lower: worth('lower')! })] : []),
  ].map((message) => translator.say(message, own))
  const label = worths ? 'table.lastWorths' : 'table.lastChances'
  return (
    <p className="hb-last-bets numbers" title={said.join(' ')}>
      <span aria-hidden="true">
        <span className="hb-last-bets-label">{translator.say({ key: label }, own)}</span>
        <span className="hb-last-bets-short">{translator.say({ key: `${label}Short` }, own)}</span>
        {bets.map((bet) => (
          <span key={bet} className="hb-last-bet">
            <Icon name={bet === 'higher' ? 'up' : 'down'} size={16} />
            {worth(bet) ?? chance(bet)}
            {worths && chances && <span className="hb-last-chance">{` (${chance(bet)})`}</span>}
          </span>
        ))}
      </span>
      <span className="sr-only">{said.join(' ')}</span>
    </p>
  )
}

/** What stands above the total: what is special about the bet, if anything. */
function captionOf(decisive: ViewModel['decisive'], unpaid: Bet | undefined): Message {
  if (decisive) return msg(`table.decisive.${decisive}`)
  return unpaid ? msg('stake.paysNothing', { bet: msg(`table.${unpaid}`) }) : msg('table.total')
}

function resultMessage({ won, total, next, bet, stake }: Round): Message {
  if (stake !== undefined) {
    const chips = won ? winOf(total, bet, stake) : stake
    if (chips === 0) return msg('table.verdictWonNothing', { total, next })
    return msg(won ? 'table.verdictWonChips' : 'table.verdictLostChips', { total, next, chips })
  }
  return msg(resultKeyOf({ won, total, next }), { total, next })
}

function resultKeyOf({ won, total, next }: Pick<Round, 'won' | 'total' | 'next'>): string {
  return won ? 'table.verdictWon' : total === next ? 'table.verdictTie' : 'table.verdictLost'
}

/** Probability of every next total: to the left of the current one lower wins, to the right higher. */
function OddsChart({ odds, total }: { odds: Odds; total: number }): ReactElement {
  const translator = useTranslator()
  const curve = useMemo(() => oddsCurveOf(odds, total), [odds, total])
  const tie = odds.all === 0 ? 0 : odds.tie / odds.all
  return (
    <>
      <svg
        className="hb-curve"
        viewBox={`0 0 ${oddsCurveSize.width} ${oddsCurveSize.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className="hb-curve-lower" d={curve.lower} />
        <path className="hb-curve-tie" d={curve.tie} />
        <path className="hb-curve-higher" d={curve.higher} />
      </svg>
      <p className="hb-tie numbers">
        {translator.say(
          { key: 'table.tie', params: { percent: translator.number(Math.round(100 * tie) / 100, { style: 'percent' }) } },
          strings[translator.language],
        )}
      </p>
    </>
  )
}

/** Counts from one number to another while tiles are dealt. */
function useCountUp(from: number, to: number, dealing: boolean, start: number, speed: number, frozen: boolean): number {
  const [shown, setShown] = useState(to)
  const passed = useRef(0)
  useLayoutEffect(() => {
    passed.current = 0
    if (dealing) setShown(from)
  }, [dealing, from, to])
  useEffect(() => {
    if (!dealing || frozen) return
    let before = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      passed.current += (now - before) * (speed || 1)
      before = now
      const part = Math.min(1, Math.max(0, (passed.current - start) / roundTimes.counting))
      setShown(Math.round(from + (to - from) * part))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [dealing, from, to, start, speed, frozen])
  return dealing ? shown : to
}
