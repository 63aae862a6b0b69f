import { listCandidates, emptyPickChoice } from './choice.ts'
import { fillCurrentChoice } from './run-effect.ts'
import { nextInQueue } from './effect-queue.ts'
import type { DecisionKind, EffectFrame, SimPieceState } from './types.ts'

const choice = emptyPickChoice()
const found: number[] = []

/** Whether a parsed position is consistent with its pending decision. Playing on from an inconsistent one would break. */
export function isSoundPosition(state: SimPieceState): boolean {
  const { outcome, pending, battle } = state
  const [asked] = pending
  // Powers are compared and damage begins in one go: no decision is pending in between.
  if (battle !== null && battle.step === 'damage') return false
  return asked === undefined ? outcome !== null : outcome === null && fits(state, asked.kind as DecisionKind, asked.seat)
}

function fits(state: SimPieceState, kind: DecisionKind, seat: number): boolean {
  const { stack, queue, battle, phase, sides } = state
  const top = stack[stack.length - 1]
  const idle = top === undefined && queue.length === 0
  switch (kind) {
    case 'goFirst':
    case 'mulligan':
      return idle && battle === null && phase === 'setup'
    case 'main':
      return idle && battle === null && phase !== 'setup' && seat === state.active
    case 'block':
    case 'counter':
      return idle && battle !== null && battle.step === kind && !battle.passed && seat !== battle.seat
    case 'order':
      return top === undefined && queue.length > 1 && nextInQueue(state).seat === seat
    case 'room':
      return top?.kind === 'room' && top.seat === seat
    case 'trigger':
      return top?.kind === 'damage' && top.seat === seat && sides[seat]!.limbo.length === 1
    case 'pick':
    case 'confirm':
      if (top?.kind !== 'effect' || !fillCurrentChoice(state, top, choice) || choice.seat !== seat) return false
      return (choice.zone === 'confirm' || choice.zone === 'place') === (kind === 'confirm') && wasPickable(state, top)
  }
}

/** Whether the marked picks could have been made one after the other, and something is left to pick. */
function wasPickable(state: SimPieceState, frame: EffectFrame): boolean {
  const picked = frame.picked.splice(0)
  const pickable = picked.every((one) => {
    const count = listCandidates(state, frame, choice, found)
    frame.picked.push(one)
    return found.slice(0, count).includes(one)
  })
  frame.picked.splice(0, frame.picked.length, ...picked)
  return pickable && picked.length < choice.most
}
