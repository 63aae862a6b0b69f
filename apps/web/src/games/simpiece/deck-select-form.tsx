import { cardIndexOf, type SimPieceTypes, type SimPieceSeatSecret } from '@parlor/simpiece'
import { useId, type ReactElement } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { SecretsFormProps } from '../../web-game/web-game.ts'
import { CardFace } from './card-face/card-face.tsx'
import { translatorFor } from './aria-labels.ts'
import { deckTitle, seatSecretOfDeck, usePlayableDecks, type SavedDeck } from './pages/decks/deck-store.ts'
import './deck-select-form.css'

/** Deck of each seat: built-in and custom ones. */
export function DeckSelectForm({ secrets, isPerson, seatName, onChange }: SecretsFormProps<SimPieceTypes>): ReactElement {
  const translate = translatorFor(useTranslator())
  const decks = usePlayableDecks()
  const people = secrets.filter((_, seat) => isPerson(seat)).length
  // A single opponent's; else the first, which is the own one where only that is chosen.
  const surprised = secrets.length > 1 && isPerson(0) && people === 1 ? 1 : 0
  const set = (seat: number, deck: SavedDeck) => onChange(secrets.with(seat, seatSecretOfDeck(deck)))
  const titleOf = (seat: number): string =>
    people !== 1 ? translate('table.deckOf', { name: seatName(seat) }) : translate(isPerson(seat) ? 'table.yourDeck' : 'table.theirDeck')
  return (
    <div className="st-decks">
      {secrets.map((secret, seat) => (
        // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
        <DeckSelect key={seat} title={titleOf(seat)} secret={secret} decks={decks} onChoose={(deck) => set(seat, deck)} />
      ))}
      <div className="st-decks-actions">
        <Button icon="restart" onClick={() => set(surprised, decks[Math.floor(Math.random() * decks.length)]!)}>
          {translate('table.surprise')}
        </Button>
        <LinkButton icon="edit" to="/simpiece/decks">
          {translate('table.buildDeck')}
        </LinkButton>
      </div>
    </div>
  )
}

interface DeckSelectProps {
  readonly title: string
  readonly secret: SimPieceSeatSecret
  readonly decks: readonly SavedDeck[]
  readonly onChoose: (deck: SavedDeck) => void
}

function DeckSelect({ title, secret, decks, onChoose }: DeckSelectProps): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const name = useId()
  const chosen = decks.find((deck) => isSame(seatSecretOfDeck(deck), secret))
  return (
    <fieldset className="st-deck-choice">
      <legend className="setup-title">{title}</legend>
      <p className="st-deck-chosen">{chosen ? deckTitle(chosen, translator) : translate('table.anotherDeck')}</p>
      <div className="st-deck-row">
        {decks.map((deck) => (
          <label key={deck.id} className="st-deck-tile">
            <input type="radio" name={name} checked={deck === chosen} onChange={() => onChoose(deck)} />
            <CardFace card={cardIndexOf(deck.leader ?? '')} size="mini" />
            <span>{deckTitle(deck, translator)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Rows in any order are the same deck. */
function isSame(one: SimPieceSeatSecret, other: SimPieceSeatSecret): boolean {
  return one.leader === other.leader && rows(one.deck) === rows(other.deck)
}

function rows(deck: string): string {
  return deck.split(' ').toSorted().join(' ')
}
