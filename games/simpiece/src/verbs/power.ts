import type { CardKind, Language, Target } from '../card.ts'
import { onField, seatOf } from '../field.ts'
import { keywordWords, signed, some } from '../phrase.ts'
import { bitOf } from '../pool.ts'
import { askTarget, subjectWords, targetsOf, type DeedOf, type Verb } from './verb.ts'

const untilWords = {
  en: { turn: 'during this turn', battle: 'during this battle' },
  de: { turn: 'in diesem Zug', battle: 'in diesem Kampf' },
  fr: { turn: 'pendant ce tour', battle: 'pendant ce combat' },
} as const

/** "X gains +2000 power", or "give X −2000 power" where power is taken. */
export function powerWords(target: Target, by: number, language: Language, kind: CardKind, more = false): string {
  const { words, many } = subjectWords(target, language, kind)
  // "Alle" is no dative: in German they get it themselves.
  if (by < 0 && (target.of === 'some' || (target.of === 'all' && language !== 'de')))
    return {
      en: `give ${words} ${signed(by)} power`,
      de: `gib ${words} ${signed(by)} Power`,
      fr: `donnez ${signed(by)} de puissance à ${words}`,
    }[language]
  if (language === 'de' && target.of === 'some') return `gib ${words} ${signed(by)} Power`
  const extra = more ? { en: 'an additional ', de: 'weitere ', fr: 'encore ' }[language] : ''
  return {
    en: `${words} ${many ? 'gain' : 'gains'} ${extra}${signed(by)} power`,
    de: `${words} ${many ? 'erhalten' : 'erhält'} ${extra}${signed(by)} Power`,
    fr: `${words} ${many ? 'gagnent' : 'gagne'} ${extra}${signed(by)} de puissance`,
  }[language]
}

export const power: Verb<DeedOf<'power'>> = {
  words: ({ target, by, until, more }, language, kind) => `${powerWords(target, by, language, kind, more)} ${untilWords[language][until]}`,
  choice: ({ target }, _state, frame, choice) => askTarget(target, frame, choice),
  perform: ({ target, by, until }, state, frame, table) => {
    for (const handle of targetsOf(target, state, frame)) {
      const one = onField(state, handle)
      if (one === null) continue
      if (until === 'turn') one.turnPower += by
      else one.battlePower += by
      state.trace.push(handle, by)
      if (!table.quiet) table.emit({ kind: 'power', seat: seatOf(state, handle), handle, card: one.card, by, until })
    }
    return true
  },
}

/** "X gains [Rush]", or what stands for a keyword without a name; `until` as it follows, or nothing. */
export function keywordClause(keyword: DeedOf<'grant'>['keyword'], subject: string, language: Language, until = ''): string {
  const after = until && ` ${until}`
  if (keyword === 'attackActive')
    return {
      en: `${subject} can also attack your opponent’s active Characters${after}`,
      de: `${subject} kann${after} auch aktive Charaktere deines Gegners angreifen`,
      fr: `${subject} peut aussi attaquer les Personnages actifs de votre adversaire${after}`,
    }[language]
  const word = keywordWords[language][keyword]
  return `${subject} ${{ en: 'gains', de: 'erhält', fr: 'gagne' }[language]} ${word}${after}`
}

export const grant: Verb<DeedOf<'grant'>> = {
  words: ({ target, keyword, until }, language, kind) =>
    keywordClause(keyword, subjectWords(target, language, kind).words, language, untilWords[language][until]),
  choice: ({ target }, _state, frame, choice) => askTarget(target, frame, choice),
  perform: ({ target, keyword }, state, frame, table) => {
    for (const handle of targetsOf(target, state, frame)) {
      const one = onField(state, handle)
      if (one === null) continue
      one.granted |= bitOf(keyword)
      if (!table.quiet) table.emit({ kind: 'granted', seat: seatOf(state, handle), handle, card: one.card, keyword })
    }
    return true
  },
}

export const barAttack: Verb<DeedOf<'barAttack'>> = {
  words: ({ target, until }, language) => {
    const words = target.of === 'some' ? some(target, language) : subjectWords(target, language, 'character').words
    return {
      opponentsTurn: {
        en: `select ${words}. It cannot attack until your opponent’s next turn has ended`,
        de: `wähle ${words}. Der gewählte Charakter kann bis zum Ende des nächsten Zuges deines Gegners nicht angreifen`,
        fr: `choisissez ${words}. Le Personnage choisi ne peut pas attaquer jusqu’à la fin du prochain tour de votre adversaire`,
      },
    }[until][language]
  },
  choice: ({ target }, _state, frame, choice) => askTarget(target, frame, choice),
  perform: ({ target }, state, frame, table) => {
    // On the opponent's own turn, that turn is the next one to end.
    const until = state.active === frame.seat ? state.turn + 1 : state.turn
    for (const handle of targetsOf(target, state, frame)) {
      const one = onField(state, handle)
      if (one === null) continue
      one.barred = Math.max(one.barred, until)
      if (!table.quiet) table.emit({ kind: 'barred', seat: seatOf(state, handle), handle, card: one.card, until })
    }
    return true
  },
}

export const barBlockers: Verb<DeedOf<'barBlockers'>> = {
  words: ({ powerMost, until }, language) =>
    ({
      en: `your opponent cannot activate a [Blocker] Character that has ${powerMost} or less power ${untilWords.en[until]}`,
      de: `dein Gegner kann ${untilWords.de[until]} keinen [Blocker] mit ${powerMost} oder weniger Power aktivieren`,
      fr: `votre adversaire ne peut activer aucun [Bloqueur] ayant une puissance de ${powerMost} ou moins ${untilWords.fr[until]}`,
    })[language],
  perform: ({ powerMost }, state) => {
    if (state.battle) state.battle.bar = Math.max(state.battle.bar, powerMost)
    return true
  },
}
