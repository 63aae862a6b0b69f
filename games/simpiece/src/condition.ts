import type { Condition } from './card-definition.ts'
import { countDonOnField, findOnField } from './find-card.ts'
import { cardMatches, fieldCardMatches, type FilterContext } from './filter-matching.ts'
import { cards } from './card-pool.ts'
import type { SimPieceState } from './types.ts'

type Test = Condition['test']
type Of<T extends Test> = Extract<Condition, { test: T }>

/** The evaluation of a condition. */
interface ConditionEntry<C> {
  readonly holds: (condition: C, state: SimPieceState, context: FilterContext) => boolean
}

const entries: { readonly [T in Test]: ConditionEntry<Of<T>> } = {
  leaderNamed: {
    holds: ({ name }, { sides }, { seat }) => cards[sides[seat]!.leader.card]!.names.includes(name),
  },
  leaderType: {
    holds: ({ type }, { sides }, { seat }) => cards[sides[seat]!.leader.card]!.types.includes(type),
  },
  characters: {
    holds: ({ whose, least, filter }, { sides }, context) => {
      let count = 0
      for (const one of sides[whose === 'yours' ? context.seat : 1 - context.seat]!.characters)
        if (fieldCardMatches(one, filter, context)) count++
      return count >= least
    },
  },
  lacks: {
    holds: ({ name }, { sides }, { seat }) => {
      for (const one of sides[seat]!.characters) if (cards[one.card]!.names.includes(name)) return false
      return !cards[sides[seat]!.leader.card]!.names.includes(name)
    },
  },
  thisRested: {
    holds: (_, state, { source }) => findOnField(state, source)?.rested === true,
  },
  handLeast: {
    holds: ({ count }, { sides }, { seat }) => sides[seat]!.hand.length >= count,
  },
  handMost: {
    holds: ({ count }, { sides }, { seat }) => sides[seat]!.hand.length <= count,
  },
  donLeast: {
    holds: ({ count }, { sides }, { seat }) => countDonOnField(sides[seat]!) >= count,
  },
  lifeMost: {
    holds: ({ count }, { sides }, { seat }) => sides[seat]!.life.length <= count,
  },
  revealed: {
    holds: ({ filter }, _, { memo }) => memo >= 0 && cardMatches(memo, cards[memo]!.cost ?? 0, filter, -1),
  },
}

/** The names of all conditions. */
export const conditionKinds = Object.keys(entries) as readonly Test[]

/** Whether all of these hold for the player of the context. */
export function allConditionsHold(conditions: readonly Condition[] | undefined, state: SimPieceState, context: FilterContext): boolean {
  if (conditions === undefined) return true
  for (let i = 0; i < conditions.length; i++) {
    const condition = conditions[i]!
    if (!(entries[condition.test] as ConditionEntry<Condition>).holds(condition, state, context)) return false
  }
  return true
}
