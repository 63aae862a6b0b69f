import type { InstructionOf } from '../card-definition.ts'
import { innerAbility } from '../card-pool.ts'
import { fillChoice } from '../choice.ts'
import { pushEffectOnStack } from '../effect-queue.ts'
import type { VerbDefinition } from './verb-definition.ts'

type Choose = InstructionOf<'choose'>

export const chooseChoice: VerbDefinition<Choose>['choice'] = ({ who, options }, _state, frame, choice) => {
  fillChoice(choice, who === 'you' ? frame.seat : 1 - frame.seat, 'option', 1, 1)
  choice.count = innerAbility(frame.card, options[0]!)
  choice.options = options.length
  return true
}

/** An effect of its own, that is asked about and paid for like any other. */
export const performMayPay: VerbDefinition<InstructionOf<'mayPay'>>['perform'] = ({ do: instructions }, state, frame) => {
  const { seat, source, card } = frame
  pushEffectOnStack(state, { seat, source, card, ability: innerAbility(card, instructions) })
  state.stack[state.stack.length - 1]!.last = frame.last.slice()
  return true
}

/** The option is an effect of its own, for the player whose card it is, with the card chosen before. */
export const performChoose: VerbDefinition<Choose>['perform'] = (_, state, frame) => {
  const [ability] = frame.picked
  if (ability === undefined) return true
  const { seat, source, card } = frame
  pushEffectOnStack(state, { seat, source, card, ability })
  state.stack[state.stack.length - 1]!.last = frame.last.slice()
  return true
}
