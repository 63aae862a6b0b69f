import type { Seat } from '@parlor/kernel'
import type { CardFilter, Condition, Countable } from './card-definition.ts'
import { faceUp } from './lasting-effects.ts'
import { countDonOnField, findOnField, ownerOf } from './find-card.ts'
import { cardMatches, fieldCardMatches, isWithin, type FilterContext } from './filter-matching.ts'
import { cards } from './card-pool.ts'
import type { Side, SimPieceState } from './types.ts'

type Test = Condition['test']
type Of<T extends Test> = Extract<Condition, { test: T }>

/** The evaluation of a condition. */
interface ConditionEntry<C> {
  readonly holds: (condition: C, state: SimPieceState, context: FilterContext) => boolean
}

const entries: { readonly [T in Test]: ConditionEntry<Of<T>> } = {
  leader: {
    holds: ({ whose, filter }, state, context) => {
      const seat = whose === 'yours' ? context.seat : 1 - context.seat
      return fieldCardMatches(state, seat, state.sides[seat]!.leader, filter, context)
    },
  },
  characters: {
    holds: ({ whose, least, most, filter }, state, context) => {
      let count = 0
      if (whose !== 'opponents') count += countCharacters(state, context.seat, filter, context)
      if (whose !== 'yours') count += countCharacters(state, 1 - context.seat, filter, context)
      return isWithin(count, least, most)
    },
  },
  onlyCharacters: {
    holds: ({ filter }, state, context) => {
      const { length } = state.sides[context.seat]!.characters
      return length > 0 && countCharacters(state, context.seat, filter, context) === length
    },
  },
  has: { holds: ({ name }, { sides }, { seat }) => hasCardNamed(sides[seat]!, name) },
  lacks: { holds: ({ name }, { sides }, { seat }) => !hasCardNamed(sides[seat]!, name) },
  thisMatches: {
    holds: ({ filter }, state, context) => {
      const one = findOnField(state, context.source)
      return one !== null && fieldCardMatches(state, ownerOf(state, context.source), one, filter, context)
    },
  },
  thisRested: { holds: (_, state, { source }) => findOnField(state, source)?.rested === true },
  thisActive: { holds: (_, state, { source }) => findOnField(state, source)?.rested === false },
  thisPlayedNow: { holds: (_, state, { source }) => findOnField(state, source)?.since === state.turn },
  count: {
    holds: ({ of, whose, least, most, orNone }, { sides }, { seat }) => {
      const mine = whose === 'opponents' ? 0 : countOf(sides[seat]!, of)
      const theirs = whose === 'yours' ? 0 : countOf(sides[1 - seat]!, of)
      if (orNone && mine + theirs === 0) return true
      return whose === 'either' ? isWithin(mine, least, most) || isWithin(theirs, least, most) : isWithin(mine + theirs, least, most)
    },
  },
  behind: {
    holds: ({ in: what, by }, { sides }, { seat }) => {
      const mine = sides[seat]!
      const theirs = sides[1 - seat]!
      if (what === 'characters') return theirs.characters.length - mine.characters.length >= by
      return countOf(theirs, what) - countOf(mine, what) >= by
    },
  },
  lifeFaceUp: {
    holds: (_, { extra }, { seat }) => extra !== undefined && extra.life[seat]!.includes(faceUp),
  },
  allDonRested: { holds: (_, { sides }, { seat }) => sides[seat]!.donRested === countDonOnField(sides[seat]!) },
  thatMatches: {
    holds: ({ filter }, state, context) => {
      const one = findOnField(state, context.last?.[0] ?? -1)
      return one !== null && fieldCardMatches(state, ownerOf(state, one.handle), one, filter, context)
    },
  },
  done: {
    holds: (_, state, { last = [] }) => {
      for (let i = 0; i < last.length; i++) if (findOnField(state, last[i]!) !== null) return false
      return last.length > 0
    },
  },
  revealed: {
    holds: ({ filter }, _, { memo }) => memo >= 0 && cardMatches(memo, cards[memo]!.cost ?? 0, filter, -1),
  },
}

function countCharacters(state: SimPieceState, seat: Seat, filter: CardFilter, context: FilterContext): number {
  let count = 0
  for (const one of state.sides[seat]!.characters) if (fieldCardMatches(state, seat, one, filter, context)) count++
  return count
}

/** Whether a card of that name is on the field: Leader, Characters, Stage. */
function hasCardNamed({ leader, characters, stage }: Side, name: string): boolean {
  for (const one of characters) if (cards[one.card]!.names.includes(name)) return true
  return cards[leader.card]!.names.includes(name) || (stage !== null && cards[stage.card]!.names.includes(name))
}

function countOf(side: Side, what: Countable): number {
  switch (what) {
    case 'hand':
    case 'life':
    case 'trash':
    case 'deck':
      return side[what].length
    case 'trashEvents': {
      let count = 0
      for (const no of side.trash) if (cards[no]!.kind === 'event') count++
      return count
    }
    case 'don':
      return countDonOnField(side)
    case 'activeDon':
      return side.donActive
    case 'restedDon':
      return side.donRested
    case 'restedCards': {
      let count = side.donRested + (side.leader.rested ? 1 : 0) + (side.stage?.rested ? 1 : 0)
      for (const one of side.characters) if (one.rested) count++
      return count
    }
    case 'givenDon':
      return countDonOnField(side) - side.donActive - side.donRested
  }
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
