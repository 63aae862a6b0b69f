import { randomInt, type OptionSchema, type Rng, type Seat } from '@parlor/kernel'
import { clone, rulesVersion } from './copy-state.ts'
import { players, rowLengths, type PebblesOptions, type PebblesState, type RowLength } from './types.ts'

const classic: PebblesOptions = { row: 'classic', misere: false, starter: 'sun' }

export const optionSchema: OptionSchema<PebblesOptions> = {
  fields: {
    row: { kind: 'choice', values: Object.keys(rowLengths) as RowLength[], default: 'classic' },
    misere: { kind: 'switch', default: false },
    starter: { kind: 'choice', values: players, default: 'sun' },
  },
  presets: [
    { id: 'classic', options: classic },
    { id: 'misere', options: { ...classic, misere: true } },
    { id: 'long', options: { ...classic, row: 'long' } },
  ],
}

export function setup({ row, misere, starter }: PebblesOptions, _secrets: readonly unknown[], rng: Rng): PebblesState {
  const [least, most] = rowLengths[row]
  const total = least + randomInt(rng, most - least + 1)
  return stateFrom(total, total, misere, players.indexOf(starter), rng)
}

/** A state in which this seat is to move. */
export function stateFrom(total: number, left: number, misere: boolean, seat: Seat, rng: Rng): PebblesState {
  return clone({ v: rulesVersion, seq: 0, rng, pending: [{ id: seat, seat, kind: 'take' }], outcome: null, total, left, misere })
}

/** Every move takes at least one stone of the longest row. */
export function maxMoves(): number {
  return rowLengths.long[1]
}

/** In the next match the other player starts. */
export function rematchOptions(chosen: PebblesOptions): PebblesOptions {
  return { ...chosen, starter: chosen.starter === 'sun' ? 'moon' : 'sun' }
}

export function optionsForPosition(chosen: PebblesOptions, { misere }: PebblesState): PebblesOptions {
  return { ...chosen, misere }
}
