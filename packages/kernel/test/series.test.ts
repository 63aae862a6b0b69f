import { describe, expect, test } from 'vitest'
import { foldSeries, type Match, type Series } from '@parlor/kernel'
import { deal, playAll, sure } from './games/deal.ts'
import { nim, type NimKinds, type NimOptions } from './games/nim.ts'

interface Standing {
  readonly wins: readonly [number, number]
  readonly played: number
}

const first: NimOptions = { heaps: '1,2', starter: 0, misere: false, most: 9 }

/** Best of three: whoever did not start the last match starts the next one. */
const bestOfThree: Series<Standing, NimKinds> = {
  id: 'bestOfThree',
  begin: () => ({ wins: [0, 0], played: 0 }),
  next: ({ wins, played }) =>
    Math.max(...wins) === 2 ? null : { options: { ...first, starter: played % 2 === 0 ? 0 : 1 }, levels: [null, 'easy'] },
  add({ wins: [a, b], played }, match) {
    return { wins: match.outcome!.ranks[0] === 1 ? [a + 1, b] : [a, b + 1], played: played + 1 }
  },
}

function won(by: 0 | 1, options: NimOptions): Match<NimKinds> {
  const match = deal(nim, options)
  sure(match.resign(1 - by))
  return match
}

describe('a series', () => {
  test('asks for matches until it is decided, and adds them up', () => {
    const matches: Match<NimKinds>[] = []
    const starters: number[] = []
    for (const winner of [1, 0, 1] as const) {
      const next = bestOfThree.next(foldSeries(bestOfThree, matches))!
      expect(next.levels).toEqual([null, 'easy'])
      starters.push(next.options.starter)
      matches.push(won(winner, next.options))
    }
    expect(starters).toEqual([0, 1, 0])
    expect(foldSeries(bestOfThree, matches)).toEqual({ wins: [1, 2], played: 3 })
    expect(bestOfThree.next(foldSeries(bestOfThree, matches))).toBeNull()
  })

  test('is over as soon as nothing can change', () => {
    expect(bestOfThree.next(foldSeries(bestOfThree, [won(0, first), won(0, first)]))).toBeNull()
  })

  test('is a fold: one match at a time gives the same as all at once, and JSON keeps it', () => {
    const matches = [won(0, first), playAll(deal(nim, first), '0:b1 1:a1 0:b1'), won(1, first)]
    let state = bestOfThree.begin()
    for (const match of matches) state = bestOfThree.add(JSON.parse(JSON.stringify(state)) as Standing, match)
    expect(state).toEqual(foldSeries(bestOfThree, matches))
    expect(foldSeries(bestOfThree, [])).toEqual(bestOfThree.begin())
  })
})
