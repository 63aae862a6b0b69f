import type { BarredAct, BarredPlayerAct, Duration } from '../bars.ts'
import type { CardKind, Target } from '../card-definition.ts'
import { capitalize, signedNumber, words, type CardTexts, type ChangeOf } from './card-texts.ts'
import { englishBrackets } from './english-brackets.ts'
import { cards, isMany, target } from './english-phrases.ts'

/** How long it lasts, after the clause. */
export const englishUntils: Readonly<Record<Duration, string>> = {
  turn: 'during this turn',
  battle: 'during this battle',
  yourNextStart: 'until the start of your next turn',
  opponentsTurn: 'until the end of your opponent’s next turn',
  yourNextTurn: 'until the end of your next turn',
  nextRefresh: 'in the next Refresh Phase',
}

const barred: Readonly<Record<BarredAct, string>> = {
  attack: 'cannot attack',
  attackLeader: 'cannot attack a Leader',
  block: 'cannot activate [Blocker]',
  rest: 'cannot be rested',
  refresh: 'will not become active',
  blocked: '',
}

const barredPlayers: Readonly<Record<BarredPlayerAct, (their: string) => string>> = {
  playCharacter: () => 'play Character cards',
  useBlocker: () => 'activate [Blocker]',
  draw: (their) => `draw cards by ${their} own effects`,
  lifeToHand: (their) => `add Life cards to ${their} hand by ${their} own effects`,
}

/** "Your opponent cannot play Character cards". */
export function playerBar(act: BarredPlayerAct, isYou: boolean): string {
  return `${isYou ? 'you' : 'your opponent'} cannot ${barredPlayers[act](isYou ? 'your' : 'their')}`
}

/** "X gains +2000 power", or "give X −2000 power" where something is taken. */
export function gains(to: Target, by: number, what: 'power' | 'cost', kind: CardKind, more = false): string {
  const amount = `${signedNumber(by)} ${what}`
  if (by < 0 && to.of !== 'this' && to.of !== 'that') return `give ${target(to, kind)} ${amount}`
  return words(target(to, kind), isMany(to) ? 'gain' : 'gains', more && 'an additional', amount)
}

/** "This Character's base power becomes 7000", "the base power of all of your Characters becomes 7000". */
function base(of: Target, what: 'power' | 'cost', value: number, kind: CardKind): string {
  const one = target(of, kind)
  return of.of === 'this' || of.of === 'leader' ? `${one}’s base ${what} becomes ${value}` : `the base ${what} of ${one} becomes ${value}`
}

const harms = { ko: 'be K.O.’d', removal: 'be removed from the field', rest: 'be rested' }

function cause({ by, from }: ChangeOf<'proof'>): string {
  const source = from && cards(from, 2)
  return {
    battle: words('in battle', source && `by ${source}`),
    effects: source === undefined ? 'by effects' : `by effects of ${source}`,
    opponentEffects: source === undefined ? 'by your opponent’s effects' : `by effects of your opponent’s ${source}`,
    any: source === undefined ? '' : `by ${source}`,
  }[by]
}

/** What is made of a card, while an effect lasts. */
export const englishChanges: CardTexts['changes'] = {
  cost: ({ by }, to, kind, until) => words(gains(to, by, 'cost', kind), until),
  basePower: ({ to: value }, to, kind, until) => words(base(to, 'power', value, kind), until),
  baseCost: ({ to: value }, to, kind, until) => words(base(to, 'cost', value, kind), until),
  bar: ({ act }, to, kind, until) => {
    if (act !== 'blocked') return words(target(to, kind), barred[act], until || (act === 'refresh' && 'in the Refresh Phase'))
    const barring = (attacker: Target): string =>
      words('your opponent cannot activate [Blocker] if', target(attacker, kind), isMany(attacker) ? 'attack' : 'attacks', until)
    return to.of === 'some' ? `select ${target(to, kind)}. ${capitalize(barring({ of: 'that' }))}` : barring(to)
  },
  proof: (change, to, kind, until) => words(target(to, kind), 'cannot', harms[change.against], cause(change), until),
  negated: ({ timing }, to, kind, until) => {
    const effects = words('the', timing && englishBrackets[timing], 'effects of', target(to, kind))
    return until ? `negate ${effects} ${until}` : `${effects} are negated`
  },
}
