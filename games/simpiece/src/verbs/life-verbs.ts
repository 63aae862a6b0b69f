import type { CardFilter, InstructionOf } from '../card-definition.ts'
import { everyoneExcept } from '@parlor/kernel'
import { fillChoice, type PickChoice } from '../choice.ts'
import { indexInHand, ownerOf } from '../find-card.ts'
import { faceUp } from '../lasting-effects.ts'
import { addLife, lifeBits, lifeToHand, putTopLifeUnder, seenByAll, setLifeBits, trashLife, turnLife } from '../life-cards.ts'
import { isPlayerBarred } from '../permissions.ts'
import { checkDeckOut, emitCardMoved, removeFromHand } from '../move-cards.ts'
import { publiclyKnown, type EffectFrame, type SimPieceState } from '../types.ts'
import { causeOf, unprotected } from './field-verbs.ts'
import { removeFromPlay } from '../would-leave.ts'
import { fillTargetChoice, ownSide, targetHandles, type VerbDefinition } from './verb-definition.ts'

function seatOf(whose: 'yours' | 'opponents', { seat }: EffectFrame): number {
  return whose === 'yours' ? seat : 1 - seat
}

export const deckToLifeVerb: VerbDefinition<InstructionOf<'deckToLife'>> = {
  choice: ({ most, exact }, state, frame, choice) =>
    !exact && frame.stage < most && ownSide(state, frame).deck.length > 0 && fillChoice(choice, frame.seat, 'confirm', 0, 1),
  perform: ({ most, faceUp: up, exact }, state, frame, sink) => {
    if (exact ? frame.stage >= most || ownSide(state, frame).deck.length === 0 : frame.picked.length === 0) return true
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
  choice: ({ most, filter }, state, frame, choice) =>
    ownSide(state, frame).hand.length > 0 && fillChoice(choice, frame.seat, 'hand', 0, most, filter),
  perform: ({ faceUp: up }, state, frame, sink) => {
    const side = ownSide(state, frame)
    for (const handle of frame.picked) {
      const index = indexInHand(side, handle)
      const seen = up || side.shown[index] === publiclyKnown ? seenByAll : 1 << frame.seat
      const card = removeFromHand(side, index, seen === seenByAll)
      addLife(state, frame.seat, card, up ? faceUp : seen)
      if (up) sink.reveal()
      if (!sink.quiet) emitCardMoved(sink, frame.seat, card, 'hand', 'life', { handle }, 'life', up ? 'all' : 'owner')
    }
    return true
  },
}

/** "Up to" asks before each card; which end it comes from is asked where both may be and differ. */
function lifeChoice(
  { whose, count, upTo, from }: InstructionOf<'takeLife' | 'trashLife'>,
  state: SimPieceState,
  frame: EffectFrame,
  choice: PickChoice,
): boolean {
  const { length } = state.sides[seatOf(whose, frame)]!.life
  if (length === 0 || frame.stage >= count) return false
  if (upTo) return fillChoice(choice, frame.seat, 'confirm', 0, 1)
  return from === 'either' && length > 1 && fillChoice(choice, frame.seat, 'place', 1, 1)
}

/** Takes one card after the other, as far as the player wants. */
function takeOneByOne(take: typeof lifeToHand): VerbDefinition<InstructionOf<'takeLife' | 'trashLife'>>['perform'] {
  return ({ whose, count, upTo, from }, state, frame, sink) => {
    const seat = seatOf(whose, frame)
    if (frame.stage >= count || state.sides[seat]!.life.length === 0 || (upTo && frame.picked.length === 0)) return true
    take(state, seat, 'life', sink, from === 'either' && frame.picked[0] === 0)
    return false
  }
}

function isTakingBarred({ whose }: InstructionOf<'takeLife'>, state: SimPieceState, { seat }: EffectFrame): boolean {
  return whose === 'yours' && isPlayerBarred(state, seat, 'lifeToHand')
}

const takeToHand = takeOneByOne(lifeToHand)

export const takeLifeVerb: VerbDefinition<InstructionOf<'takeLife'>> = {
  choice: (instruction, state, frame, choice) =>
    !isTakingBarred(instruction, state, frame) && lifeChoice(instruction, state, frame, choice),
  perform: (instruction, state, frame, sink) => isTakingBarred(instruction, state, frame) || takeToHand(instruction, state, frame, sink),
}

export const trashLifeVerb: VerbDefinition<InstructionOf<'trashLife'>> = { choice: lifeChoice, perform: takeOneByOne(trashLife) }

export const trashLifeToVerb: VerbDefinition<InstructionOf<'trashLifeTo'>> = {
  perform: ({ left }, state, frame, sink) => {
    while (ownSide(state, frame).life.length > left) trashLife(state, frame.seat, 'life', sink)
    return true
  },
}

const lifeWays = { top: { down: 'lifeTop', up: 'lifeTopUp' }, bottom: { down: 'lifeBottom', up: 'lifeBottomUp' } } as const

/** First the cards are chosen, then whether they go on top or under the others. */
export const toLifeVerb: VerbDefinition<InstructionOf<'toLife'>> = {
  choice: ({ target, to }, _state, frame, choice) => {
    if (frame.stage === 0) return fillTargetChoice(target, frame, choice)
    return to === 'either' && fillChoice(choice, frame.seat, 'place', 1, 1)
  },
  perform: ({ target, up }, state, frame, sink) => {
    if (frame.stage === 0) {
      frame.last = targetHandles(target, state, frame).slice()
      return frame.last.length === 0
    }
    const way = lifeWays[frame.picked[0] === 0 ? 'bottom' : 'top'][up ? 'up' : 'down']
    removeFromPlay(state, unprotected(state, frame.last, 'removal', frame), way, causeOf(frame), sink)
    return true
  },
}

export const turnLifeVerb: VerbDefinition<InstructionOf<'turnLife'>> = {
  perform: ({ up, all }, state, frame, sink) => {
    const top = ownSide(state, frame).life.length - 1
    for (let i = top; i >= (all ? 0 : top); i--) turnLife(state, frame.seat, up, sink, i)
    return true
  },
}

const anyLeader: CardFilter = { kind: 'leader' }

/** Only whose effect it is sees the card; a card that is put under the others keeps its side. Whose Life it is, is chosen by the Leader. */
export const lookAtLifeVerb: VerbDefinition<InstructionOf<'lookAtLife'>> = {
  choice: ({ whose }, _state, frame, choice) => {
    if (frame.stage === 1) return fillChoice(choice, frame.seat, 'place', 1, 1)
    if (whose !== 'either') return false
    fillChoice(choice, frame.seat, 'field', 0, 1, anyLeader)
    choice.whose = 'any'
    return (choice.leaders = true)
  },
  perform: ({ whose }, state, frame, sink) => {
    if (whose === 'either' && frame.stage === 0) {
      if (frame.picked.length === 0) return true
      frame.memo = ownerOf(state, frame.picked[0]!)
    }
    const seat = whose === 'either' ? frame.memo : seatOf(whose, frame)
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
