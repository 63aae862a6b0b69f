import type { CardFilter, CardKind, Colour, Keyword, Target } from '../card-definition.ts'
import { bounds, joinPhrases, words, type ClauseForm } from './card-texts.ts'

const attributes = { slash: '<Hieb>', strike: '<Schlag>', ranged: '<Fernkampf>', special: '<Spezial>', wisdom: '<Weisheit>' }
export const keywordNames: Readonly<Record<Keyword, string>> = {
  blocker: '[Blocker]',
  rush: '[Eile]',
  doubleAttack: '[Doppelangriff]',
  banish: '[Verbannung]',
  unblockable: '[Unblockbar]',
  rushCharacter: '[Eile: Charakter]',
  attackActive: '',
}

const kinds = { character: 'Charakterkarte', event: 'Ereigniskarte', stage: 'Stagekarte', leader: 'Leaderkarte' }
const colours: Readonly<Record<Colour, string>> = {
  red: 'rot',
  green: 'grün',
  blue: 'blau',
  purple: 'violett',
  black: 'schwarz',
  yellow: 'gelb',
}

/** The card itself, as the subject, the object, or who receives something. */
export function thisCard(kind: CardKind, role: 'subject' | 'object' | 'receiver'): string {
  const noun = { leader: 'Leader', character: 'Charakter', event: 'Karte', stage: 'Stage' }[kind]
  const feminine = kind === 'event' || kind === 'stage'
  const article = {
    subject: feminine ? 'diese' : 'dieser',
    object: feminine ? 'diese' : 'diesen',
    receiver: feminine ? 'dieser' : 'diesem',
  }
  return `${article[role]} ${noun}`
}

export function colourWord(colour: Colour): string {
  return colours[colour]
}

export function ofAttribute(attribute: NonNullable<CardFilter['attribute']>): string {
  return attributes[attribute]
}

/** "{Navy} oder {Crew}". */
export function ofTypes(types: readonly string[]): string {
  return joinPhrases(
    types.map((type) => `{${type}}`),
    'oder',
  )
}

/** "3 oder weniger". */
export function amount(least: number | undefined, most: number | undefined): string {
  return bounds(least, most, { less: 'oder weniger', more: 'oder mehr', to: 'bis' })
}

/** Adjectives before the noun, with an ending. */
function before({ rested, colour, multicoloured }: CardFilter, ending: 'e' | 'en' | 'er'): string {
  return words(
    rested !== undefined && `${rested ? 'erschöpft' : 'aktiv'}${ending}`,
    multicoloured && `mehrfarbig${ending}`,
    colour && `${colours[colour]}${ending}`,
  )
}

const limits = {
  life: {
    yours: 'der Anzahl deiner Lebenskarten',
    opponents: 'der Anzahl der Lebenskarten deines Gegners',
    both: 'der Anzahl aller Lebenskarten von dir und deinem Gegner',
  },
  don: {
    yours: 'der Anzahl der DON!!-Karten auf deinem Feld',
    opponents: 'der Anzahl der DON!!-Karten auf dem Feld deines Gegners',
    both: 'der Anzahl der DON!!-Karten auf beiden Feldern',
  },
}

/** After the noun: attribute, type, excluded cards, cost, power, text. */
function after(filter: CardFilter): string {
  const { attribute, types, keyword, typeIncludes, notName, notThis, trigger, plain } = filter
  const cost = amount(filter.costLeast, filter.costMost)
  const baseCost = amount(filter.baseCostLeast, filter.baseCostMost)
  const power = bounds(filter.powerLeast, filter.powerMost, { less: 'oder weniger', more: 'oder mehr', to: 'bis' })
  const basePower = amount(filter.basePowerLeast, filter.basePowerMost)
  return words(
    attribute && `mit dem Attribut ${attributes[attribute]}`,
    types && `vom Typ ${ofTypes(types)}`,
    keyword && `mit ${keywordNames[keyword]}`,
    typeIncludes !== undefined && `mit „${typeIncludes}“ im Typ`,
    notName !== undefined && `außer [${notName}]`,
    notThis && 'außer diesem Charakter',
    cost && `mit Kosten von ${cost}`,
    baseCost && `mit Grundkosten von ${baseCost}`,
    power && `mit ${power} Power`,
    basePower && `mit einer Grundpower von ${basePower}`,
    filter.costMostOf && `mit Kosten von höchstens ${limits[filter.costMostOf.of][filter.costMostOf.whose]}`,
    filter.donLeast !== undefined && `mit mindestens ${filter.donLeast} DON!!-Karte${filter.donLeast > 1 ? 'n' : ''}`,
    trigger && 'mit [Auslöser]',
    plain && 'ohne eigenen Effekt',
  )
}

/** Whether a filter says only what stands behind the noun. */
function hasOnlyBounds(filter: CardFilter): boolean {
  return after(filter) !== '' && before(filter, 'e') === '' && filter.name === undefined && filter.kind === undefined
}

function fieldNoun({ name, anyOf, kind }: CardFilter, leaders: boolean, stages = false): string {
  if (anyOf?.every(hasOnlyBounds)) return words(fieldNoun({}, leaders, stages), joinPhrases(anyOf.map(after), 'oder'))
  if (anyOf)
    return joinPhrases(
      anyOf.map((one) => words(before(one, 'e'), fieldNoun(one, leaders), after(one))),
      'oder',
    )
  if (leaders && kind === 'leader') return words('Leader', name !== undefined && `[${name}]`)
  if (name !== undefined) return `[${name}]-${leaders ? 'Karten' : 'Charaktere'}`
  return leaders && kind !== 'character' ? 'Leader- oder Charakterkarten' : stages ? 'Stages' : 'Charaktere'
}

/** Leaders, Characters and Stages: "Leader- oder Stagekarten vom Typ {Crew}". */
export function cardsOfAnyKind(filter: CardFilter, orDon = false): string {
  const { name, kind, anyOf } = filter
  const stems = { leader: 'Leader', stage: 'Stage', character: 'Charakter', event: 'Ereignis' }
  const noun = anyOf
    ? `${joinPhrases(
        anyOf.map((one) => `${stems[one.kind ?? 'character']}-`),
        'oder',
      )}Karten`.replace(/-Karten$/, 'karten')
    : kind === 'leader'
      ? words('Leader', name !== undefined && `[${name}]`)
      : name !== undefined
        ? `[${name}]-Karten`
        : orDon
          ? 'Karten'
          : 'Leader-, Charakter- oder Stagekarten'
  return words(before(filter, 'en'), noun, after(filter))
}

/** "erschöpfte Charaktere mit Kosten von 3 oder weniger": cards on the field that a condition counts. */
export function countedCards(filter: CardFilter): string {
  return words(before(filter, 'e'), fieldNoun(filter, false), after(filter))
}

/** "ein Charakter deines Gegners vom Typ {Crew}": a card that something happens to. */
export function oneCharacter(filter: CardFilter, article: 'ein' | 'einen', owner = ''): string {
  const { name, anyOf } = filter
  return words(
    article,
    before(filter, article === 'ein' ? 'er' : 'en'),
    'Charakter',
    name !== undefined && `[${name}]`,
    anyOf &&
      joinPhrases(
        anyOf.map((one) => words(before(one, 'er'), one.name !== undefined && `[${one.name}]`, after(one))),
        'oder',
      ),
    owner,
    after(filter),
  )
}

/** A target as the object of a verb, or as the subject where the two are the same. */
export function target(one: Target, kind: CardKind, role: 'subject' | 'object'): string {
  switch (one.of) {
    case 'some': {
      const { most, upTo, whose, leaders, stages, anyKind, orDon, totalPower, by, filter } = one
      const owner = { yours: '', opponents: 'deines Gegners', any: 'im Spiel' }[whose]
      if (leaders && filter.kind === 'leader' && !upTo && most === 1) {
        const article = whose === 'yours' ? (role === 'object' ? 'deinen' : 'dein') : role === 'object' ? 'den' : 'der'
        const described = before(filter, role === 'object' ? 'en' : whose === 'yours' ? 'er' : 'e')
        return words(article, described, 'Leader', filter.name !== undefined && `[${filter.name}]`, owner, after(filter))
      }
      const article = whose === 'yours' ? 'deiner' : 'der'
      return words(
        upTo && 'bis zu',
        `${most}`,
        article,
        orDon && !anyKind && 'DON!!-Karten oder',
        ...(anyKind
          ? [cardsOfAnyKind(filter, orDon), owner]
          : [before(filter, 'en'), fieldNoun(filter, leaders, stages), owner, after(filter)]),
        totalPower !== undefined && `mit zusammen höchstens ${totalPower} Power`,
        by && 'nach Wahl deines Gegners',
      )
    }
    case 'all': {
      const { whose, leaders = false, filter } = one
      if (leaders && whose !== 'any' && Object.keys(filter).length === 0) {
        const leader = target({ of: 'leader', whose }, kind, role)
        return `${leader} und alle ${whose === 'yours' ? 'deine' : 'seine'} Charaktere`
      }
      return words(
        'alle',
        whose === 'yours' && 'deine',
        before(filter, 'en'),
        fieldNoun(filter, leaders).replace('Leader- oder', 'Leader- und'),
        whose === 'opponents' && 'deines Gegners',
        after(filter),
      )
    }
    case 'this':
      return thisCard(kind, role)
    case 'leader':
      return one.whose === 'yours'
        ? `${role === 'object' ? 'deinen' : 'dein'} Leader`
        : `${role === 'object' ? 'den' : 'der'} Leader deines Gegners`
    case 'foe':
      return role === 'object' ? 'den gegnerischen Charakter dieses Kampfes' : 'der gegnerische Charakter dieses Kampfes'
    case 'that':
      return 'die gewählte Karte'
  }
}

/** Who DON!! are given to. */
export function receiver(one: Target, kind: CardKind): string {
  if (one.of === 'this') return thisCard(kind, 'receiver')
  if (one.of === 'that') return 'der gewählten Karte'
  if (one.of === 'leader') return one.whose === 'yours' ? 'deinem Leader' : 'dem Leader deines Gegners'
  const anyOwn =
    one.of === 'some' && one.leaders && one.whose === 'yours' && one.most === 1 && !one.upTo && Object.keys(one.filter).length === 0
  return anyOwn ? 'deinem Leader oder 1 deiner Charaktere' : target(one, kind, 'object')
}

/** One's own Characters that pay a cost. */
export function ownCards(count: number, filter: CardFilter): string {
  return words(`${count} deiner`, before(filter, 'en'), fieldNoun(filter, false), after(filter))
}

/** "die oberste Karte", "die obersten 3 Karten". */
export function topCards(count: number): string {
  return count === 1 ? 'die oberste Karte' : `die obersten ${cardCount(count)}`
}

export function isMany(one: Target): boolean {
  return one.of === 'all' || (one.of === 'some' && one.most > 1)
}

/** Whose hand or deck a card on the field goes to. */
export function ofOwner(one: Target): { readonly hand: string; readonly deck: string } {
  if (one.of === 'this' || ('whose' in one && one.whose === 'yours')) return { hand: 'deine Hand', deck: 'dein Deck' }
  const owner = one.of === 'some' && one.most === 1 ? 'seines Besitzers' : 'ihres Besitzers'
  return { hand: `die Hand ${owner}`, deck: `das Deck ${owner}` }
}

/** A card off the field: "rote Charakterkarte außer [Uta] mit Kosten von 3 oder weniger". */
export function cards(filter: CardFilter, count = 1): string {
  const { kind, name, anyOf } = filter
  if (anyOf)
    return words(
      before(filter, 'e'),
      joinPhrases(
        anyOf.map((one) => cards(one, count)),
        'oder',
      ),
      after(filter),
    )
  const noun = name !== undefined ? `[${name}]` : `${kind ? kinds[kind] : 'Karte'}${count > 1 ? 'n' : ''}`
  return words(before(filter, 'e'), noun, after(filter))
}

/** "1 Karte", "2 Karten". */
export function cardCount(count: number): string {
  return `${count} ${cards({}, count)}`
}

/** An order with its verb around the object ("lege … ab"), or the same after "du darfst" ("… ablegen"). */
export function clause(form: ClauseForm, order: string, infinitive: string, object: string): string {
  return form === 'may' ? `${object} ${infinitive}` : order.replace('…', () => object)
}

/** A clause with a subject of its own, as it is or after "du darfst". */
export function statement(form: ClauseForm, text: string): string {
  return form === 'may' ? `Folgendes bewirken: ${text}` : text
}
