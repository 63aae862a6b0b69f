import type { AbilityCost, Instruction } from '../card-definition.ts'
import { any, count, map, maybe, means, say, type Parser } from './parser.ts'

const side = any(means(say`face-up`, true), means(say`face-down`, false))
const top = say`from the top of your life cards`
const ontoLife = say`to the top of your life cards`

/** What cards do with Life. */
export const lifeInstruction: Parser<Instruction> = any<readonly Parser<Instruction>[]>(
  map(say`add up to ${count} cards|card from the top of your deck ${ontoLife} ${maybe(side)}`, ([most, , up]) => ({
    verb: 'deckToLife',
    most,
    ...(up && { faceUp: true as const }),
  })),
  map(say`add up to ${count} cards|card from your hand ${ontoLife} face-down?`, ([most]) => ({ verb: 'handToLife', most })),
  map(say`add ${count} cards|card ${top} to your hand`, ([number]) => ({ verb: 'takeLife', whose: 'yours', count: number })),
  map(say`your opponent adds ${count} cards|card from the top of their life cards to their hand`, ([number]) => ({
    verb: 'takeLife',
    whose: 'opponents',
    count: number,
  })),
  map(say`trash ${count} cards|card ${top}`, ([number]) => ({ verb: 'trashLife', whose: 'yours', count: number })),
  map(say`trash ${count} cards|card from the top of your opponent's life cards`, ([number]) => ({
    verb: 'trashLife',
    whose: 'opponents',
    count: number,
  })),
  map(say`turn 1 card ${top} ${side}`, ([, up]) => ({ verb: 'turnLife', up })),
  means(say`look at 1 card ${top} and place it at the top or bottom of your life cards`, { verb: 'lookAtLife', whose: 'yours' }),
  means(say`look at 1 card from the top of your opponent's life cards and place it at the top or bottom of their life cards`, {
    verb: 'lookAtLife',
    whose: 'opponents',
  }),
)

export const lifePayment: Parser<AbilityCost> = any<readonly Parser<AbilityCost>[]>(
  map(say`trash ${count} cards|card ${top}`, ([number]) => ({ pay: 'trashLife', count: number })),
  map(say`turn 1 card ${top} ${side}`, ([, up]) => ({ pay: 'turnLife', up })),
)
