import type { AbilityCost, Instruction } from '../card-definition.ts'
import { any, count, map, maybe, means, say, type Parser } from './parser.ts'
import { cards, target } from './nouns.ts'

const side = any(means(say`face-up`, true), means(say`face-down`, false))
const ontoLife = say`to the top of your life cards`

type End = { readonly from?: 'either' }

/** "The top", "the top or bottom". */
const end: Parser<End> = any<readonly Parser<End>[]>(means(say`the top`, {}), means(say`the top or bottom`, { from: 'either' }))

type Amount = { readonly count: number; readonly upTo?: true }

const amount: Parser<Amount> = any<readonly Parser<Amount>[]>(
  map(count, (number) => ({ count: number })),
  map(say`up to ${count}`, ([number]) => ({ count: number, upTo: true })),
)

const theirLife = any(say`your opponent's life cards`, say`their life cards`, say`the owner's life cards`)

/** What cards do with Life. */
export const lifeInstruction: Parser<Instruction> = any<readonly Parser<Instruction>[]>(
  map(say`add ${amount} cards|card from the top of your deck ${ontoLife} ${maybe(side)}`, ([{ count: most, upTo }, , up]) => ({
    verb: 'deckToLife',
    most,
    ...(up && { faceUp: true as const }),
    ...(!upTo && { exact: true as const }),
  })),
  map(say`add up to ${count} ${cards} from your hand ${ontoLife} ${maybe(side)}`, ([most, filter, , up]) => ({
    verb: 'handToLife',
    most,
    filter,
    ...(up && { faceUp: true as const }),
  })),
  map(
    say`add|place ${target} to|at the ${any(means(say`top`, 'top'), means(say`top or bottom`, 'either'))} of ${theirLife} ${side}`,
    ([which, to, , up]) => ({ verb: 'toLife', target: which, to, up }),
  ),
  map(say`add ${amount} cards|card from ${end} of your life cards to your hand`, ([number, from]) => ({
    verb: 'takeLife',
    whose: 'yours',
    ...number,
    ...from,
  })),
  map(say`add ${amount} cards|card from ${end} of your opponent's life cards to the owner's hand`, ([number, from]) => ({
    verb: 'takeLife',
    whose: 'opponents',
    ...number,
    ...from,
  })),
  map(say`your opponent adds ${count} cards|card from their life area to their hand`, ([number]) => ({
    verb: 'takeLife',
    whose: 'opponents',
    count: number,
  })),
  map(say`your opponent adds ${count} cards|card from ${end} of their life cards to their hand`, ([number, from]) => ({
    verb: 'takeLife',
    whose: 'opponents',
    count: number,
    ...from,
  })),
  map(say`trash ${amount} cards|card from ${end} of your life cards`, ([number, from]) => ({
    verb: 'trashLife',
    whose: 'yours',
    ...number,
    ...from,
  })),
  map(say`trash ${amount} cards|card from ${end} of your opponent's life cards`, ([number, from]) => ({
    verb: 'trashLife',
    whose: 'opponents',
    ...number,
    ...from,
  })),
  map(say`trash cards from the top of your life cards until you have ${count} life cards|card`, ([left]) => ({
    verb: 'trashLifeTo',
    left,
  })),
  map(say`turn 1 card from the top of your life cards ${side}`, ([up]) => ({ verb: 'turnLife', up })),
  map(say`turn all of your life cards ${side}`, ([up]) => ({ verb: 'turnLife', up, all: true })),
  means(say`look at 1 card from the top of your life cards and place it at the top or bottom of your life cards`, {
    verb: 'lookAtLife',
    whose: 'yours',
  }),
  means(say`look at 1 card from the top of your opponent's life cards and place it at the top or bottom of their life cards`, {
    verb: 'lookAtLife',
    whose: 'opponents',
  }),
  means(
    say`look at up to 1 card from the top of your or your opponent's life cards ${maybe(say`,`)} and place it at the top or bottom of the life cards`,
    { verb: 'lookAtLife', whose: 'either' },
  ),
)

export const lifePayment: Parser<AbilityCost> = any<readonly Parser<AbilityCost>[]>(
  map(say`trash ${count} cards|card from ${end} of your life cards`, ([number, from]) => ({ pay: 'trashLife', count: number, ...from })),
  map(say`turn 1 card from the top of your life cards ${side}`, ([up]) => ({ pay: 'turnLife', up })),
  map(
    any(
      map(say`add ${count} cards|card from your life area to your hand`, ([number]) => [number, {} as End] as const),
      say`add ${count} cards|card from ${end} of your life cards to your hand`,
    ),
    ([number, from]) => ({ pay: 'lifeToHand', count: number, ...from }),
  ),
)
