import type { Strings } from '@parlor/kernel'
import { useEffect, useRef, type ReactElement } from 'react'
import { IconButton } from '../house/button.tsx'
import type { Hint as HintState, Session } from '../session/session.ts'
import { useWords } from '../words/words.ts'
import { chanceWords } from './chance.ts'
import { useTableState } from './use-table.ts'

interface HintProps {
  readonly session: Session
  readonly strings: Strings
  readonly nameOf: (seat: number) => string
}

/** Read out as it comes: the region is there before the hint is. */
export function HintCard(props: HintProps): ReactElement {
  return (
    <div aria-live="polite" className="hint-place">
      <Hint {...props} />
    </div>
  )
}

/** What a strong player would do, why, and what else was thought of. */
function Hint({ session, strings, nameOf }: HintProps): ReactElement | null {
  const words = useWords()
  const hint = useTableState(session, (state) => state.hint)
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
      // A card that goes with the focus in it hands it back to the button that called it.
      if (inside) document.querySelector<HTMLElement>('[data-action="hint"]')?.focus()
    }
  }, [shown])
  if (hint === null) return null
  return (
    <section className="hint" ref={card} aria-label={words.t('table.hint')} data-thinking={hint === 'thinking'}>
      {hint === 'thinking' ? (
        <p>{words.t('table.hintThinking')}</p>
      ) : (
        <>
          <p className="hint-best">
            {words.t('table.hintMove', { move: words.say(hint.words, strings, nameOf) })}
            {hint.chance !== null && <span className="hint-chance numbers">{chanceWords(hint.chance, words)}</span>}
          </p>
          {hint.reason && <p>{words.say(hint.reason, strings, nameOf)}</p>}
          <Others session={session} hint={hint} tied strings={strings} nameOf={nameOf} />
          <Others session={session} hint={hint} tied={false} strings={strings} nameOf={nameOf} />
        </>
      )}
      <IconButton icon="close" label={words.t('table.hintClose')} className="hint-close" onClick={() => session.dropHint()} />
    </section>
  )
}

/** Moves that are as good, or worth a thought. */
function Others({ session, hint, tied, strings, nameOf }: HintProps & { hint: HintState; tied: boolean }): ReactElement | null {
  const words = useWords()
  const list = hint.others.filter((other) => other.tied === tied)
  if (list.length === 0) return null
  return (
    <div className="hint-others">
      <span>{words.t(tied ? 'table.hintTies' : 'table.hintOthers')}</span>
      {list.map(({ move, words: said, chance }) => (
        <button
          key={said.key + JSON.stringify(said.params ?? {})}
          type="button"
          className="hint-other"
          aria-label={chance === null || tied ? undefined : `${words.say(said, strings, nameOf)}, ${chanceWords(chance, words)}`}
          onPointerEnter={() => session.point(move)}
          onPointerLeave={() => session.point(hint.move)}
          onFocus={() => session.point(move)}
          onBlur={() => session.point(hint.move)}
          onClick={() => session.move(move)}
        >
          {words.say(said, strings, nameOf)}
        </button>
      ))}
    </div>
  )
}
