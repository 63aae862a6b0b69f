import { domino, generateTileSet, handSize, tileIdOf, tileSetOf, tileSetNames, type DominoOptions } from '@parlor/domino'
import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { buildPosition } from '../build-position.ts'

const block = domino.game.options.presets[0]!.options

function dealt(options: Partial<DominoOptions>, seed: string) {
  const match = Match.begin(domino.game, { options: { ...block, ...options }, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  return match
}

describe('tiles', () => {
  it.each([
    [6, 28],
    [9, 55],
    [12, 91],
    [0, 1],
    [3, 10],
  ])('[DOM1] up to %i there are %i, each once', (maxPip, count) => {
    const tiles = generateTileSet({ maxPip })
    expect(tiles).toHaveLength(count)
    expect(new Set(tiles.map(({ topIndex, bottomIndex }) => `${topIndex}-${bottomIndex}`)).size).toBe(count)
    for (const { id, topIndex, bottomIndex } of tiles) {
      expect(topIndex).toBeLessThanOrEqual(bottomIndex)
      expect(tileIdOf(topIndex, bottomIndex, maxPip)).toBe(id)
      expect(tileIdOf(bottomIndex, topIndex, maxPip)).toBe(id)
    }
  })

  it('[DOM1] are numbered by their smaller half', () => {
    const tops = generateTileSet({ maxPip: 6 }).map(({ topIndex }) => topIndex)
    const ranges = [0, 1, 2, 3, 4, 5, 6].map((top) => [tops.indexOf(top), tops.lastIndexOf(top)])
    expect(ranges).toEqual([
      [0, 6],
      [7, 12],
      [13, 17],
      [18, 21],
      [22, 24],
      [25, 26],
      [27, 27],
    ])
  })

  it('[DOM2] have a weight, and doubles outrank all others', () => {
    const { pips, ranks, tops, bottoms, count } = tileSetOf(block)
    expect(pips[tileIdOf(5, 6, 6)]).toBe(11)
    for (let one = 0; one < count; one++)
      for (let other = 0; other < count; other++)
        if (tops[one] === bottoms[one] && tops[other] !== bottoms[other]) expect(ranks[one]).toBeGreaterThan(ranks[other]!)
    expect(ranks[tileIdOf(1, 6, 6)]).toBeGreaterThan(ranks[tileIdOf(3, 4, 6)]!)
  })
})

describe('the deal', () => {
  const sizes = { block: [7, 13, 22], draw: [5, 11, 17], fives: [5, 11, 17] } as const
  for (const [variant, each] of Object.entries(sizes) as [DominoOptions['variant'], readonly number[]][])
    it.each(tileSetNames.map((set, i) => [set, each[i]!] as const))(`[DOM3] of ${variant} with %s gives everybody %i`, (set, size) => {
      const options = { ...block, set, variant }
      const { start } = dealt(options, 'deal')
      expect(handSize(options)).toBe(size)
      expect(start.hands.map((hand) => hand.length)).toEqual([size, size, size, size])
      const all = [...start.hands.flat(), ...start.boneyard]
      expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: tileSetOf(options).count }, (_, tile) => tile))
    })

  it('[DOM3] sends each seat its own tiles only', () => {
    const match = dealt({}, 'told')
    const events = match.openingEvents(2)
    expect(events).toHaveLength(5)
    expect(events.filter((event) => event.kind === 'dealt').map((event) => event.tiles)).toEqual([null, null, match.start.hands[2], null])
    expect(match.openingEvents('watcher').every((event) => event.kind !== 'dealt' || event.tiles === null)).toBe(true)
  })

  it('[DOM4] lets each seat begin one time in four', () => {
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 2000; i++) counts[dealt({}, `lot ${i}`).start.starter]!++
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(100)
  })

  it('[DOM4] lets the highest double begin and open', () => {
    for (let i = 0; i < 50; i++) {
      const { start } = dealt({ starts: 'highestDouble', variant: 'draw' }, `double ${i}`)
      const { tops, bottoms } = tileSetOf(start.rules)
      const held = start.hands.flat().filter((tile) => tops[tile] === bottoms[tile])
      if (held.length === 0) continue
      expect(start.lead).toBe(Math.max(...held))
      expect(start.hands[start.starter]).toContain(start.lead)
      expect(domino.game.moves(start, start.starter, [])).toBe(1)
    }
  })

  it('[DOM4] falls back to the heaviest tile, and refuses another lead', () => {
    const scene = buildPosition({
      options: { variant: 'draw', starts: 'highestDouble' },
      hands: ['0-1 5-6', '0-2', '0-3', '4-6'],
      lead: '5-6',
      facts: ['*<=0', '*<=0', '*<=0', '*<=0'],
    })
    given(domino, scene).rejects('0-1', 'domino.otherLead').when('5-6').asks(1, 'turn')
  })

  it('[DOM4] lets the winner begin the next hand', () => {
    const scene = buildPosition({ options: { target: 100 }, hands: ['0-1', '0-2', '1-5', '6-6'], chain: '0-0 by 3', turn: 0 })
    const { match } = given(domino, scene).when('0-1 left').happened('handOver', 'dealt', { kind: 'begins', seat: 0, why: 'winner' })
    expect(match.state.hand).toBe(1)
    expect(match.state.pending[0]!.seat).toBe(0)
  })

  it('[DOM4] lets the next seat begin after a hand nobody won', () => {
    const scene = { options: { target: 100 }, chain: '0-0 by 3', blocked: '01', turn: 2, starter: 3 } as const
    given(domino, buildPosition({ ...scene, hands: ['1-2', '1-3', '2-3', '1-1 1-5'] }))
      .when('pass')
      .happened('fish', { kind: 'begins', seat: 0, why: 'winner' })
    given(domino, buildPosition({ ...scene, starter: 1, hands: ['1-3', '2-2', '2-3', '1-1 1-5'] }))
      .when('pass')
      .happened('fish', { kind: 'begins', seat: 2, why: 'next' })
  })
})
