import type { Language } from '@parlor/kernel'
import type { CardKind, Colour, CardFilter, Keyword, Target, Whose } from './card-definition.ts'

type WordTable<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>

/** Colour adjectives before "card": feminine in German and French. */
const colourWords: WordTable<Colour> = {
  en: { red: 'red', green: 'green', blue: 'blue', purple: 'purple', black: 'black', yellow: 'yellow' },
  de: { red: 'rote', green: 'grüne', blue: 'blaue', purple: 'violette', black: 'schwarze', yellow: 'gelbe' },
  fr: { red: 'rouge', green: 'verte', blue: 'bleue', purple: 'violette', black: 'noire', yellow: 'jaune' },
}

const attributeWords: WordTable<'slash' | 'strike' | 'ranged' | 'special' | 'wisdom'> = {
  en: { slash: '<Slash>', strike: '<Strike>', ranged: '<Ranged>', special: '<Special>', wisdom: '<Wisdom>' },
  de: { slash: '<Hieb>', strike: '<Schlag>', ranged: '<Fernkampf>', special: '<Spezial>', wisdom: '<Weisheit>' },
  fr: { slash: '<Tranche>', strike: '<Frappe>', ranged: '<Distance>', special: '<Spécial>', wisdom: '<Sagesse>' },
}

export const keywordNames: WordTable<Keyword> = {
  en: { blocker: '[Blocker]', rush: '[Rush]', doubleAttack: '[Double Attack]', banish: '[Banish]', attackActive: '' },
  de: { blocker: '[Blocker]', rush: '[Eile]', doubleAttack: '[Doppelangriff]', banish: '[Verbannung]', attackActive: '' },
  fr: { blocker: '[Bloqueur]', rush: '[Initiative]', doubleAttack: '[Double attaque]', banish: '[Bannissement]', attackActive: '' },
}

/** The card itself: in German as the subject, and as the object of a verb. */
const thisSubject: WordTable<CardKind> = {
  en: { leader: 'this Leader', character: 'this Character', event: 'this card', stage: 'this Stage' },
  de: { leader: 'dieser Leader', character: 'dieser Charakter', event: 'diese Karte', stage: 'diese Stage' },
  fr: { leader: 'ce Leader', character: 'ce Personnage', event: 'cette carte', stage: 'ce Lieu' },
}

export function thisCardPhrase(kind: CardKind, language: Language, role: 'subject' | 'object'): string {
  const phrase = thisSubject[language][kind]
  return role === 'object' ? phrase.replace('dieser', 'diesen') : phrase
}

/** Upper case at the start of a sentence; brackets and digits stay. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function joinPhrases(list: readonly string[], language: Language, word: 'and' | 'or'): string {
  const conjunctions = { en: { and: 'and', or: 'or' }, de: { and: 'und', or: 'oder' }, fr: { and: 'et', or: 'ou' } }
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${conjunctions[language][word]} ${list.at(-1)!}`
}

function types(filter: CardFilter, language: Language): string {
  return joinPhrases(
    (filter.types ?? []).map((type) => `{${type}}`),
    language,
    'or',
  )
}

/** Suffix of the noun: excluded names, cost, power. */
function filterSuffix(filter: CardFilter, language: Language, many: boolean): string {
  const { notName, costMost, powerMost, notThis } = filter
  const out: string[] = []
  if (notName !== undefined)
    out.push({ en: `other than [${notName}]`, de: `außer [${notName}]`, fr: `${many ? 'autres' : 'autre'} que [${notName}]` }[language])
  if (notThis) out.push({ en: 'other than this Character', de: 'außer diesem Charakter', fr: 'autres que ce Personnage' }[language])
  if (costMost !== undefined)
    out.push(
      {
        en: `with a cost of ${costMost} or less`,
        de: `mit Kosten von ${costMost} oder weniger`,
        fr: `ayant un coût de ${costMost} ou moins`,
      }[language],
    )
  if (powerMost !== undefined)
    out.push(
      {
        en: `with ${powerMost} power or less`,
        de: `mit ${powerMost} oder weniger Power`,
        fr: `ayant une puissance de ${powerMost} ou moins`,
      }[language],
    )
  return out.map((one) => ` ${one}`).join('')
}

/** At the very end, after where the card is from: a colour unlike that of the card before. */
export function otherColourPhrase({ otherColour }: CardFilter, language: Language): string {
  if (!otherColour) return ''
  return {
    en: ', of a different color than the returned Character',
    de: ', deren Farbe eine andere ist als die des zurückgenommenen Charakters',
    fr: ', d’une autre couleur que le Personnage renvoyé',
  }[language]
}

/** Characters on the field, always in the plural: "of your rested {Land of Wano} type Characters with a cost of 3 or less". */
function fieldCardsPhrase(filter: CardFilter, whose: Whose, leaders: boolean, language: Language): string {
  const { rested, attribute, name } = filter
  const type = types(filter, language)
  const after = filterSuffix(filter, language, true)
  switch (language) {
    case 'en': {
      const state = rested === undefined ? '' : rested ? 'rested ' : 'active '
      const kind = `${attribute ? `${attributeWords.en[attribute]} attribute ` : ''}${type && `${type} type `}`
      const noun = name === undefined ? (leaders ? 'Leader or Character cards' : 'Characters') : `[${name}] cards`
      return `${{ yours: 'of your ', opponents: 'of your opponent’s ', any: '' }[whose]}${state}${kind}${noun}${after}`
    }
    case 'de': {
      const state = rested === undefined ? '' : rested ? 'erschöpften ' : 'aktiven '
      const kind = `${attribute ? ` mit dem Attribut ${attributeWords.de[attribute]}` : ''}${type && ` vom Typ ${type}`}`
      const noun = name === undefined ? (leaders ? 'Leader- oder Charakterkarten' : 'Charaktere') : `[${name}]-Karten`
      return `${{ yours: 'deiner', opponents: 'der', any: 'der' }[whose]} ${state}${noun}${{ yours: '', opponents: ' deines Gegners', any: ' im Spiel' }[whose]}${kind}${after}`
    }
    case 'fr': {
      const state = rested === undefined ? '' : rested ? ' épuisés' : ' actifs'
      const kind = `${attribute ? ` d’attribut ${attributeWords.fr[attribute]}` : ''}${type && ` de type ${type}`}`
      const noun = name === undefined ? (leaders ? 'cartes Leader ou Personnage' : 'Personnages') : `cartes [${name}]`
      return `${{ yours: 'de vos', opponents: 'des', any: 'des' }[whose]} ${noun}${leaders ? state.replace(/s$/, 'es') : state}${{ yours: '', opponents: ' de votre adversaire', any: ' en jeu' }[whose]}${kind}${after}`
    }
  }
}

/** Some cards on the field, as the object of a verb. */
export function someTargetsPhrase(target: Extract<Target, { of: 'some' }>, language: Language): string {
  const { most, upTo, whose, leaders, filter } = target
  const phrase = fieldCardsPhrase(filter, whose, leaders, language)
  const many = {
    en: upTo ? `up to ${most}` : `${most}`,
    de: upTo ? `bis zu ${most}` : `${most}`,
    fr: upTo ? `jusqu’à ${most}` : `${most}`,
  }[language]
  if (language === 'en' && whose === 'any') return `${many} ${most === 1 ? phrase.replace('Characters', 'Character') : phrase}`
  return `${many} ${phrase}`
}

/** All cards of a kind on the field. */
export function allTargetsPhrase(target: Extract<Target, { of: 'all' }>, language: Language): string {
  const { whose, filter } = target
  const type = types(filter, language)
  const after = filterSuffix(filter, language, true)
  switch (language) {
    case 'en':
      return `all ${{ yours: 'of your ', opponents: 'of your opponent’s ', any: '' }[whose]}${type && `${type} type `}Characters${after}`
    case 'de':
      return `alle ${whose === 'yours' ? 'deine ' : ''}Charaktere${whose === 'opponents' ? ' deines Gegners' : ''}${type && ` vom Typ ${type}`}${after}`
    case 'fr':
      return `tous ${{ yours: 'vos Personnages', opponents: 'les Personnages de votre adversaire', any: 'les Personnages' }[whose]}${type && ` de type ${type}`}${after}`
  }
}

/** Characters that a condition counts: "rested Characters". */
export function countedCharactersPhrase(filter: CardFilter, language: Language): string {
  const phrase = fieldCardsPhrase(filter, 'any', false, language)
  return phrase
    .replace(/^(der|des) /, '')
    .replace(/ (im Spiel|en jeu)/, '')
    .replace('erschöpften', 'erschöpfte')
    .replace('aktiven', 'aktive')
}

/** A card off the field: "red Character card other than [Uta] with a cost of 3 or less". */
export function cardPhrase(filter: CardFilter, language: Language, count = 1): string {
  const { kind, colour, name } = filter
  const type = types(filter, language)
  const many = count > 1
  const after = filterSuffix(filter, language, many)
  if (name !== undefined) return `[${name}]${after}`
  switch (language) {
    case 'en': {
      const noun = { character: 'Character card', event: 'Event', stage: 'Stage card', leader: 'Leader card', any: 'card' }[kind ?? 'any']
      return `${colour ? `${colourWords.en[colour]} ` : ''}${type && `${type} type `}${noun}${many ? 's' : ''}${after}`
    }
    case 'de': {
      const noun = { character: 'Charakterkarte', event: 'Ereigniskarte', stage: 'Stagekarte', leader: 'Leaderkarte', any: 'Karte' }[
        kind ?? 'any'
      ]
      return `${colour ? `${colourWords.de[colour]} ` : ''}${noun}${many ? 'n' : ''}${type && ` vom Typ ${type}`}${after}`
    }
    case 'fr': {
      const noun = { character: ' Personnage', event: ' Événement', stage: ' Lieu', leader: ' Leader', any: '' }[kind ?? 'any']
      return `carte${many ? 's' : ''}${noun}${colour ? ` ${colourWords.fr[colour]}${many ? 's' : ''}` : ''}${type && ` de type ${type}`}${after}`
    }
  }
}

/** "a Character card", "an Event": English alone asks how the noun begins. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

/** "1 card", "2 cards". */
export function cardCountPhrase(count: number, language: Language): string {
  return `${count} ${cardPhrase({}, language, count)}`
}

/** The Characters that cannot K.O. in battle. */
export function attackersPhrase(filter: CardFilter, language: Language): string {
  const { attribute } = filter
  const mark = attribute ? attributeWords[language][attribute] : ''
  return {
    en: `${mark && `${mark} attribute `}Characters${filterSuffix(filter, language, true)}`,
    de: `Charaktere${mark && ` mit dem Attribut ${mark}`}${filterSuffix(filter, language, true)}`,
    fr: `des Personnages${mark && ` d’attribut ${mark}`}${filterSuffix(filter, language, true)}`,
  }[language]
}

/** +1000 or −1000, with a true minus. */
export function signedNumber(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`
}
