import { ask } from '../choice.ts'
import { inHand } from '../field.ts'
import { cardsWord } from '../phrase.ts'
import { open, pooled, type Frame, type SimPieceState } from '../types.ts'
import { checkDecks, draw as drawCards, mixHand, offLife, outOfHand, tellMoved, underDeck, type SimPieceTable } from '../zones.ts'
import { own, type DeedOf, type Verb } from './verb.ts'

export const draw: Verb<DeedOf<'draw'>> = {
  words: ({ count }, language) =>
    ({ en: `draw ${cardsWord(count, 'en')}`, de: `zieh ${cardsWord(count, 'de')}`, fr: `piochez ${cardsWord(count, 'fr')}` })[language],
  perform: ({ count }, state, frame, table) => {
    drawCards(state, frame.seat, count, 'draw', table)
    return true
  },
}

/** Puts picked cards of a hand into the trash, face up. */
export function trashPicked(state: SimPieceState, seat: number, frame: Frame, cause: 'trash' | 'cost', table: SimPieceTable): void {
  const side = state.sides[seat]!
  for (const handle of frame.picked) {
    const card = outOfHand(side, inHand(side, handle), true)
    side.trash.push(card)
    if (!table.quiet) tellMoved(table, seat, card, 'hand', 'trash', { handle }, cause, 'all')
  }
}

export const discard: Verb<DeedOf<'discard'>> = {
  words: ({ who, count }, language) => {
    const what = cardsWord(count, language)
    return who === 'you'
      ? { en: `trash ${what} from your hand`, de: `lege ${what} aus deiner Hand ab`, fr: `défaussez ${what} de votre main` }[language]
      : {
          en: `your opponent trashes ${what} from their hand`,
          de: `dein Gegner legt ${what} aus seiner Hand ab`,
          fr: `votre adversaire défausse ${what} de sa main`,
        }[language]
  },
  choice: ({ who, count }, state, frame, choice) => {
    const seat = who === 'you' ? frame.seat : 1 - frame.seat
    const size = Math.min(count, state.sides[seat]!.hand.length)
    return size > 0 && ask(choice, seat, 'hand', size, size)
  },
  perform: ({ who }, state, frame, table) => {
    trashPicked(state, who === 'you' ? frame.seat : 1 - frame.seat, frame, 'trash', table)
    return true
  },
}

/** First the hand is mixed, then the other player picks backs. */
export const discardBlind: Verb<DeedOf<'discardBlind'>> = {
  words: ({ count }, language) =>
    ({
      en: `your opponent chooses ${cardsWord(count, 'en')} from your hand; trash ${count > 1 ? 'those cards' : 'that card'}`,
      de: `dein Gegner wählt verdeckt ${cardsWord(count, 'de')} aus deiner Hand; lege sie ab`,
      fr: `votre adversaire choisit sans ${count > 1 ? 'les' : 'la'} voir ${cardsWord(count, 'fr')} de votre main\u202f; défaussez-${count > 1 ? 'les' : 'la'}`,
    })[language],
  choice: ({ count }, state, frame, choice) => {
    const size = Math.min(count, own(state, frame).hand.length)
    return frame.stage === 1 && size > 0 && ask(choice, 1 - frame.seat, 'blind', size, size)
  },
  perform: (_, state, frame, table) => {
    if (frame.stage === 0) {
      mixHand(state, frame.seat, table)
      return false
    }
    trashPicked(state, frame.seat, frame, 'trash', table)
    return true
  },
}

export const revealHand: Verb<DeedOf<'revealHand'>> = {
  words: ({ count }, language) =>
    ({
      en: `choose ${cardsWord(count, 'en')} from your opponent’s hand; your opponent reveals ${count > 1 ? 'those cards' : 'that card'}`,
      de: `wähle verdeckt ${cardsWord(count, 'de')} aus der Hand deines Gegners; dein Gegner zeigt sie vor`,
      fr: `choisissez sans ${count > 1 ? 'les' : 'la'} voir ${cardsWord(count, 'fr')} de la main de votre adversaire\u202f; votre adversaire ${count > 1 ? 'les' : 'la'} révèle`,
    })[language],
  choice: ({ count }, state, frame, choice) => {
    const size = Math.min(count, state.sides[1 - frame.seat]!.hand.length)
    return frame.stage === 1 && size > 0 && ask(choice, frame.seat, 'blind', size, size)
  },
  perform: (_, state, frame, table) => {
    const seat = 1 - frame.seat
    if (frame.stage === 0) {
      mixHand(state, seat, table)
      return false
    }
    frame.memo = -1
    if (frame.picked.length === 0) return true
    const side = state.sides[seat]!
    const shown = frame.picked.map((handle) => showCard(state, seat, inHand(side, handle)))
    frame.memo = shown[0]!
    if (!table.quiet) table.emit({ kind: 'revealed', seat, from: 'hand', cards: shown, handles: frame.picked.slice() })
    table.reveal()
    return true
  },
}

/** Turns a card of a hand face up for everybody. */
function showCard(state: SimPieceState, seat: number, place: number): number {
  const side = state.sides[seat]!
  const card = side.hand[place]!
  const known = side.shown[place] === pooled ? side.pool.indexOf(card) : -1
  if (known >= 0) side.pool.splice(known, 1)
  side.shown[place] = open
  return card
}

export const lifeToDeck: Verb<DeedOf<'lifeToDeck'>> = {
  words: ({ most }, language) =>
    ({
      en: `place up to ${cardsWord(most, 'en')} from your opponent’s Life area at the bottom of the owner’s deck`,
      de: `lege bis zu ${cardsWord(most, 'de')} aus der Lebenszone deines Gegners unter das Deck des Besitzers`,
      fr: `placez jusqu’à ${cardsWord(most, 'fr')} de la zone de Vie de votre adversaire sous le deck de son propriétaire`,
    })[language],
  choice: ({ most }, state, frame, choice) =>
    frame.stage < most && state.sides[1 - frame.seat]!.life.length > 0 && ask(choice, frame.seat, 'confirm', 0, 1),
  perform: (_, state, frame, table) => {
    if (frame.picked.length === 0) return true
    const seat = 1 - frame.seat
    const card = offLife(state.sides[seat]!, false)
    underDeck(state.sides[seat]!, card, 0)
    if (!table.quiet) tellMoved(table, seat, card, 'life', 'deck', {}, 'return', 'nobody')
    checkDecks(state, table)
    return false
  },
}
