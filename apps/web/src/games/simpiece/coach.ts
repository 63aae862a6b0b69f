import type { SimPieceView } from '@parlor/simpiece'

/** What somebody is told in a first match: the hand, playing, DON!!, attacking, defending. */
export const coachLines = ['table.coach.hand', 'table.coach.1', 'table.coach.2', 'table.coach.3', 'table.coach.4'] as const

/** After so many turns of one's own all has been said and tried. */
const coachedTurns = 6

/** The line a position asks for: what is about to be done, and how to defend as soon as one has to. */
export function coachLineAt({ turn, active, battle, sides }: SimPieceView, seat: number | null): number {
  if (turn === 0) return 0
  const mine = seat ?? active
  const turns = active === mine ? Math.ceil(turn / 2) : Math.floor(turn / 2)
  if (turns > coachedTurns) return coachLines.length
  if (battle && battle.seat !== mine) return 4
  if (turns > 2) return 4
  if (turns === 2) return 3
  const { characters, donRested, trash } = sides[mine]!
  return characters.length > 0 || donRested > 0 || trash.length > 0 ? 2 : 1
}
