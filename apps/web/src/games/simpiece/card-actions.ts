import type { CardIndex, SimPieceMove } from '@parlor/simpiece'
import type { InteractionMode, ModeTransition } from './interaction-mode.ts'
import { idleMode } from './interaction-mode.ts'
import { findCardItem, type CardItem, type ViewModel } from './view-model.ts'

/** One button of the action bar; text under `table.do.<id>`. */
export interface CardAction {
  readonly id: 'play' | 'need' | 'attack' | 'activate' | 'give' | 'block' | 'attach' | 'inspect'
  /** Null where the button only explains why it is disabled. */
  readonly turn: ModeTransition | null
  readonly params?: Readonly<Record<string, string | number>>
  /** For `inspect`. */
  readonly card?: CardIndex
  /** Index of the ability, where a card has several. */
  readonly ability?: number
}

/** Actions for the selection; empty without one. */
export function actionsFor(mode: InteractionMode, table: ViewModel): readonly CardAction[] {
  if (mode.kind === 'don') return [{ id: 'attach', turn: { mode: { kind: 'attaching', count: 1 } } }]
  if (mode.kind !== 'selected') return []
  const item = findCardItem(table.halves, mode.handle)
  if (!item || item.card === null) return []
  return [...(item.zone === 'hand' ? handActions(item, table) : fieldActions(item, table)), { id: 'inspect', turn: null, card: item.card }]
}

function handActions({ handle, missing }: CardItem, { legalMoves, asked }: ViewModel): CardAction[] {
  const { play } = legalMoves.of(handle)
  if (play && asked === 'main') return [{ id: 'play', turn: singleMove(play) }]
  return missing > 0 ? [{ id: 'need', turn: null, params: { count: missing } }] : []
}

function fieldActions({ handle }: CardItem, { legalMoves }: ViewModel): CardAction[] {
  const { attack, activate, give, block } = legalMoves.of(handle)
  const actions: CardAction[] = []
  if (block) actions.push({ id: 'block', turn: singleMove(block) })
  if (attack.length > 0) actions.push({ id: 'attack', turn: { mode: { kind: 'targeting', attacker: handle } } })
  for (const move of activate) actions.push({ id: 'activate', turn: singleMove(move), ability: move.ability })
  if (give) actions.push({ id: 'give', turn: { mode: { kind: 'selected', handle }, batch: { moves: [give] } } })
  return actions
}

function singleMove(move: SimPieceMove): ModeTransition {
  return { mode: idleMode, batch: { moves: [move] } }
}

/** Number of unused options if the turn ended now: cards that may still attack, be played or use an effect. */
export function unusedActionCounts({ halves, legalMoves }: ViewModel): {
  readonly attacks: number
  readonly plays: number
  readonly effects: number
} {
  const { leader, characters, stage, hand } = halves[0]
  const field = [leader, ...characters, ...(stage ? [stage] : [])]
  return {
    attacks: field.filter(({ handle }) => legalMoves.of(handle).attack.length > 0).length,
    plays: hand.filter(({ handle }) => legalMoves.of(handle).play !== null).length,
    effects: field.filter(({ handle }) => legalMoves.of(handle).activate.length > 0).length,
  }
}
