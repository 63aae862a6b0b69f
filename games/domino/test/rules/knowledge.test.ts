import { domino, pipsLackedBy, mayHoldTile, knowledgeOfOthers, unseenTiles, type DominoState } from '@parlor/domino'
import { isRejection, quietSink, rngFrom } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { buildPosition } from '../build-position.ts'

const { game } = domino

/** Whether a seat holds a tile that its passes and draws have ruled out. */
function overclaims(state: DominoState, seat: number): boolean {
  const facts = state.facts[seat]!
  for (let i = 0; i < facts.length; i += 2) {
    const found = state.hands[seat]!.filter((tile) => bits(state, tile) & facts[i]!).length
    if (found > facts[i + 1]!) return true
  }
  return false
}

function bits(state: DominoState, tile: number): number {
  const [top, bottom] = halves(state, tile)
  return (1 << top) | (1 << bottom) | (state.lead >= 0 && rank(state, tile) > rank(state, state.lead) ? 1 << 13 : 0)
}

function halves({ rules }: DominoState, tile: number): [number, number] {
  const max = { six: 6, nine: 9, twelve: 12 }[rules.set]
  let id = 0
  for (let top = 0; top <= max; top++) for (let bottom = top; bottom <= max; bottom++) if (id++ === tile) return [top, bottom]
  throw new Error(`no tile ${tile}`)
}

function rank(state: DominoState, tile: number): number {
  const [top, bottom] = halves(state, tile)
  return top === bottom ? 1000 + top : (top + bottom) * 20 + bottom
}

describe('what passes and draws show', () => {
  it('[DOM12] is never wrong, in any game', () => {
    const rng = rngFrom('overclaims')
    for (let i = 0; i < 400; i++) {
      const { options } = game.options.presets[i % game.options.presets.length]!
      const match = Match.begin(game, { options, seed: `knowledge ${i}` })
      if (isRejection(match)) throw new Error(match.rejected)
      const state = game.clone(match.start)
      for (let move = 0; move < 60 && !state.outcome; move++) {
        const { seat } = state.pending[0]!
        game.apply(state, seat, game.sample!(state, seat, rng), quietSink)
        for (let other = 0; other < 4; other++) expect(overclaims(state, other)).toBe(false)
      }
    }
  })

  it('[DOM12] applies to tiles held then, not to those drawn later', () => {
    const scene = buildPosition({
      options: { variant: 'draw' },
      hands: ['0-0 0-1 1-1', '6-6 1-6', '0-4 4-5', '4-4 5-5'],
      chain: '2-3 by 3',
      yard: '0-2 1-2 4-6 2-6',
    })
    // Seat 0 lacks 2 and 3 and plays the 2-6 it draws; seat 2 then lacks 6 and 3, and may draw anything.
    const { match } = given(domino, scene).when('draw', '2-6 left', '6-6 left', 'draw')
    expect(match.state.facts[0]).toEqual([(1 << 2) | (1 << 3), 0])
    expect(pipsLackedBy(match.view(1), 0)).toEqual([2, 3])
    expect(pipsLackedBy(match.view(1), 2)).toEqual([])
    expect(match.state.facts[2]).toEqual([(1 << 3) | (1 << 6), 1])
  })

  it('[DOM12] is used by determinize: no world gives a seat a tile that is ruled out', () => {
    const rng = rngFrom('worlds')
    for (let i = 0; i < 200; i++) {
      const { options } = game.options.presets[i % game.options.presets.length]!
      const match = Match.begin(game, { options, seed: `worlds ${i}` })
      if (isRejection(match)) throw new Error(match.rejected)
      const state = game.clone(match.start)
      for (let move = 0; move < 15 + (i % 15) && !state.outcome; move++)
        game.apply(state, state.pending[0]!.seat, game.sample!(state, state.pending[0]!.seat, rng), quietSink)
      if (state.outcome) continue
      const seat = i % 4
      for (let j = 0; j < 5; j++) {
        const world = game.determinize(game.view(state, seat), seat, rng)
        for (let other = 0; other < 4; other++) expect(overclaims(world, other)).toBe(false)
      }
    }
  })

  it('[DOM12] leaves every consistent world possible', () => {
    // Seat 1 lacks 6: of 2-6 and 1-1, only 1-1 can be its; 2-6 is then with seat 2 or 3.
    const view = given(
      domino,
      buildPosition({ hands: ['0-0', '1-1', '2-6', '3-3'], chain: '5-6 by 3', facts: ['-', '5.6<=0', '-', '-'], turn: 0 }),
    ).match.view(0)
    const rng = rngFrom('possible')
    const small = { ...view, boneyard: 0, counts: [1, 1, 1, 1], tiles: all().filter((tile) => ![0, 7, 17, 18].includes(tile)) }
    const seen = new Set<string>()
    for (let i = 0; i < 300; i++) seen.add(JSON.stringify(game.determinize(small, 0, rng).hands))
    expect([...seen].toSorted()).toEqual(
      ['[[0],[18],[17],[7]]', '[[0],[18],[7],[17]]', '[[0],[7],[17],[18]]', '[[0],[7],[18],[17]]'].toSorted(),
    )
  })

  it('[DOM15] gives a fitting tile to whoever has just passed voluntarily', () => {
    const scene = buildPosition({
      options: { freePass: 'others' },
      hands: ['0-0', '1-6 1-1', '0-4 0-3', '5-5 1-2'],
      chain: '6-6 by 0',
      turn: 1,
    })
    const { match } = given(domino, scene).when('pass')
    const rng = rngFrom('freely')
    for (let i = 0; i < 100; i++) {
      const world = game.determinize(match.view(0), 0, rng)
      expect(world.hands[1]!.some((tile) => halves(world, tile).includes(6))).toBe(true)
    }
  })

  function all(): number[] {
    return Array.from({ length: 28 }, (_, tile) => tile)
  }
})

describe('table knowledge', () => {
  const { match } = (() => {
    const begun = Match.begin(game, { options: game.options.presets[0]!.options, seed: 'known' })
    if (isRejection(begun)) throw new Error(begun.rejected)
    return { match: begun }
  })()

  it('[DOM12] lists what each other seat may hold', () => {
    const view = match.view(0)
    expect(unseenTiles(view)).toHaveLength(21)
    const known = knowledgeOfOthers(view)
    expect(known.map(({ seat }) => seat)).toEqual([1, 2, 3])
    for (const { lacks, possible } of known) {
      expect(lacks).toEqual([])
      expect(possible).toEqual(unseenTiles(view))
    }
    expect(mayHoldTile(view, 0, view.own[0]!)).toBe(true)
    expect(mayHoldTile(view, 1, view.own[0]!)).toBe(false)
  })

  it('[DOM12] narrows with every pass', () => {
    const scene = buildPosition({ hands: ['0-0 0-1', '2-6 1-1', '0-4 4-5', '4-4 5-5'], chain: '6-6 by 3' })
    const view = given(domino, scene).when('pass', '2-6 right', 'pass').match.view(3)
    expect(knowledgeOfOthers(view).map(({ lacks }) => lacks)).toEqual([[6], [], [2, 6]])
    expect(mayHoldTile(view, 2, 8)).toBe(false)
    expect(mayHoldTile(view, 0, 8)).toBe(true)
    expect(mayHoldTile(view, 0, 9)).toBe(true)
  })

  it('[DOM4] knows the lead before it is played, and that nobody was dealt a higher tile', () => {
    const scene = buildPosition({
      options: { variant: 'draw', starts: 'highestDouble' },
      hands: ['0-1 4-4', '0-2', '0-3', '4-6'],
      lead: '4-4',
      facts: ['*<=0', '*<=0', '*<=0', '*<=0'],
    })
    const view = given(domino, scene).match.view(2)
    expect(mayHoldTile(view, 0, 22)).toBe(true)
    expect(mayHoldTile(view, 1, 22)).toBe(false)
    expect(mayHoldTile(view, 1, 27)).toBe(false)
    const rng = rngFrom('lead')
    for (let i = 0; i < 50; i++) {
      const world = game.determinize(view, 2, rng)
      expect(world.hands[0]).toContain(22)
      expect(world.boneyard).toEqual(expect.arrayContaining([25, 27]))
    }
  })

  it('[DOM16] is complete once the hands are shown', () => {
    const view = given(domino, buildPosition({ hands: ['0-0', '0-2 1-1', '0-4', '5-6'], chain: '6-6 by 3' }))
      .when('pass', 'pass', 'pass')
      .match.view(0)
    expect(knowledgeOfOthers(view).map(({ possible }) => possible)).toEqual([[2, 7], [4], [26]])
  })
})
