import type { CardFilter, Countable } from '../card-definition.ts'
import { joinPhrases, words, type CardTexts } from './card-texts.ts'
import { amount, amountOf, cards, fieldCards, ofAttribute, ofTypes, thisCard, withArticle } from './english-phrases.ts'

const countables: Readonly<Record<Countable, (whose: string) => string>> = {
  hand: (whose) => `cards in ${whose} hand`,
  life: () => 'Life cards',
  trash: (whose) => `cards in ${whose} trash`,
  trashEvents: (whose) => `Events in ${whose} trash`,
  deck: (whose) => `cards in ${whose} deck`,
  don: (whose) => `DON!! cards on ${whose} field`,
  activeDon: () => 'active DON!! cards',
  restedDon: () => 'rested DON!! cards',
  givenDon: () => 'given DON!! cards',
  restedCards: () => 'rested cards',
}

const counters = {
  yours: { who: 'you have', whose: 'your' },
  opponents: { who: 'your opponent has', whose: 'their' },
  both: { who: 'you and your opponent have a total of', whose: 'the' },
  either: { who: 'either you or your opponent has', whose: 'the' },
}

/** What a Leader is or has: "is [Nami]", "has the {Navy} type". */
function predicates(filter: CardFilter): string[] {
  const { name, anyOf, types, typeIncludes, attribute, colour, multicoloured, rested, powerLeast, powerMost } = filter
  const power = amountOf(powerLeast, powerMost, 'power')
  return [
    ...(name === undefined ? [] : [`is [${name}]`]),
    ...(anyOf ? [alternatives(anyOf)] : []),
    ...(types ? [`has the ${ofTypes(types)}`] : []),
    ...(typeIncludes === undefined ? [] : [`has a type including "${typeIncludes}"`]),
    ...(attribute ? [`has the ${ofAttribute(attribute)}`] : []),
    ...(colour ? [`is ${colour}`] : []),
    ...(multicoloured ? ['is multicolored'] : []),
    ...(rested === undefined ? [] : [`is ${rested ? 'rested' : 'active'}`]),
    ...(power ? [`has ${power}`] : []),
  ]
}

/** "is [Nami] or [Usopp]", "is [Nami] or has the {Navy} type". */
function alternatives(filters: readonly CardFilter[]): string {
  return joinPhrases(
    filters.map((one, i) =>
      i > 0 && one.name !== undefined && filters[i - 1]!.name !== undefined ? `[${one.name}]` : predicates(one).join(' and '),
    ),
    'or',
  )
}

/** Conditions, as they follow "if". */
export const englishConditions: CardTexts['conditions'] = {
  leader: ({ whose, filter }) => `your ${whose === 'yours' ? '' : 'opponent’s '}Leader ${joinPhrases(predicates(filter), 'and')}`,
  characters: ({ whose, least, most, filter }) => {
    const has = { yours: 'you have', opponents: 'your opponent has', any: least === 1 ? 'there is' : 'there are' }[whose]
    if (most === 0 && least === undefined) {
      const { notThis, ...others } = filter
      return words(has, 'no', notThis && 'other', fieldCards(others, true))
    }
    if (least === 1 && most === undefined) return `${has} ${withArticle(fieldCards(filter, false))}`
    // There is room for no more than five.
    const number = least === 5 && most === undefined && whose !== 'any' ? '5' : amount(least, most)
    return words(has, number, fieldCards(filter, true))
  },
  onlyCharacters: ({ filter }) => `the only Characters on your field are ${fieldCards(filter, true)}`,
  has: ({ name }) => `you have [${name}] on your field`,
  lacks: ({ name }) => `you don’t have [${name}]`,
  lifeFaceUp: () => 'you have a face-up Life card',
  thisMatches: ({ filter }, kind) => `${thisCard(kind)} ${joinPhrases(predicates(filter), 'and')}`,
  thisRested: (_, kind) => `${thisCard(kind)} is rested`,
  thisActive: (_, kind) => `${thisCard(kind)} is active`,
  thisPlayedNow: (_, kind) => `${thisCard(kind)} was played on this turn`,
  allDonRested: () => 'all of your DON!! cards are rested',
  thatMatches: ({ filter }) => `the chosen card is ${withArticle(cards(filter))}`,
  done: () => 'you do',
  count: ({ of, whose, least, most, orNone }) => {
    const { who, whose: their } = counters[whose]
    if (of === 'givenDon' && least === 1 && most === undefined && !orNone) return `${who} any DON!! cards given`
    // There are ten DON!! cards.
    const number = of === 'don' && least === 10 && most === undefined && !orNone ? '10' : amount(least, most)
    const noun = countables[of](their)
    return words(who, orNone && '0 or', number, least === 1 && most === 1 ? noun.replace(/(card|Event)s/, '$1') : noun)
  },
  behind: ({ in: what, by }) => {
    if (by === 1 && what !== 'hand')
      return {
        life: 'you have less Life cards than your opponent',
        don: 'your opponent has more DON!! cards on their field than you',
        characters: 'you have less Characters than your opponent',
      }[what]
    const [mine, theirs] = {
      hand: ['cards in your hand', 'in your opponent’s hand'],
      life: ['your Life cards', 'of your opponent’s Life cards'],
      don: ['DON!! cards on your field', 'on your opponent’s field'],
      characters: ['your Characters', 'of your opponent’s Characters'],
    }[what] as [string, string]
    return `the number of ${mine} is ${by === 0 ? 'equal to or less than' : `at least ${by} less than`} the number ${theirs}`
  },
  revealed: ({ filter }) => `the revealed card is ${withArticle(cards(filter))}`,
}
