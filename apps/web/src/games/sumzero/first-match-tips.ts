import type { Seat } from '@parlor/kernel'
import type { SumZeroTypes, SumZeroView } from '@parlor/sumzero'
import type { WebGame } from '../../web-game/web-game.ts'
import { laidCountOf, remainingPiecesOf } from './aria-labels.ts'

const lines = ['coach.buy', 'coach.spend', 'coach.swap', 'coach.lay', 'coach.block'] as const

/** One text for the first purchase, one for the rest of the draft, one for the swap, and one each for the first two placements. */
export const firstMatchTips: NonNullable<WebGame<SumZeroTypes>['coach']> = { lines, page: 'tutorial', at: lineAt }

function lineAt(view: SumZeroView, seat: Seat | null): number {
  const own = seat ?? view.pending[0]?.seat ?? 0
  switch (view.pending[0]?.kind) {
    case 'draft':
      return lines.indexOf(remainingPiecesOf(view, own).length === 0 ? 'coach.buy' : 'coach.spend')
    case 'swap':
      return lines.indexOf('coach.swap')
    case 'place':
      return lines.indexOf('coach.lay') + laidCountOf(view, own)
    default:
      return lines.length
  }
}
