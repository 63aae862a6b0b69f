import type { BarredAct, BarredPlayerAct, Duration } from './bars.ts'
import type { CardChange, CardFilter, Condition, ContinuousEffect, Instruction, Target, Timing } from './card-definition.ts'

/** A change while the ability is in force; `giveChange` makes the same for a time. */
export const gains = (target: Target, change: CardChange): ContinuousEffect => ({ ...change, target })
export const playerCannot = (whose: 'yours' | 'opponents', act: BarredPlayerAct): ContinuousEffect => ({ gives: 'playerBar', whose, act })
export const giveChange = (target: Target, change: CardChange, until: Duration): Instruction => ({ verb: 'give', target, change, until })
export const barPlayer = (who: 'you' | 'opponent', act: BarredPlayerAct, until: Duration): Instruction => ({
  verb: 'barPlayer',
  who,
  act,
  until,
})
export const atTheEndOf = (moment: 'turn' | 'battle', ...instructions: readonly Instruction[]): Instruction => ({
  verb: 'later',
  moment,
  do: instructions,
})
export const zeroPower = (target: Target, until: Duration): Instruction => ({ verb: 'zeroPower', target, until })

export const cost = (by: number): CardChange => ({ gives: 'cost', by })
export const basePower = (to: number): CardChange => ({ gives: 'basePower', to })
export const baseCost = (to: number): CardChange => ({ gives: 'baseCost', to })
export const cannot = (act: BarredAct): CardChange => ({ gives: 'bar', act })
type Proof = Extract<CardChange, { gives: 'proof' }>
export const proof = (against: Proof['against'], by: Proof['by'], from?: CardFilter): CardChange => ({
  gives: 'proof',
  against,
  by,
  ...(from && { from }),
})
export const negated = (timing?: Timing): CardChange => ({ gives: 'negated', ...(timing && { timing }) })

export const mill = (whose: 'yours' | 'opponents', count: number): Instruction => ({ verb: 'mill', whose, count })
export const damage = (count: number): Instruction => ({ verb: 'damage', count })
export const extraTurn: Instruction = { verb: 'extraTurn' }
export const win: Instruction = { verb: 'win' }

export const deckToLife = (most: number, side: 'faceUp' | 'faceDown' = 'faceDown'): Instruction => ({
  verb: 'deckToLife',
  most,
  ...(side === 'faceUp' && { faceUp: true }),
})
export const exactDeckToLife = (count: number): Instruction => ({ verb: 'deckToLife', most: count, exact: true })
export const handToLife = (most: number, filter: CardFilter = {}, side: 'faceUp' | 'faceDown' = 'faceDown'): Instruction => ({
  verb: 'handToLife',
  most,
  filter,
  ...(side === 'faceUp' && { faceUp: true }),
})
export const toLife = (target: Target, to: 'top' | 'either', side: 'faceUp' | 'faceDown'): Instruction => ({
  verb: 'toLife',
  target,
  to,
  up: side === 'faceUp',
})
export const takeLife = (whose: 'yours' | 'opponents', count: number): Instruction => ({ verb: 'takeLife', whose, count })
export const trashLife = (whose: 'yours' | 'opponents', count: number): Instruction => ({ verb: 'trashLife', whose, count })
export const thisToHand: Instruction = { verb: 'thisToHand' }
export const turnLife = (up: boolean): Instruction => ({ verb: 'turnLife', up })
export const lookAtLife = (whose: 'yours' | 'opponents' | 'either'): Instruction => ({ verb: 'lookAtLife', whose })
export const hasFaceUpLife: Condition = { test: 'lifeFaceUp' }

/** Up to this number of Stages. */
export const opponentStages = (most: number, filter: CardFilter = {}): Target => ({
  of: 'some',
  most,
  upTo: true,
  whose: 'opponents',
  leaders: false,
  stages: true,
  filter,
})
export const deployFromTrash = (filter: CardFilter, how: 'active' | 'rested' = 'active'): Instruction => ({
  verb: 'deploy',
  most: 1,
  filter: { kind: 'character', ...filter },
  from: 'trash',
  ...(how === 'rested' && { rested: true }),
})
export const trash = (target: Target): Instruction => ({ verb: 'trash', target })
export const hasCounter = (to: number, filter: CardFilter): ContinuousEffect => ({ gives: 'counter', to, filter })
export const chooseOne = (who: 'you' | 'opponent', ...options: readonly (readonly Instruction[])[]): Instruction => ({
  verb: 'choose',
  who,
  options,
})
/** Of the same cards, those that the opponent chooses. */
export const opponentChooses = (target: Target): Target => (target.of === 'some' ? { ...target, by: 'opponent' } : target)

export const redirectTo = (target: Target): Instruction => ({ verb: 'redirect', target })
export const changesOwnCost = (by: number): ContinuousEffect => ({ gives: 'ownCost', by })
