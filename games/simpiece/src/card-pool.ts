import {
  keywords,
  timings,
  type Ability,
  type CardDefinition,
  type AbilityCost,
  type ContinuousEffect,
  type Instruction,
  type Keyword,
  type Timing,
} from './card-definition.ts'
import { cardDefinitions } from './cards/index.ts'

/** A card's number in states: its index in the pool, which no later card changes. */
export type CardIndex = number

/** A step of an ability: a cost or an instruction. */
export type AbilityStep = { readonly cost: AbilityCost } | { readonly instruction: Instruction }

/** A definition with precomputed values for the engine. */
export interface CompiledCard extends CardDefinition {
  readonly no: CardIndex
  /** The code of its set: what its id begins with. */
  readonly set: string
  /** All names of the card. */
  readonly names: readonly string[]
  /** One bit per keyword. */
  readonly mask: number
  /** Per ability, its costs and instructions in order. */
  readonly steps: readonly (readonly AbilityStep[])[]
  /** Per ability, the number of cost steps. */
  readonly costs: readonly number[]
  /** Per timing, the abilities that trigger then, as indices of `abilities`. */
  readonly at: Readonly<Record<Timing, readonly number[]>>
  readonly unlimited: boolean
  /** Of a Leader: cards in the DON!! deck. */
  readonly donDeck: number
  /** One bit per timing that its abilities have, in words of 32. */
  readonly timings: Int32Array
  /** One bit per kind of continuous effect that it gives. */
  readonly gives: number
  /** Per ability, whether its continuous effects depend on current costs or powers, which they may change themselves. */
  readonly circular: readonly boolean[]
}

/** The bit of a keyword. */
export function keywordBit(keyword: Keyword): number {
  return 1 << keywords.indexOf(keyword)
}

export const rushBit = keywordBit('rush')
export const blockerBit = keywordBit('blocker')
export const doubleAttackBit = keywordBit('doubleAttack')
export const banishBit = keywordBit('banish')
export const unblockableBit = keywordBit('unblockable')
export const rushCharacterBit = keywordBit('rushCharacter')
export const canAttackActiveBit = keywordBit('attackActive')

const givingKinds = [
  ...['power', 'keyword', 'battleProof', 'handCost', 'lure', 'cost', 'basePower', 'baseCost', 'counter'],
  ...['bar', 'proof', 'negated', 'playerBar', 'ownCost'],
] as readonly ContinuousEffect['gives'][]

/** The bit of a kind of continuous effect. */
export function givingBit(kind: ContinuousEffect['gives']): number {
  return 1 << givingKinds.indexOf(kind)
}

/** The bit of cards with effects that replace others. */
export const replacementBit = 1 << givingKinds.length

/** The place of a timing among all of them. */
export const timingPlaces = Object.fromEntries(timings.map((timing, i) => [timing, i])) as Readonly<Record<Timing, number>>

/** Whether a card has an ability of a timing. */
export function hasTiming(no: CardIndex, timing: Timing): boolean {
  return hasTimingAt(no, timingPlaces[timing])
}

/** The same by the timing's place. */
export function hasTimingAt(no: CardIndex, place: number): boolean {
  return (pool[no]!.timings[place >> 5]! & (1 << (place & 31))) !== 0
}

function timingBits(at: CompiledCard['at']): Int32Array {
  const bits = new Int32Array((timings.length >> 5) + 1)
  for (const [i, timing] of timings.entries()) if (at[timing].length > 0) bits[i >> 5]! |= 1 << (i & 31)
  return bits
}

/** Whether a part of an ability reads current costs or powers. */
function readsCurrentValues(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(([key, value]) => /^(cost|power)(Most|Least)$/.test(key) || readsCurrentValues(value))
}

function stepsOf({ cost = [], do: instructions = [] }: Ability): AbilityStep[] {
  return [...cost.map((one) => ({ cost: one })), ...instructions.map((instruction) => ({ instruction }))]
}

/** The abilities within instructions: what is put off, what may be chosen, and what may be paid for. */
function innerAbilities(instructions: readonly Instruction[]): Ability[] {
  return instructions.flatMap((one) => {
    const lists = one.verb === 'choose' ? one.options : one.verb === 'later' || one.verb === 'mayPay' ? [one.do] : []
    const cost = one.verb === 'mayPay' ? { cost: one.cost } : {}
    return [...lists.map((list): Ability => ({ when: ['later'], ...cost, do: list })), ...lists.flatMap(innerAbilities)]
  })
}

/** The abilities of a card, and behind them those within their instructions. */
function abilitiesOf({ abilities }: CardDefinition): Ability[] {
  return [...abilities, ...innerAbilities(abilities.flatMap((ability) => ability.do ?? []))]
}

function compile(definition: CardDefinition, no: CardIndex): CompiledCard {
  const abilities = abilitiesOf(definition)
  const at = {} as Record<Timing, number[]>
  for (const timing of timings) at[timing] = abilities.flatMap(({ when }, i) => (when.includes(timing) ? [i] : []))
  return {
    ...definition,
    abilities,
    no,
    set: definition.id.slice(0, definition.id.indexOf('-')),
    names: [definition.name, ...definition.rules.flatMap((rule) => (rule.rule === 'alsoNamed' ? [rule.name] : []))],
    mask: definition.keywords.reduce((mask, keyword) => mask | keywordBit(keyword), 0),
    steps: abilities.map(stepsOf),
    costs: abilities.map(({ cost = [] }) => cost.length),
    at,
    timings: timingBits(at),
    gives: abilities.reduce(
      (bits, { gives = [], replaces }) =>
        gives.reduce((sum, { gives: kind }) => sum | givingBit(kind), replaces === undefined ? bits : bits | replacementBit),
      0,
    ),
    circular: abilities.map(({ gives, if: conditions }) => gives !== undefined && readsCurrentValues([gives, conditions])),
    donDeck: definition.rules.find((rule) => rule.rule === 'donDeck')?.size ?? 10,
    unlimited: definition.rules.some(({ rule }) => rule === 'anyNumber'),
  }
}

const pool: CompiledCard[] = cardDefinitions.map(compile)
const numbers = new Map(pool.map(({ id, no }) => [id, no]))

/** Every card, by number. */
export const cards: readonly CompiledCard[] = pool

/** The number of a card, or −1. */
export function cardIndexOf(id: string): CardIndex {
  return numbers.get(id) ?? -1
}

/** Adds a definition to the pool, replacing the card of that id where there is one, and returns a function that restores it. For tests. */
export function replaceCard(definition: CardDefinition): () => void {
  const known = numbers.get(definition.id)
  const no = known ?? pool.length
  const before = pool[no]
  pool[no] = compile(definition, no)
  numbers.set(definition.id, no)
  return () => {
    if (before) pool[no] = before
    else {
      pool.pop()
      numbers.delete(definition.id)
    }
  }
}

/** The ability that a compiled card has for a list of instructions within its instructions. */
export function innerAbility(no: CardIndex, instructions: readonly Instruction[]): number {
  return pool[no]!.abilities.findIndex((ability) => ability.do === instructions)
}
