import type {
  AbilityCost,
  CardChange,
  CardFilter,
  CardKind,
  CardRule,
  Condition,
  ContinuousEffect,
  InstructionOf,
  Keyword,
  Replacement,
  Target,
  Timing,
  VerbName,
} from '../card-definition.ts'

type CostOf<P extends AbilityCost['pay']> = Extract<AbilityCost, { pay: P }>
type ConditionOf<T extends Condition['test']> = Extract<Condition, { test: T }>
/** The members of a union that are of this kind of giving, those of several kinds included. */
type Giving<E, G> = E extends { readonly gives: infer K } ? (G extends K ? E : never) : never
export type ChangeOf<C extends CardChange['gives']> = Giving<CardChange, C>

/** A clause as an order ("draw 1 card"), or as what follows "you may". */
export type ClauseForm = 'order' | 'may'

/** A sentence of an ability, in parts. */
interface SentenceParts {
  /** What happens for the ability to trigger, where it has no bracket. */
  readonly lead: readonly string[]
  readonly conditions: readonly string[]
  readonly clause: string
  readonly may: boolean
  /** Only where it has not been carried out during this turn. */
  readonly unlessDone: boolean
}

/** A replacement, in parts; what is paid stands as it follows "you may". */
interface ReplacementParts {
  readonly replaces: Replacement
  readonly conditions: readonly string[]
  readonly payments: readonly string[]
  readonly may: boolean
  readonly kind: CardKind
}

/** Everything a language says on cards. Clauses begin in lower case and have no full stop. */
export interface CardTexts {
  /** Timings in brackets; the rest are clauses at the start of a sentence. */
  readonly brackets: Readonly<Partial<Record<Timing, string>>>
  readonly leads: Readonly<Partial<Record<Timing, string | ((about: CardFilter) => string)>>>
  readonly turns: Readonly<Record<'yours' | 'opponents', string>>
  readonly once: string
  readonly keywords: Readonly<Record<Keyword, string>>
  readonly reminders: Readonly<Record<Keyword, string>>
  /** Between costs and effect. */
  readonly colon: string
  /** Before an instruction that follows another. */
  readonly afterwards: string
  /** "You may" with the costs that are not symbols. */
  readonly price: (costs: readonly string[], conditions: readonly string[]) => string
  /** What may be paid for on the way: what it costs, and what happens then. */
  readonly mayPay: (payments: readonly string[], clauses: readonly string[]) => string
  readonly sentence: (parts: SentenceParts) => string
  readonly joinEffects: (effects: readonly string[]) => string
  readonly rules: { readonly [R in CardRule['rule']]: (rule: Extract<CardRule, { rule: R }>) => string }
  readonly costs: { readonly [P in AbilityCost['pay']]: (cost: CostOf<P>, kind: CardKind) => string }
  readonly conditions: { readonly [T in Condition['test']]: (condition: ConditionOf<T>, kind: CardKind) => string }
  /** Costs that are signs elsewhere, in words. */
  readonly signsInWords: { readonly [P in keyof typeof symbolCosts]: (cost: CostOf<P>) => string }
  /** Something is done instead of letting cards leave the field. */
  readonly replacement: (parts: ReplacementParts) => string
  /** What happens at the end of a turn or battle. */
  readonly putOff: (moment: InstructionOf<'later'>['moment'], clauses: readonly string[]) => string
  /** One of several, each as its clauses. */
  readonly choose: (who: 'you' | 'opponent', options: readonly (readonly string[])[]) => string
  readonly verbs: {
    readonly [V in Exclude<VerbName, 'choose' | 'later' | 'mayPay'>]: (
      instruction: InstructionOf<V>,
      kind: CardKind,
      form: ClauseForm,
    ) => string
  }
  /** What becomes of a card; `until` is empty where it lasts while the ability is in force. */
  readonly changes: { readonly [C in CardChange['gives']]: (change: ChangeOf<C>, target: Target, kind: CardKind, until: string) => string }
  readonly gives: {
    readonly [G in Exclude<ContinuousEffect['gives'], CardChange['gives']>]: (effect: Giving<ContinuousEffect, G>, kind: CardKind) => string
  }
}

/** The text of a change, by its entry. */
export function changeText(changes: CardTexts['changes'], change: CardChange, target: Target, kind: CardKind, until: string): string {
  const text = changes[change.gives] as (change: CardChange, target: Target, kind: CardKind, until: string) => string
  return text(change, target, kind, until)
}

/** Upper case at the start of a sentence; brackets and digits stay. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "a", "a and b", "a, b and c". */
export function joinPhrases(list: readonly string[], word: string): string {
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${word} ${list.at(-1)!}`
}

/** Bounds in words: "3", "3 or less", "3 or more", "3 to 5"; nothing where there are none. */
export function bounds(least: number | undefined, most: number | undefined, say: BoundWords): string {
  if (least === undefined) return most === undefined ? '' : `${most} ${say.less}`
  if (most === undefined) return `${least} ${say.more}`
  return least === most ? `${least}` : `${least} ${say.to} ${most}`
}

interface BoundWords {
  readonly less: string
  readonly more: string
  readonly to: string
}

/** +1000 or −1000, with a true minus. */
export function signedNumber(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`
}

/** Parts that are there, with spaces between. */
export function words(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined && part !== '').join(' ')
}

const circled = ['⓪', '①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨', '⑩']

/** Costs written as a symbol, the same in every language. */
export const symbolCosts = {
  restDon: ({ count }: CostOf<'restDon'>) => circled[count] ?? `(${count})`,
  returnDon: ({ count }: CostOf<'returnDon'>) => `DON!! −${count}`,
}
