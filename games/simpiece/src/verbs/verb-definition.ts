import type { Seat } from '@parlor/kernel'
import type { Target } from '../card-definition.ts'
import { fillChoice, type PickChoice } from '../choice.ts'
import { fieldCardMatches } from '../filter-matching.ts'
import { findOnSide } from '../find-card.ts'
import type { EffectFrame, Side, SimPieceState } from '../types.ts'
import type { SimPieceEventSink } from '../move-cards.ts'

/** The implementation of a verb. */
export interface VerbDefinition<D> {
  /** The choice at this stage; false when there is none. */
  readonly choice?: (instruction: D, state: SimPieceState, frame: EffectFrame, choice: PickChoice) => boolean
  /** Runs with the picks. False when another stage follows. */
  readonly perform: (instruction: D, state: SimPieceState, frame: EffectFrame, sink: SimPieceEventSink) => boolean
}

export function ownSide(state: SimPieceState, frame: EffectFrame): Side {
  return state.sides[frame.seat]!
}

/** The choice of cards on the field, where the target has one. */
export function fillTargetChoice(target: Target, frame: EffectFrame, choice: PickChoice): boolean {
  if (target.of !== 'some') return false
  const { most, upTo, whose, leaders, stages = false, anyKind = false, orDon = false, totalPower = -1, by, filter } = target
  fillChoice(choice, by === undefined ? frame.seat : 1 - frame.seat, 'field', upTo ? 0 : most, most, filter)
  choice.whose = whose
  choice.leaders = leaders
  choice.stages = stages
  choice.anyKind = anyKind
  choice.orDon = orDon
  choice.totalPower = totalPower
  return true
}

/** The other card of a card's battle, if it is still there. */
function foeOf({ battle, sides }: SimPieceState, source: number): number[] {
  if (battle === null) return []
  const other = battle.attacker === source ? battle.target : battle.attacker
  return sides.some((side) => findOnSide(side, other) !== null) ? [other] : []
}

/** The handles of a target, once chosen. They become `that` for the following instructions. */
export function targetHandles(target: Target, state: SimPieceState, frame: EffectFrame): readonly number[] {
  switch (target.of) {
    case 'this':
      return [frame.source]
    case 'that':
      return frame.last
    case 'leader':
      frame.last = [state.sides[target.whose === 'yours' ? frame.seat : 1 - frame.seat]!.leader.handle]
      return frame.last
    case 'foe':
      frame.last = foeOf(state, frame.source)
      return frame.last
    case 'some':
      frame.last = frame.picked.slice()
      return frame.last
    case 'all': {
      const out: number[] = []
      for (let turn = 0; turn < 2; turn++) {
        const seat: Seat = turn === 0 ? state.active : 1 - state.active
        if (target.whose !== 'any' && (target.whose === 'yours') !== (seat === frame.seat)) continue
        const { leader, characters } = state.sides[seat]!
        if (target.leaders && fieldCardMatches(state, seat, leader, target.filter, frame)) out.push(leader.handle)
        for (const one of characters) if (fieldCardMatches(state, seat, one, target.filter, frame)) out.push(one.handle)
      }
      return out
    }
  }
}
