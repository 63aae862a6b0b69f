import type { Seat } from '@parlor/kernel'
import type { SumZeroKinds, SumZeroView } from '@parlor/sumzero'
import type { GameDoor } from '../door.ts'
import { laidBy, piecesOf } from './label.ts'

const lines = ['coach.buy', 'coach.spend', 'coach.swap', 'coach.lay', 'coach.block'] as const

/** A line for the first purchase, one for the rest of the draft, one for the swap, and one each for the first two placements. */
export const coach: NonNullable<GameDoor<SumZeroKinds>['coach']> = { lines, page: 'tutorial', at: lineAt }

function lineAt(view: SumZeroView, seat: Seat | null): number {
  const own = seat ?? view.pending[0]?.seat ?? 0
  switch (view.pending[0]?.kind) {
    case 'draft':
      return lines.indexOf(piecesOf(view, own).length === 0 ? 'coach.buy' : 'coach.spend')
    case 'swap':
      return lines.indexOf('coach.swap')
    case 'place':
      return lines.indexOf('coach.lay') + laidBy(view, own)
    default:
      return lines.length
  }
}
