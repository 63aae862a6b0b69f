import type { SumZeroEvent, SumZeroKinds } from '@parlor/sumzero'
import { elementsBoard, type Timing } from '../elements.ts'

/** How long each thing is to be seen, in milliseconds. */
export const lasts = { bought: 320, passed: 260, drafted: 500, swapped: 500, placed: 480, stuck: 700 } as const

const heard = { bought: 'buy', passed: 'pass', drafted: 'turn', swapped: 'turn', placed: 'stamp', stuck: 'end' } as const

/** When the stamp meets the paper. */
export const landing = 220

/** What is worth hearing most where only one sound is heard. */
const loudest = ['stuck', 'placed', 'drafted', 'swapped', 'bought', 'passed'] as const

/** One thing after the other, each with its sound; where nothing moves only the one that matters most. */
export function timingOf(events: readonly SumZeroEvent[]): Timing {
  let at = 0
  const cues = events.map(({ kind }) => {
    const cue = { at: at + (kind === 'placed' ? landing : 0), sound: heard[kind] }
    at += lasts[kind]
    return cue
  })
  const told = loudest.find((kind) => events.some((event) => event.kind === kind))
  return { lasts: at, cues, ...(told && { atOnce: { sound: heard[told] } }) }
}

export const board = elementsBoard<SumZeroKinds>(timingOf)
