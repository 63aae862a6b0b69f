import type { DominoEvent } from '@parlor/domino'
import { describe, expect, it } from 'vitest'
import { buildInstantTimeline, buildTimeline } from '../src/games/domino/timeline.ts'
import { displayedTableOf } from '../src/games/domino/displayed-table.ts'
import { durations } from '../src/games/domino/design-tokens.ts'
import { beginDomino, presets, playRandomly, withViews } from './domino-fixtures.ts'

/** Whose turn it is comes with the view after the move. */
function atRest({ turn: _, ...table }: ReturnType<typeof displayedTableOf>) {
  return table
}

describe('the timeline', () => {
  const match = beginDomino(presets[0]!.options, 'script')
  const view = match.view(0)
  const shown = displayedTableOf(view)
  const events = withViews(view, match.openingEvents(0) as DominoEvent[])

  it('deals 28 tiles in the order of play: a second’s pause, a fifth of a second apart, a second’s animation', () => {
    const { steps, length } = buildTimeline(events, shown, 1)
    const thrown = steps.filter((step) => step.kind === 'throw')
    expect(thrown.map(({ seat }) => seat)).toEqual([0, 1, 2, 3].flatMap((seat) => Array.from({ length: 7 }, () => seat)))
    expect(thrown.map(({ at }) => at)).toEqual(Array.from({ length: 28 }, (_, i) => durations.beforeDeal + i * durations.dealGap))
    expect(thrown.every(({ flight }) => flight === durations.deal)).toBe(true)
    expect(steps.filter((step) => step.kind === 'sound' && step.sound === 'tileDeal')).toHaveLength(28)
    const message = steps.find((step) => step.kind === 'message')!
    expect(message).toMatchObject({ message: { key: 'message.started' }, hold: durations.message })
    expect(message.at).toBe(durations.beforeDeal + 27 * durations.dealGap + durations.deal + 2 * durations.flipHalf)
    expect(length).toBe(message.at + durations.message)
  })

  it('takes half the time at 2×, and no longer for ninety tiles than for 28', () => {
    expect(buildTimeline(events, shown, 2).length).toBeCloseTo(buildTimeline(events, shown, 1).length / 2)
    const twelve = beginDomino(presets.find(({ id }) => id === 'twelve')!.options, 'script')
    expect(
      buildTimeline(withViews(twelve.view(0), twelve.openingEvents(0) as DominoEvent[]), displayedTableOf(twelve.view(0)), 1).length,
    ).toBeCloseTo(buildTimeline(events, shown, 1).length)
  })

  it('flips a hidden tile before it moves, and an own one not', () => {
    const played = (seat: number, tile: number): DominoEvent => ({
      kind: 'played',
      seat,
      tile,
      place: 'start',
      flip: false,
      ends: [],
      left: 6,
    })
    const own = buildTimeline(withViews(view, [played(0, shown.hands[0]![0]!)]), shown, 1)
    const other = buildTimeline(withViews(view, [played(1, 27)]), shown, 1)
    expect(own.length).toBe(durations.place)
    expect(other.length).toBe(durations.place + 2 * durations.flipHalf)
  })

  it('applies each event once, in order', () => {
    for (const { options } of presets)
      playRandomly(options, 'order', 0, ({ before, events: stepEvents, after }) => {
        const { steps, length } = buildTimeline(withViews(before, stepEvents), displayedTableOf(before), 1)
        expect(steps.every((step, i) => i === 0 || step.at >= steps[i - 1]!.at)).toBe(true)
        expect(steps.every(({ at }) => at <= length)).toBe(true)
        const applied = steps.flatMap((step) => ('after' in step ? [step] : []))
        expect(applied.map(({ event }) => event)).toEqual(
          stepEvents.filter(({ kind }, i) => kind !== 'dealt' || stepEvents[i + 1]?.kind !== 'dealt'),
        )
        expect(atRest(applied.at(-1)!.after)).toEqual(atRest(displayedTableOf(after)))
      })
  })

  it('without animations everything happens at once, except a pause to show a finished hand before the next deal', () => {
    const draw = presets.find(({ id }) => id === 'draw')!.options
    let ends = 0
    playRandomly(draw, 'cut', 0, ({ before, events: stepEvents, after }) => {
      const start = displayedTableOf(before)
      const over = stepEvents.findIndex(({ kind }) => kind === 'handOver')
      const goesOn = over >= 0 && over < stepEvents.length - 2
      const slow = buildInstantTimeline(withViews(before, stepEvents), start, 1)
      const fast = buildInstantTimeline(withViews(before, stepEvents), start, 0)
      for (const { steps } of [slow, fast]) {
        const applied = steps.flatMap((step) => (step.kind === 'event' ? [step] : []))
        expect(applied.map(({ event }) => event)).toEqual(stepEvents)
        expect(atRest(applied.at(-1)!.after)).toEqual(atRest(displayedTableOf(after)))
        expect(steps.every((step, i) => i === 0 || step.at >= steps[i - 1]!.at)).toBe(true)
      }
      expect(fast.length).toBe(0)
      expect(slow.length).toBe(goesOn ? durations.showdown : 0)
      if (!goesOn) return
      ends++
      expect(slow.steps.find(({ at }) => at > 0)).toMatchObject({ kind: 'event', event: { kind: 'dealt' } })
      const messages = fast.steps.filter((step) => step.kind === 'message')
      expect(messages).toHaveLength(1)
      expect(messages[0]!.message.key).toMatch(/^message\.(hand(Yours|Of)|lightest|fishShared)/)
    })
    expect(ends).toBeGreaterThan(0)
  })

  it('announces the winner and points of a hand, and never the end of an unfinished match', () => {
    const over = (winner: number | null, fish: boolean): DominoEvent => ({
      kind: 'handOver',
      hand: 0,
      result: { winner, fish, hands: [[], [], [], []], pips: [0, 0, 0, 0], points: 12, tiles: [], places: [], by: [] },
      totals: [0, 0, 0, 0],
    })
    const messages = (id: string, event: DominoEvent) => {
      const table = beginDomino(presets.find((preset) => preset.id === id)!.options, 'ends').view(0)
      return buildTimeline(withViews(table, [event]), displayedTableOf(table), 1).steps.find((step) => step.kind === 'message')!.message
    }
    expect(messages('draw', over(null, true))).toEqual({ key: 'message.fishShared' })
    expect(messages('draw', over(0, true))).toEqual({ key: 'message.lightestYou', params: { points: 12 } })
    expect(messages('draw', over(1, false))).toMatchObject({ key: 'message.handOf', params: { points: 12 } })
    expect(messages('partners', over(2, false))).toEqual({ key: 'message.handYours', params: { points: 12 } })
  })

  it('has sounds for a win, a loss and a draw', () => {
    const over = (winner: number | null, fish: boolean): DominoEvent => ({
      kind: 'handOver',
      hand: 0,
      result: { winner, fish, hands: [[], [], [], []], pips: [0, 0, 0, 0], points: 0, tiles: [], places: [], by: [] },
      totals: [0, 0, 0, 0],
    })
    const sound = (event: DominoEvent) => buildTimeline(withViews(view, [event]), shown, 1).steps.find((step) => step.kind === 'sound')
    expect(sound(over(0, false))).toMatchObject({ sound: 'gameWin' })
    expect(sound(over(2, false))).toMatchObject({ sound: 'gameLose' })
    expect(sound(over(null, true))).toMatchObject({ sound: 'gameOver' })
    const messages = (event: DominoEvent) => buildTimeline(withViews(view, [event]), shown, 1).steps.find((step) => step.kind === 'message')
    expect(messages(over(null, true))).toMatchObject({ message: { key: 'message.fish' }, big: true })
    expect(messages(over(0, false))).toMatchObject({ message: { key: 'message.youWin' } })
  })
})
