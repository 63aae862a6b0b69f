import { copyRngInto, shuffle, type OptionSchema, type Rng } from '@parlor/kernel'
import { clone, rulesVersion } from './copy-state.ts'
import { startChips } from './stakes.ts'
import { deckSize, handSize, valueSlotCount, startHonourValue } from './tiles.ts'
import { runModes, type RunMode, type MahjongOptions, type MahjongState } from './types.ts'

export const optionSchema: OptionSchema<MahjongOptions> = {
  fields: { honors: { kind: 'choice', values: runModes, default: 'instance' } },
  presets: [
    { id: 'classic', options: { honors: 'instance' } },
    { id: 'living', options: { honors: 'kind' } },
    { id: 'stakes', options: { honors: 'stakes' } },
  ],
}

/** A full deck, shuffled, and the first hand. */
export function setup({ honors }: MahjongOptions, _secrets: readonly unknown[], rng: Rng): MahjongState {
  const state = emptyState(honors, rng)
  addDeck(state.draw, 0)
  shuffle(state.rng, state.draw)
  for (let i = 0; i < handSize; i++) state.hand.push(state.draw.pop()!)
  state.pending = [{ id: 0, seat: 0, kind: 'bet' }]
  return clone(state)
}

/** A run before the first deal. */
export function emptyState(honors: RunMode, rng: Rng): MahjongState {
  const rngState: Rng = [0, 0, 0, 0]
  copyRngInto(rng, rngState)
  return {
    v: rulesVersion,
    seq: 0,
    rng: rngState,
    pending: [],
    outcome: null,
    honors,
    draw: [],
    discard: [],
    hand: [],
    values: new Array<number>(valueSlotCount(honors)).fill(startHonourValue),
    exhaustions: 0,
    bets: 0,
    score: honors === 'stakes' ? startChips : 0,
    streak: 0,
    past: [],
  }
}

/** Adds the tiles of deck 0, 1 or 2 to a pile. */
export function addDeck(pile: number[], deck: number): void {
  for (let i = 0; i < deckSize; i++) pile.push(deck * deckSize + i)
}

/** 132, 268 and 404 tiles are drawn four at a time. */
export function maxMoves(): number {
  return 33 + 67 + 101
}
