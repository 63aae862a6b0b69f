import { numberOf, type SimPieceKinds, type SimPieceSecret } from '@parlor/simpiece'
import { useId, type ReactElement } from 'react'
import { Button, LinkButton } from '../../house/button.tsx'
import { useWords } from '../../words/words.ts'
import type { SecretsProps } from '../door.ts'
import { CardFace } from './face/face.tsx'
import { teller } from './label.ts'
import { deckTitle, secretOf, useDecks, type PlayableDeck } from './pages/decks/store.ts'
import './secrets.css'

/** With which deck each seat plays: the ready ones and one's own. */
export function Secrets({ secrets, isPerson, seatName, onChange }: SecretsProps<SimPieceKinds>): ReactElement {
  const tell = teller(useWords())
  const decks = useDecks()
  const people = secrets.filter((_, seat) => isPerson(seat)).length
  const set = (seat: number, deck: PlayableDeck) => onChange(secrets.with(seat, secretOf(deck)))
  const titleOf = (seat: number): string =>
    people !== 1 ? tell('table.deckOf', { name: seatName(seat) }) : tell(isPerson(seat) ? 'table.yourDeck' : 'table.theirDeck')
  return (
    <div className="st-decks">
      {secrets.map((secret, seat) => (
        // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
        <DeckChoice key={seat} title={titleOf(seat)} secret={secret} decks={decks} onChoose={(deck) => set(seat, deck)} />
      ))}
      <div className="st-decks-ways">
        <Button icon="restart" onClick={() => set(isPerson(0) && people === 1 ? 1 : 0, decks[Math.floor(Math.random() * decks.length)]!)}>
          {tell('table.surprise')}
        </Button>
        <LinkButton icon="edit" to="/simpiece/decks">
          {tell('table.buildDeck')}
        </LinkButton>
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly title: string
  readonly secret: SimPieceSecret
  readonly decks: readonly PlayableDeck[]
  readonly onChoose: (deck: PlayableDeck) => void
}

function DeckChoice({ title, secret, decks, onChoose }: ChoiceProps): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const name = useId()
  const chosen = decks.find((deck) => isSame(secretOf(deck), secret))
  return (
    <fieldset className="st-deck-choice">
      <legend className="setup-title">{title}</legend>
      <p className="st-deck-chosen">{chosen ? deckTitle(chosen, words) : tell('table.anotherDeck')}</p>
      <div className="st-deck-row">
        {decks.map((deck) => (
          <label key={deck.id} className="st-deck-tile">
            <input type="radio" name={name} checked={deck === chosen} onChange={() => onChoose(deck)} />
            <CardFace card={numberOf(deck.leader ?? '')} size="mini" />
            <span>{deckTitle(deck, words)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Rows in any order are the same deck. */
function isSame(one: SimPieceSecret, other: SimPieceSecret): boolean {
  return one.leader === other.leader && rows(one.deck) === rows(other.deck)
}

function rows(deck: string): string {
  return deck.split(' ').toSorted().join(' ')
}
