import type { BarredAct, BarredPlayerAct, Duration } from '../bars.ts'
import type { CardKind, Target } from '../card-definition.ts'
import { capitalize, signedNumber, words, type CardTexts, type ChangeOf } from './card-texts.ts'
import { germanBrackets } from './german-brackets.ts'
import { cards, isMany, target } from './german-phrases.ts'

/** How long it lasts, behind the verb. */
export const germanUntils: Readonly<Record<Duration, string>> = {
  turn: 'in diesem Zug',
  battle: 'in diesem Kampf',
  yourNextStart: 'bis zum Beginn deines nächsten Zuges',
  opponentsTurn: 'bis zum Ende des nächsten Zuges deines Gegners',
  yourNextTurn: 'bis zum Ende deines nächsten Zuges',
  nextRefresh: 'in der nächsten Erholungsphase',
}

const barred: Readonly<Record<BarredAct, string>> = {
  attack: 'nicht angreifen',
  attackLeader: 'keine Leader angreifen',
  block: '[Blocker] nicht aktivieren',
  rest: 'nicht erschöpft werden',
  refresh: 'nicht aktiv werden',
  blocked: '',
}

const barredPlayers: Readonly<Record<BarredPlayerAct, string>> = {
  playCharacter: 'keine Charakterkarten ausspielen',
  useBlocker: 'keinen [Blocker] aktivieren',
  draw: 'durch eigene Effekte keine Karten ziehen',
  lifeToHand: 'durch eigene Effekte keine Lebenskarten auf die Hand nehmen',
}

/** "Dein Gegner kann in diesem Zug keine Charakterkarten ausspielen". */
export function playerBar(act: BarredPlayerAct, isYou: boolean, until = ''): string {
  return words(isYou ? 'du kannst' : 'dein Gegner kann', until, barredPlayers[act])
}

/** "X hat in diesem Zug 7000 als Grundpower". */
function base(of: Target, what: string, value: number, kind: CardKind, until: string): string {
  return words(target(of, kind, 'subject'), isMany(of) ? 'haben' : 'hat', until, `${value} als ${what}`)
}

const harms = { ko: 'K.O. gehen', removal: 'vom Feld entfernt werden', rest: 'erschöpft werden' }

function cause({ by, from }: ChangeOf<'proof'>): string {
  const source = from && cards(from, 2)
  return {
    battle: words('im Kampf', source && `durch ${source}`),
    effects: source === undefined ? 'durch Effekte' : `durch Effekte (${source})`,
    opponentEffects: source === undefined ? 'durch Effekte deines Gegners' : `durch Effekte deines Gegners (${source})`,
    any: source === undefined ? '' : `durch ${source}`,
  }[by]
}

/** What is made of a card, while an effect lasts. */
export const germanChanges: CardTexts['changes'] = {
  cost: ({ by }, to, kind, until) =>
    words(target(to, kind, 'subject'), isMany(to) ? 'erhalten' : 'erhält', until, `${signedNumber(by)} Kosten`),
  basePower: ({ to: value }, to, kind, until) => base(to, 'Grundpower', value, kind, until),
  baseCost: ({ to: value }, to, kind, until) => base(to, 'Grundkosten', value, kind, until),
  bar: ({ act }, to, kind, until) => {
    const verb = isMany(to) ? 'können' : 'kann'
    if (act !== 'blocked')
      return words(target(to, kind, 'subject'), verb, until || (act === 'refresh' && 'in der Erholungsphase'), barred[act])
    const barring = (attacker: Target): string =>
      words(
        'dein Gegner kann keinen [Blocker] aktivieren, wenn',
        target(attacker, kind, 'subject'),
        until,
        isMany(attacker) ? 'angreifen' : 'angreift',
      )
    return to.of === 'some' ? `wähle ${target(to, kind, 'object')}. ${capitalize(barring({ of: 'that' }))}` : barring(to)
  },
  proof: (change, to, kind, until) =>
    words(target(to, kind, 'subject'), isMany(to) ? 'können' : 'kann', until, 'nicht', cause(change), harms[change.against]),
  negated: ({ timing }, to, kind, until) =>
    words('für', target(to, kind, 'object'), 'gilt', until).concat(
      `: ${timing ? `${germanBrackets[timing] ?? ''}-Effekte` : 'Effekte'} sind aufgehoben`,
    ),
}
