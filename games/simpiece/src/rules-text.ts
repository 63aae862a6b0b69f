import type { Language } from '@parlor/kernel'
import type {
  Ability,
  CardDefinition,
  CardKind,
  CardRule,
  Condition,
  AbilityCost,
  Instruction,
  Keyword,
  ContinuousEffect,
  Timing,
} from './card-definition.ts'
import { conditionText } from './condition.ts'
import { costText, isSymbolCost } from './ability-cost.ts'
import { capitalize, cardPhrase, attackersPhrase, joinPhrases, keywordNames, signedNumber } from './card-phrases.ts'
import { keywordPhrase, powerPhrase } from './verbs/modifier-verbs.ts'
import { verbFor } from './verbs/index.ts'
import { subjectPhrase } from './verbs/verb-definition.ts'

type ByLanguage<T> = Readonly<Record<Language, T>>

/** Timings in brackets; the rest are clauses at the start of a sentence. */
const brackets: ByLanguage<Partial<Record<Timing, string>>> = {
  en: {
    onPlay: '[On Play]',
    whenAttacking: '[When Attacking]',
    onBlock: '[On Block]',
    onKO: '[On K.O.]',
    activateMain: '[Activate: Main]',
    main: '[Main]',
    counter: '[Counter]',
    trigger: '[Trigger]',
  },
  de: {
    onPlay: '[Beim Ausspielen]',
    whenAttacking: '[Beim Angreifen]',
    onBlock: '[Beim Blocken]',
    onKO: '[Bei K.O.]',
    activateMain: '[Aktivieren: Haupt]',
    main: '[Haupt]',
    counter: '[Konter]',
    trigger: '[Auslöser]',
  },
  fr: {
    onPlay: '[Quand jouée]',
    whenAttacking: '[En attaquant]',
    onBlock: '[En bloquant]',
    onKO: '[Si K.O.]',
    activateMain: '[Activation\u00a0: Principale]',
    main: '[Principale]',
    counter: '[Contre]',
    trigger: '[Déclenchement]',
  },
}

const clauses: ByLanguage<Partial<Record<Timing, string>>> = {
  en: {
    opponentActivatesEvent: 'when your opponent activates an Event',
    youActivateEvent: 'when you activate an Event',
    opponentCharacterKO: 'when your opponent’s Character is K.O.’d',
  },
  de: {
    opponentActivatesEvent: 'wenn dein Gegner ein Ereignis aktiviert',
    youActivateEvent: 'wenn du ein Ereignis aktivierst',
    opponentCharacterKO: 'wenn ein Charakter deines Gegners K.O. geht',
  },
  fr: {
    opponentActivatesEvent: 'quand votre adversaire active un Événement',
    youActivateEvent: 'quand vous activez un Événement',
    opponentCharacterKO: 'quand un Personnage de votre adversaire est mis K.O.',
  },
}

const reminders: ByLanguage<Readonly<Record<Keyword, string>>> = {
  en: {
    blocker: 'When your opponent attacks, you may rest this card to become the new target.',
    rush: 'May attack on the turn it is played.',
    doubleAttack: 'Deals 2 damage.',
    banish: 'Damaged Life cards are trashed without their [Trigger].',
    attackActive: '',
  },
  de: {
    blocker: 'Wenn dein Gegner angreift, kannst du diese Karte erschöpfen: Sie wird zum neuen Ziel.',
    rush: 'Kann im Zug des Ausspielens angreifen.',
    doubleAttack: 'Fügt 2 Schaden zu.',
    banish: 'Getroffene Lebenskarten werden ohne [Auslöser] abgelegt.',
    attackActive: '',
  },
  fr: {
    blocker: 'Quand votre adversaire attaque, vous pouvez épuiser cette carte pour en faire la nouvelle cible.',
    rush: 'Peut attaquer le tour où elle est jouée.',
    doubleAttack: 'Inflige 2 dégâts.',
    banish: 'Les cartes Vie touchées sont défaussées sans [Déclenchement].',
    attackActive: '',
  },
}

const turns = {
  en: { yours: '[Your Turn]', opponents: '[Opponent’s Turn]' },
  de: { yours: '[Dein Zug]', opponents: '[Gegnerischer Zug]' },
  fr: { yours: '[Votre tour]', opponents: '[Tour adverse]' },
} as const
const once = { en: '[Once Per Turn]', de: '[Einmal pro Zug]', fr: '[Une fois par tour]' } as const
const notYet = {
  en: 'you have not done so with this effect during this turn',
  de: 'du das in diesem Zug noch nicht mit diesem Effekt getan hast',
  fr: 'vous ne l’avez pas encore fait avec cet effet pendant ce tour',
} as const
const youMay = { en: 'you may', de: 'du kannst', fr: 'vous pouvez' } as const
const mayDo = { en: 'you may', de: 'falls du willst,', fr: 'si vous le voulez,' } as const
/** Separator between costs and effect. */
const colon = { en: ': ', de: ': ', fr: '\u00a0: ' } as const
const then = { en: 'Then, ', de: 'Danach: ', fr: 'Ensuite, ' } as const

/** The text of a card in standard wording, one paragraph per line, generated from the card's data. */
export function rulesText(card: CardDefinition, language: Language): string {
  const lines = card.rules.map((rule) => ruleText(rule, language))
  for (const keyword of card.keywords) lines.push(`${keywordNames[language][keyword]} (${reminders[language][keyword]})`)
  for (const ability of card.abilities) lines.push(abilityRulesText(ability, card.kind, language))
  return lines.join('\n')
}

function ruleText(rule: CardRule, language: Language): string {
  if (rule.rule === 'anyNumber')
    return {
      en: 'You may have any number of this card in your deck.',
      de: 'Dein Deck darf beliebig viele Exemplare dieser Karte enthalten.',
      fr: 'Votre deck peut contenir autant d’exemplaires de cette carte que vous voulez.',
    }[language]
  const { name } = rule
  return {
    en: `By the rules, this card is also named [${name}].`,
    de: `Nach den Regeln heißt diese Karte auch [${name}].`,
    fr: `Selon les règles, cette carte s’appelle aussi [${name}].`,
  }[language]
}

/** One paragraph: brackets, costs before the colon, conditions, instructions. */
export function abilityRulesText(ability: Ability, kind: CardKind, language: Language): string {
  const head: string[] = []
  if (ability.don !== undefined) head.push(`[DON!! x${ability.don}]`)
  if (ability.turn !== undefined) head.push(turns[language][ability.turn])
  const named = ability.when.flatMap((timing) => brackets[language][timing] ?? [])
  if (named.length > 0) head.push(named.join('/'))
  if (ability.limit === 'once') head.push(once[language])
  const costs = priceText(ability.cost ?? [], kind, language)
  const lead = ability.when.flatMap((timing) => clauses[language][timing] ?? []).join(', ')
  const conditions = [
    ...(ability.if ?? []).map((one) => conditionText(one, language)),
    ...(ability.limit === 'carriedOut' ? [notYet[language]] : []),
  ]
  const body = ability.gives
    ? ability.gives.map((one) => capitalAfter(continuousEffectText(one, kind, language), conditions, lead, language)).join('. ')
    : instructionsText(ability, kind, language, conditions, lead)
  return `${[...head, costs].filter((one) => one !== '').join(' ')}${costs ? colon[language] : head.length > 0 ? ' ' : ''}${capitalize(body)}.`
}

function priceText(costs: readonly AbilityCost[], kind: CardKind, language: Language): string {
  const signs = costs.filter(isSymbolCost).map((cost) => costText(cost, language, kind))
  const others = costs.filter((cost) => !isSymbolCost(cost)).map((cost) => costText(cost, language, kind))
  if (others.length > 0) signs.push(`${capitalize(youMay[language])} ${joinPhrases(others, language, 'and')}`)
  return signs.join(' ')
}

/** A clause after its conditions. German sets a colon, which keeps the word order. */
function capitalAfter(clause: string, conditions: readonly string[], lead: string, language: Language): string {
  const heads = [...(lead ? [lead] : []), ...(conditions.length > 0 ? [ifText(conditions, language)] : [])]
  if (heads.length === 0) return clause
  if (language === 'de') return `${heads.join(' und ')}: ${capitalize(clause)}`
  return `${heads.join(', ')}, ${clause}`
}

function ifText(conditions: readonly string[], language: Language): string {
  return language === 'fr'
    ? `si ${conditions.join(' et si ')}`
    : `${language === 'de' ? 'wenn' : 'if'} ${joinPhrases(conditions, language, 'and')}`
}

function instructionsText(ability: Ability, kind: CardKind, language: Language, conditions: readonly string[], lead: string): string {
  return ability
    .do!.map((instruction: Instruction, i) => {
      const own = (instruction.if ?? []).map((one: Condition) => conditionText(one, language))
      const text = verbFor(instruction).text(instruction, language, kind)
      const clause = i === 0 && ability.may ? `${mayDo[language]} ${text}` : text
      const whole = capitalAfter(clause, i === 0 ? [...conditions, ...own] : own, i === 0 ? lead : '', language)
      return i === 0 ? capitalize(whole) : `${then[language]}${language === 'de' ? capitalize(whole) : whole}`
    })
    .join('. ')
}

function continuousEffectText(effect: ContinuousEffect, kind: CardKind, language: Language): string {
  switch (effect.gives) {
    case 'power': {
      const { target, by, per } = effect
      return `${powerPhrase(target, by, language, kind)}${per ? ` ${perText(per, language)}` : ''}`
    }
    case 'keyword':
      return keywordPhrase(effect.keyword, subjectPhrase({ of: 'this' }, language, kind).text, language)
    case 'battleProof': {
      const { text, many } = subjectPhrase(effect.target, language, kind)
      const by = effect.by ? attackersPhrase(effect.by, language) : ''
      return {
        en: `${text} cannot be K.O.’d in battle${by && ` by ${by}`}`,
        de: `${text} ${many ? 'können' : 'kann'} im Kampf nicht${by && ` durch ${by}`} K.O. gehen`,
        fr: `${text} ne ${many ? 'peuvent' : 'peut'} pas être mis K.O. au combat${by && ` par ${by}`}`,
      }[language]
    }
    case 'handCost': {
      const what = cardPhrase(effect.filter, language, 2)
      const by = signedNumber(effect.by)
      return {
        en: `give ${what} in your hand ${by} cost`,
        de: `${what} auf deiner Hand erhalten ${by} Kosten`,
        fr: `le coût des ${what} de votre main est modifié de ${by}`,
      }[language]
    }
    case 'lure':
      return {
        en: `your opponent cannot attack any card other than the Character [${effect.name}]`,
        de: `dein Gegner kann keine andere Karte angreifen als den Charakter [${effect.name}]`,
        fr: `votre adversaire ne peut attaquer aucune autre carte que le Personnage [${effect.name}]`,
      }[language]
  }
}

function perText({ each, of }: NonNullable<Extract<ContinuousEffect, { gives: 'power' }>['per']>, language: Language): string {
  const noun = cardPhrase(of.count === 'trash' ? of.filter : {}, language, each)
  const many = {
    en: each === 1 ? `for every ${noun}` : `for every ${each} ${noun}`,
    de: each === 1 ? `für jede ${noun}` : `für je ${each} ${noun}`,
    fr: each === 1 ? `pour chaque ${noun}` : `par groupe de ${each} ${noun}`,
  }[language]
  const zonePhrase = {
    en: { hand: 'in your hand', trash: 'in your trash' },
    de: { hand: 'auf deiner Hand', trash: 'in deinem Ablagestapel' },
    fr: { hand: 'dans votre main', trash: 'dans votre défausse' },
  }[language][of.count]
  return `${many} ${zonePhrase}`
}
