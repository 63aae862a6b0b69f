import { pipsLackedBy, type DominoView } from '@parlor/domino'
import { msg, seatNameMessage } from '@parlor/kernel'
import { useSettings } from '../../platform/settings/settings-store.ts'
import { canvasTexts } from './canvas-page-state.ts'
import { durations, opacities } from './design-tokens.ts'
import type { DisplayedTable } from './displayed-table.ts'
import { showMissingPipsKey } from './preference-keys.ts'

/** Glow of playable tiles at a time of the animation clock. */
export function glowAt(clock: number, reducedMotion: boolean): number {
  const [low, high] = opacities.glow
  const wave = reducedMotion ? 1 : 0.5 + 0.5 * Math.sin((2 * Math.PI * clock) / durations.glow)
  return low + (high - low) * wave
}

export function isOpponentToMove(shown: DisplayedTable | null): boolean {
  return shown !== null && shown.seat !== null && shown.turn !== null && shown.turn !== shown.seat
}

/** By seat the pips it is known to lack; null where the player has turned that off, or the match is over. */
export function missingPipsBySeat(view: DominoView): readonly (readonly number[])[] | null {
  if (view.outcome || useSettings.getState().choices[showMissingPipsKey] !== 'shown') return null
  return view.counts.map((_, seat) => pipsLackedBy(view, seat))
}

export function turnTitle({ turn, seat }: DisplayedTable): string | null {
  if (turn === null) return null
  return canvasTexts().say(turn === seat ? msg('message.yourTurn') : msg('message.turnOf', { who: seatNameMessage(turn) }))
}
