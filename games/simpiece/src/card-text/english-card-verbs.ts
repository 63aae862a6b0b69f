import { words, type CardTexts } from './card-texts.ts'
import { cardCount, cards, withArticle } from './english-phrases.ts'

/** What is done with cards of hands, decks and trashes. */
export const englishCardVerbs = {
  draw: ({ count, upTo }) => words('draw', upTo && 'up to', cardCount(count)),
  drawTo: ({ hand }) => `draw cards so that you have ${cardCount(hand)} in your hand`,
  discardTo: ({ who, left }) =>
    who === 'you'
      ? `trash cards from your hand until you have ${cardCount(left)} in your hand`
      : `you and your opponent trash cards from your hands until you each have ${cardCount(left)} in your hands`,
  discard: ({ who, count, upTo }) => {
    const what = words(upTo && 'up to', cardCount(count))
    return who === 'you' ? `trash ${what} from your hand` : `your opponent trashes ${what} from their hand`
  },
  discardBlind: ({ count, whose }) =>
    whose === 'opponents'
      ? `trash ${cardCount(count)} from your opponent’s hand`
      : `your opponent chooses ${cardCount(count)} from your hand; trash ${count > 1 ? 'those cards' : 'that card'}`,
  revealHand: ({ count }) =>
    `choose ${cardCount(count)} from your opponent’s hand; your opponent reveals ${count > 1 ? 'those cards' : 'that card'}`,
  mill: ({ whose, count }) => `trash ${cardCount(count)} from the top of your ${whose === 'yours' ? '' : 'opponent’s '}deck`,
  showTop: () => 'reveal 1 card from the top of your deck',
  look: ({ count, most, filter, to, rest, unseen, rested, shown }) => {
    const what = `up to ${most} ${cards(filter, most)}`
    const reveal = unseen || shown ? `add ${what}` : `reveal ${what} and add ${most > 1 ? 'them' : 'it'}`
    const take = to === 'hand' ? `${reveal} to your hand` : words(`play ${what}`, rested && 'rested')
    const where = rest === 'either' ? 'top or bottom of the deck' : 'bottom of your deck'
    const top = shown
      ? `reveal ${cardCount(count)} from the top of your deck and`
      : `look at ${cardCount(count)} from the top of your deck;`
    return `${top} ${take}. Then, ${rest === 'trash' ? 'trash the rest' : `place the rest at the ${where} in any order`}`
  },
  arrange: ({ count }) =>
    `look at ${cardCount(count)} from the top of your deck and place them at the top or bottom of the deck in any order`,
  revealTop: ({ filter }) =>
    `reveal 1 card from the top of your deck. If that card is ${withArticle(cards(filter))}, you may play that card rested`,
  search: ({ most, filter, to }) => {
    const what = `up to ${most} ${cards(filter, most)} from your deck`
    return to === 'hand'
      ? `reveal ${what} and add ${most > 1 ? 'them' : 'it'} to your hand. Then, shuffle your deck`
      : `play ${what}. Then, shuffle your deck`
  },
  salvage: ({ most, filter }) => `add up to ${most} ${cards(filter, most)} from your trash to your hand`,
  deploy: ({ most, filter, from, rested }) =>
    words(
      `play up to ${most} ${cards(filter, most)} from your ${from === 'handOrTrash' ? 'hand or trash' : (from ?? 'hand')}`,
      rested && 'rested',
      filter.otherColour && 'that is a different color than the returned Character',
    ),
  playThis: ({ from, rested }) => words('play this card', from === 'trash' && 'from your trash', rested && 'rested'),
  thisToHand: () => 'add this card to your hand',
  handToDeck: ({ who, count, to }) =>
    words(
      who === 'you' ? `place ${cardCount(count)} from your hand` : `your opponent places ${cardCount(count)} from their hand`,
      `at the ${to === 'either' ? 'top or bottom' : (to ?? 'bottom')} of ${who === 'you' ? 'your' : 'their'} deck`,
      count > 1 && 'in any order',
    ),
  opponentTrashToDeck: ({ count, filter }) =>
    words(
      `your opponent places ${count} ${cards(filter, count)} from their trash at the bottom of their deck`,
      count > 1 && 'in any order',
    ),
} satisfies Partial<CardTexts['verbs']>
