import { addDecision, quietSink, reject, type OptionSchema, type Rng } from '@parlor/kernel'
import { dealHands } from './deal-hands.ts'
import { maxHands } from './score.ts'
import { clone } from './copy-state.ts'
import { emptyState } from './empty-state.ts'
import { tileSetOf } from './tiles.ts'
import { tileSetNames, type DominoOptions, type DominoState } from './types.ts'

const block: DominoOptions = {
  set: 'six',
  variant: 'block',
  partners: false,
  fish: 'returnToPlacer',
  starts: 'lot',
  target: 0,
  freePass: 'nobody',
}

export const optionSchema: OptionSchema<DominoOptions> = {
  fields: {
    set: { kind: 'choice', values: tileSetNames, default: 'six' },
    variant: { kind: 'choice', values: ['block', 'draw', 'fives'], default: 'block' },
    partners: { kind: 'switch', default: false },
    fish: { kind: 'choice', values: ['returnToPlacer', 'allBlocked'], default: 'returnToPlacer' },
    starts: { kind: 'choice', values: ['lot', 'highestDouble'], default: 'lot' },
    target: { kind: 'choice', values: [0, 100, 150], default: 0 },
    freePass: { kind: 'choice', values: ['nobody', 'others'], default: 'nobody', when: { field: 'variant', is: 'block' } },
  },
  presets: [
    { id: 'block', options: block },
    { id: 'gentle', options: { ...block, freePass: 'others' } },
    { id: 'draw', options: { ...block, variant: 'draw', fish: 'allBlocked', starts: 'highestDouble', target: 100 } },
    { id: 'fives', options: { ...block, variant: 'fives', fish: 'allBlocked', starts: 'highestDouble', target: 150 } },
    { id: 'partners', options: { ...block, partners: true, fish: 'allBlocked', target: 100 } },
    { id: 'nine', options: { ...block, set: 'nine' } },
    { id: 'twelve', options: { ...block, set: 'twelve' } },
  ],
  check: ({ variant, freePass }) => (variant !== 'block' && freePass === 'others' ? reject('domino.freePassNeedsBlock') : null),
}

export function setup(rules: DominoOptions, _secrets: readonly unknown[], rng: Rng): DominoState {
  const state = emptyState({ ...rules }, rng)
  dealHands(state, quietSink)
  addDecision(state, state.starter, 'turn')
  return clone(state)
}

/** Every tile is placed or drawn at most once, and between two tiles each seat passes at most once because nothing fits and once voluntarily. */
export function maxMoves(rules: DominoOptions): number {
  const { count } = tileSetOf(rules)
  const hand = count * (rules.freePass === 'others' ? 9 : 5) + count
  return rules.target === 0 ? hand : hand * maxHands
}
