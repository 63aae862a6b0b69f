import type { PebblesEvent } from '@parlor/pebbles'
import type { AnimationTiming, SoundCue } from '../../game-ui/dom-board.ts'

/** In milliseconds at normal speed: how long a stone is on its way, and how long after it the next one starts. */
export const takeTimes = { glide: 420, stagger: 110 } as const

/** How long the events of a move are animated, and what is heard meanwhile. */
export function animationTimingOf(events: readonly PebblesEvent[]): AnimationTiming {
  const took = events.find((event) => event.kind === 'took')
  const cues: SoundCue[] = Array.from({ length: took?.take ?? 0 }, (_, nth) => ({ at: nth * takeTimes.stagger, sound: 'take', step: nth }))
  const lasts = takeTimes.glide + cues.length * takeTimes.stagger
  if (!events.some((event) => event.kind === 'won')) return { lasts, cues, instantSound: { sound: 'take' } }
  return { lasts, cues: [...cues, { at: lasts - takeTimes.stagger, sound: 'won' }], instantSound: { sound: 'won' } }
}
