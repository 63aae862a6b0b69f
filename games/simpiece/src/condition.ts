import type { Language } from '@parlor/kernel'
import type { Condition } from './card-definition.ts'
import { countDonOnField, findOnField } from './find-card.ts'
import { cardMatches, fieldCardMatches, type FilterContext } from './filter-matching.ts'
import { cardPhrase, countedCharactersPhrase, withArticle } from './card-phrases.ts'
import { cards } from './card-pool.ts'
import type { SimPieceState } from './types.ts'

type Test = Condition['test']
type Of<T extends Test> = Extract<Condition, { test: T }>

/** A condition: its text after "if", and its evaluation. */
interface ConditionEntry<C> {
  readonly text: (condition: C, language: Language) => string
  readonly holds: (condition: C, state: SimPieceState, context: FilterContext) => boolean
}

const entries: { readonly [T in Test]: ConditionEntry<Of<T>> } = {
  leaderNamed: {
    text: ({ name }, language) =>
      ({ en: `your Leader is [${name}]`, de: `dein Leader [${name}] ist`, fr: `votre Leader est [${name}]` })[language],
    holds: ({ name }, { sides }, { seat }) => cards[sides[seat]!.leader.card]!.names.includes(name),
  },
  leaderType: {
    text: ({ type }, language) =>
      ({ en: `your Leader has the {${type}} type`, de: `dein Leader den Typ {${type}} hat`, fr: `votre Leader a le type {${type}}` })[
        language
      ],
    holds: ({ type }, { sides }, { seat }) => cards[sides[seat]!.leader.card]!.types.includes(type),
  },
  characters: {
    text: ({ whose, least, filter }, language) => {
      const noun = countedCharactersPhrase(filter, language)
      const most = least === 5
      return {
        en: `${whose === 'yours' ? 'you have' : 'your opponent has'} ${least}${most ? '' : ' or more'} ${noun}`,
        de: `${whose === 'yours' ? 'du' : 'dein Gegner'} ${least}${most ? '' : ' oder mehr'} ${noun} ${whose === 'yours' ? 'hast' : 'hat'}`,
        fr: `${whose === 'yours' ? 'vous avez' : 'votre adversaire a'} ${least} ${noun}${most ? '' : ' ou plus'}`,
      }[language]
    },
    holds: ({ whose, least, filter }, { sides }, context) => {
      let count = 0
      for (const one of sides[whose === 'yours' ? context.seat : 1 - context.seat]!.characters)
        if (fieldCardMatches(one, filter, context)) count++
      return count >= least
    },
  },
  lacks: {
    text: ({ name }, language) =>
      ({ en: `you don’t have [${name}]`, de: `du [${name}] nicht hast`, fr: `vous n’avez pas [${name}]` })[language],
    holds: ({ name }, { sides }, { seat }) => {
      for (const one of sides[seat]!.characters) if (cards[one.card]!.names.includes(name)) return false
      return !cards[sides[seat]!.leader.card]!.names.includes(name)
    },
  },
  thisRested: {
    text: (_, language) =>
      ({ en: 'this Character is rested', de: 'dieser Charakter erschöpft ist', fr: 'ce Personnage est épuisé' })[language],
    holds: (_, state, { source }) => findOnField(state, source)?.rested === true,
  },
  handLeast: {
    text: ({ count }, language) =>
      ({
        en: `you have ${count} or more cards in your hand`,
        de: `du ${count} oder mehr Karten auf der Hand hast`,
        fr: `vous avez ${count} cartes ou plus en main`,
      })[language],
    holds: ({ count }, { sides }, { seat }) => sides[seat]!.hand.length >= count,
  },
  handMost: {
    text: ({ count }, language) =>
      ({
        en: `you have ${count} or less cards in your hand`,
        de: `du ${count} oder weniger Karten auf der Hand hast`,
        fr: `vous avez ${count} cartes ou moins en main`,
      })[language],
    holds: ({ count }, { sides }, { seat }) => sides[seat]!.hand.length <= count,
  },
  donLeast: {
    text: ({ count }, language) => {
      const all = count === 10
      return {
        en: `you have ${count}${all ? '' : ' or more'} DON!! cards on your field`,
        de: `du ${count}${all ? '' : ' oder mehr'} DON!!-Karten auf deinem Feld hast`,
        fr: `vous avez ${count} cartes DON!!${all ? '' : ' ou plus'} sur votre terrain`,
      }[language]
    },
    holds: ({ count }, { sides }, { seat }) => countDonOnField(sides[seat]!) >= count,
  },
  lifeMost: {
    text: ({ count }, language) =>
      ({
        en: `you have ${count} or less Life cards`,
        de: `du ${count} oder weniger Lebenskarten hast`,
        fr: `vous avez ${count} cartes Vie ou moins`,
      })[language],
    holds: ({ count }, { sides }, { seat }) => sides[seat]!.life.length <= count,
  },
  revealed: {
    text: ({ filter }, language) => {
      const noun = cardPhrase(filter, language)
      return {
        en: `the revealed card is ${withArticle(noun)}`,
        de: `die vorgezeigte Karte eine ${noun} ist`,
        fr: `la carte révélée est une ${noun}`,
      }[language]
    },
    holds: ({ filter }, _, { memo }) => memo >= 0 && cardMatches(memo, cards[memo]!.cost ?? 0, filter, -1),
  },
}

/** The names of all conditions. */
export const conditionKinds = Object.keys(entries) as readonly Test[]

/** The text of a condition, as it follows "if". */
export function conditionText(condition: Condition, language: Language): string {
  return (entries[condition.test] as ConditionEntry<Condition>).text(condition, language)
}

/** Whether all of these hold for the player of the context. */
export function allConditionsHold(conditions: readonly Condition[] | undefined, state: SimPieceState, context: FilterContext): boolean {
  if (conditions === undefined) return true
  for (let i = 0; i < conditions.length; i++) {
    const condition = conditions[i]!
    if (!(entries[condition.test] as ConditionEntry<Condition>).holds(condition, state, context)) return false
  }
  return true
}
