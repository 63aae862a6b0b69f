import type { Language } from '@parlor/kernel'
import type { CardKind, Target } from '../card-definition.ts'
import { findOnField, ownerOf } from '../find-card.ts'
import { keywordNames, signedNumber, someTargetsPhrase } from '../card-phrases.ts'
import { keywordBit } from '../card-pool.ts'
import { fillTargetChoice, subjectPhrase, targetHandles, type InstructionOf, type VerbDefinition } from './verb-definition.ts'

const untilText = {
  en: { turn: 'during this turn', battle: 'during this battle' },
  de: { turn: 'in diesem Zug', battle: 'in diesem Kampf' },
  fr: { turn: 'pendant ce tour', battle: 'pendant ce combat' },
} as const

/** "X gains +2000 power", or "give X −2000 power" where power is taken. */
export function powerPhrase(target: Target, by: number, language: Language, kind: CardKind, more = false): string {
  const { text, many } = subjectPhrase(target, language, kind)
  // "Alle" is no dative: in German it is the subject.
  if (by < 0 && (target.of === 'some' || (target.of === 'all' && language !== 'de')))
    return {
      en: `give ${text} ${signedNumber(by)} power`,
      de: `gib ${text} ${signedNumber(by)} Power`,
      fr: `donnez ${signedNumber(by)} de puissance à ${text}`,
    }[language]
  if (language === 'de' && target.of === 'some') return `gib ${text} ${signedNumber(by)} Power`
  const extra = more ? { en: 'an additional ', de: 'weitere ', fr: 'encore ' }[language] : ''
  return {
    en: `${text} ${many ? 'gain' : 'gains'} ${extra}${signedNumber(by)} power`,
    de: `${text} ${many ? 'erhalten' : 'erhält'} ${extra}${signedNumber(by)} Power`,
    fr: `${text} ${many ? 'gagnent' : 'gagne'} ${extra}${signedNumber(by)} de puissance`,
  }[language]
}

export const powerVerb: VerbDefinition<InstructionOf<'power'>> = {
  text: ({ target, by, until, more }, language, kind) => `${powerPhrase(target, by, language, kind, more)} ${untilText[language][until]}`,
  choice: ({ target }, _state, frame, choice) => fillTargetChoice(target, frame, choice),
  perform: ({ target, by, until }, state, frame, sink) => {
    for (const handle of targetHandles(target, state, frame)) {
      const one = findOnField(state, handle)
      if (one === null) continue
      if (until === 'turn') one.turnPower += by
      else one.battlePower += by
      state.trace.push(handle, by)
      if (!sink.quiet) sink.emit({ kind: 'power', seat: ownerOf(state, handle), handle, card: one.card, by, until })
    }
    return true
  },
}

/** "X gains [Rush]", or the phrase of a keyword without a name; `until` as a suffix, or nothing. */
export function keywordPhrase(keyword: InstructionOf<'grant'>['keyword'], subject: string, language: Language, until = ''): string {
  const after = until && ` ${until}`
  if (keyword === 'attackActive')
    return {
      en: `${subject} can also attack your opponent’s active Characters${after}`,
      de: `${subject} kann${after} auch aktive Charaktere deines Gegners angreifen`,
      fr: `${subject} peut aussi attaquer les Personnages actifs de votre adversaire${after}`,
    }[language]
  const word = keywordNames[language][keyword]
  return `${subject} ${{ en: 'gains', de: 'erhält', fr: 'gagne' }[language]} ${word}${after}`
}

export const grantKeywordVerb: VerbDefinition<InstructionOf<'grant'>> = {
  text: ({ target, keyword, until }, language, kind) =>
    keywordPhrase(keyword, subjectPhrase(target, language, kind).text, language, untilText[language][until]),
  choice: ({ target }, _state, frame, choice) => fillTargetChoice(target, frame, choice),
  perform: ({ target, keyword }, state, frame, sink) => {
    for (const handle of targetHandles(target, state, frame)) {
      const one = findOnField(state, handle)
      if (one === null) continue
      one.granted |= keywordBit(keyword)
      if (!sink.quiet) sink.emit({ kind: 'granted', seat: ownerOf(state, handle), handle, card: one.card, keyword })
    }
    return true
  },
}

export const barAttackVerb: VerbDefinition<InstructionOf<'barAttack'>> = {
  text: ({ target, until }, language) => {
    const text = target.of === 'some' ? someTargetsPhrase(target, language) : subjectPhrase(target, language, 'character').text
    return {
      opponentsTurn: {
        en: `select ${text}. It cannot attack until your opponent’s next turn has ended`,
        de: `wähle ${text}. Der gewählte Charakter kann bis zum Ende des nächsten Zuges deines Gegners nicht angreifen`,
        fr: `choisissez ${text}. Le Personnage choisi ne peut pas attaquer jusqu’à la fin du prochain tour de votre adversaire`,
      },
    }[until][language]
  },
  choice: ({ target }, _state, frame, choice) => fillTargetChoice(target, frame, choice),
  perform: ({ target }, state, frame, sink) => {
    // On the opponent's own turn, that turn is the next one to end.
    const until = state.active === frame.seat ? state.turn + 1 : state.turn
    for (const handle of targetHandles(target, state, frame)) {
      const one = findOnField(state, handle)
      if (one === null) continue
      one.barred = Math.max(one.barred, until)
      if (!sink.quiet) sink.emit({ kind: 'barred', seat: ownerOf(state, handle), handle, card: one.card, until })
    }
    return true
  },
}

export const barBlockersVerb: VerbDefinition<InstructionOf<'barBlockers'>> = {
  text: ({ powerMost, until }, language) =>
    ({
      en: `your opponent cannot activate a [Blocker] Character that has ${powerMost} or less power ${untilText.en[until]}`,
      de: `dein Gegner kann ${untilText.de[until]} keinen [Blocker] mit ${powerMost} oder weniger Power aktivieren`,
      fr: `votre adversaire ne peut activer aucun [Bloqueur] ayant une puissance de ${powerMost} ou moins ${untilText.fr[until]}`,
    })[language],
  perform: ({ powerMost }, state) => {
    if (state.battle) state.battle.bar = Math.max(state.battle.bar, powerMost)
    return true
  },
}
