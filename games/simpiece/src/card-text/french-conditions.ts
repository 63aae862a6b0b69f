import type { CardFilter, Countable } from '../card-definition.ts'
import { bounds, joinPhrases, words, type CardTexts } from './card-texts.ts'
import { cards, colourWord, fieldCards, ofAttribute, ofTypes, thisCard } from './french-phrases.ts'

const countables: Readonly<Record<Countable, (number: string, whose: string) => string>> = {
  hand: (number) => number.replace('#', 'cartes') + ' en main',
  life: (number) => number.replace('#', 'cartes Vie'),
  trash: (number, whose) => `${number.replace('#', 'cartes')} dans ${whose} défausse`,
  trashEvents: (number, whose) => `${number.replace('#', 'Événements')} dans ${whose} défausse`,
  deck: (number, whose) => `${number.replace('#', 'cartes')} dans ${whose} deck`,
  don: (number, whose) => `${number.replace('#', 'cartes DON!!')} sur ${whose} terrain`,
  activeDon: (number) => number.replace('#', 'cartes DON!! actives'),
  restedDon: (number) => number.replace('#', 'cartes DON!! épuisées'),
  givenDon: (number) => number.replace('#', 'cartes DON!! données'),
  restedCards: (number) => number.replace('#', 'cartes épuisées'),
}

const counters = {
  yours: { who: 'vous avez', whose: 'votre' },
  opponents: { who: 'votre adversaire a', whose: 'son' },
  both: { who: 'vous et votre adversaire avez ensemble', whose: 'votre' },
  either: { who: 'vous ou votre adversaire avez', whose: 'le' },
}

/** "# " stands for the noun: "3 # ou moins", "de 3 à 5 #". */
function amount(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `${most!} # ou moins`
  if (most === undefined) return `${least} # ou plus`
  return least === most ? `${least} #` : `de ${least} à ${most} #`
}

/** "au moins 3", "au plus 3": where the noun is long. */
function atLeast(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `au plus ${most!}`
  if (most === undefined) return `au moins ${least}`
  return least === most ? `${least}` : `de ${least} à ${most}`
}

function predicates(filter: CardFilter): string[] {
  const { name, anyOf, types, typeIncludes, attribute, colour, multicoloured, rested, powerLeast, powerMost } = filter
  const hasPower = powerLeast !== undefined || powerMost !== undefined
  return [
    ...(name === undefined ? [] : [`est [${name}]`]),
    ...(anyOf
      ? [
          joinPhrases(
            anyOf.map((one) => predicates(one).join(' et ')),
            'ou',
          ),
        ]
      : []),
    ...(types ? [`a le type ${ofTypes(types)}`] : []),
    ...(typeIncludes === undefined ? [] : [`a un type contenant «\u00a0${typeIncludes}\u00a0»`]),
    ...(attribute ? [`a l’attribut ${ofAttribute(attribute)}`] : []),
    ...(colour ? [`est ${colourWord(colour)}`] : []),
    ...(multicoloured ? ['est multicolore'] : []),
    ...(rested === undefined ? [] : [`est ${rested ? 'épuisé' : 'actif'}`]),
    ...(hasPower ? [`a une puissance de ${bounds(powerLeast, powerMost, { less: 'ou moins', more: 'ou plus', to: 'à' })}`] : []),
  ]
}

/** Conditions, as they follow "si". */
export const frenchConditions: CardTexts['conditions'] = {
  leader: ({ whose, filter }) =>
    `${whose === 'yours' ? 'votre Leader' : 'le Leader de votre adversaire'} ${joinPhrases(predicates(filter), 'et')}`,
  characters: ({ whose, least, most, filter }) => {
    const none = most === 0 && least === undefined
    const noun = fieldCards(filter)
    if (none)
      return {
        yours: `vous n’avez pas de ${noun}`,
        opponents: `votre adversaire n’a pas de ${noun}`,
        any: `il n’y a pas de ${noun} en jeu`,
      }[whose]
    const number = atLeast(least, most)
    if (whose === 'any') return words(least === 1 && most === undefined ? 'des' : number, noun, 'sont en jeu')
    const who = { yours: 'vous avez', opponents: 'votre adversaire a' }[whose]
    return words(who, least === 5 && most === undefined ? '5' : number, noun)
  },
  onlyCharacters: ({ filter }) => `vous avez des Personnages et que tous sont des ${fieldCards(filter)}`,
  has: ({ name }) => `vous avez [${name}] sur votre terrain`,
  lacks: ({ name }) => `vous n’avez pas [${name}]`,
  lifeFaceUp: () => 'vous avez une carte Vie face visible',
  thisMatches: ({ filter }, kind) => `${thisCard(kind)} ${joinPhrases(predicates(filter), 'et')}`,
  thisRested: (_, kind) => `${thisCard(kind)} est ${kind === 'event' ? 'épuisée' : 'épuisé'}`,
  thisActive: (_, kind) => `${thisCard(kind)} est ${kind === 'event' ? 'active' : 'actif'}`,
  thisPlayedNow: (_, kind) => `${thisCard(kind)} a été ${kind === 'event' ? 'jouée' : 'joué'} pendant ce tour`,
  allDonRested: () => 'toutes vos cartes DON!! sont épuisées',
  thatMatches: ({ filter }) => `la carte choisie est une ${cards(filter)}`,
  done: () => 'cela a eu lieu',
  count: ({ of, whose, least, most, orNone }) => {
    const { who, whose: their } = counters[whose]
    const number = of === 'don' && least === 10 && most === undefined && !orNone ? '10 #' : amount(least, most)
    return `${who} ${orNone ? '0 ou ' : ''}${countables[of](number, their === 'son' && of.startsWith('trash') ? 'sa' : their)}`
  },
  behind: ({ in: what, by }) => {
    const noun = {
      hand: 'cartes en main',
      life: 'cartes Vie',
      don: 'cartes DON!! sur le terrain',
      characters: 'Personnages',
    }[what]
    if (by === 0) return `vous n’avez pas plus de ${noun} que votre adversaire`
    return by === 1 ? `vous avez moins de ${noun} que votre adversaire` : `vous avez au moins ${by} ${noun} de moins que votre adversaire`
  },
  revealed: ({ filter }) => `la carte révélée est une ${cards(filter)}`,
}
