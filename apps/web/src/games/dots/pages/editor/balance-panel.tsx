import { balanceCriterion, matchOptionsOfLevel, balanceBot } from '@parlor/dots'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { playBotMatches, type BotMatchesRun, type BotMatchesResult } from '../../../../platform/workers/bot-matches.ts'
import { strings } from '../../strings.ts'
import { estimateBalance, type BalanceEstimate } from './board-balance.ts'
import { stringifyGrid, type LevelDraft } from './level-draft.ts'
import { levelFromDraft } from './level-file.ts'

type MeasuringState = { readonly kind: 'idle' | 'failed' } | { readonly kind: 'running' | 'done'; readonly so: BotMatchesResult }

/** Plays the board between equal bots and shows how often the first player wins. */
export function BalancePanel({ draft, sound }: { draft: LevelDraft; sound: boolean }): ReactElement {
  const { say, number, language } = useTranslator()
  const own = strings[language]
  const [state, setState] = useState<MeasuringState>({ kind: 'idle' })
  const running = useRef<BotMatchesRun | null>(null)
  const board = `${stringifyGrid(draft)} ${draft.starter}`
  function stop(): void {
    running.current?.cancel()
    running.current = null
  }
  // The estimate belongs to the previous board.
  useEffect(() => {
    setState({ kind: 'idle' })
    return stop
  }, [board])
  function translate(key: string, params: Readonly<Record<string, string | number>> = {}): string {
    return say({ key: `editor.balance.${key}`, params }, own)
  }
  function describeEstimate(estimate: BalanceEstimate): string {
    const percent = (share: number) => number(share, { style: 'percent' })
    const { first, low, high, matches } = estimate
    return translate('result', { first: percent(first), low: percent(low), high: percent(high), games: matches })
  }
  function start(): void {
    stop()
    setState({ kind: 'running', so: { played: 0, wins: [0, 0] } })
    const trial = {
      game: 'dots',
      options: matchOptionsOfLevel(levelFromDraft(draft)),
      level: balanceBot,
      matches: balanceCriterion.matches,
      seed: 'balance',
    }
    const measuring = playBotMatches(trial, (so) => running.current === measuring && setState({ kind: 'running', so }))
    running.current = measuring
    measuring.done.then(
      (so) => {
        if (running.current !== measuring) return
        stop()
        setState({ kind: 'done', so })
        const estimate = estimateBalance(so, draft.starter)
        announce(`${describeEstimate(estimate)} ${translate(estimate.even ? 'even' : 'uneven')}`)
      },
      () => {
        if (running.current !== measuring) return
        stop()
        setState({ kind: 'failed' })
      },
    )
  }
  const estimate = 'so' in state ? estimateBalance(state.so, draft.starter) : null
  return (
    <section className="panel editor-balance" aria-labelledby="balance-title">
      <h2 id="balance-title">{translate('title')}</h2>
      <p className="field-note">{translate('note', { games: balanceCriterion.matches })}</p>
      {estimate && <BalanceMeter estimate={estimate} label={translate('progress')} />}
      {estimate && estimate.matches > 0 && (
        <p className="balance-text numbers" data-even={estimate.even ?? 'open'}>
          {estimate.even !== null && <Icon name={estimate.even ? 'check' : 'warning'} size={20} />}
          <span>
            {describeEstimate(estimate)} {estimate.even !== null && translate(estimate.even ? 'even' : 'uneven')}
          </span>
        </p>
      )}
      {state.kind === 'failed' && <p className="field-error">{translate('failed')}</p>}
      {state.kind === 'running' ? (
        <Button
          icon="close"
          onClick={() => {
            stop()
            setState({ kind: 'idle' })
          }}
        >
          {translate('cancel')}
        </Button>
      ) : (
        <Button icon="scales" disabled={!sound} onClick={start}>
          {translate(state.kind === 'idle' ? 'start' : 'again')}
        </Button>
      )}
    </section>
  )
}

/** Win share of the first player within its confidence interval, and the number of matches. */
function BalanceMeter({ estimate, label }: { estimate: BalanceEstimate; label: string }): ReactElement {
  const { matches, first, low, high } = estimate
  const at = (share: number) => `${share * 100}%`
  return (
    <>
      <progress className="balance-progress" max={balanceCriterion.matches} value={matches} aria-label={label} />
      <div className="balance-scale" aria-hidden="true">
        <i className="balance-zone" style={{ left: at(1 - balanceCriterion.share / 100), right: at(1 - balanceCriterion.share / 100) }} />
        {matches > 0 && <i className="balance-range" style={{ left: at(low), right: at(1 - high) }} />}
        {matches > 0 && <i className="balance-mark" style={{ left: at(first) }} />}
      </div>
    </>
  )
}
