import { evenness, optionsOf, referee } from '@parlor/dots'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { announce } from '../../../../house/announce.tsx'
import { Button } from '../../../../house/button.tsx'
import { Icon } from '../../../../house/icon.tsx'
import { useWords } from '../../../../words/words.ts'
import { measure, type Measuring, type Trialled } from '../../../../worker/measure.ts'
import { strings } from '../../strings.ts'
import { judge, type Verdict } from './balance.ts'
import { cellsOf, type Draft } from './draft.ts'
import { levelOf } from './level.ts'

type State = { readonly kind: 'idle' | 'failed' } | { readonly kind: 'running' | 'done'; readonly so: Trialled }

/** Lets equal bots play the board against each other and tells how it went for whoever moves first. */
export function BalancePanel({ draft, sound }: { draft: Draft; sound: boolean }): ReactElement {
  const { say, number, language } = useWords()
  const own = strings[language]
  const [state, setState] = useState<State>({ kind: 'idle' })
  const running = useRef<Measuring | null>(null)
  const board = `${cellsOf(draft)} ${draft.starter}`
  function stop(): void {
    running.current?.cancel()
    running.current = null
  }
  // A verdict about another board is none about this one.
  useEffect(() => {
    setState({ kind: 'idle' })
    return stop
  }, [board])
  function tell(key: string, params: Readonly<Record<string, string | number>> = {}): string {
    return say({ key: `editor.balance.${key}`, params }, own)
  }
  function words(verdict: Verdict): string {
    const percent = (share: number) => number(share, { style: 'percent' })
    const { first, low, high, games } = verdict
    return tell('result', { first: percent(first), low: percent(low), high: percent(high), games })
  }
  function start(): void {
    stop()
    setState({ kind: 'running', so: { played: 0, wins: [0, 0] } })
    const trial = { game: 'dots', options: optionsOf(levelOf(draft)), level: referee, games: evenness.games, seed: 'balance' }
    const measuring = measure(trial, (so) => running.current === measuring && setState({ kind: 'running', so }))
    running.current = measuring
    measuring.done.then(
      (so) => {
        if (running.current !== measuring) return
        stop()
        setState({ kind: 'done', so })
        const verdict = judge(so, draft.starter)
        announce(`${words(verdict)} ${tell(verdict.even ? 'even' : 'uneven')}`)
      },
      () => {
        if (running.current !== measuring) return
        stop()
        setState({ kind: 'failed' })
      },
    )
  }
  const verdict = 'so' in state ? judge(state.so, draft.starter) : null
  return (
    <section className="panel editor-balance" aria-labelledby="balance-title">
      <h2 id="balance-title">{tell('title')}</h2>
      <p className="field-note">{tell('note', { games: evenness.games })}</p>
      {verdict && <Meter verdict={verdict} label={tell('progress')} />}
      {verdict && verdict.games > 0 && (
        <p className="balance-words numbers" data-even={verdict.even ?? 'open'}>
          {verdict.even !== null && <Icon name={verdict.even ? 'check' : 'warning'} size={20} />}
          <span>
            {words(verdict)} {verdict.even !== null && tell(verdict.even ? 'even' : 'uneven')}
          </span>
        </p>
      )}
      {state.kind === 'failed' && <p className="field-error">{tell('failed')}</p>}
      {state.kind === 'running' ? (
        <Button
          icon="close"
          onClick={() => {
            stop()
            setState({ kind: 'idle' })
          }}
        >
          {tell('cancel')}
        </Button>
      ) : (
        <Button icon="scales" disabled={!sound} onClick={start}>
          {tell(state.kind === 'idle' ? 'start' : 'again')}
        </Button>
      )}
    </section>
  )
}

/** The share of whoever moves first between the two limits, and how many games it rests on. */
function Meter({ verdict, label }: { verdict: Verdict; label: string }): ReactElement {
  const { games, first, low, high } = verdict
  const at = (share: number) => `${share * 100}%`
  return (
    <>
      <progress className="balance-progress" max={evenness.games} value={games} aria-label={label} />
      <div className="balance-scale" aria-hidden="true">
        <i className="balance-zone" style={{ left: at(1 - evenness.share / 100), right: at(1 - evenness.share / 100) }} />
        {games > 0 && <i className="balance-range" style={{ left: at(low), right: at(1 - high) }} />}
        {games > 0 && <i className="balance-mark" style={{ left: at(first) }} />}
      </div>
    </>
  )
}
