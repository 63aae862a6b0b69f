import type { Seat } from '@parlor/kernel'
import type { CardKind, Deed, Language, Target, VerbName } from '../card.ts'
import { ask, isFit, type Choice } from '../choice.ts'
import { everyone, some, thisWords } from '../phrase.ts'
import type { Frame, Side, SimPieceState } from '../types.ts'
import type { SimPieceTable } from '../zones.ts'

/** The deed of a verb. */
export type DeedOf<V extends VerbName> = Deed extends infer D
  ? D extends { readonly verb: infer W }
    ? [V] extends [W]
      ? D
      : never
    : never
  : never

/** A verb: what players read and what the engine does, side by side. */
export interface Verb<D> {
  /** A clause without a full stop, lower case at its start. */
  readonly words: (deed: D, language: Language, kind: CardKind) => string
  /** What has to be picked at this stage; false when nothing. */
  readonly choice?: (deed: D, state: SimPieceState, frame: Frame, choice: Choice) => boolean
  /** Does it with what was picked. False when another stage follows. */
  readonly perform: (deed: D, state: SimPieceState, frame: Frame, table: SimPieceTable) => boolean
}

export function own(state: SimPieceState, frame: Frame): Side {
  return state.sides[frame.seat]!
}

/** Asks for cards on the field where the target has some to choose. */
export function askTarget(target: Target, frame: Frame, choice: Choice): boolean {
  if (target.of !== 'some') return false
  const { most, upTo, whose, leaders, filter } = target
  ask(choice, frame.seat, 'field', upTo ? 0 : most, most, filter)
  choice.whose = whose
  choice.leaders = leaders
  return true
}

/** The handles a target stands for, once chosen. What was chosen is `that` for the deeds that follow. */
export function targetsOf(target: Target, state: SimPieceState, frame: Frame): readonly number[] {
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
        for (const one of state.sides[seat]!.characters) if (isFit(state, seat, one, target.filter, frame)) out.push(one.handle)
      }
      return out
    }
  }
}

/** German and French say that it was chosen: "diese Karte" would be the card that speaks. */
const thatWords = { en: 'that card', de: 'die gewählte Karte', fr: 'la carte choisie' } as const

/** A target as the object of an imperative. */
export function objectWords(target: Target, language: Language, kind: CardKind): string {
  switch (target.of) {
    case 'some':
      return some(target, language)
    case 'all':
      return everyone(target, language)
    case 'this':
      return thisWords(kind, language, 'object')
    case 'that':
      return thatWords[language]
  }
}

/** A target as the subject of "gains", and whether it is plural. */
export function subjectWords(target: Target, language: Language, kind: CardKind): { readonly words: string; readonly many: boolean } {
  if (target.of === 'that') return { words: thatWords[language], many: false }
  if (target.of === 'this') return { words: thisWords(kind, language, 'subject'), many: false }
  return target.of === 'all' ? { words: everyone(target, language), many: true } : { words: some(target, language), many: target.most > 1 }
}
