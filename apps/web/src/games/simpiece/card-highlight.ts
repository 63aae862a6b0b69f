import type { SimPieceMove } from '@parlor/simpiece'
import type { InteractionMode } from './interaction-mode.ts'
import { findCardItem, type CardItem, type ViewModel } from './view-model.ts'

/** How a card is highlighted; null for not at all. */
export type CardHighlight = 'selected' | 'chosen' | 'target' | 'off' | 'pointed' | null
/** The hovered card, if it can be attacked. */
export function hoveredAttackTarget(mode: InteractionMode, table: ViewModel, hovered: number | null): CardItem | null {
  const item = hovered === null ? null : findCardItem(table.halves, hovered)
  return item && isAttackTarget(mode, table, item) ? item : null
}

export function isAttackTarget(mode: InteractionMode, { legalMoves }: ViewModel, item: CardItem): boolean {
  return mode.kind === 'targeting' && legalMoves.of(mode.attacker).attack.some(({ target }) => target === item.handle)
}

export function highlightOf(item: CardItem, mode: InteractionMode, table: ViewModel, pointed: SimPieceMove | null): CardHighlight {
  const { handle } = item
  if (mode.kind === 'selected' && mode.handle === handle) return 'selected'
  if (mode.kind === 'targeting') {
    if (mode.attacker === handle) return 'selected'
    return isAttackTarget(mode, table, item) ? 'target' : 'off'
  }
  if (mode.kind === 'attaching') return table.legalMoves.of(handle).give ? 'target' : 'off'
  if (mode.kind === 'choosing' && mode.chosen.includes(handle)) return 'chosen'
  if (pointed && 'card' in pointed && (pointed.card === handle || ('target' in pointed && pointed.target === handle))) return 'pointed'
  return null
}
