import type { CardFilter, Countable } from '../card-definition.ts'
import { joinPhrases, words, type CardTexts } from './card-texts.ts'
import { amount, cards, colourWord, countedCards, ofAttribute, ofTypes, thisCard } from './german-phrases.ts'

const countables: Readonly<Record<Countable, (whose: string) => string>> = {
  hand: () => 'Karten auf der Hand',
  life: () => 'Lebenskarten',
  trash: (whose) => `Karten in ${whose} Ablagestapel`,
  trashEvents: (whose) => `Ereigniskarten in ${whose} Ablagestapel`,
  deck: (whose) => `Karten in ${whose} Deck`,
  don: (whose) => `DON!!-Karten auf ${whose} Feld`,
  activeDon: () => 'aktive DON!!-Karten',
  restedDon: () => 'erschöpfte DON!!-Karten',
  givenDon: () => 'ausgegebene DON!!-Karten',
  restedCards: () => 'erschöpfte Karten',
}

const counters = {
  yours: { who: 'du', whose: 'deinem', has: 'hast' },
  opponents: { who: 'dein Gegner', whose: 'seinem', has: 'hat' },
  both: { who: 'du und dein Gegner zusammen', whose: 'eurem', has: 'habt' },
  either: { who: 'du oder dein Gegner', whose: 'dem', has: 'hat' },
}

function predicates(filter: CardFilter): string[] {
  const { name, anyOf, types, typeIncludes, attribute, colour, multicoloured, rested, powerLeast, powerMost } = filter
  const power = amount(powerLeast, powerMost)
  return [
    ...(name === undefined ? [] : [`[${name}] ist`]),
    ...(anyOf
      ? [
          joinPhrases(
            anyOf.map((one) => predicates(one).join(' und ')),
            'oder',
          ),
        ]
      : []),
    ...(types ? [`den Typ ${ofTypes(types)} hat`] : []),
    ...(typeIncludes === undefined ? [] : [`„${typeIncludes}“ im Typ hat`]),
    ...(attribute ? [`das Attribut ${ofAttribute(attribute)} hat`] : []),
    ...(colour ? [`${colourWord(colour)} ist`] : []),
    ...(multicoloured ? ['mehrfarbig ist'] : []),
    ...(rested === undefined ? [] : [`${rested ? 'erschöpft' : 'aktiv'} ist`]),
    ...(power ? [`eine Power von ${power} hat`] : []),
  ]
}

/** Conditions as subordinate clauses, as they follow "wenn". */
export const germanConditions: CardTexts['conditions'] = {
  leader: ({ whose, filter }) =>
    `${whose === 'yours' ? 'dein Leader' : 'der Leader deines Gegners'} ${joinPhrases(predicates(filter), 'und')}`,
  characters: ({ whose, least, most, filter }) => {
    const [who, has] = { yours: ['du', 'hast'], opponents: ['dein Gegner', 'hat'], any: ['', 'im Spiel sind'] }[whose] as [string, string]
    const none = most === 0 && least === undefined
    const number = least === 5 && most === undefined && whose !== 'any' ? '5' : amount(least, most)
    return words(who, none ? 'keine' : number, countedCards(filter), has)
  },
  onlyCharacters: ({ filter }) => `du Charaktere hast und alle davon ${countedCards(filter)} sind`,
  has: ({ name }) => `du [${name}] auf deinem Feld hast`,
  lacks: ({ name }) => `du [${name}] nicht hast`,
  lifeFaceUp: () => 'du eine offene Lebenskarte hast',
  thisMatches: ({ filter }, kind) => `${thisCard(kind, 'subject')} ${joinPhrases(predicates(filter), 'und')}`,
  thisRested: (_, kind) => `${thisCard(kind, 'subject')} erschöpft ist`,
  thisActive: (_, kind) => `${thisCard(kind, 'subject')} aktiv ist`,
  thisPlayedNow: (_, kind) => `${thisCard(kind, 'subject')} in diesem Zug ausgespielt wurde`,
  allDonRested: () => 'alle deine DON!!-Karten erschöpft sind',
  thatMatches: ({ filter }) => `die gewählte Karte eine ${cards(filter)} ist`,
  done: () => 'das geschehen ist',
  count: ({ of, whose, least, most, orNone }) => {
    const { who, whose: their, has } = counters[whose]
    const number = of === 'don' && least === 10 && most === undefined && !orNone ? '10' : amount(least, most)
    return words(who, orNone && '0 oder', number, countables[of](their), has)
  },
  behind: ({ in: what, by }) => {
    const noun = {
      hand: 'Karten auf der Hand',
      life: 'Lebenskarten',
      don: 'DON!!-Karten auf dem Feld',
      characters: 'Charaktere',
    }[what]
    if (by === 0) return `du höchstens so viele ${noun} hast wie dein Gegner`
    return by === 1 ? `du weniger ${noun} hast als dein Gegner` : `du mindestens ${by} ${noun} weniger hast als dein Gegner`
  },
  revealed: ({ filter }) => `die vorgezeigte Karte eine ${cards(filter)} ist`,
}
