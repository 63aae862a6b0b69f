import type { Seat, Language } from '@parlor/kernel'
import type { CardKind, Instruction, Target, VerbName } from '../card-definition.ts'
import { fillChoice, matchesFilter, type PickChoice } from '../choice.ts'
import { allTargetsPhrase, someTargetsPhrase, thisCardPhrase } from '../card-phrases.ts'
import type { EffectFrame, Side, SimPieceState } from '../types.ts'
import type { SimPieceEventSink } from '../move-cards.ts'

/** The instruction of a verb. */
export type InstructionOf<V extends VerbName> = Instruction extends infer D
  ? D extends { readonly verb: infer W }
    ? [V] extends [W]
      ? D
      : never
    : never
  : never

/** A verb: its rules text and its implementation. */
export interface VerbDefinition<D> {
  /** A clause without a full stop, lower case at its start. */
  readonly text: (instruction: D, language: Language, kind: CardKind) => string
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
  const { most, upTo, whose, leaders, filter } = target
  fillChoice(choice, frame.seat, 'field', upTo ? 0 : most, most, filter)
  choice.whose = whose
  choice.leaders = leaders
  return true
}

/** The handles of a target, once chosen. They become `that` for the following instructions. */
export function targetHandles(target: Target, state: SimPieceState, frame: EffectFrame): readonly number[] {
  switch (target.of) {
    case 'this':
      return [frame.source]
    case 'that':
      return frame.last
    case 'some':
      frame.last = frame.picked.slice()
      return frame.last
    case 'all': {
      const out: number[] = []
      for (let turn = 0; turn < 2; turn++) {
        const seat: Seat = turn === 0 ? state.active : 1 - state.active
        if (target.whose !== 'any' && (target.whose === 'yours') !== (seat === frame.seat)) continue
        for (const one of state.sides[seat]!.characters) if (matchesFilter(state, seat, one, target.filter, frame)) out.push(one.handle)
      }
      return out
    }
  }
}

/** German and French say that it was chosen: "diese Karte" would be the card with the ability. */
const thatText = { en: 'that card', de: 'die gewählte Karte', fr: 'la carte choisie' } as const

/** A target as the object of an imperative. */
export function objectPhrase(target: Target, language: Language, kind: CardKind): string {
  switch (target.of) {
    case 'some':
      return someTargetsPhrase(target, language)
    case 'all':
      return allTargetsPhrase(target, language)
    case 'this':
      return thisCardPhrase(kind, language, 'object')
    case 'that':
      return thatText[language]
  }
}

/** A target as the subject of "gains", and whether it is plural. */
export function subjectPhrase(target: Target, language: Language, kind: CardKind): { readonly text: string; readonly many: boolean } {
  if (target.of === 'that') return { text: thatText[language], many: false }
  if (target.of === 'this') return { text: thisCardPhrase(kind, language, 'subject'), many: false }
  return target.of === 'all'
    ? { text: allTargetsPhrase(target, language), many: true }
    : { text: someTargetsPhrase(target, language), many: target.most > 1 }
}
