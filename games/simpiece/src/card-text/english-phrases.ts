import type { CardFilter, CardKind, Keyword, Target, Whose } from '../card-definition.ts'
import { bounds, joinPhrases, words } from './card-texts.ts'

const attributes = { slash: '<Slash>', strike: '<Strike>', ranged: '<Ranged>', special: '<Special>', wisdom: '<Wisdom>' }
const itself: Readonly<Record<CardKind, string>> = {
  leader: 'this Leader',
  character: 'this Character',
  event: 'this card',
  stage: 'this Stage',
}
const kinds = { character: 'Character card', event: 'Event', stage: 'Stage card', leader: 'Leader card' }
const sides: Readonly<Record<Whose, string>> = { yours: 'of your', opponents: 'of your opponent’s', any: '' }

export const keywordNames: Readonly<Record<Keyword, string>> = {
  blocker: '[Blocker]',
  rush: '[Rush]',
  doubleAttack: '[Double Attack]',
  banish: '[Banish]',
  unblockable: '[Unblockable]',
  rushCharacter: '[Rush: Character]',
  attackActive: '',
}

export function thisCard(kind: CardKind): string {
  return itself[kind]
}

/** "3 or less". */
export function amount(least: number | undefined, most: number | undefined): string {
  return bounds(least, most, { less: 'or less', more: 'or more', to: 'to' })
}

/** "{Navy} or {Crew} type". */
export function ofTypes(types: readonly string[]): string {
  return `${joinPhrases(
    types.map((type) => `{${type}}`),
    'or',
  )} type`
}

export function ofAttribute(attribute: NonNullable<CardFilter['attribute']>): string {
  return `${attributes[attribute]} attribute`
}

/** Before the noun: "rested red <Slash> attribute {Navy} type". */
function before({ rested, colour, multicoloured, attribute, types, keyword }: CardFilter): string {
  return words(
    rested !== undefined && (rested ? 'rested' : 'active'),
    multicoloured && 'multicolored',
    colour,
    attribute && ofAttribute(attribute),
    types && ofTypes(types),
    keyword && keywordNames[keyword],
  )
}

/** "3000 power or less", "3000 to 5000 base power". */
export function amountOf(least: number | undefined, most: number | undefined, noun: string): string {
  if (least === undefined && most === undefined) return ''
  if (least !== undefined && most !== undefined && least !== most) return `${least} to ${most} ${noun}`
  return words(`${least ?? most!}`, noun, least === undefined && 'or less', most === undefined && 'or more')
}

function powers(least: number | undefined, most: number | undefined, noun: string): string {
  const amount = amountOf(least, most, noun)
  return amount && `with ${amount}`
}

const limits = {
  life: {
    yours: 'your number of Life cards',
    opponents: 'the number of your opponent’s Life cards',
    both: 'the total of your and your opponent’s Life cards',
  },
  don: {
    yours: 'the number of DON!! cards on your field',
    opponents: 'the number of DON!! cards on your opponent’s field',
    both: 'the total of the DON!! cards on both fields',
  },
}

/** After the noun: excluded cards, type, cost, power, text. */
function after(filter: CardFilter): string {
  const { notName, notThis, typeIncludes, costLeast, costMost, baseCostLeast, baseCostMost, costMostOf, donLeast, trigger, plain } = filter
  const cost = amount(costLeast, costMost)
  const baseCost = amount(baseCostLeast, baseCostMost)
  return words(
    typeIncludes !== undefined && `with a type including "${typeIncludes}"`,
    notName !== undefined && `other than [${notName}]`,
    notThis && 'other than this Character',
    cost && `with a cost of ${cost}`,
    baseCost && `with a base cost of ${baseCost}`,
    powers(filter.powerLeast, filter.powerMost, 'power'),
    powers(filter.basePowerLeast, filter.basePowerMost, 'base power'),
    costMostOf && `with a cost equal to or less than ${limits[costMostOf.of][costMostOf.whose]}`,
    donLeast !== undefined && `with ${donLeast > 1 ? `${donLeast} or more DON!! cards` : 'a DON!! card'} given`,
    trigger && 'with a [Trigger]',
    plain && 'with no base effect',
  )
}

/** Whether a filter says only what stands behind the noun. */
function hasOnlyBounds(filter: CardFilter): boolean {
  return after(filter) !== '' && before(filter) === '' && filter.name === undefined && filter.kind === undefined
}

/** "rested Characters with a cost of 3 or less": cards on the field. */
export function fieldCards(filter: CardFilter, many: boolean, leaders = false, stages = false): string {
  const { name, anyOf } = filter
  if (leaders && filter.kind === 'leader') return words(before(filter), name !== undefined && `[${name}]`, 'Leader', after(filter))
  const plain = leaders && filter.kind !== 'character' ? 'Leader or Character card' : stages ? 'Stage' : 'Character'
  const noun = name !== undefined ? `[${name}] ${leaders ? 'card' : 'Character'}` : plain
  const nouns = anyOf?.every(hasOnlyBounds)
    ? words(`${noun}${many ? 's' : ''}`, joinPhrases(anyOf.map(after), 'or'))
    : anyOf
      ? joinPhrases(
          anyOf.map((one) => fieldCards(one, many, leaders)),
          'or',
        )
      : `${noun}${many ? 's' : ''}`
  return words(before(filter), nouns, after(filter))
}

/** Leaders, Characters and Stages: "{Crew} type Leader or Stage cards", "[Nami] cards". */
export function cardsOfAnyKind(filter: CardFilter, many: boolean, orDon = false): string {
  const { name, kind, anyOf } = filter
  if (kind === 'leader') return words(before(filter), name !== undefined && `[${name}]`, 'Leader', after(filter))
  const which = anyOf
    ? joinPhrases(
        anyOf.map((one) => (one.kind === 'leader' ? 'Leader' : one.kind === 'stage' ? 'Stage' : 'Character')),
        'or',
      )
    : name !== undefined
      ? `[${name}]`
      : !orDon && 'Leader, Character or Stage'
  return words(before(filter), which, many ? 'cards' : 'card', after(filter))
}

/** Some cards on the field: "up to 1 of your opponent’s Characters". */
function someTargets({
  most,
  upTo,
  whose,
  leaders,
  stages,
  anyKind,
  orDon,
  totalPower,
  by,
  filter,
}: Extract<Target, { of: 'some' }>): string {
  const described = Object.keys(filter).length > 1
  if (leaders && filter.kind === 'leader' && !upTo && most === 1 && whose !== 'any' && described)
    return words(sides[whose].slice('of '.length), fieldCards(filter, false, true))
  return words(
    upTo && 'up to',
    `${most}`,
    sides[whose],
    orDon && !anyKind && 'DON!! cards or',
    anyKind ? cardsOfAnyKind(filter, whose !== 'any' || most > 1, orDon) : fieldCards(filter, whose !== 'any' || most > 1, leaders, stages),
    totalPower !== undefined && `with a total power of ${totalPower} or less`,
    by && 'that your opponent chooses',
  )
}

/** "All of your Characters", "your Leader and all of your Characters", "all of your {Crew} type Leader and Character cards". */
function allTargets({ whose, leaders, filter }: Extract<Target, { of: 'all' }>): string {
  if (!leaders) return words('all', sides[whose], fieldCards(filter, true))
  if (filter.anyOf) {
    const parts = filter.anyOf.map(({ kind, ...one }) => fieldCards(one, true, kind !== 'character'))
    return words('all', sides[whose], joinPhrases(parts, 'and'))
  }
  if (Object.keys(filter).length > 0) return words('all', sides[whose], fieldCards(filter, true, true).replace('Leader or', 'Leader and'))
  if (whose === 'any') return 'all Leaders and Characters'
  return whose === 'yours' ? 'your Leader and all of your Characters' : 'your opponent’s Leader and all of their Characters'
}

/** A target as the object of a verb. */
export function target(one: Target, kind: CardKind): string {
  switch (one.of) {
    case 'some':
      return someTargets(one)
    case 'all':
      return allTargets(one)
    case 'this':
      return itself[kind]
    case 'leader':
      return one.whose === 'yours' ? 'your Leader' : 'your opponent’s Leader'
    case 'foe':
      return 'the opponent’s Character you battled with'
    case 'that':
      return 'that card'
  }
}

/** Who DON!! are given to. */
export function receiver(one: Target, kind: CardKind): string {
  if (one.of !== 'some' || !one.leaders || one.most !== 1 || one.upTo || Object.keys(one.filter).length > 0) return target(one, kind)
  if (one.whose === 'yours') return 'your Leader or 1 of your Characters'
  return one.whose === 'any' ? 'its owner’s Leader or 1 of their Characters' : target(one, kind)
}

export function isMany(one: Target): boolean {
  return one.of === 'all' || (one.of === 'some' && one.most > 1)
}

/** A card off the field: "red Character card other than [Uta] with a cost of 3 or less". */
export function cards(filter: CardFilter, count = 1): string {
  const { kind, name, anyOf } = filter
  const noun = name !== undefined ? `[${name}]` : `${kind ? kinds[kind] : 'card'}${count > 1 ? 's' : ''}`
  const nouns = anyOf
    ? joinPhrases(
        anyOf.map((one) => cards(one, count)),
        'or',
      )
    : noun
  return words(before(filter), nouns, after(filter))
}

/** "1 card", "2 cards". */
export function cardCount(count: number): string {
  return `${count} ${cards({}, count)}`
}

/** "a Character card", "an Event". */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}
