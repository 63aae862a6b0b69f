import type { DotsEvent } from '@parlor/dots'
import type { Timeline } from '../../game-ui/canvas/playback.ts'

/** An animation step at a time in milliseconds from the start; with it the event of that index becomes visible. */
export type AnimationStep = { readonly at: number } & (
  | { readonly kind: 'place'; readonly seat: number; readonly cell: number; readonly index: number }
  /** Cells burst: their dots fly for `flight` milliseconds. */
  | { readonly kind: 'burst'; readonly seat: number; readonly wave: number; readonly cells: readonly number[]; readonly flight: number }
  /** The dots arrive: these are the cells afterwards. */
  | { readonly kind: 'land'; readonly seat: number; readonly cells: readonly number[]; readonly index: number }
  | { readonly kind: 'won'; readonly seat: number; readonly cell: number }
)

/** Maximum duration of a move at normal speed, the pause after a win included. */
export const maxDuration = 2500
const placeDuration = 180
const settleDuration = 160
const winDuration = 650
/** Each wave is faster than the one before, from `firstWaveDuration` towards `lastWaveDuration`. */
const firstWaveDuration = 360
const lastWaveDuration = 70
const waveSpeedUp = 0.87
/** The part of a wave in which dots fly. */
const flightShare = 0.78

/**
 * Schedules events: waves accelerate, and are compressed to the maximum duration. Stepwise each takes its full time, because the player
 * decides when to continue.
 */
export function buildTimeline(events: readonly DotsEvent[], speed: number, stepping = false): Timeline<AnimationStep> {
  const waves = events.filter((event) => event.kind === 'wave').length
  const won = events.some((event) => event.kind === 'won')
  const fixedDuration = placeDuration + settleDuration + (won ? winDuration : 0)
  const wanted = Array.from({ length: waves }, (_, i) =>
    stepping ? firstWaveDuration : lastWaveDuration + (firstWaveDuration - lastWaveDuration) * waveSpeedUp ** i,
  )
  const sum = wanted.reduce((total, duration) => total + duration, 0)
  const squeeze = (stepping ? 1 : Math.min(1, (maxDuration - fixedDuration) / Math.max(1, sum))) / speed
  const steps: AnimationStep[] = []
  const stops: number[] = []
  let at = 0
  let last = 0
  for (const [index, event] of events.entries()) {
    if (event.kind === 'placed') {
      const { seat, cell } = event
      steps.push({ at, kind: 'place', seat, cell, index })
      last = cell
      at += placeDuration / speed
    } else if (event.kind === 'wave') {
      const { seat, wave, bursts, after } = event
      const duration = wanted[wave - 1]! * squeeze
      if (stepping && wave > 1) stops.push(at)
      steps.push({ at, kind: 'burst', seat, wave, cells: bursts, flight: duration * flightShare })
      steps.push({ at: at + duration * flightShare, kind: 'land', seat, cells: after.map(({ cell }) => cell), index })
      last = bursts.at(-1) ?? last
      at += duration
    } else if (event.kind === 'won') {
      steps.push({ at, kind: 'won', seat: event.seat, cell: last })
      at += winDuration / speed
    }
  }
  return { steps, length: steps.length === 0 ? 0 : at + settleDuration / speed, stops }
}
