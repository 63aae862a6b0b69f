import type { Strings } from '@parlor/kernel'
import type { ReactElement } from 'react'
import { IconButton } from '../house/button.tsx'
import type { Session } from '../session/session.ts'
import { useWords } from '../words/words.ts'
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
  if (hint === null) return null
  const percent = (chance: number) => words.number(chance, { style: 'percent' })
  return (
    <section className="hint" aria-label={words.t('table.hint')} data-thinking={hint === 'thinking'}>
      {hint === 'thinking' ? (
        <p>{words.t('table.hintThinking')}</p>
      ) : (
        <>
          <p className="hint-best">
            {words.t('table.hintMove', { move: words.say(hint.words, strings, nameOf) })}
            {hint.chance !== null && (
              <span className="hint-chance numbers">{words.t('table.hintChance', { chance: percent(hint.chance) })}</span>
            )}
          </p>
          {hint.reason && <p>{words.say(hint.reason, strings, nameOf)}</p>}
          {hint.others.length > 0 && (
            <ul className="hint-others" aria-label={words.t('table.hintOthers')}>
              {hint.others.map(({ move, words: said, chance }) => (
                <li key={said.key + JSON.stringify(said.params ?? {})}>
                  <button
                    type="button"
                    className="hint-other"
                    onPointerEnter={() => session.point(move)}
                    onPointerLeave={() => session.point(hint.move)}
                    onFocus={() => session.point(move)}
                    onBlur={() => session.point(hint.move)}
                    onClick={() => session.move(move)}
                  >
                    {words.say(said, strings, nameOf)} <span className="numbers">{percent(chance)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <IconButton icon="close" label={words.t('table.hintClose')} className="hint-close" onClick={() => session.dropHint()} />
    </section>
  )
}
