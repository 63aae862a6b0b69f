import type { Handle, SimPieceMove } from '@parlor/simpiece'
import type { Gesture } from './gesture.ts'
import { itemIn, type TableData } from './present.ts'
import { isEnough, mayChoose, type Question } from './question.ts'

/** What the player is in the middle of. Nothing of this has happened in the match. */
export type Mode =
  | { readonly kind: 'calm' }
  | { readonly kind: 'selected'; readonly handle: Handle }
  | { readonly kind: 'don' }
  | { readonly kind: 'attaching'; readonly count: number }
  | { readonly kind: 'targeting'; readonly attacker: Handle }
  /** Cards marked as answers, or as counters for `target`. */
  | { readonly kind: 'choosing'; readonly chosen: readonly number[] }

export const calm: Mode = { kind: 'calm' }

/** What a press leads to: another mode, and perhaps something that is to happen. */
export interface Turn {
  readonly mode: Mode
  readonly gesture?: Gesture
}

const nothing: Turn = { mode: calm }

/** One press always means "this one"; what it does follows from what the player is in the middle of. */
export function pressCard(mode: Mode, table: TableData, handle: Handle): Turn {
  const can = table.deeds.of(handle)
  const { asked, question } = table
  if (mode.kind === 'attaching') return can.give ? { mode: calm, gesture: many(can.give, mode.count) } : selected(handle)
  if (mode.kind === 'targeting') {
    const move = table.deeds.of(mode.attacker).attack.find(({ target }) => target === handle)
    return move ? { mode: calm, gesture: { moves: [move] } } : selected(handle)
  }
  if (asked === 'counter' && (can.counter.length > 0 || can.play)) return { mode: toggled(mode, handle) }
  if (can.pick && question) return { mode: marked(mode, question, handle) }
  if (mode.kind === 'selected' && mode.handle === handle) return nothing
  return asked === 'counter' && mode.kind === 'choosing' ? { mode } : selected(handle)
}

function selected(handle: Handle): Turn {
  return { mode: { kind: 'selected', handle } }
}

/** The pool of DON!!: the first press takes it up, every further one adds a DON!! to the batch. */
export function pressDon(mode: Mode, table: TableData): Turn {
  const { active } = table.halves[0].don
  const may = table.deeds.of(table.halves[0].leader.handle).give !== null
  if (!may) return nothing
  if (mode.kind === 'attaching') return { mode: { kind: 'attaching', count: Math.min(active, mode.count + 1) } }
  return mode.kind === 'don' ? nothing : { mode: { kind: 'don' } }
}

/** Marks an answer or takes the mark back; where one is wanted, the newest takes the place of the one before. */
export function marked(mode: Mode, question: Question, ref: number): Mode {
  const chosen = mode.kind === 'choosing' ? mode.chosen : []
  if (chosen.includes(ref)) return withChosen(chosen.filter((one) => one !== ref))
  if (mayChoose(question, chosen.length)) return withChosen([...chosen, ref])
  return question.most - question.picked === 1 ? withChosen([ref]) : mode
}

function toggled(mode: Mode, ref: number): Mode {
  const chosen = mode.kind === 'choosing' ? mode.chosen : []
  return withChosen(chosen.includes(ref) ? chosen.filter((one) => one !== ref) : [...chosen, ref])
}

function withChosen(chosen: readonly number[]): Mode {
  return chosen.length === 0 ? calm : { kind: 'choosing', chosen }
}

/** The marked answers, then "no more" where more could be chosen. */
export function answered(mode: Mode, question: Question): Turn {
  const chosen = mode.kind === 'choosing' ? mode.chosen : []
  if (!isEnough(question, chosen.length)) return { mode }
  const moves = chosen.flatMap((ref) => question.answers.find((one) => one.ref === ref)?.move ?? [])
  const more = !question.sequence && question.picked + moves.length < question.most
  return { mode: calm, gesture: { moves, question, ...(more ? { thenDone: true } : {}) } }
}

/** The marked cards as counters for one of the own cards. */
export function countered(mode: Mode, table: TableData, target: Handle): Turn {
  const chosen = mode.kind === 'choosing' ? mode.chosen : []
  const moves = chosen.flatMap((handle): SimPieceMove[] => {
    const can = table.deeds.of(handle)
    const move = can.counter.find((one) => one.target === target) ?? can.play
    return move ? [move] : []
  })
  return moves.length === 0 ? { mode } : { mode: calm, gesture: { moves, question: table.question! } }
}

/** The same move several times, to be taken back as one. */
function many(move: SimPieceMove, count: number): Gesture {
  return { moves: Array.from({ length: count }, () => move) }
}

/** What is left of a mode when the table has changed under it. */
export function stillHolds(mode: Mode, table: TableData): Mode {
  switch (mode.kind) {
    case 'selected':
      return itemIn(table.halves, mode.handle) ? mode : calm
    case 'targeting':
      return table.deeds.of(mode.attacker).attack.length > 0 ? mode : calm
    case 'don':
    case 'attaching':
      return table.deeds.of(table.halves[0].leader.handle).give ? mode : calm
    case 'choosing':
      return mode.chosen.every((ref) => isOffered(table, ref)) ? mode : calm
    case 'calm':
      return mode
  }
}

function isOffered(table: TableData, ref: number): boolean {
  const can = table.deeds.of(ref)
  return (
    table.question?.answers.some((one) => one.ref === ref && one.move !== null) ||
    (table.asked === 'counter' && (can.counter.length > 0 || can.play !== null))
  )
}
