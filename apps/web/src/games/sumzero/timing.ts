import type { SumZeroEvent } from '@parlor/sumzero'
import type { AnimationTiming } from '../../game-ui/dom-board.ts'

/** Duration of each event, in milliseconds. */
export const eventDurations = { bought: 320, passed: 260, drafted: 500, swapped: 500, placed: 480, stuck: 700 } as const

const eventSounds = { bought: 'buy', passed: 'pass', drafted: 'turn', swapped: 'turn', placed: 'stamp', stuck: 'end' } as const

/** When the stamp lands. */
export const stampLandingTime = 220

/** Sound priorities where only one is played. */
const soundPriority = ['stuck', 'placed', 'drafted', 'swapped', 'bought', 'passed'] as const

/** Events one after the other, each with its sound; without animation only the most important sound. */
export function animationTimingOf(events: readonly SumZeroEvent[]): AnimationTiming {
  let at = 0
  const shownAt: number[] = []
  const cues = events.map(({ kind }) => {
    const cue = { at: at + (kind === 'placed' ? stampLandingTime : 0), sound: eventSounds[kind] }
    shownAt.push((at += eventDurations[kind]))
    return cue
  })
  const mostImportant = soundPriority.find((kind) => events.some((event) => event.kind === kind))
  return { lasts: at, cues, shownAt, ...(mostImportant && { instantSound: { sound: eventSounds[mostImportant] } }) }
}
