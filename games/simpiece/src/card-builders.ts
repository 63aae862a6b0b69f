import type {
  Ability,
  Attribute,
  FilterWithoutPower,
  CardDefinition,
  CardRule,
  Colour,
  Condition,
  Cost,
  CountSource,
  Instruction,
  CardFilter,
  Keyword,
  Rarity,
  ContinuousEffect,
  Target,
  Timing,
  Whose,
} from './card-definition.ts'

/** Optional parts of a card definition. */
interface CardParts {
  readonly rules?: readonly CardRule[]
  readonly keywords?: readonly Keyword[]
  readonly abilities?: readonly Ability[]
}

const nothing = { cost: null, life: null, power: null, counter: null, attributes: [] }

function card(
  facts: Pick<CardDefinition, 'id' | 'name' | 'kind' | 'colours' | 'types' | 'rarity'> & Partial<CardDefinition>,
  parts: CardParts,
) {
  const { rules = [], keywords = [], abilities = [] } = parts
  return { ...nothing, ...facts, rules, keywords, abilities }
}

export function leader(
  id: string,
  name: string,
  colours: readonly Colour[],
  life: number,
  power: number,
  attribute: Attribute,
  types: readonly string[],
  parts: CardParts = {},
): CardDefinition {
  return card({ id, name, kind: 'leader', colours, life, power, attributes: [attribute], types, rarity: 'L' }, parts)
}

export function character(
  id: string,
  name: string,
  colour: Colour,
  cost: number,
  power: number,
  counter: number | null,
  attribute: Attribute,
  types: readonly string[],
  rarity: Rarity,
  parts: CardParts = {},
): CardDefinition {
  return card({ id, name, kind: 'character', colours: [colour], cost, power, counter, attributes: [attribute], types, rarity }, parts)
}

export function event(
  id: string,
  name: string,
  colour: Colour,
  cost: number,
  types: readonly string[],
  rarity: Rarity,
  parts: CardParts = {},
): CardDefinition {
  return card({ id, name, kind: 'event', colours: [colour], cost, types, rarity }, parts)
}

export function stage(
  id: string,
  name: string,
  colour: Colour,
  cost: number,
  types: readonly string[],
  rarity: Rarity,
  parts: CardParts = {},
): CardDefinition {
  return card({ id, name, kind: 'stage', colours: [colour], cost, types, rarity }, parts)
}

type Head = Omit<Ability, 'when' | 'do' | 'gives'>

function timed(when: readonly Timing[], instructions: Instruction | readonly Instruction[], head: Head): Ability {
  return { when, ...head, do: Array.isArray(instructions) ? (instructions as readonly Instruction[]) : [instructions as Instruction] }
}

type Timed = (instructions: Instruction | readonly Instruction[], head?: Head) => Ability

function at(...when: readonly Timing[]): Timed {
  return (instructions, head = {}) => timed(when, instructions, head)
}

export const onPlay = at('onPlay')
export const whenAttacking = at('whenAttacking')
export const onBlock = at('onBlock')
export const whenAttackingOrOnBlock = at('whenAttacking', 'onBlock')
export const onKO = at('onKO')
export const activateMain = at('activateMain')
export const main = at('main')
export const counter = at('counter')
export const trigger = at('trigger')
export const opponentActivatesEvent = at('opponentActivatesEvent')
export const youActivateEvent = at('youActivateEvent')
export const opponentCharacterKO = at('opponentCharacterKO')

/** A continuous effect while the card is on the field and its conditions hold. */
export function always(gives: ContinuousEffect | readonly ContinuousEffect[], head: Head = {}): Ability {
  return { when: ['always'], ...head, gives: Array.isArray(gives) ? (gives as readonly ContinuousEffect[]) : [gives as ContinuousEffect] }
}

export const self: Target = { of: 'this' }
/** The card chosen by the previous instruction. */
export const that: Target = { of: 'that' }

function some(whose: Whose, leaders: boolean) {
  return (most: number, filter: CardFilter = {}): Target => ({ of: 'some', most, upTo: true, whose, leaders, filter })
}

/** Up to this number of Characters of a side. */
export const yours = some('yours', false)
export const opponents = some('opponents', false)
export const anyones = some('any', false)
/** Up to this number of Leader or Character cards of a side. */
export const yoursOrLeader = some('yours', true)
export const opponentsOrLeader = some('opponents', true)

/** As many as there are, up to this number: no choosing fewer. */
export function exactly(target: Target): Target {
  return target.of === 'some' ? { ...target, upTo: false } : target
}

export function all(whose: Whose, filter: FilterWithoutPower = {}): Target {
  return { of: 'all', whose, filter }
}

export const power = (target: Target, by: number, until: 'turn' | 'battle'): Instruction => ({ verb: 'power', target, by, until })
/** "An additional" amount, for the card chosen before. */
export const morePower = (by: number, until: 'turn' | 'battle'): Instruction => ({ verb: 'power', target: that, by, until, more: true })
export const grant = (target: Target, keyword: Keyword): Instruction => ({ verb: 'grant', target, keyword, until: 'turn' })
export const barAttack = (target: Target): Instruction => ({ verb: 'barAttack', target, until: 'opponentsTurn' })
export const barBlockers = (powerMost: number): Instruction => ({ verb: 'barBlockers', powerMost, until: 'battle' })
export const ko = (target: Target): Instruction => ({ verb: 'ko', target })
export const rest = (target: Target): Instruction => ({ verb: 'rest', target })
export const stand = (target: Target): Instruction => ({ verb: 'stand', target })
export const toHand = (target: Target): Instruction => ({ verb: 'toHand', target })
export const toDeck = (target: Target): Instruction => ({ verb: 'toDeck', target })
export const standDon = (most: number): Instruction => ({ verb: 'standDon', most })
export const giveDon = (most: number): Instruction => ({ verb: 'giveDon', most })
export const addDon = (most: number, how: 'rested' | 'active'): Instruction => ({ verb: 'addDon', most, rested: how === 'rested' })
export const draw = (count: number): Instruction => ({ verb: 'draw', count })
export const discard = (who: 'you' | 'opponent', count: number): Instruction => ({ verb: 'discard', who, count })
export const discardBlind = (count: number): Instruction => ({ verb: 'discardBlind', count })
export const revealHand = (count: number): Instruction => ({ verb: 'revealHand', count })
export const lifeToDeck = (most: number): Instruction => ({ verb: 'lifeToDeck', most })
export const look = (count: number, filter: CardFilter, to: 'hand' | 'field' = 'hand'): Instruction => ({
  verb: 'look',
  count,
  most: 1,
  filter,
  to,
})
export const arrange = (count: number): Instruction => ({ verb: 'arrange', count })
export const revealTop = (filter: CardFilter): Instruction => ({ verb: 'revealTop', filter })
export const search = (filter: CardFilter, to: 'hand' | 'field'): Instruction => ({ verb: 'search', most: 1, filter, to })
export const salvage = (filter: CardFilter): Instruction => ({ verb: 'salvage', most: 1, filter })
/** A name suffices; any other filter is for Character cards. */
export const deploy = (filter: CardFilter): Instruction => ({
  verb: 'deploy',
  most: 1,
  filter: filter.name === undefined ? { kind: 'character', ...filter } : filter,
})
export const playThis: Instruction = { verb: 'playThis' }
export const useOwn = (timing: 'main' | 'counter'): Instruction => ({ verb: 'useOwn', timing })

/** This instruction, and all after it, only where the conditions hold. */
export function onlyIf(conditions: Condition | readonly Condition[], instruction: Instruction): Instruction {
  return { if: Array.isArray(conditions) ? (conditions as readonly Condition[]) : [conditions as Condition], ...instruction }
}

export const restDon = (count: number): Cost => ({ pay: 'restDon', count })
export const returnDon = (count: number): Cost => ({ pay: 'returnDon', count })
export const restThis: Cost = { pay: 'restThis' }
export const restCharacters = (count: number): Cost => ({ pay: 'restCharacters', count })
export const trashHand = (count: number, filter: CardFilter = {}): Cost => ({ pay: 'trashHand', count, filter })
export const handToDeck = (count: number): Cost => ({ pay: 'handToDeck', count })
export const lifeToHand = (count: number): Cost => ({ pay: 'lifeToHand', count })
export const returnCharacter = (count: number): Cost => ({ pay: 'returnCharacter', count })

export const leaderNamed = (name: string): Condition => ({ test: 'leaderNamed', name })
export const leaderType = (type: string): Condition => ({ test: 'leaderType', type })
export const characters = (whose: 'yours' | 'opponents', least: number, filter: FilterWithoutPower = {}): Condition => ({
  test: 'characters',
  whose,
  least,
  filter,
})
export const lacks = (name: string): Condition => ({ test: 'lacks', name })
export const thisRested: Condition = { test: 'thisRested' }
export const handLeast = (count: number): Condition => ({ test: 'handLeast', count })
export const handMost = (count: number): Condition => ({ test: 'handMost', count })
export const donLeast = (count: number): Condition => ({ test: 'donLeast', count })
export const lifeMost = (count: number): Condition => ({ test: 'lifeMost', count })
export const revealed = (filter: CardFilter): Condition => ({ test: 'revealed', filter })

export const gainsPower = (target: Target, by: number): ContinuousEffect => ({ gives: 'power', target, by })
export const gainsPowerPer = (target: Target, by: number, each: number, of: CountSource): ContinuousEffect => ({
  gives: 'power',
  target,
  by,
  per: { each, of },
})
export const gainsKeyword = (keyword: Keyword): ContinuousEffect => ({ gives: 'keyword', keyword })
export const battleProof = (target: Target, by?: CardFilter): ContinuousEffect => ({ gives: 'battleProof', target, ...(by && { by }) })
export const handCost = (by: number, filter: CardFilter): ContinuousEffect => ({ gives: 'handCost', by, filter })
export const lure = (name: string): ContinuousEffect => ({ gives: 'lure', name })
