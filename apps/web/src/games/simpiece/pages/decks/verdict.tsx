import { deckSize } from '@parlor/simpiece'
import type { ReactElement } from 'react'
import { Button } from '../../../../house/button.tsx'
import { Icon } from '../../../../house/icon.tsx'
import { useWords } from '../../../../words/words.ts'
import { teller } from '../../face/label.ts'
import { strings } from '../../strings.ts'
import { sizeOf, withoutStrangers } from './deck.ts'
import type { Easel } from './use-deck.ts'

/** So many reasons are read at a glance. */
const most = 5

/** Whether the deck can be played, and everything that keeps it from that. */
export function Verdict({ easel: { deck, wrong, change } }: { easel: Easel }): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const size = sizeOf(deck)
  const strangers = wrong.some(({ rejected }) => rejected === 'simpiece.deck.otherColour')
  return (
    <div className="sp-verdict" data-good={wrong.length === 0}>
      <div className="sp-fill" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (size / deckSize) * 100)}%` }} data-over={size > deckSize} />
      </div>
      <div role="status">
        {wrong.length === 0 ? (
          <p className="sp-reason">
            <Icon name="check" size={20} />
            <span>{tell('deck.legal')}</span>
          </p>
        ) : (
          <ul>
            {wrong.slice(0, most).map((reason) => (
              <li key={JSON.stringify(reason)} className="sp-reason">
                <Icon name="warning" size={20} />
                <span>{words.why(reason, strings[words.language])}</span>
              </li>
            ))}
            {wrong.length > most && <li>{tell('deck.moreReasons', { count: wrong.length - most })}</li>}
          </ul>
        )}
      </div>
      {strangers && (
        <Button kind="quiet" icon="eraser" onClick={() => change(withoutStrangers)}>
          {tell('deck.dropStrangers')}
        </Button>
      )}
    </div>
  )
}
