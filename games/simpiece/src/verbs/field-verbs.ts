import type { InstructionOf } from '../card-definition.ts'
import type { Seat } from '@parlor/kernel'
import { cards } from '../card-pool.ts'
import { activeDonPick } from '../choice.ts'
import { restDon } from '../don.ts'
import { queueAbilities, queueAbilitiesOfSide } from '../effect-queue.ts'
import { findOnField, ownerOf } from '../find-card.ts'
import { isProtected, mayProtect, type HarmCause } from '../permissions.ts'
import { removeFromPlay } from '../would-leave.ts'
import type { EffectFrame, SimPieceState } from '../types.ts'
import { setRested, type SimPieceEventSink } from '../move-cards.ts'
import { fillTargetChoice, targetHandles, type VerbDefinition } from './verb-definition.ts'

type Plain = InstructionOf<'ko' | 'trash' | 'rest' | 'stand' | 'toHand' | 'toDeck'>

type Act = (state: SimPieceState, handles: readonly number[], sink: SimPieceEventSink, frame: EffectFrame) => void

function onTargets(act: Act): VerbDefinition<Plain> {
  return {
    choice: ({ target }, _state, frame, choice) => fillTargetChoice(target, frame, choice),
    perform: ({ target }, state, frame, sink) => {
      act(state, targetHandles(target, state, frame), sink, frame)
      return true
    },
  }
}

/** The cards to which this happens: those that are not protected from it. */
export function unprotected(
  state: SimPieceState,
  handles: readonly number[],
  harm: HarmCause['harm'],
  { seat, card }: EffectFrame,
): readonly number[] {
  if (!mayProtect(state)) return handles
  const cause: HarmCause = { harm, battle: false, by: seat, card }
  return handles.filter((handle) => {
    const one = findOnField(state, handle)
    return one !== null && !isProtected(state, ownerOf(state, handle), one, cause)
  })
}

/** The cause of what an effect does. */
export function causeOf({ seat, card }: EffectFrame): { readonly battle: false; readonly seat: Seat; readonly card: number } {
  return { battle: false, seat, card }
}

function setAllRested(rested: boolean): Act {
  return (state, all, sink, frame) => {
    const handles = rested ? unprotected(state, all, 'rest', frame) : all
    for (const handle of handles) {
      const one = findOnField(state, handle)
      if (one === null || !setRested(state, ownerOf(state, handle), one, rested, sink) || !rested) continue
      const owner = ownerOf(state, handle)
      if (cards[one.card]!.kind === 'character') queueAbilitiesOfSide(state, frame.seat, 'characterRestedByYou', one)
      if (owner !== frame.seat) queueAbilities(state, owner, one, 'restedByOpponent')
    }
  }
}

export const koVerb = onTargets((state, handles, sink, frame) =>
  removeFromPlay(state, unprotected(state, handles, 'ko', frame), 'ko', causeOf(frame), sink),
)

/** No K.O.: what keeps a card from that does not keep it from this. */
export const trashVerb = onTargets((state, handles, sink, frame) =>
  removeFromPlay(state, unprotected(state, handles, 'removal', frame), 'trash', causeOf(frame), sink),
)

const restAll = setAllRested(true)

/** DON!! that were picked are rested in the cost area. */
export const restVerb: VerbDefinition<Plain> = {
  choice: ({ target }, _state, frame, choice) => fillTargetChoice(target, frame, choice),
  perform: ({ target }, state, frame, sink) => {
    const handles = targetHandles(target, state, frame)
    const seat = target.of === 'some' && target.whose === 'yours' ? frame.seat : 1 - frame.seat
    for (const handle of handles) if (handle === activeDonPick) restDon(state, seat, 1, sink)
    restAll(state, handles, sink, frame)
    return true
  },
}

export const standVerb = onTargets(setAllRested(false))

export const toHandVerb = onTargets((state, handles, sink, frame) =>
  removeFromPlay(state, unprotected(state, handles, 'removal', frame), 'hand', causeOf(frame), sink),
)

export const toDeckVerb = onTargets((state, handles, sink, frame) =>
  removeFromPlay(state, unprotected(state, handles, 'removal', frame), 'deck', causeOf(frame), sink),
)
