import type { CardFilter, CardKind, Target, Whose } from '../card-definition.ts'
import { joinPhrases, words } from './card-texts.ts'

const attributes = { slash: '<Slash>', strike: '<Strike>', ranged: '<Ranged>', special: '<Special>', wisdom: '<Wisdom>' }
const itself: Readonly<Record<CardKind, string>> = {
  leader: 'this Leader',
  character: 'this Character',
  event: 'this card',
  stage: 'this Stage',
}
const kinds = { character: 'Character card', event: 'Event', stage: 'Stage card', leader: 'Leader card' }
const sides: Readonly<Record<Whose, string>> = { yours: 'of your', opponents: 'of your opponent’s', any: '' }

export function thisCard(kind: CardKind): string {
  return itself[kind]
}

/** Before the noun: "rested red <Slash> attribute {Navy} type". */
function before({ rested, colour, attribute, types }: CardFilter): string {
  return words(
    rested !== undefined && (rested ? 'rested' : 'active'),
    colour,
    attribute && `${attributes[attribute]} attribute`,
    types &&
      `${joinPhrases(
        types.map((type) => `{${type}}`),
        'or',
      )} type`,
  )
}

/** After the noun: excluded cards, cost, power. */
function after({ notName, notThis, costMost, powerMost }: CardFilter): string {
  return words(
    notName !== undefined && `other than [${notName}]`,
    notThis && 'other than this Character',
    costMost !== undefined && `with a cost of ${costMost} or less`,
    powerMost !== undefined && `with ${powerMost} power or less`,
  )
}

/** "rested Characters with a cost of 3 or less": cards on the field. */
export function fieldCards(filter: CardFilter, many: boolean, leaders = false): string {
  const { name } = filter
  const noun = name !== undefined ? `[${name}] card` : leaders ? 'Leader or Character card' : 'Character'
  return words(before(filter), `${noun}${many ? 's' : ''}`, after(filter))
}

/** Some cards on the field: "up to 1 of your opponent’s Characters". */
function someTargets({ most, upTo, whose, leaders, filter }: Extract<Target, { of: 'some' }>): string {
  return words(upTo && 'up to', `${most}`, sides[whose], fieldCards(filter, whose !== 'any' || most > 1, leaders))
}

/** A target as the object of a verb. */
export function target(one: Target, kind: CardKind): string {
  switch (one.of) {
    case 'some':
      return someTargets(one)
    case 'all':
      return words('all', sides[one.whose], fieldCards(one.filter, true))
    case 'this':
      return itself[kind]
    case 'that':
      return 'that card'
  }
}

export function isMany(one: Target): boolean {
  return one.of === 'all' || (one.of === 'some' && one.most > 1)
}

/** A card off the field: "red Character card other than [Uta] with a cost of 3 or less". */
export function cards(filter: CardFilter, count = 1): string {
  const { kind, name } = filter
  const plural = count > 1 ? 's' : ''
  return words(before(filter), name !== undefined ? `[${name}]` : `${kind ? kinds[kind] : 'card'}${plural}`, after(filter))
}

/** "1 card", "2 cards". */
export function cardCount(count: number): string {
  return `${count} ${cards({}, count)}`
}

/** "a Character card", "an Event". */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}
