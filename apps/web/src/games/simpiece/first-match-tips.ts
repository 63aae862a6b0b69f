import type { SimPieceView } from '@parlor/simpiece'

/** Tips of a first match: who begins, the hand, playing, DON!!, attacking, defending. */
export const firstMatchTipKeys = [
  'table.coach.begin',
  'table.coach.hand',
  'table.coach.1',
  'table.coach.2',
  'table.coach.3',
  'table.coach.4',
] as const
const tipAt = (key: (typeof firstMatchTipKeys)[number]) => firstMatchTipKeys.indexOf(key)

/** No coach after this number of own turns. */
const coachedTurns = 6

/** The line for a position: what to do next, and how to defend as soon as that is needed. */
export function firstMatchTipAt({ turn, active, battle, sides }: SimPieceView, seat: number | null): number {
  const mine = seat ?? active
  // Hands are dealt once it is decided who begins.
  if (turn === 0) return tipAt(sides[mine]!.hand.length === 0 ? 'table.coach.begin' : 'table.coach.hand')
  const turns = active === mine ? Math.ceil(turn / 2) : Math.floor(turn / 2)
  if (turns > coachedTurns) return firstMatchTipKeys.length
  if (battle && battle.seat !== mine) return tipAt('table.coach.4')
  if (turns > 2) return tipAt('table.coach.4')
  if (turns === 2) return tipAt('table.coach.3')
  const { characters, donRested, trash } = sides[mine]!
  return tipAt(characters.length > 0 || donRested > 0 || trash.length > 0 ? 'table.coach.2' : 'table.coach.1')
}
