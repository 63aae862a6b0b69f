import type { SumZeroEvent, SumZeroTypes } from '@parlor/sumzero'
import { createDomBoard, type AnimationTiming } from '../../game-ui/dom-board.ts'

/** How long each thing is to be seen, in milliseconds. */
export const eventDurations = { bought: 320, passed: 260, drafted: 500, swapped: 500, placed: 480, stuck: 700 } as const

const eventSounds = { bought: 'buy', passed: 'pass', drafted: 'turn', swapped: 'turn', placed: 'stamp', stuck: 'end' } as const

/** When the stamp meets the paper. */
export const stampTime = 220

/** What is worth hearing most where only one sound is heard. */
const soundPriority = ['stuck', 'placed', 'drafted', 'swapped', 'bought', 'passed'] as const

/** One thing after the other, each with its sound; where nothing moves only the one that matters most. */
export function animationTimingOf(events: readonly SumZeroEvent[]): AnimationTiming {
  let at = 0
  const cues = events.map(({ kind }) => {
    const cue = { at: at + (kind === 'placed' ? stampTime : 0), sound: eventSounds[kind] }
    at += eventDurations[kind]
    return cue
  })
  const told = soundPriority.find((kind) => events.some((event) => event.kind === kind))
  return { lasts: at, cues, ...(told && { instantSound: { sound: eventSounds[told] } }) }
}

export const board = createDomBoard<SumZeroTypes>(animationTimingOf)
