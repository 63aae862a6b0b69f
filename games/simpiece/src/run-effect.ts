import type { Seat } from '@parlor/kernel'
import type { Ability, Timing } from './card-definition.ts'
import { activeDonPick, fillChoice, listCandidates, isPublicZone, emptyPickChoice, type PickChoice } from './choice.ts'
import { allConditionsHold } from './condition.ts'
import { fillCostChoice, canPayCosts, payCost } from './ability-cost.ts'
import { isNegated } from './continuous-effects.ts'
import { findOnSide } from './find-card.ts'
import { keepInPlay } from './would-leave.ts'
import { cards, type AbilityStep } from './card-pool.ts'
import type { DecisionKind, EffectFrame, SimPieceState } from './types.ts'
import { verbFor } from './verbs/index.ts'
import type { SimPieceEventSink } from './move-cards.ts'

/** Before the first step: an effect just pushed on the stack, and one that asks whether its player wants to use it. */
const effectNotStarted = -2
const effectAsking = -1

/** The choice of the effect on top of the stack; false when there is none. Fills `choice`. */
export function fillCurrentChoice(state: SimPieceState, frame: EffectFrame, choice: PickChoice): boolean {
  if (frame.at === effectAsking) return fillChoice(choice, frame.seat, 'confirm', 0, 1)
  const step = cards[frame.card]!.steps[frame.ability]![frame.at]
  if (step === undefined) return false
  return 'cost' in step
    ? fillCostChoice(step.cost, state, frame, choice)
    : (verbFor(step.instruction).choice?.(step.instruction, state, frame, choice) ?? false)
}

const choice = emptyPickChoice()
const found: number[] = []

/** Runs the effect on top of the stack until it needs a decision or is over. Returns the decision of `asked.seat`, or null. */
export function runEffect(state: SimPieceState, sink: SimPieceEventSink): DecisionKind | null {
  const frame = state.stack[state.stack.length - 1]!
  const card = cards[frame.card]!
  const ability = card.abilities[frame.ability]!
  if (frame.at === effectNotStarted && !enter(state, frame, ability, sink)) return drop(state, frame)
  const steps = card.steps[frame.ability]!
  while (state.outcome === null && state.stack[state.stack.length - 1] === frame) {
    if (frame.at >= steps.length) return drop(state, frame)
    if (frame.at >= 0 && !conditionsHold(state, frame, ability, steps[frame.at]!, card.costs[frame.ability]!)) return drop(state, frame)
    if (fillCurrentChoice(state, frame, choice) && !isSettled(state, frame)) {
      askedSeat.seat = choice.seat
      return choice.zone === 'confirm' || choice.zone === 'place' ? 'confirm' : 'pick'
    }
    performStep(state, frame, sink)
  }
  return null
}

/** The seat of the decision that `runEffect` returns. */
export const askedSeat: { seat: Seat } = { seat: 0 }

/** Checks at the start of an effect; optional ones ask first. False when it does not happen. */
function enter(state: SimPieceState, frame: EffectFrame, ability: Ability, sink: SimPieceEventSink): boolean {
  const one = frame.source < 0 ? null : findOnSide(state.sides[frame.seat]!, frame.source)
  const bit = 1 << frame.ability
  if (frame.source >= 0 && one === null && !happensAnyway(ability)) return false
  if (one !== null && isNegated(state, frame.seat, one, ability.when[0])) return false
  if (ability.limit !== undefined && one !== null && (one.used & bit) !== 0 && !isChosen(ability)) return false
  if (ability.may && !allConditionsHold(ability.if, state, frame)) return false
  if (!allConditionsHold(ability.payIf, state, frame)) return false
  if (ability.may || (ability.cost !== undefined && !isChosen(ability))) {
    if (ability.cost !== undefined && !mayAsk(state, frame, ability)) return false
    frame.at = effectAsking
    return true
  }
  return begin(state, frame, ability, sink)
}

/** What is heard from the trash: a card's own K.O. */
const heardFromTrash: ReadonlySet<Timing> = new Set(['onKO', 'thisKO', 'koByOpponentEffect', 'thisKOByEffect', 'characterKO'])

/** Whether an effect happens although its card has left the field. */
function happensAnyway({ when }: Ability): boolean {
  return when[0] === 'later' || when.some((timing) => heardFromTrash.has(timing))
}

/** Activates the effect, and uses up its limit. False when it costs nothing and its condition fails: no event is emitted. */
function begin(state: SimPieceState, frame: EffectFrame, ability: Ability, sink: SimPieceEventSink): boolean {
  const { seat, source, card, ability: abilityIndex } = frame
  const one = source < 0 ? null : findOnSide(state.sides[seat]!, source)
  if (ability.limit !== undefined && one !== null) one.used |= 1 << abilityIndex
  frame.at = 0
  if (ability.cost === undefined && !allConditionsHold(ability.if, state, frame)) return false
  if (ability.replaces !== undefined) keepInPlay(state, frame)
  if (!sink.quiet) sink.emit({ kind: 'activated', seat, handle: source, card, ability: abilityIndex })
  return true
}

/** A player who activates an ability has chosen to pay for it; one that replaces something without asking is paid for as well. */
function isChosen(ability: Ability): boolean {
  return ability.when[0] === 'activateMain' || (ability.when[0] === 'instead' && !ability.may)
}

/** Whether to ask about paying: not for costs that are publicly unaffordable; a hand is not public. */
function mayAsk(state: SimPieceState, frame: EffectFrame, ability: Ability): boolean {
  for (const cost of ability.cost!)
    if (cost.pay === 'trashHand' ? state.sides[frame.seat]!.hand.length < cost.count : !canPayCosts([cost], state, frame)) return false
  return true
}

/** Whether the initial question may be answered with yes. */
export function canConfirmEffect(state: SimPieceState, frame: EffectFrame): boolean {
  return frame.at !== effectAsking || canPayCosts(cards[frame.card]!.abilities[frame.ability]!.cost, state, frame)
}

/** Conditions are checked when all costs are paid, and again before an instruction with its own. */
function conditionsHold(state: SimPieceState, frame: EffectFrame, ability: Ability, step: AbilityStep, costs: number): boolean {
  if (frame.stage > 0 || frame.picked.length > 0 || 'cost' in step) return true
  if (frame.at === costs && !allConditionsHold(ability.if, state, frame)) return false
  return allConditionsHold(step.instruction.if, state, frame)
}

/** Whether nothing is left to pick. A choice that is publicly forced is skipped. */
function isSettled(state: SimPieceState, frame: EffectFrame): boolean {
  const { picked } = frame
  if (picked.length >= choice.most) return true
  if (!isPublicZone(choice.zone)) return false
  const count = listCandidates(state, frame, choice, found)
  if (count === 0) return true
  // Copies in a trash and DON!! of one place are one candidate each.
  const alike = choice.zone === 'don' || choice.zone === 'trash'
  if (choice.orDon && found.includes(activeDonPick)) return false
  if (alike ? count > 1 || choice.most > choice.least : picked.length + count > choice.least) return false
  // All of them, or all from the only zone.
  for (let i = 0; picked.length < choice.least; i++) picked.push(found[alike ? 0 : i]!)
  return true
}

/** Pays or runs the current step with what was picked. */
export function performStep(state: SimPieceState, frame: EffectFrame, sink: SimPieceEventSink): void {
  const card = cards[frame.card]!
  if (frame.at === effectAsking) return agree(state, frame, sink)
  const step = card.steps[frame.ability]![frame.at]!
  let done = true
  if ('cost' in step) payCost(step.cost, state, frame, sink)
  else done = verbFor(step.instruction).perform(step.instruction, state, frame, sink)
  frame.picked.length = 0
  frame.stage = done ? 0 : frame.stage + 1
  if (done) frame.at++
}

function agree(state: SimPieceState, frame: EffectFrame, sink: SimPieceEventSink): void {
  const { abilities, steps } = cards[frame.card]!
  const agreed = frame.picked.length > 0
  frame.picked.length = 0
  if (agreed) begin(state, frame, abilities[frame.ability]!, sink)
  else frame.at = steps[frame.ability]!.length
}

function drop(state: SimPieceState, frame: EffectFrame): null {
  state.stack.splice(state.stack.lastIndexOf(frame), 1)
  return null
}
