import { useDroppable } from '@dnd-kit/core'
import { deckSize, type Card } from '@parlor/simpiece'
import type { ReactElement } from 'react'
import { Button } from '../../../../house/button.tsx'
import { Choice } from '../../../../house/field.tsx'
import { useWords } from '../../../../words/words.ts'
import { CardFace } from '../../face/face.tsx'
import { teller } from '../../face/label.ts'
import { Charts } from './charts.tsx'
import { cardWith, sizeOf } from './deck.ts'
import { OddsPanel } from './odds-panel.tsx'
import { Rows } from './rows.tsx'
import type { Easel } from './use-deck.ts'
import { Verdict } from './verdict.tsx'

export const tabs = ['cards', 'deck', 'charts', 'odds'] as const
export type Tab = (typeof tabs)[number]

interface SideProps {
  readonly easel: Easel
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  readonly onMore: (card: Card, more: number) => void
  readonly onLook: (card: Card) => void
  readonly onLeader: () => void
}

/** Beside the cards: the deck as a list, as pictures, as chances. On a phone these are pages of their own. */
export function Side({ easel, tab, onTab, onMore, onLook, onLeader }: SideProps): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const { deck } = easel
  const { setNodeRef, isOver, active } = useDroppable({ id: 'deck' })
  const leader = deck.leader === null ? null : cardWith(deck.leader)!
  const size = sizeOf(deck)
  const label = (one: Tab): string => (one === 'deck' ? tell('deck.tab.deck', { count: size, size: deckSize }) : tell(`deck.tab.${one}`))
  const shown = tab === 'cards' ? 'deck' : tab
  return (
    <aside
      ref={setNodeRef}
      className="sp-side sp-glass"
      aria-label={tell('deck.side')}
      data-over={isOver && active?.data.current?.['from'] === 'pool'}
    >
      <div className="sp-tabs">
        <Choice
          bare
          label={tell('deck.tabs')}
          value={tab}
          options={tabs.map((one) => ({ value: one, label: label(one) }))}
          onChange={onTab}
        />
      </div>
      <div className="sp-pane" data-pane={shown}>
        {shown === 'deck' && (
          <>
            <div className="sp-head-leader">
              {leader ? (
                <>
                  <button
                    type="button"
                    className="sp-head-face"
                    aria-label={tell('deck.look', { name: leader.name })}
                    onClick={() => onLook(leader)}
                  >
                    <CardFace card={leader.no} size="mini" />
                  </button>
                  <div>
                    <b>{leader.name}</b>
                    <Button kind="quiet" icon="swap" onClick={onLeader}>
                      {tell('deck.changeLeader')}
                    </Button>
                  </div>
                </>
              ) : (
                <Button icon="star" onClick={onLeader}>
                  {tell('deck.chooseLeader')}
                </Button>
              )}
              <p className="sp-size" data-over={size > deckSize}>
                <b>{size}</b>
                <span>{`/${deckSize}`}</span>
              </p>
            </div>
            <Verdict easel={easel} />
            <Rows deck={deck} onMore={onMore} onLook={onLook} />
          </>
        )}
        {shown === 'charts' && <Charts deck={deck} />}
        {shown === 'odds' && <OddsPanel deck={deck} />}
      </div>
    </aside>
  )
}
