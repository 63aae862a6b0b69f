import type { CardFilter, CardKind, Colour, Target, Whose } from '../card-definition.ts'
import { joinPhrases, words, type ClauseForm } from './card-texts.ts'

const attributes = { slash: '<Tranche>', strike: '<Frappe>', ranged: '<Distance>', special: '<Spécial>', wisdom: '<Sagesse>' }
const itself: Readonly<Record<CardKind, string>> = {
  leader: 'ce Leader',
  character: 'ce Personnage',
  event: 'cette carte',
  stage: 'ce Lieu',
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

/** After the noun: attribute, type, excluded cards, cost, power. */
function after({ attribute, types, notName, notThis, costMost, powerMost }: CardFilter, many: boolean): string {
  const other = many ? 'autres' : 'autre'
  return words(
    attribute && `d’attribut ${attributes[attribute]}`,
    types &&
      `de type ${joinPhrases(
        types.map((type) => `{${type}}`),
        'ou',
      )}`,
    notName !== undefined && `${other} que [${notName}]`,
    notThis && `${other} que ce Personnage`,
    costMost !== undefined && `ayant un coût de ${costMost} ou moins`,
    powerMost !== undefined && `ayant une puissance de ${powerMost} ou moins`,
  )
}

/** Cards on the field, in the plural. */
export function fieldCards(filter: CardFilter, leaders = false, owner: Whose | null = null): string {
  const { rested, colour, name } = filter
  const female = leaders || name !== undefined
  const noun = name !== undefined ? `cartes [${name}]` : leaders ? 'cartes Leader ou Personnage' : 'Personnages'
  return words(
    noun,
    colour && `${(female ? feminine : masculine)[colour]}s`,
    rested !== undefined && `${rested ? 'épuisé' : 'actif'}${female ? 'es' : 's'}`.replace('actifes', 'actives'),
    owner === 'opponents' && 'de votre adversaire',
    owner === 'any' && 'en jeu',
    after(filter, true),
  )
}

/** A target as the object of a verb or as a subject. */
export function target(one: Target, kind: CardKind): string {
  switch (one.of) {
    case 'some': {
      const { most, upTo, whose, leaders, filter } = one
      return words(upTo && 'jusqu’à', `${most}`, whose === 'yours' ? 'de vos' : 'des', fieldCards(filter, leaders, whose))
    }
    case 'all': {
      const { whose, filter } = one
      const all = filter.name === undefined ? 'tous' : 'toutes'
      return words(all, whose === 'yours' ? 'vos' : 'les', fieldCards(filter, false, whose === 'opponents' ? whose : null))
    }
    case 'this':
      return itself[kind]
    case 'that':
      return 'la carte choisie'
  }
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
  const { kind, colour, name, rested } = filter
  const plural = count > 1 ? 's' : ''
  return words(
    name !== undefined ? `[${name}]` : words(`carte${plural}`, kind && kinds[kind]),
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
