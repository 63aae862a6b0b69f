import type { ChangedCell, DotsEvent } from '@parlor/dots'

/** One moment of what is animated, in milliseconds from the start. */
export type AnimationStep = { readonly at: number } & (
  | { readonly kind: 'place'; readonly seat: number; readonly cell: number; readonly dots: number }
  /** Cells burst: their dots are on their way for `flight` milliseconds. */
  | { readonly kind: 'burst'; readonly seat: number; readonly wave: number; readonly cells: readonly number[]; readonly flight: number }
  /** The dots arrive: these cells now lie like this. */
  | { readonly kind: 'land'; readonly seat: number; readonly wave: number; readonly after: readonly ChangedCell[] }
  | { readonly kind: 'won'; readonly seat: number; readonly cell: number }
)

export interface Timeline {
  readonly steps: readonly AnimationStep[]
  readonly length: number
  /** Where a cascade that is looked at wave by wave waits to be sent on: before every wave but the first. */
  readonly stops: readonly number[]
}

/** No move takes longer than this at normal speed, however many waves it has, the breath after a win included. */
export const maxDuration = 2500
const placeDuration = 180
const settleDuration = 160
const winDuration = 650
/** The first wave takes `slowest` and each next one a little less, towards `fastest`. */
const firstWaveDuration = 360
const lastWaveDuration = 70
const waveSpeedUp = 0.87
/** The part of a wave in which dots fly; the rest is rest. */
const flightShare = 0.78

/**
 * When everything happens that these events tell of: waves that speed up, squeezed where they would last too long. Wave by wave each takes
 * its full time, because whoever looks decides how long the whole lasts.
 */
export function buildTimeline(events: readonly DotsEvent[], speed: number, stepping = false): Timeline {
  const waves = events.filter((event) => event.kind === 'wave').length
  const won = events.some((event) => event.kind === 'won')
  const around = placeDuration + settleDuration + (won ? winDuration : 0)
  const wanted = Array.from({ length: waves }, (_, i) =>
    stepping ? firstWaveDuration : lastWaveDuration + (firstWaveDuration - lastWaveDuration) * waveSpeedUp ** i,
  )
  const sum = wanted.reduce((total, duration) => total + duration, 0)
  const squeeze = (stepping ? 1 : Math.min(1, (maxDuration - around) / Math.max(1, sum))) / speed
  const steps: AnimationStep[] = []
  const stops: number[] = []
  let at = 0
  let last = 0
  for (const event of events) {
    if (event.kind === 'placed') {
      const { seat, cell, dots } = event
      steps.push({ at, kind: 'place', seat, cell, dots })
      last = cell
      at += placeDuration / speed
    } else if (event.kind === 'wave') {
      const { seat, wave, bursts, after } = event
      const duration = wanted[wave - 1]! * squeeze
      if (stepping && wave > 1) stops.push(at)
      steps.push({ at, kind: 'burst', seat, wave, cells: bursts, flight: duration * flightShare })
      steps.push({ at: at + duration * flightShare, kind: 'land', seat, wave, after })
      last = bursts.at(-1) ?? last
      at += duration
    } else if (event.kind === 'won') {
      steps.push({ at, kind: 'won', seat: event.seat, cell: last })
      at += winDuration / speed
    }
  }
  return { steps, length: steps.length === 0 ? 0 : at + settleDuration / speed, stops }
}
