import { botFor, decide } from '@parlor/bots'
import { rngFrom } from '@parlor/kernel'
import { pebbles } from '@parlor/pebbles'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'

/** Every number of stones that a level takes in this position, over fifty seeds. */
function takenBy(level: string, position: string): number[] {
  const { match } = given(pebbles, position)
  const taken = Array.from({ length: 50 }, (_, seed) => {
    return decide(botFor(pebbles, level), { view: match.view(0), seat: 0, rng: rngFrom(`${level} ${seed}`) }).move.take
  })
  return [...new Set(taken)].sort()
}

describe('opponents', () => {
  it('[PEB11] Easy takes any number', () => {
    expect(takenBy('easy', '11 of 20 sun')).toEqual([1, 2, 3])
  })

  it('[PEB11] Fair sees a win three moves ahead, and none that is farther away', () => {
    expect(takenBy('fair', '3 of 20 sun')).toEqual([3])
    expect(takenBy('fair', '6 of 20 sun')).toEqual([2])
    expect(takenBy('fair', '22 of 24 sun')).not.toEqual([2])
  })

  it.each([5, 6, 7, 9, 18, 27, 35])('[PEB11] Master leaves a multiple of four of %i stones', (left) => {
    expect(takenBy('master', `${left} of 36 sun`)).toEqual([left % 4])
  })

  it.each([3, 4, 6, 18, 28, 36])('[PEB11] Master leaves one more than that of %i stones where the last one loses', (left) => {
    expect(takenBy('master', `${left} of 36 sun misere`)).toEqual([(left + 3) % 4])
  })
})
