import { dots, moveAt, type DotsEvent } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { eventsFor, Match } from '@parlor/kernel/host'
import { describe, expect, test } from 'vitest'
import { maxDuration, buildTimeline, type AnimationStep } from '../src/games/dots/timeline.ts'
import { Playback } from '../src/game-ui/canvas/playback.ts'

/** A 9×9 where one more dot in the last corner bursts 242 times and wins. */
const powderKeg = 'BACCcccCb/CDddABdcc/cdbDDDCdc/bDdDDdDDC/CaddcdDCc/ADDddCBdc/CDDdDDCDC/bcDdCdDdc/bcaccCcCb red'

function eventsOf(position: string, row: number, col: number): DotsEvent[] {
  const match = Match.fromPosition(dots.game, position)
  if (isRejection(match)) throw new Error(match.rejected)
  const step = match.play(0, moveAt(row, col))
  if (isRejection(step)) throw new Error(step.rejected)
  return eventsFor(step.events, 'watcher')
}

const burstsOf = (steps: readonly AnimationStep[]) => steps.filter((step) => step.kind === 'burst')
const landingsOf = (steps: readonly AnimationStep[]) => steps.filter((step) => step.kind === 'land')

describe('a cascade', () => {
  const quiet = eventsOf('.../.../..A red', 0, 0)
  const chain = eventsOf('bA./.../..A red', 0, 0)
  const huge = eventsOf(powderKeg, 8, 8)

  test('the test board bursts 242 times', () => {
    expect(huge.find((event) => event.kind === 'tally')!.bursts).toBe(242)
    expect(huge.some((event) => event.kind === 'won')).toBe(true)
  })

  test('in step mode stops before every wave but the first, and continues on command', () => {
    const cascade = buildTimeline(huge, 1, true)
    const waves = huge.filter((event) => event.kind === 'wave').length
    expect(cascade.stops).toHaveLength(waves - 1)
    const playback = new Playback<AnimationStep>()
    const seen: AnimationStep[] = []
    void playback.start(cascade)
    playback.tick(0, (step) => seen.push(step))
    for (let wave = 1; wave < waves; wave++) {
      playback.tick(100_000, (step) => seen.push(step))
      expect(playback.waiting).toBe(true)
      expect(burstsOf(seen)).toHaveLength(wave)
      expect(landingsOf(seen)).toHaveLength(wave)
      playback.tick(100_000, (step) => seen.push(step))
      expect(burstsOf(seen)).toHaveLength(wave)
      playback.resume()
    }
    playback.tick(100_000, (step) => seen.push(step))
    expect(playback.active).toBe(false)
    expect(seen).toHaveLength(cascade.steps.length)
  })

  test('begins with its first frame, however long nothing was drawn before', () => {
    const playback = new Playback<AnimationStep>()
    const seen: AnimationStep[] = []
    void playback.start(buildTimeline(huge, 1))
    playback.tick(500, (step) => seen.push(step))
    expect(seen.map(({ at }) => at).filter((at) => at > 0)).toEqual([])
    playback.tick(500, (step) => seen.push(step))
    expect(burstsOf(seen).length).toBeGreaterThan(0)
  })

  test('has no stops otherwise, and a win pauses after the last dot has landed', () => {
    const { steps, length, stops } = buildTimeline(huge, 1)
    expect(stops).toEqual([])
    const won = steps.find((step) => step.kind === 'won')!
    expect(won.at).toBeGreaterThan(landingsOf(steps).at(-1)!.at)
    expect(length - won.at).toBeGreaterThanOrEqual(600)
    expect(length).toBeLessThanOrEqual(maxDuration)
  })

  test('of a single dot is short', () => {
    const { steps, length } = buildTimeline(quiet, 1)
    expect(steps.map(({ kind }) => kind)).toEqual(['place'])
    expect(length).toBeLessThan(500)
  })

  test('lets dots land before the next wave bursts, and before it is over', () => {
    const { steps, length } = buildTimeline(huge, 1)
    const [bursts, landings] = [burstsOf(steps), landingsOf(steps)]
    expect(bursts).toHaveLength(huge.filter((event) => event.kind === 'wave').length)
    for (const [i, burst] of bursts.entries()) {
      expect(landings[i]!.at).toBeCloseTo(burst.at + burst.flight)
      expect(landings[i]!.at).toBeLessThan(bursts[i + 1]?.at ?? length)
    }
  })

  test('speeds up from wave to wave', () => {
    const times = burstsOf(buildTimeline(huge, 1).steps).map(({ at }) => at)
    const gaps = times.slice(1).map((at, i) => at - times[i]!)
    for (const [i, gap] of gaps.slice(1).entries()) expect(gap).toBeLessThan(gaps[i]!)
  })

  test('never lasts longer than two and a half seconds, including the pause after a win', () => {
    for (const events of [quiet, chain, huge]) expect(buildTimeline(events, 1).length).toBeLessThanOrEqual(maxDuration)
    const endless: DotsEvent[] = Array.from({ length: 200 }, (_, i) => ({ kind: 'wave', seat: 0, wave: i + 1, bursts: [i], after: [] }))
    expect(buildTimeline([...endless, { kind: 'won', seat: 0, moves: 1 }], 1).length).toBeLessThanOrEqual(maxDuration + 1e-6)
  })

  test('takes half the time at double speed', () => {
    const [normal, double, fourfold] = ([1, 2, 4] as const).map((speed) => buildTimeline(huge, speed).length)
    expect(double).toBeCloseTo(normal! / 2)
    expect(fourfold).toBeCloseTo(normal! / 4)
  })

  test('pauses after the last wave of a win', () => {
    const { steps, length } = buildTimeline(huge, 1)
    const won = steps.at(-1)!
    expect(won.kind).toBe('won')
    expect(length - won.at).toBeGreaterThan(500)
  })

  test('of nothing takes no time', () => {
    expect(buildTimeline([], 1)).toEqual({ steps: [], length: 0, stops: [] })
  })
})

describe('a playback', () => {
  const cascade = buildTimeline(eventsOf(powderKeg, 8, 8), 1)

  test('runs every step once, in order, at any frame rate', async () => {
    const playback = new Playback<AnimationStep>()
    const performed: AnimationStep[] = []
    const over = playback.start(cascade)
    for (const elapsed of [0, 400, 3, 16, 16, 500, 900, 900, 900]) playback.tick(elapsed, (step) => performed.push(step))
    await over
    expect(performed).toEqual(cascade.steps)
    expect(playback.active).toBe(false)
  })

  test('ends at once when stopped, and runs nothing more', async () => {
    const playback = new Playback<AnimationStep>()
    const performed: AnimationStep[] = []
    const over = playback.start(cascade)
    playback.tick(300, (step) => performed.push(step))
    const soFar = performed.length
    playback.stop()
    await over
    playback.tick(5000, (step) => performed.push(step))
    expect(performed).toHaveLength(soFar)
    expect(soFar).toBeLessThan(cascade.steps.length)
  })

  test('may be stopped by a step', () => {
    const playback = new Playback<AnimationStep>()
    const performed: AnimationStep[] = []
    void playback.start(cascade)
    playback.tick(5000, (step) => {
      performed.push(step)
      playback.stop()
    })
    expect(performed).toHaveLength(1)
  })

  test('is replaced by the next one', async () => {
    const playback = new Playback<AnimationStep>()
    const first = playback.start(cascade)
    void playback.start(cascade)
    await first
    expect(playback.active).toBe(true)
  })
})
