import type { CardHandle, SimPieceMove } from '@parlor/simpiece'
import type { MoveBatch } from './move-batch.ts'
import { findCardItem, type ViewModel } from './view-model.ts'
import { hasChosenEnough, canChooseMore, type Question } from './question.ts'

/** The player's interaction in progress. Nothing of it has happened in the match. */
export type InteractionMode =
  | { readonly kind: 'calm' }
  | { readonly kind: 'selected'; readonly handle: CardHandle }
  | { readonly kind: 'don' }
  | { readonly kind: 'attaching'; readonly count: number }
  | { readonly kind: 'targeting'; readonly attacker: CardHandle }
  /** Cards marked as answers, or as counters for `target`. */
  | { readonly kind: 'choosing'; readonly chosen: readonly number[] }

export const idleMode: InteractionMode = { kind: 'calm' }

/** Result of a press: another mode, and moves to play if any. */
export interface ModeTransition {
  readonly mode: InteractionMode
  readonly batch?: MoveBatch
}

const nothing: ModeTransition = { mode: idleMode }

/** One press selects "this card"; its effect depends on the mode. */
export function pressCard(mode: InteractionMode, table: ViewModel, handle: CardHandle): ModeTransition {
  const can = table.legalMoves.of(handle)
  const { asked, question } = table
  if (mode.kind === 'attaching') return can.give ? { mode: idleMode, batch: repeatMove(can.give, mode.count) } : selected(handle)
  if (mode.kind === 'targeting') {
    const move = table.legalMoves.of(mode.attacker).attack.find(({ target }) => target === handle)
    return move ? { mode: idleMode, batch: { moves: [move] } } : selected(handle)
  }
  if (asked === 'counter' && (can.counter.length > 0 || can.play)) return { mode: toggleCounter(mode, handle) }
  if (can.pick && question) return { mode: toggleAnswer(mode, question, handle) }
  if (mode.kind === 'selected' && mode.handle === handle) return nothing
  return asked === 'counter' && mode.kind === 'choosing' ? { mode } : selected(handle)
}

function selected(handle: CardHandle): ModeTransition {
  return { mode: { kind: 'selected', handle } }
}

/** The DON!! pool: the first press picks one up, every further one adds a DON!! to the batch. */
export function pressDon(mode: InteractionMode, table: ViewModel): ModeTransition {
  const { active } = table.halves[0].don
  const may = table.legalMoves.of(table.halves[0].leader.handle).give !== null
  if (!may) return nothing
  if (mode.kind === 'attaching') return { mode: { kind: 'attaching', count: Math.min(active, mode.count + 1) } }
  return mode.kind === 'don' ? nothing : { mode: { kind: 'don' } }
}

/** Toggles an answer; where one is needed, the newest replaces the one before. */
export function toggleAnswer(mode: InteractionMode, question: Question, ref: number): InteractionMode {
  const chosen = mode.kind === 'choosing' ? mode.chosen : []
  if (chosen.includes(ref)) return withChosen(chosen.filter((one) => one !== ref))
  if (canChooseMore(question, chosen.length)) return withChosen([...chosen, ref])
  return question.most - question.picked === 1 ? withChosen([ref]) : mode
}

function toggleCounter(mode: InteractionMode, ref: number): InteractionMode {
  const chosen = mode.kind === 'choosing' ? mode.chosen : []
  return withChosen(chosen.includes(ref) ? chosen.filter((one) => one !== ref) : [...chosen, ref])
}

function withChosen(chosen: readonly number[]): InteractionMode {
  return chosen.length === 0 ? idleMode : { kind: 'choosing', chosen }
}

/** The marked answers, then "done" where more could be chosen. */
export function confirmAnswers(mode: InteractionMode, question: Question): ModeTransition {
  const chosen = mode.kind === 'choosing' ? mode.chosen : []
  if (!hasChosenEnough(question, chosen.length)) return { mode }
  const moves = chosen.flatMap((ref) => question.answers.find((one) => one.ref === ref)?.move ?? [])
  const more = !question.sequence && question.picked + moves.length < question.most
  return { mode: idleMode, batch: { moves, question, ...(more ? { thenDone: true } : {}) } }
}

/** The marked cards as counters for one of the own cards. */
export function confirmCounters(mode: InteractionMode, table: ViewModel, target: CardHandle): ModeTransition {
  const chosen = mode.kind === 'choosing' ? mode.chosen : []
  const moves = chosen.flatMap((handle): SimPieceMove[] => {
    const can = table.legalMoves.of(handle)
    const move = can.counter.find((one) => one.target === target) ?? can.play
    return move ? [move] : []
  })
  return moves.length === 0 ? { mode } : { mode: idleMode, batch: { moves, question: table.question! } }
}

/** The same move several times, undone as one. */
function repeatMove(move: SimPieceMove, count: number): MoveBatch {
  return { moves: Array.from({ length: count }, () => move) }
}

/** The mode after the table has changed under it. */
export function reconcileMode(mode: InteractionMode, table: ViewModel): InteractionMode {
  switch (mode.kind) {
    case 'selected':
      return findCardItem(table.halves, mode.handle) ? mode : idleMode
    case 'targeting':
      return table.legalMoves.of(mode.attacker).attack.length > 0 ? mode : idleMode
    case 'don':
    case 'attaching':
      return table.legalMoves.of(table.halves[0].leader.handle).give ? mode : idleMode
    case 'choosing':
      return mode.chosen.every((ref) => isOffered(table, ref)) ? mode : idleMode
    case 'calm':
      return mode
  }
}

function isOffered(table: ViewModel, ref: number): boolean {
  const can = table.legalMoves.of(ref)
  return (
    table.question?.answers.some((one) => one.ref === ref && one.move !== null) ||
    (table.asked === 'counter' && (can.counter.length > 0 || can.play !== null))
  )
}
