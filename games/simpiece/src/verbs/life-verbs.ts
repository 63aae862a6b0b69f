import type { InstructionOf } from '../card-definition.ts'
import { everyoneExcept } from '@parlor/kernel'
import { fillChoice } from '../choice.ts'
import { indexInHand } from '../find-card.ts'
import { faceUp } from '../lasting-effects.ts'
import { addLife, lifeBits, lifeToHand, putTopLifeUnder, setLifeBits, trashLife, turnTopLife } from '../life-cards.ts'
import { isPlayerBarred } from '../permissions.ts'
import { checkDeckOut, emitCardMoved, removeFromHand } from '../move-cards.ts'
import type { EffectFrame } from '../types.ts'
import { ownSide, type VerbDefinition } from './verb-definition.ts'

function seatOf(whose: 'yours' | 'opponents', { seat }: EffectFrame): number {
  return whose === 'yours' ? seat : 1 - seat
}

export const deckToLifeVerb: VerbDefinition<InstructionOf<'deckToLife'>> = {
  choice: ({ most }, state, frame, choice) =>
    frame.stage < most && ownSide(state, frame).deck.length > 0 && fillChoice(choice, frame.seat, 'confirm', 0, 1),
  perform: ({ faceUp: up }, state, frame, sink) => {
    if (frame.picked.length === 0) return true
    const side = ownSide(state, frame)
    const card = side.deck.pop()!
    const seen = side.deckSeen.pop()!
    addLife(state, frame.seat, card, up ? faceUp : seen)
    if (up) sink.reveal()
    if (!sink.quiet) emitCardMoved(sink, frame.seat, card, 'deck', 'life', {}, 'life', up ? 'all' : 'nobody')
    checkDeckOut(state, sink)
    return false
  },
}

export const handToLifeVerb: VerbDefinition<InstructionOf<'handToLife'>> = {
  choice: ({ most }, state, frame, choice) => ownSide(state, frame).hand.length > 0 && fillChoice(choice, frame.seat, 'hand', 0, most),
  perform: (_, state, frame, sink) => {
    const side = ownSide(state, frame)
    for (const handle of frame.picked) {
      const index = indexInHand(side, handle)
      const known = side.shown[index] === 1 ? 3 : 1 << frame.seat
      const card = removeFromHand(side, index, known === 3)
      addLife(state, frame.seat, card, known)
      if (!sink.quiet) emitCardMoved(sink, frame.seat, card, 'hand', 'life', { handle }, 'life', 'owner')
    }
    return true
  },
}

export const takeLifeVerb: VerbDefinition<InstructionOf<'takeLife'>> = {
  perform: ({ whose, count }, state, frame, sink) => {
    const seat = seatOf(whose, frame)
    if (seat === frame.seat && isPlayerBarred(state, seat, 'lifeToHand')) return true
    for (let i = 0; i < count && state.sides[seat]!.life.length > 0; i++) lifeToHand(state, seat, 'life', sink)
    return true
  },
}

export const trashLifeVerb: VerbDefinition<InstructionOf<'trashLife'>> = {
  perform: ({ whose, count }, state, frame, sink) => {
    const seat = seatOf(whose, frame)
    for (let i = 0; i < count && state.sides[seat]!.life.length > 0; i++) trashLife(state, seat, 'life', sink)
    return true
  },
}

export const turnLifeVerb: VerbDefinition<InstructionOf<'turnLife'>> = {
  perform: ({ up }, state, frame, sink) => {
    turnTopLife(state, frame.seat, up, sink)
    return true
  },
}

/** Only whose effect it is sees the card; a card that is put under the others keeps its side. */
export const lookAtLifeVerb: VerbDefinition<InstructionOf<'lookAtLife'>> = {
  choice: (_, _state, frame, choice) => frame.stage === 1 && fillChoice(choice, frame.seat, 'place', 1, 1),
  perform: ({ whose }, state, frame, sink) => {
    const seat = seatOf(whose, frame)
    const { life } = state.sides[seat]!
    const top = life.length - 1
    if (top < 0) return true
    if (frame.stage === 0) {
      setLifeBits(state, seat, top, lifeBits(state, seat, top) | (1 << frame.seat))
      if (!sink.quiet) {
        sink.emit({ kind: 'lookedAtLife', seat: frame.seat, whose: seat, card: life[top]! }, [frame.seat])
        sink.emit({ kind: 'lookedAtLife', seat: frame.seat, whose: seat, card: null }, everyoneExcept(frame.seat, 2))
      }
      sink.reveal()
      return false
    }
    const toTop = frame.picked[0] === 1
    if (!toTop) putTopLifeUnder(state, seat)
    if (!sink.quiet) sink.emit({ kind: 'lifePlaced', seat: frame.seat, whose: seat, to: toTop ? 'top' : 'bottom' })
    return true
  },
}
