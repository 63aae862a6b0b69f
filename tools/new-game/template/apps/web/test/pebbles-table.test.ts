import { isRejection, rngFrom } from '@parlor/kernel'
import { pebbles, type PebblesEvent, type PebblesView } from '@parlor/pebbles'
import { describe, expect, it } from 'vitest'
import drawing from '../src/games/pebbles/drawing.ts'
import { animationTimingOf } from '../src/games/pebbles/timing.ts'
import { buildViewModel } from '../src/games/pebbles/view-model.ts'

function viewOf(position: string): PebblesView {
  const state = pebbles.game.notation.readState(position, rngFrom('view'))
  if (isRejection(state)) throw new Error(state.rejected)
  return pebbles.game.view(state, 0)
}

const moves = [{ take: 1 }, { take: 2 }, { take: 3 }]
const took: PebblesEvent = { kind: 'took', seat: 1, take: 2, left: 3 }

describe('the table', () => {
  it('shows which stones lie there, and which ones a move would take', () => {
    const { places, open } = buildViewModel(viewOf('5 of 7 sun'), moves, [], { take: 2 })
    expect(places.map(({ state }) => state).join(' ')).toBe('lies lies lies lies lies gone gone')
    expect(places.filter(({ pointed }) => pointed).map(({ at }) => at)).toEqual([3, 4])
    expect(open).toBe(true)
  })

  it('lets the taken stones leave one after the other, and takes no move meanwhile', () => {
    const { places, taker, open } = buildViewModel(viewOf('5 of 7 moon'), moves, [took], { take: 1 })
    expect(places.map(({ state }) => state).join(' ')).toBe('lies lies lies leaves leaves gone gone')
    expect([places[4]!.nth, places[3]!.nth]).toEqual([0, 1])
    expect(places.some(({ pointed }) => pointed)).toBe(false)
    expect([taker, open]).toEqual([1, false])
  })

  it('is heard: each stone, and the end', () => {
    expect(animationTimingOf([took]).cues.map(({ sound }) => sound)).toEqual(['take', 'take'])
    expect(animationTimingOf([took, { kind: 'won', seat: 1 }])).toMatchObject({ instantSound: { sound: 'won' } })
  })
})

describe('the drawing', () => {
  it('has a place for every stone, and is nothing for a text that is no position', () => {
    expect(drawing.draw('5 of 18 moon misere', 'small')?.strokes).toHaveLength(1 + 18)
    expect([drawing.draw('', 'small'), drawing.draw('9 of 5 sun', 'full')]).toEqual([null, null])
  })
})
