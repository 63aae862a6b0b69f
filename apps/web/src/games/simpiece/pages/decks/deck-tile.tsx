import { isRejection } from '@parlor/kernel'
import { deckSize } from '@parlor/simpiece'
import { useState, type ReactElement } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { ItemTools } from '../../../../features/collections/item-tools.tsx'
import { removeItem, tellKept } from '../../../../features/collections/save-item.ts'
import { wordsOf } from '../../../../features/collections/collection-item-type.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import type { WebGame } from '../../../../web-game/web-game.ts'
import { CardBack, CardFace } from '../../card-face/card-face.tsx'
import { translatorFor } from '../../card-face/card-label.ts'
import { cardColourStyle } from '../../card-face/palette.ts'
import { ColourIcon } from '../../card-face/card-icons.tsx'
import { CostCurveChart } from './deck-charts.tsx'
import { cardById, cardsOf, deckSizeOf, gapsOf, isStorableDeck, type Deck } from './deck.ts'
import { deckKind } from './deck-kind.ts'
import { deckStatsOf } from './deck-stats.ts'
import { nameOfCopy } from './deck-names.ts'
import { playDeck } from './play-deck.ts'
import { ShareDeckDialog } from './share-deck-dialog.tsx'
import { deckTitle, newDeckId, saveDeck, saveDraft } from './deck-store.ts'

/** A deck in the list. `changed`: saved, with unsaved changes. */
export interface ListedDeck extends Deck {
  readonly state: 'ready' | 'saved' | 'changed' | 'draft'
}

export function DeckTile({ webGame, deck }: { webGame: WebGame; deck: ListedDeck }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const navigate = useNavigate()
  const [sharing, setSharing] = useState(false)
  const leader = deck.leader === null ? undefined : cardById(deck.leader)
  const name = deckTitle(deck, translator)
  const own = deck.state !== 'ready'
  const size = deckSizeOf(deck)
  const { id } = deck
  const gaps = gapsOf(deck).reduce((sum, { count }) => sum + count, 0)
  async function play(): Promise<void> {
    const match = await playDeck(webGame, deck)
    if (isRejection(match)) return void toast({ text: translator.why(match), tone: 'bad' })
    await navigate(`/simpiece/play/${match}`)
  }
  async function duplicate(): Promise<void> {
    const copy = { id: newDeckId(), name: nameOfCopy(name), ...cardsOf(deck) }
    const storageKind = await (isStorableDeck(copy) ? saveDeck(copy) : saveDraft(copy))
    tellKept(deckKind, copy, storageKind, 'duplicated')
  }
  function rename(next: string): ReturnType<typeof saveDeck> {
    const renamed = { id, name: next, ...cardsOf(deck) }
    return deck.state === 'saved' ? saveDeck(renamed) : saveDraft(renamed)
  }
  const copyAndShare = (
    <>
      <IconButton icon="copy" label={translate('deck.duplicateOf', { name })} onClick={() => void duplicate()} />
      <IconButton icon="share" label={translate('deck.shareOf', { name })} onClick={() => setSharing(true)} />
    </>
  )
  return (
    <li className="sp-glass sp-deck" style={leader ? cardColourStyle(leader) : undefined}>
      <Link to={`/simpiece/decks/${id}`} className="sp-deck-open">
        <span className="sp-deck-face">{leader ? <CardFace card={leader.no} size="hand" /> : <CardBack />}</span>
        <span className="sp-deck-text">
          <span className="sp-deck-name">{name}</span>
          <span className="sp-deck-details">
            {leader?.colours.map((colour) => (
              <span key={colour} className="sp-deck-colour" data-colour={colour}>
                <ColourIcon colour={colour} />
                {translate(`cards.colour.${colour}`)}
              </span>
            ))}
            {(deck.state === 'draft' || deck.state === 'changed') && (
              <span className="sp-deck-state">{translate(`deck.state.${deck.state}`)}</span>
            )}
            {gaps > 0 && <span className="sp-deck-state">{translate('deck.state.gaps', { count: gaps })}</span>}
            {size !== deckSize && <span>{translate('deck.sizeOf', { count: size, size: deckSize })}</span>}
          </span>
          <CostCurveChart bare figures={deckStatsOf(deck)} />
        </span>
      </Link>
      <span className="sp-deck-tools">
        {(deck.state === 'ready' || deck.state === 'saved') && gaps === 0 && (
          <Button icon="play" aria-label={translate('deck.playOf', { name })} onClick={() => void play()}>
            {translate('deck.play')}
          </Button>
        )}
        {own ? (
          <ItemTools name={name} words={wordsOf(deckKind, translator)} onRename={rename} onDelete={() => removeItem(deckKind, id)}>
            {copyAndShare}
          </ItemTools>
        ) : (
          copyAndShare
        )}
      </span>
      {sharing && <ShareDeckDialog deck={{ name, ...cardsOf(deck) }} onClose={() => setSharing(false)} />}
    </li>
  )
}
