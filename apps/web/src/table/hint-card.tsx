import type { Message } from '@parlor/kernel'
import type { StringTable } from '@parlor/kernel/host'
import { useEffect, useRef, type ReactElement } from 'react'
import { announce } from '../ui/announcer.tsx'
import { IconButton } from '../ui/button.tsx'
import type { Hint as HintState, Session } from '../session/session.ts'
import { useTranslator, currentTranslator, type Translator } from '../platform/i18n/translator.ts'
import { formatChance, describeChance } from './format-chance.ts'
import { useTableState } from './use-open-table.ts'

interface HintProps {
  readonly session: Session
  readonly strings: StringTable
  readonly nameOf: (seat: number) => string
  /** Open information: a chance assumes best play. */
  readonly open?: boolean
  readonly onMove: (move: unknown) => void
}

/** Neither a sure win nor a sure loss: then the assumption behind the chance is stated. */
function isUncertainChance(chance: number | null): boolean {
  return chance !== null && chance > 0 && chance < 1
}

/** "Then probably: b2 – c3.": the expected continuation; consecutive equal moves are counted. */
function describeExpectedLine({ line }: HintState, translator: Translator, strings: StringTable, nameOf: (seat: number) => string): string {
  const steps: { move: string; times: number }[] = []
  for (const one of line) {
    const move = translator.say(one, strings, nameOf)
    const last = steps.at(-1)
    if (last?.move === move) last.times++
    else steps.push({ move, times: 1 })
  }
  const moves = steps.map(({ move, times }) => (times > 1 ? translator.t('table.hintTimes', { move, times }) : move))
  return translator.t('table.hintLine', { moves: moves.join(translator.t('table.hintThen')) })
}

/** Difference of chances: clear from the first on, slight below the second. */
const apart = { clearly: 0.1, hardly: 0.04 }

/** How much better the move is than the others. Empty where others are as good, or there is nothing to compare. */
function describeLead({ chance, others, exact, missed }: HintState, { t, number }: Translator): string {
  if (missed) return t('table.hintMissed')
  const next = others[0]
  if (exact || chance === null || !next || next.chance === null || next.tied) return ''
  if (chance >= 1) return t('table.hintSole')
  const gap = chance - next.chance
  // Rounded down to 5%: "at least" must hold.
  if (gap >= apart.clearly) return t('table.hintClear', { gap: number(Math.floor(gap * 20 + 1e-9) / 20, { style: 'percent' }) })
  return t(gap < apart.hardly ? 'table.hintSlight' : 'table.hintAhead')
}

/** Adds a full stop unless the sentence ends with a punctuation mark. */
function sentence(text: string): string {
  return text.replace(/([!?])\.$/, '$1')
}

/** The hint as sentences for screen readers. */
export function describeHint(
  hint: HintState,
  translator: Translator,
  { strings, nameOf, open }: Omit<HintProps, 'session' | 'onMove'>,
): string {
  const said = (message: Message) => translator.say(message, strings, nameOf)
  const list = (tied: boolean) => {
    const moves = hint.others
      .filter((other) => other.tied === tied)
      .map((other) =>
        tied || other.chance === null
          ? said(other.moveText)
          : `${said(other.moveText)} (${describeChance(other.chance, translator, hint.exact)})`,
      )
    const named = translator.list(moves)
    return moves.length === 0
      ? ''
      : translator.t('table.listed', { which: translator.t(tied ? 'table.hintTies' : 'table.hintOthers'), moves: named })
  }
  const chance = hint.chance === null ? '' : `${describeChance(hint.chance, translator, hint.exact)}.`
  return [
    sentence(translator.t('table.hintMove', { move: said(hint.moveText) })),
    chance.charAt(0).toUpperCase() + chance.slice(1),
    hint.reason ? said(hint.reason) : '',
    describeLead(hint, translator),
    hint.line.length > 0 ? sentence(describeExpectedLine(hint, translator, strings, nameOf)) : '',
    list(true),
    list(false),
    open && isUncertainChance(hint.chance) ? translator.t('table.hintNote') : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** Announced once as a whole; the card itself is not a live region. */
export function HintCard(props: HintProps): ReactElement {
  const { session, strings, nameOf, open = false } = props
  const hint = useTableState(session, (state) => state.hint ?? null)
  useEffect(() => {
    const translator = currentTranslator()
    if (hint === 'thinking') announce(translator.t('table.hintThinking'))
    else if (hint) announce(describeHint(hint, translator, { strings, nameOf, open }))
  }, [hint, strings, nameOf, open])
  return (
    <div className="hint-card-slot">
      <Hint {...props} />
    </div>
  )
}

/** The hint: best move, reason, and other candidates. */
function Hint({ session, strings, nameOf, open = false, onMove }: HintProps): ReactElement | null {
  const translator = useTranslator()
  const hint = useTableState(session, (state) => state.hint ?? null)
  const card = useRef<HTMLElement>(null)
  const shown = hint !== null
  useEffect(() => {
    const element = card.current
    if (!shown || !element) return
    let inside = false
    const moved = () => (inside = element.contains(document.activeElement))
    document.addEventListener('focusin', moved)
    return () => {
      document.removeEventListener('focusin', moved)
      // A card removed with the focus inside returns it to the hint button.
      if (inside) document.querySelector<HTMLElement>('[data-action="hint"]')?.focus()
    }
  }, [shown])
  if (hint === null) return null
  return (
    <section className="hint-card" ref={card} aria-label={translator.t('table.hint')} data-thinking={hint === 'thinking'}>
      {hint === 'thinking' ? (
        <p>{translator.t('table.hintThinking')}</p>
      ) : (
        <>
          <p className="hint-best">
            {translator.t('table.hintBest')}
            <button
              type="button"
              className="hint-other"
              aria-label={translator.t('table.hintPlay', { move: translator.say(hint.moveText, strings, nameOf) })}
              onClick={() => onMove(hint.move)}
            >
              {translator.say(hint.moveText, strings, nameOf)}
            </button>
            {hint.chance !== null && <span className="hint-chance numbers">{describeChance(hint.chance, translator, hint.exact)}</span>}
          </p>
          {hint.missed && <HintLead hint={hint} />}
          {hint.reason && <p>{translator.say(hint.reason, strings, nameOf)}</p>}
          {!hint.missed && <HintLead hint={hint} />}
          {hint.line.length > 0 && <p className="hint-note">{sentence(describeExpectedLine(hint, translator, strings, nameOf))}</p>}
          <HintAlternatives {...{ session, hint, strings, nameOf, onMove }} tied />
          <HintAlternatives {...{ session, hint, strings, nameOf, onMove }} tied={false} />
          {open && isUncertainChance(hint.chance) && <p className="hint-note">{translator.t('table.hintNote')}</p>}
        </>
      )}
      <IconButton icon="close" label={translator.t('table.hintClose')} className="hint-close" onClick={() => session.dismissHint?.()} />
    </section>
  )
}

function HintLead({ hint }: { hint: HintState }): ReactElement | null {
  const found = describeLead(hint, useTranslator())
  return found === '' ? null : <p className={hint.missed ? 'hint-missed' : undefined}>{found}</p>
}

/** Moves that are as good, or other candidates. */
function HintAlternatives({
  session,
  hint,
  tied,
  strings,
  nameOf,
  onMove,
}: HintProps & { hint: HintState; tied: boolean }): ReactElement | null {
  const translator = useTranslator()
  const list = hint.others.filter((other) => other.tied === tied)
  if (list.length === 0) return null
  return (
    <div className="hint-others">
      <span>{translator.t(tied ? 'table.hintTies' : 'table.hintOthers')}</span>
      {list.map(({ move, moveText: said, chance }) => (
        <button
          key={said.key + JSON.stringify(said.params ?? {})}
          type="button"
          className="hint-other"
          aria-label={
            chance === null || tied
              ? undefined
              : `${translator.say(said, strings, nameOf)}, ${describeChance(chance, translator, hint.exact)}`
          }
          onPointerEnter={() => session.point?.(move)}
          onPointerLeave={() => session.point?.(hint.move)}
          onFocus={() => session.point?.(move)}
          onBlur={() => session.point?.(hint.move)}
          onClick={() => onMove(move)}
        >
          {translator.say(said, strings, nameOf)}
          {chance !== null && !tied && <span className="hint-share numbers">{formatChance(chance, translator, hint.exact)}</span>}
        </button>
      ))}
    </div>
  )
}
