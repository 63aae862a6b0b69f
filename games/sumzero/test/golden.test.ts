import type { Policy } from '@parlor/kernel'
import { sumzero, type SumZeroTypes } from '@parlor/sumzero'
import { golden, matchTranscript, type ChooseMove } from '@parlor/testkit'
import { describe, it } from 'vitest'

const classic = sumzero.strategy.policies['classic'] as Extract<Policy<SumZeroTypes>, { sees: 'view' }>
const byClassic: ChooseMove<SumZeroTypes> = (match, seat, rng) => classic.choose(match.view(seat), seat, rng)

describe('golden games', () => {
  for (const { id, options } of sumzero.game.options.presets.slice(0, 4))
    it(`${id}, played at random`, () => golden(`${id}.txt`, matchTranscript(sumzero.game, { options, seed: id })))

  it('standard with the swap rule, played at random', () =>
    golden(
      'swap.txt',
      matchTranscript(sumzero.game, { options: { ...sumzero.game.options.presets[0]!.options, swap: true }, seed: 'swap' }),
    ))

  it('standard, Classic against itself', () => {
    golden(
      'classic.txt',
      matchTranscript(sumzero.game, { options: { ...sumzero.game.options.presets[0]!.options, budget: 0 }, seed: 'classic' }, byClassic),
    )
  })

  it('custom pieces and a custom board', () => {
    const options = {
      ...sumzero.game.options.presets[0]!.options,
      budget: 0,
      rows: 5,
      cols: 6,
      board: '#...../....../..##../....../.....#',
      tetrominoes: false,
      pentominoes: false,
      stock: 'unlimited' as const,
      pieces: JSON.stringify({
        format: 'sumzero-pieces',
        version: 1,
        name: 'Threes',
        pieces: [
          {
            id: 'I3',
            cells: [
              [0, 0],
              [1, 0],
              [2, 0],
            ],
          },
          {
            id: 'V3',
            cost: 4,
            cells: [
              [0, 0],
              [0, 1],
              [1, 1],
            ],
          },
        ],
      }),
    }
    golden('own.txt', matchTranscript(sumzero.game, { options, seed: 'own' }))
  })
})
