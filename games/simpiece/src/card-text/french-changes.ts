import type { BarredAct, BarredPlayerAct, Duration } from '../bars.ts'
import type { CardKind, Target } from '../card-definition.ts'
import { capitalize, signedNumber, words, type CardTexts, type ChangeOf } from './card-texts.ts'
import { frenchBrackets } from './french-brackets.ts'
import { cards, isMany, target } from './french-phrases.ts'

/** How long it lasts, after the clause. */
export const frenchUntils: Readonly<Record<Duration, string>> = {
  turn: 'pendant ce tour',
  battle: 'pendant ce combat',
  yourNextStart: 'jusqu’au début de votre prochain tour',
  opponentsTurn: 'jusqu’à la fin du prochain tour de votre adversaire',
  yourNextTurn: 'jusqu’à la fin de votre prochain tour',
  nextRefresh: 'pendant la prochaine phase de redressement',
}

const barred: Readonly<Record<BarredAct, string>> = {
  attack: 'attaquer',
  attackLeader: 'attaquer de Leader',
  block: 'activer [Bloqueur]',
  rest: 'être épuisé',
  refresh: 'se redresser',
  blocked: '',
}

const barredPlayers: Readonly<Record<BarredPlayerAct, (own: string, their: string) => string>> = {
  playCharacter: () => 'jouer de cartes Personnage',
  useBlocker: () => 'activer de [Bloqueur]',
  draw: (own) => `piocher par ${own} propres effets`,
  lifeToHand: (own, their) => `ajouter de cartes Vie à ${their} main par ${own} propres effets`,
}

/** "Votre adversaire ne peut pas jouer de cartes Personnage". */
export function playerBar(act: BarredPlayerAct, isYou: boolean): string {
  return isYou
    ? `vous ne pouvez pas ${barredPlayers[act]('vos', 'votre')}`
    : `votre adversaire ne peut pas ${barredPlayers[act]('ses', 'sa')}`
}

/** "X a une puissance de base de 7000". */
function base(of: Target, what: string, value: number, kind: CardKind, until: string): string {
  return words(target(of, kind), isMany(of) ? 'ont' : 'a', `${what} de base de ${value}`, until)
}

function cannot(to: Target, kind: CardKind): string {
  return `${target(to, kind)} ne ${isMany(to) ? 'peuvent' : 'peut'} pas`
}

const harms = { ko: 'être mis K.O.', removal: 'être retiré du terrain', rest: 'être épuisé' }

function cause({ by, from }: ChangeOf<'proof'>): string {
  const source = from && cards(from, 2)
  return {
    battle: words('au combat', source && `par des ${source}`),
    effects: words('par des effets', source && `de ${source}`),
    opponentEffects: words('par les effets de votre adversaire', source && `(${source})`),
    any: words(source && `par des ${source}`),
  }[by]
}

/** What is made of a card, while an effect lasts. */
export const frenchChanges: CardTexts['changes'] = {
  cost: ({ by }, to, kind, until) => {
    const verb = by < 0 ? (isMany(to) ? 'perdent' : 'perd') : isMany(to) ? 'gagnent' : 'gagne'
    return words(target(to, kind), verb, `${by < 0 ? -by : signedNumber(by)} de coût`, until)
  },
  basePower: ({ to: value }, to, kind, until) => base(to, 'une puissance', value, kind, until),
  baseCost: ({ to: value }, to, kind, until) => base(to, 'un coût', value, kind, until),
  bar: ({ act }, to, kind, until) => {
    if (act !== 'blocked') return words(cannot(to, kind), barred[act], until || (act === 'refresh' && 'pendant la phase de redressement'))
    const barring = (attacker: Target): string =>
      words(
        'votre adversaire ne peut pas activer de [Bloqueur] si',
        target(attacker, kind),
        isMany(attacker) ? 'attaquent' : 'attaque',
        until,
      )
    return to.of === 'some' ? `choisissez ${target(to, kind)}. ${capitalize(barring({ of: 'that' }))}` : barring(to)
  },
  proof: (change, to, kind, until) => words(cannot(to, kind), harms[change.against], cause(change), until),
  negated: ({ timing }, to, kind, until) => {
    const of = `de ${target(to, kind)}`.replace(/^de le /, 'du ')
    return words('les effets', timing && frenchBrackets[timing], of, 'sont annulés', until)
  },
}
