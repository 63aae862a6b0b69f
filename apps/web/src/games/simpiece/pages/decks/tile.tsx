import { isRejection } from '@parlor/kernel'
import { deckSize } from '@parlor/simpiece'
import { useState, type ReactElement } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button, IconButton } from '../../../../house/button.tsx'
import { toast } from '../../../../house/toast.tsx'
import { NameSheet } from '../../../../table/save-as.tsx'
import { useWords } from '../../../../words/words.ts'
import type { GameDoor } from '../../../door.ts'
import { CardBack, CardFace } from '../../face/face.tsx'
import { teller } from '../../face/label.ts'
import { toneStyle } from '../../face/palette.ts'
import { ColourSign } from '../../face/signs.tsx'
import { CurveChart } from './charts.tsx'
import { cardWith, isLegal, sizeOf, type Deck } from './deck.ts'
import { figuresOf } from './figures.ts'
import { copyName } from './names.ts'
import { playDeck } from './play.ts'
import { ShareSheet } from './share-sheet.tsx'
import { deckTitle, freshDeckId, keepDeck, keepDraft, ownDecks, removeDraft } from './store.ts'

/** A deck on the shelf. `changed`: saved, with changes that are not. */
export interface Shelved extends Deck {
  readonly state: 'ready' | 'saved' | 'changed' | 'draft'
}

export function DeckTile({ door, deck }: { door: GameDoor; deck: Shelved }): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const navigate = useNavigate()
  const [sheet, setSheet] = useState<'rename' | 'share' | null>(null)
  const leader = deck.leader === null ? null : cardWith(deck.leader)!
  const name = deckTitle(deck, words)
  const own = deck.state !== 'ready'
  const size = sizeOf(deck)
  const { id, leader: head, rows } = deck
  async function play(): Promise<void> {
    const match = await playDeck(door, deck)
    if (isRejection(match)) return void toast({ text: words.why(match), tone: 'bad' })
    await navigate(`/simpiece/play/${match}`)
  }
  async function duplicate(): Promise<void> {
    const copy = { id: freshDeckId(), name: copyName(name), leader: head, rows }
    const place = await (isLegal(copy) ? keepDeck(copy) : keepDraft(copy))
    const lasting = place !== 'memory'
    toast({ text: tell(lasting ? 'deck.duplicated' : 'deck.notKept', { name: copy.name }), tone: lasting ? 'good' : 'bad' })
  }
  async function remove(): Promise<void> {
    const restore = [await ownDecks.remove(id), await removeDraft(id)]
    toast({
      text: tell('deck.deleted', { name }),
      action: { label: tell('deck.undo'), perform: () => restore.forEach((back) => void back()) },
    })
  }
  function rename(next: string): ReturnType<typeof keepDeck> {
    const renamed = { id, name: next, leader: head, rows }
    return deck.state === 'saved' ? keepDeck(renamed) : keepDraft(renamed)
  }
  return (
    <li className="sp-glass sp-deck" style={leader ? toneStyle(leader) : undefined}>
      <Link to={`/simpiece/decks/${id}`} className="sp-deck-open">
        <span className="sp-deck-face">{leader ? <CardFace card={leader.no} size="hand" /> : <CardBack />}</span>
        <span className="sp-deck-words">
          <span className="sp-deck-name">{name}</span>
          <span className="sp-deck-about">
            {leader?.colours.map((colour) => (
              <span key={colour} className="sp-deck-colour" data-colour={colour}>
                <ColourSign colour={colour} />
                {tell(`cards.colour.${colour}`)}
              </span>
            ))}
            {(deck.state === 'draft' || deck.state === 'changed') && (
              <span className="sp-deck-state">{tell(`deck.state.${deck.state}`)}</span>
            )}
            {size !== deckSize && <span>{tell('deck.sizeOf', { count: size, size: deckSize })}</span>}
          </span>
          <CurveChart bare figures={figuresOf(deck)} />
        </span>
      </Link>
      <span className="sp-deck-tools">
        {(deck.state === 'ready' || deck.state === 'saved') && (
          <Button icon="play" aria-label={tell('deck.playOf', { name })} onClick={() => void play()}>
            {tell('deck.play')}
          </Button>
        )}
        {own && <IconButton icon="edit" label={tell('deck.renameOf', { name })} onClick={() => setSheet('rename')} />}
        <IconButton icon="copy" label={tell('deck.duplicateOf', { name })} onClick={() => void duplicate()} />
        <IconButton icon="share" label={tell('deck.shareOf', { name })} onClick={() => setSheet('share')} />
        {own && <IconButton icon="trash" label={tell('deck.deleteOf', { name })} onClick={() => void remove()} />}
      </span>
      {sheet === 'rename' && (
        <NameSheet title={tell('deck.rename')} note={tell('deck.renameNote')} start={name} keep={rename} onClose={() => setSheet(null)} />
      )}
      {sheet === 'share' && <ShareSheet deck={{ name, leader: head, rows }} onClose={() => setSheet(null)} />}
    </li>
  )
}
