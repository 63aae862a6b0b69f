import type { SimPieceView } from '@parlor/simpiece'

/** Coach lines of a first match: the hand, playing, DON!!, attacking, defending. */
export const firstMatchTipKeys = ['table.coach.hand', 'table.coach.1', 'table.coach.2', 'table.coach.3', 'table.coach.4'] as const

/** No coach after this number of own turns. */
const coachedTurns = 6

/** The line for a position: what to do next, and how to defend as soon as that is needed. */
export function firstMatchTipAt({ turn, active, battle, sides }: SimPieceView, seat: number | null): number {
  if (turn === 0) return 0
  const mine = seat ?? active
  const turns = active === mine ? Math.ceil(turn / 2) : Math.floor(turn / 2)
  if (turns > coachedTurns) return firstMatchTipKeys.length
  if (battle && battle.seat !== mine) return 4
  if (turns > 2) return 4
  if (turns === 2) return 3
  const { characters, donRested, trash } = sides[mine]!
  return characters.length > 0 || donRested > 0 || trash.length > 0 ? 2 : 1
}
