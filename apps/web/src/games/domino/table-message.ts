import { easings } from '../../game-ui/canvas/easings.ts'
import { durations } from './design-tokens.ts'

/** A short-lived text over the table. */
export interface TableMessage {
  readonly text: string
  readonly big: boolean
  /** Time fully visible, in milliseconds. */
  readonly hold: number
  /** Time since it appeared. */
  time: number
}

/** Opacity and scale at its current time: fade in, hold, fade out; a big message bounces in. */
export function messageAppearance({ time, hold, big }: TableMessage): { readonly alpha: number; readonly scale: number } {
  const fadeIn = big ? durations.ending : durations.fade
  const leaving = time - fadeIn - hold
  const alpha = leaving > 0 ? Math.max(0, 1 - leaving / durations.fade) : big ? Math.min(1, time / 150) : Math.min(1, time / durations.fade)
  return { alpha, scale: big && time < durations.ending ? Math.max(0.01, easings.bounce(time / durations.ending)) : 1 }
}

/** True after the fade-out. */
export function isMessageGone(message: TableMessage): boolean {
  return message.time > (message.big ? durations.ending : durations.fade) + message.hold + durations.fade
}
