import type { Duration } from './bars.ts'
import type {
  Ability,
  Attribute,
  CardDefinition,
  CardRule,
  Colour,
  Condition,
  AbilityCost,
  Countable,
  CountSource,
  Instruction,
  CardFilter,
  Keyword,
  Rarity,
  Replacement,
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

export function leaderCard(
  id: string,
  name: string,
  colours: readonly Colour[],
  life: number,
  changePower: number,
  attribute: Attribute | readonly Attribute[],
  types: readonly string[],
  parts: CardParts = {},
): CardDefinition {
  return card({ id, name, kind: 'leader', colours, life, power: changePower, attributes: [attribute].flat(), types, rarity: 'L' }, parts)
}

export function characterCard(
  id: string,
  name: string,
  colour: Colour,
  cost: number,
  changePower: number,
  counterAbility: number | null,
  attribute: Attribute | readonly Attribute[],
  types: readonly string[],
  rarity: Rarity,
  parts: CardParts = {},
): CardDefinition {
  return card(
    {
      id,
      name,
      kind: 'character',
      colours: [colour],
      cost,
      power: changePower,
      counter: counterAbility,
      attributes: [attribute].flat(),
      types,
      rarity,
    },
    parts,
  )
}

export function eventCard(
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

export function stageCard(
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
export const onPlayOrWhenAttacking = at('onPlay', 'whenAttacking')
export const whenAttackingOrOnBlock = at('whenAttacking', 'onBlock')
export const onKO = at('onKO')
export const activateMain = at('activateMain')
export const mainAbility = at('main')
export const counterAbility = at('counter')
export const mainOrCounterAbility = at('main', 'counter')
export const triggerAbility = at('trigger')
export const whenOpponentActivatesEvent = at('opponentActivatesEvent')
export const whenYouActivateEvent = at('youActivateEvent')
export const whenOpponentCharacterKO = at('opponentCharacterKO')

export const startOfYourTurn = at('startOfYourTurn')
export const endOfYourTurn = at('endOfYourTurn')
export const onOpponentAttack = at('onOpponentAttack')
/** What happens to a player or card: `when('youTakeDamage')`. */
export const reaction = (timing: Timing, instructions: Instruction | readonly Instruction[], head: Head = {}): Ability =>
  timed([timing], instructions, head)

/** Costs paid instead of what would happen. */
export function insteadAbility(replaces: Replacement, cost: readonly AbilityCost[], head: Head = {}): Ability {
  return { when: ['instead'], ...head, replaces, ...(cost.length > 0 && { cost }) }
}

/** A continuous effect while the card is on the field and its conditions hold. */
export function continuousAbility(gives: ContinuousEffect | readonly ContinuousEffect[], head: Head = {}): Ability {
  return { when: ['always'], ...head, gives: Array.isArray(gives) ? (gives as readonly ContinuousEffect[]) : [gives as ContinuousEffect] }
}

export const thisCard: Target = { of: 'this' }
/** The card chosen by the previous instruction. */
export const previouslyChosenCard: Target = { of: 'that' }

export const yourLeader: Target = { of: 'leader', whose: 'yours' }
export const opponentLeader: Target = { of: 'leader', whose: 'opponents' }

function some(whose: Whose, leaders: boolean) {
  return (most: number, filter: CardFilter = {}): Extract<Target, { of: 'some' }> => ({
    of: 'some',
    most,
    upTo: true,
    whose,
    leaders,
    filter,
  })
}

/** Up to this number of Characters of a side. */
export const yourCharacters = some('yours', false)
export const opponentCharacters = some('opponents', false)
export const anyonesCharacters = some('any', false)
/** Up to this number of Leader or Character cards of a side. */
export const yourLeaderOrCharacters = some('yours', true)
export const opponentLeaderOrCharacters = some('opponents', true)

/** As many as there are, up to this number: no choosing fewer. */
export function exactTarget(target: Target): Target {
  return target.of === 'some' ? { ...target, upTo: false } : target
}

export function allCharacters(whose: Whose, filter: CardFilter = {}): Target {
  return { of: 'all', whose, filter }
}

export const changePower = (target: Target, by: number, until: Duration): Instruction => ({ verb: 'power', target, by, until })
/** "An additional" amount, for the card chosen before. */
export const morePowerForChosenCard = (by: number, until: 'turn' | 'battle'): Instruction => ({
  verb: 'power',
  target: previouslyChosenCard,
  by,
  until,
  more: true,
})
export const grantKeyword = (target: Target, keyword: Keyword, until: Duration = 'turn'): Instruction => ({
  verb: 'grant',
  target,
  keyword,
  until,
})
export const barAttack = (target: Target): Instruction => ({ verb: 'barAttack', target, until: 'opponentsTurn' })
export const barBlockers = (powerMost: number): Instruction => ({ verb: 'barBlockers', powerMost, until: 'battle' })
export const ko = (target: Target): Instruction => ({ verb: 'ko', target })
export const rest = (target: Target): Instruction => ({ verb: 'rest', target })
export const stand = (target: Target): Instruction => ({ verb: 'stand', target })
export const toHand = (target: Target): Instruction => ({ verb: 'toHand', target })
export const toDeck = (target: Target): Instruction => ({ verb: 'toDeck', target })
export const standDon = (most: number): Instruction => ({ verb: 'standDon', most })
/** To this card, unless another is named. */
export const giveDon = (most: number, target: Extract<Instruction, { verb: 'giveDon' }>['target'] = { of: 'this' }): Instruction => ({
  verb: 'giveDon',
  most,
  target,
})
export const addDon = (most: number, how: 'rested' | 'active'): Instruction => ({ verb: 'addDon', most, rested: how === 'rested' })
export const draw = (count: number): Instruction => ({ verb: 'draw', count })
export const discard = (who: 'you' | 'opponent', count: number): Instruction => ({ verb: 'discard', who, count })
export const discardBlind = (count: number, whose: 'yours' | 'opponents' = 'yours'): Instruction => ({ verb: 'discardBlind', whose, count })
export const revealOpponentHand = (count: number): Instruction => ({ verb: 'revealHand', count })
export const opponentLifeToDeck = (most: number): Instruction => ({ verb: 'lifeToDeck', most })
export const lookAtTopCards = (count: number, filter: CardFilter, to: 'hand' | 'field' = 'hand'): Instruction => ({
  verb: 'look',
  count,
  most: 1,
  filter,
  to,
})
export const arrangeTopCards = (count: number): Instruction => ({ verb: 'arrange', count })
export const revealTop = (filter: CardFilter): Instruction => ({ verb: 'revealTop', filter })
export const searchDeck = (filter: CardFilter, to: 'hand' | 'field'): Instruction => ({ verb: 'search', most: 1, filter, to })
export const salvageFromTrash = (filter: CardFilter): Instruction => ({ verb: 'salvage', most: 1, filter })
/** A name suffices; any other filter is for Character cards. */
export const deployFromHand = (filter: CardFilter): Instruction => ({
  verb: 'deploy',
  most: 1,
  filter: filter.name === undefined ? { kind: 'character', ...filter } : filter,
})
export const playThis: Instruction = { verb: 'playThis' }
export const useOwnAbility = (timing: Extract<Instruction, { verb: 'useOwn' }>['timing']): Instruction => ({ verb: 'useOwn', timing })

/** This instruction, and all after it, only where the conditions hold. */
export function onlyIf(conditions: Condition | readonly Condition[], instruction: Instruction): Instruction {
  return { if: Array.isArray(conditions) ? (conditions as readonly Condition[]) : [conditions as Condition], ...instruction }
}

/** What a Leader is or has. */
export const leaderIs = (filter: CardFilter, whose: 'yours' | 'opponents' = 'yours'): Condition => ({
  test: 'leader',
  whose,
  filter,
})
export const leaderIsNamed = (name: string): Condition => leaderIs({ name })
export const leaderHasType = (type: string): Condition => leaderIs({ types: [type] })
export const hasCharacters = (whose: Whose, least: number, filter: CardFilter = {}): Condition => ({
  test: 'characters',
  whose,
  filter,
  least,
})
export const hasNoFieldCardNamed = (name: string): Condition => ({ test: 'lacks', name })
export const thisIsRested: Condition = { test: 'thisRested' }
/** How many of something there are, at least and at most. */
export const counts = (
  of: Countable,
  least?: number,
  most?: number,
  whose: 'yours' | 'opponents' | 'both' | 'either' = 'yours',
): Condition => ({
  test: 'count',
  of,
  whose,
  ...(least !== undefined && { least }),
  ...(most !== undefined && { most }),
})
export const handHasAtLeast = (count: number): Condition => counts('hand', count)
export const handHasAtMost = (count: number): Condition => counts('hand', undefined, count)
export const donIsAtLeast = (count: number): Condition => counts('don', count)
export const lifeIsAtMost = (count: number): Condition => counts('life', undefined, count)
export const revealedCardMatches = (filter: CardFilter): Condition => ({ test: 'revealed', filter })

export const gainsPower = (target: Target, by: number): ContinuousEffect => ({ gives: 'power', target, by })
export const gainsPowerPer = (target: Target, by: number, each: number, of: CountSource): ContinuousEffect => ({
  gives: 'power',
  target,
  by,
  per: { each, of },
})
export const gainsKeyword = (keyword: Keyword, target?: Target): ContinuousEffect => ({
  gives: 'keyword',
  keyword,
  ...(target && { target }),
})
export const cannotBeKOdInBattle = (target: Target, by?: CardFilter): ContinuousEffect => ({
  gives: 'battleProof',
  target,
  ...(by && { by }),
})
export const changesHandCost = (by: number, filter: CardFilter): ContinuousEffect => ({ gives: 'handCost', by, filter })
export const forcesAttackOn = (name: string): ContinuousEffect => ({ gives: 'lure', name })
