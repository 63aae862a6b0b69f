import type { CardFilter, CardKind, Colour, Keyword, Target, Whose } from '../card-definition.ts'
import { bounds, joinPhrases, words, type ClauseForm } from './card-texts.ts'

const attributes = { slash: '<Tranche>', strike: '<Frappe>', ranged: '<Distance>', special: '<Spécial>', wisdom: '<Sagesse>' }
const itself: Readonly<Record<CardKind, string>> = {
  leader: 'ce Leader',
  character: 'ce Personnage',
  event: 'cette carte',
  stage: 'ce Lieu',
}
export const keywordNames: Readonly<Record<Keyword, string>> = {
  blocker: '[Bloqueur]',
  rush: '[Initiative]',
  doubleAttack: '[Double attaque]',
  banish: '[Bannissement]',
  unblockable: '[Imblocable]',
  rushCharacter: '[Initiative\u00a0: Personnage]',
  attackActive: '',
}

const kinds = { character: 'Personnage', event: 'Événement', stage: 'Lieu', leader: 'Leader' }
const masculine: Readonly<Record<Colour, string>> = {
  red: 'rouge',
  green: 'vert',
  blue: 'bleu',
  purple: 'violet',
  black: 'noir',
  yellow: 'jaune',
}
const feminine: Readonly<Record<Colour, string>> = {
  red: 'rouge',
  green: 'verte',
  blue: 'bleue',
  purple: 'violette',
  black: 'noire',
  yellow: 'jaune',
}

export function thisCard(kind: CardKind): string {
  return itself[kind]
}

export function colourWord(colour: Colour): string {
  return masculine[colour]
}

export function ofAttribute(attribute: NonNullable<CardFilter['attribute']>): string {
  return attributes[attribute]
}

/** "{Navy} ou {Crew}". */
export function ofTypes(types: readonly string[]): string {
  return joinPhrases(
    types.map((type) => `{${type}}`),
    'ou',
  )
}

/** "3 ou moins". */
function amount(least: number | undefined, most: number | undefined): string {
  return bounds(least, most, { less: 'ou moins', more: 'ou plus', to: 'à' })
}

const limits = {
  life: {
    yours: 'le nombre de vos cartes Vie',
    opponents: 'le nombre de cartes Vie de votre adversaire',
    both: 'le nombre total de vos cartes Vie et de celles de votre adversaire',
  },
  don: {
    yours: 'le nombre de cartes DON!! sur votre terrain',
    opponents: 'le nombre de cartes DON!! sur le terrain de votre adversaire',
    both: 'le nombre total de cartes DON!! sur les deux terrains',
  },
}

/** After the noun: attribute, type, excluded cards, cost, power, text. */
function after(filter: CardFilter, many: boolean): string {
  const { attribute, types, keyword, typeIncludes, notName, notThis, trigger, plain } = filter
  const other = many ? 'autres' : 'autre'
  const cost = amount(filter.costLeast, filter.costMost)
  const baseCost = amount(filter.baseCostLeast, filter.baseCostMost)
  const power = amount(filter.powerLeast, filter.powerMost)
  const basePower = amount(filter.basePowerLeast, filter.basePowerMost)
  return words(
    attribute && `d’attribut ${attributes[attribute]}`,
    types && `de type ${ofTypes(types)}`,
    keyword && `ayant ${keywordNames[keyword]}`,
    typeIncludes !== undefined && `ayant un type contenant «\u00a0${typeIncludes}\u00a0»`,
    notName !== undefined && `${other} que [${notName}]`,
    notThis && `${other} que ce Personnage`,
    cost && `ayant un coût de ${cost}`,
    baseCost && `ayant un coût de base de ${baseCost}`,
    power && `ayant une puissance de ${power}`,
    basePower && `ayant une puissance de base de ${basePower}`,
    filter.costMostOf && `d’un coût ne dépassant pas ${limits[filter.costMostOf.of][filter.costMostOf.whose]}`,
    filter.donLeast !== undefined && `ayant au moins ${filter.donLeast} carte${filter.donLeast > 1 ? 's' : ''} DON!!`,
    trigger && 'ayant un [Déclenchement]',
    plain && 'sans effet de base',
  )
}

/** Whether a filter says only what stands behind the noun. */
function hasOnlyBounds(filter: CardFilter): boolean {
  const { rested, colour, multicoloured, name, kind } = filter
  return after(filter, true) !== '' && [rested, colour, multicoloured, name, kind].every((one) => one === undefined)
}

/** Cards on the field, in the plural, or the one Leader. */
export function fieldCards(filter: CardFilter, leaders = false, owner: Whose | null = null, stages = false, plural = 's'): string {
  const { rested, colour, multicoloured, name, anyOf } = filter
  const leaderOnly = leaders && filter.kind === 'leader'
  const female = !leaderOnly && leaders
  const general = leaders && filter.kind !== 'character' ? 'cartes Leader ou Personnage' : stages ? 'Lieux' : 'Personnages'
  const named = leaderOnly ? `Leader${plural}` : leaders ? 'cartes' : 'Personnages'
  const noun = name !== undefined ? `${named} [${name}]` : leaderOnly ? `Leader${plural}` : general
  return words(
    anyOf?.every(hasOnlyBounds)
      ? words(
          noun,
          joinPhrases(
            anyOf.map((one) => after(one, true)),
            'ou',
          ),
        )
      : anyOf
        ? joinPhrases(
            anyOf.map((one) => fieldCards(one, leaders)),
            'ou',
          )
        : noun,
    multicoloured && `multicolore${plural}`,
    colour && `${(female ? feminine : masculine)[colour]}${plural}`,
    rested !== undefined && `${rested ? 'épuisé' : 'actif'}${female ? 'es' : plural}`.replace('actifes', 'actives'),
    owner === 'opponents' && 'de votre adversaire',
    owner === 'any' && 'en jeu',
    after(filter, true),
  )
}

/** "Personnage de votre adversaire de type {Crew}": a card that something happens to. */
export function oneCharacter(filter: CardFilter, owner = ''): string {
  const { rested, colour, multicoloured, name, anyOf } = filter
  return words(
    'Personnage',
    name !== undefined && `[${name}]`,
    anyOf &&
      joinPhrases(
        anyOf.map((one) => words(one.name !== undefined && `[${one.name}]`, one.colour && masculine[one.colour], after(one, false))),
        'ou',
      ),
    multicoloured && 'multicolore',
    colour && masculine[colour],
    rested !== undefined && (rested ? 'épuisé' : 'actif'),
    owner,
    after(filter, false),
  )
}

/** Leaders, Characters and Stages: "cartes Leader ou Lieu {Crew}". */
export function cardsOfAnyKind(filter: CardFilter, orDon = false, owner: Whose | null = null): string {
  const { rested, colour, multicoloured, name, kind, anyOf } = filter
  const stems = { leader: 'Leader', stage: 'Lieu', character: 'Personnage', event: 'Événement' }
  const noun = anyOf
    ? `cartes ${joinPhrases(
        anyOf.map((one) => stems[one.kind ?? 'character']),
        'ou',
      )}`
    : words(
        kind === 'leader' ? 'cartes Leader' : orDon || name !== undefined ? 'cartes' : 'cartes Leader, Personnage ou Lieu',
        name !== undefined && `[${name}]`,
      )
  return words(
    noun,
    multicoloured && 'multicolores',
    colour && `${feminine[colour]}s`,
    rested !== undefined && (rested ? 'épuisées' : 'actives'),
    owner === 'opponents' && 'de votre adversaire',
    owner === 'any' && 'en jeu',
    after(filter, true),
  )
}

/** A target as the object of a verb or as a subject. */
export function target(one: Target, kind: CardKind): string {
  switch (one.of) {
    case 'some': {
      const { most, upTo, whose, leaders, stages, anyKind, orDon, totalPower, by, filter } = one
      if (leaders && filter.kind === 'leader' && !upTo && most === 1)
        return words(whose === 'yours' ? 'votre' : 'le', fieldCards(filter, true, whose, false, ''))
      return words(
        upTo && 'jusqu’à',
        `${most}`,
        whose === 'yours' ? 'de vos' : 'des',
        orDon && !anyKind && 'cartes DON!! ou',
        anyKind ? cardsOfAnyKind(filter, orDon, whose) : fieldCards(filter, leaders, whose, stages),
        totalPower !== undefined && `ayant ensemble une puissance de ${totalPower} ou moins`,
        by && 'au choix de votre adversaire',
      )
    }
    case 'all': {
      const { whose, leaders = false, filter } = one
      if (leaders && whose !== 'any' && Object.keys(filter).length === 0)
        return `${target({ of: 'leader', whose }, kind)} et tous ${whose === 'yours' ? 'vos' : 'ses'} Personnages`
      if (leaders) {
        const noun = fieldCards(filter, true, whose === 'opponents' ? whose : null).replace('Leader ou', 'Leader et')
        return words('toutes', whose === 'yours' ? 'vos' : 'les', noun)
      }
      return words('tous', whose === 'yours' ? 'vos' : 'les', fieldCards(filter, false, whose === 'opponents' ? whose : null))
    }
    case 'this':
      return itself[kind]
    case 'leader':
      return one.whose === 'yours' ? 'votre Leader' : 'le Leader de votre adversaire'
    case 'foe':
      return 'le Personnage adverse de ce combat'
    case 'that':
      return 'la carte choisie'
  }
}

/** Who DON!! are given to. */
export function receiver(one: Target, kind: CardKind): string {
  if (one.of === 'leader') return one.whose === 'yours' ? 'à votre Leader' : 'au Leader de votre adversaire'
  const anyOwn =
    one.of === 'some' && one.leaders && one.whose === 'yours' && one.most === 1 && !one.upTo && Object.keys(one.filter).length === 0
  return anyOwn ? 'à votre Leader ou à 1 de vos Personnages' : `à ${target(one, kind)}`
}

/** "la carte du dessus", "les 3 cartes du dessus". */
export function topCards(count: number): string {
  return count === 1 ? 'la carte du dessus' : `les ${cardCount(count)} du dessus`
}

export function isMany(one: Target): boolean {
  return one.of === 'all' || (one.of === 'some' && one.most > 1)
}

/** Whose hand or deck a card on the field goes to. */
export function ofOwner(one: Target): { readonly hand: string; readonly deck: string } {
  if (one.of === 'this' || ('whose' in one && one.whose === 'yours')) return { hand: 'votre main', deck: 'votre deck' }
  const [hand, deck] = isMany(one) ? ['leur', 'leur'] : ['son', 'son']
  return { hand: `la main de ${hand} propriétaire`, deck: `le deck de ${deck} propriétaire` }
}

/** A card off the field: "carte Personnage rouge autre que [Uta] ayant un coût de 3 ou moins". */
export function cards(filter: CardFilter, count = 1): string {
  const { kind, colour, multicoloured, name, rested, anyOf } = filter
  const plural = count > 1 ? 's' : ''
  return words(
    anyOf
      ? joinPhrases(
          anyOf.map((one) => cards(one, count)),
          'ou',
        )
      : name !== undefined
        ? `[${name}]`
        : words(`carte${plural}`, kind && kinds[kind]),
    multicoloured && `multicolore${plural}`,
    colour && `${feminine[colour]}${plural}`,
    rested !== undefined && `${rested ? 'épuisée' : 'active'}${plural}`,
    after(filter, count > 1),
  )
}

/** "1 carte", "2 cartes". */
export function cardCount(count: number): string {
  return `${count} ${cards({}, count)}`
}

const infinitives: Readonly<Record<string, string>> = { mettez: 'mettre', choisissez: 'choisir', renvoyez: 'renvoyer' }

/** An order, or the same after "vous pouvez"; a clause with a subject of its own stays as it is. */
export function clause(form: ClauseForm, order: string): string {
  if (form === 'order') return order
  const [, verb, rest] = /^(\S+ez)(?= )(.*)$/s.exec(order) ?? []
  if (verb === undefined) return `produire cet effet\u00a0: ${order}`
  return `${infinitives[verb] ?? verb.replace(/ez$/, 'er')}${rest!}`.replace(/ et (\S+?)ez-l(a|es)\b/, (_, root: string, end: string) =>
    end === 'a' ? ` et ${/^[aeéè]/.test(root) ? 'l’' : 'la '}${root}er` : ` et les ${root}er`,
  )
}
