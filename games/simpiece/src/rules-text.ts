import type { Language } from '@parlor/kernel'
import type {
  Ability,
  AbilityCost,
  CardChange,
  CardDefinition,
  CardFilter,
  CardKind,
  Condition,
  ContinuousEffect,
  Instruction,
  Replacement,
  Timing,
} from './card-definition.ts'
import { capitalize, changeText, symbolCosts, type CardTexts } from './card-text/card-texts.ts'
import { english } from './card-text/english.ts'
import { french } from './card-text/french.ts'
import { german } from './card-text/german.ts'

const texts: Readonly<Record<Language, CardTexts>> = { en: english, de: german, fr: french }

/** The text of a card in standard wording, one paragraph per line, generated from the card's data. */
export function rulesText(card: Pick<CardDefinition, 'kind' | 'rules' | 'keywords' | 'abilities'>, language: Language): string {
  const { rules, keywords, reminders } = texts[language]
  const lines = card.rules.map((rule) => (rules[rule.rule] as (rule: unknown) => string)(rule))
  for (const keyword of card.keywords) lines.push(`${keywords[keyword]} (${reminders[keyword]})`)
  for (const ability of card.abilities) if (ability.when[0] !== 'later') lines.push(abilityRulesText(ability, card.kind, language))
  return lines.join('\n')
}

/** One paragraph: brackets, costs before the colon, conditions, instructions. */
export function abilityRulesText(ability: Ability, kind: CardKind, language: Language): string {
  const { brackets, turns, once, colon } = texts[language]
  const head: string[] = []
  if (ability.don !== undefined) head.push(`[DON!! x${ability.don}]`)
  if (ability.turn !== undefined) head.push(turns[ability.turn])
  const named = ability.when.flatMap((timing) => brackets[timing] ?? [])
  if (named.length > 0) head.push(named.join('/'))
  if (ability.limit === 'once') head.push(once)
  if (ability.replaces) return [...head, `${capitalize(replacementText(ability, ability.replaces, kind, texts[language]))}.`].join(' ')
  const cost = costText(ability, kind, texts[language])
  if (cost) head.push(cost)
  const separator = cost ? colon : head.length > 0 ? ' ' : ''
  return `${head.join(' ')}${separator}${sentencesText(ability, kind, texts[language])}.`
}

function replacementText(ability: Ability, replaces: Replacement, kind: CardKind, language: CardTexts): string {
  const { replacement } = language
  const payments = paymentTexts(ability.cost ?? [], kind, language)
  return replacement({ replaces, conditions: conditionTexts(ability.if, kind, language), payments, may: ability.may === true, kind })
}

/** Costs in words. */
function paymentTexts(costs: readonly AbilityCost[], kind: CardKind, language: CardTexts): string[] {
  const table = { ...language.costs, ...language.signsInWords }
  return costs.map((cost) => (table[cost.pay] as (cost: AbilityCost, kind: CardKind) => string)(cost, kind))
}

/** Symbols, then "You may" with the other costs. */
function costText({ cost: costs = [], payIf }: Ability, kind: CardKind, language: CardTexts): string {
  const { costs: table, price } = language
  const textOf = (cost: AbilityCost): string => (table[cost.pay] as (cost: AbilityCost, kind: CardKind) => string)(cost, kind)
  const symbols = costs.filter(({ pay }) => pay in symbolCosts).map(textOf)
  const others = costs.filter(({ pay }) => !(pay in symbolCosts)).map(textOf)
  return [...symbols, ...(others.length > 0 ? [price(others, conditionTexts(payIf, kind, language))] : [])].join(' ')
}

function sentencesText(ability: Ability, kind: CardKind, language: CardTexts): string {
  const { when, gives, may = false, limit } = ability
  const first = {
    lead: when.flatMap((timing) => leadText(language.leads[timing], ability.about)),
    conditions: conditionTexts(ability.if, kind, language),
    may,
    unlessDone: limit === 'carriedOut',
  }
  if (gives) {
    const clause = language.joinEffects(gives.map((effect) => continuousEffectText(effect, kind, language)))
    return capitalize(language.sentence({ ...first, clause }))
  }
  const [begin, ...rest] = ability.do!
  const sentence = language.sentence({
    ...first,
    conditions: [...first.conditions, ...conditionTexts(begin!.if, kind, language)],
    clause: instructionText(begin!, kind, language, may),
  })
  return [capitalize(sentence), ...rest.map((instruction) => laterText(instruction, kind, language))].join('. ')
}

/** An instruction that follows another one. */
function laterText(instruction: Instruction, kind: CardKind, language: CardTexts): string {
  const conditions = conditionTexts(instruction.if, kind, language)
  const clause = instructionText(instruction, kind, language, false)
  const sentence = language.sentence({ lead: [], conditions, clause, may: false, unlessDone: false })
  return `${language.afterwards}${language.afterwards.endsWith(': ') ? capitalize(sentence) : sentence}`
}

/** What happens for an ability to trigger, to a card that is so. */
function leadText(lead: CardTexts['leads'][Timing], about: CardFilter = {}): string[] {
  return lead === undefined ? [] : [typeof lead === 'string' ? lead : lead(about)]
}

function conditionTexts(conditions: readonly Condition[] | undefined, kind: CardKind, language: CardTexts): string[] {
  return (conditions ?? []).map((one) => (language.conditions[one.test] as (one: Condition, kind: CardKind) => string)(one, kind))
}

function instructionText(instruction: Instruction, kind: CardKind, language: CardTexts, may: boolean): string {
  const { verbs, putOff, choose } = language
  const clauses = (list: readonly Instruction[]): string[] =>
    list.map((one) => {
      const clause = instructionText(one, kind, language, false)
      return language.sentence({ lead: [], conditions: conditionTexts(one.if, kind, language), clause, may: false, unlessDone: false })
    })
  if (instruction.verb === 'later') return putOff(instruction.moment, clauses(instruction.do))
  if (instruction.verb === 'mayPay') return language.mayPay(paymentTexts(instruction.cost, kind, language), clauses(instruction.do))
  if (instruction.verb === 'choose') return choose(instruction.who, instruction.options.map(clauses))
  const text = verbs[instruction.verb] as (instruction: Instruction, kind: CardKind, form: 'order' | 'may') => string
  return text(instruction, kind, may ? 'may' : 'order')
}

function continuousEffectText(effect: ContinuousEffect, kind: CardKind, { changes, gives }: CardTexts): string {
  if (isChange(effect)) return changeText(changes, effect, effect.target, kind, '')
  return (gives[effect.gives] as (effect: ContinuousEffect, kind: CardKind) => string)(effect, kind)
}

type ChangeWhileInForce = Extract<ContinuousEffect, CardChange>

function isChange(effect: ContinuousEffect): effect is ChangeWhileInForce {
  return effect.gives in english.changes
}
