import { useDroppable } from '@dnd-kit/core'
import { deckSize, type CompiledCard } from '@parlor/simpiece'
import type { ReactElement } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SegmentedControl } from '../../../../ui/form-fields.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { CardFace } from '../../card-face/card-face.tsx'
import { translatorFor } from '../../card-face/card-label.ts'
import { DeckCharts } from './deck-charts.tsx'
import { cardById, cardTitle, deckSizeOf, withoutCard } from './deck.ts'
import { GapRows } from './gap-rows.tsx'
import { OddsPanel } from './odds-panel.tsx'
import { DeckRows } from './deck-rows.tsx'
import type { DeckEditor } from './use-deck-editor.ts'
import { DeckLegality } from './deck-legality.tsx'

const editorTabs = ['cards', 'deck', 'charts', 'odds'] as const
export type EditorTab = (typeof editorTabs)[number]

interface DeckSidebarProps {
  readonly editor: DeckEditor
  readonly tab: EditorTab
  readonly onTab: (tab: EditorTab) => void
  readonly onMore: (card: CompiledCard, more: number) => void
  readonly onLook: (card: CompiledCard) => void
  readonly onLeader: () => void
}

/** The deck as a list, as charts, as odds. On a phone these are tabs. */
export function DeckSidebar({ editor, tab, onTab, onMore, onLook, onLeader }: DeckSidebarProps): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const { deck } = editor
  const { setNodeRef, isOver, active } = useDroppable({ id: 'deck' })
  const leader = deck.leader === null ? undefined : cardById(deck.leader)
  const size = deckSizeOf(deck)
  function drop(id: string): void {
    const after = withoutCard(deck, id)
    editor.change((now) => withoutCard(now, id))
    announce(translate('deck.now', { name: cardTitle(deck, id), count: 0, size: deckSizeOf(after) }))
  }
  const label = (one: EditorTab): string =>
    one === 'deck' ? translate('deck.tab.deck', { count: size, size: deckSize }) : translate(`deck.tab.${one}`)
  const shown = tab === 'cards' ? 'deck' : tab
  return (
    <aside
      ref={setNodeRef}
      className="sp-side sp-glass"
      aria-label={translate('deck.side')}
      data-over={isOver && active?.data.current?.['from'] === 'pool'}
    >
      <div className="sp-tabs">
        <SegmentedControl
          bare
          label={translate('deck.tabs')}
          value={tab}
          options={editorTabs.map((one) => ({ value: one, label: label(one) }))}
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
                    aria-label={translate('deck.look', { name: leader.name })}
                    onClick={() => onLook(leader)}
                  >
                    <CardFace card={leader.no} size="mini" />
                  </button>
                  <div>
                    <b>{leader.name}</b>
                    <Button kind="quiet" icon="swap" onClick={onLeader}>
                      {translate('deck.changeLeader')}
                    </Button>
                  </div>
                </>
              ) : (
                <>
                  {deck.leader !== null && (
                    <div>
                      <b>{cardTitle(deck, deck.leader)}</b>
                      <p className="field-note">{translate('deck.gapLeader', { card: deck.leader })}</p>
                    </div>
                  )}
                  <Button icon="star" onClick={onLeader}>
                    {translate('deck.chooseLeader')}
                  </Button>
                </>
              )}
              <p className="sp-size" data-over={size > deckSize}>
                <b>{size}</b>
                <span>{`/${deckSize}`}</span>
              </p>
            </div>
            <DeckLegality editor={editor} />
            <DeckRows deck={deck} onMore={onMore} onLook={onLook} />
            <GapRows deck={deck} onDrop={drop} />
          </>
        )}
        {shown === 'charts' && <DeckCharts deck={deck} />}
        {shown === 'odds' && <OddsPanel deck={deck} />}
      </div>
    </aside>
  )
}
