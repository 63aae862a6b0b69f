import type { CardNo, SimPieceMove } from '@parlor/simpiece'
import type { Mode, Turn } from './mode.ts'
import { calm } from './mode.ts'
import { itemIn, type CardItem, type TableData } from './present.ts'

/** One button of the action bar; in words `table.do.<id>`. */
export interface Action {
  readonly id: 'play' | 'need' | 'attack' | 'activate' | 'give' | 'block' | 'attach' | 'inspect'
  /** What happens; null where the button only says why nothing can. */
  readonly turn: Turn | null
  readonly params?: Readonly<Record<string, string | number>>
  /** For `inspect`. */
  readonly card?: CardNo
  /** Which ability, where a card has several. */
  readonly ability?: number
}

/** What can be done with whatever is selected; nothing while nothing is. */
export function actionsFor(mode: Mode, table: TableData): readonly Action[] {
  if (mode.kind === 'don') return [{ id: 'attach', turn: { mode: { kind: 'attaching', count: 1 } } }]
  if (mode.kind !== 'selected') return []
  const item = itemIn(table.halves, mode.handle)
  if (!item || item.card === null) return []
  return [...(item.zone === 'hand' ? inHand(item, table) : onField(item, table)), { id: 'inspect', turn: null, card: item.card }]
}

function inHand({ handle, missing }: CardItem, { deeds, asked }: TableData): Action[] {
  const { play } = deeds.of(handle)
  if (play && asked === 'main') return [{ id: 'play', turn: one(play) }]
  return missing > 0 ? [{ id: 'need', turn: null, params: { count: missing } }] : []
}

function onField({ handle }: CardItem, { deeds }: TableData): Action[] {
  const { attack, activate, give, block } = deeds.of(handle)
  const actions: Action[] = []
  if (block) actions.push({ id: 'block', turn: one(block) })
  if (attack.length > 0) actions.push({ id: 'attack', turn: { mode: { kind: 'targeting', attacker: handle } } })
  for (const move of activate) actions.push({ id: 'activate', turn: one(move), ability: move.ability })
  if (give) actions.push({ id: 'give', turn: { mode: { kind: 'selected', handle }, gesture: { moves: [give] } } })
  return actions
}

function one(move: SimPieceMove): Turn {
  return { mode: calm, gesture: { moves: [move] } }
}

/** What a player who ends the turn now would leave undone: how many cards may still attack, be played or use an effect. */
export function leftUndone({ halves, deeds }: TableData): { readonly attacks: number; readonly plays: number; readonly effects: number } {
  const { leader, characters, stage, hand } = halves[0]
  const field = [leader, ...characters, ...(stage ? [stage] : [])]
  return {
    attacks: field.filter(({ handle }) => deeds.of(handle).attack.length > 0).length,
    plays: hand.filter(({ handle }) => deeds.of(handle).play !== null).length,
    effects: field.filter(({ handle }) => deeds.of(handle).activate.length > 0).length,
  }
}
