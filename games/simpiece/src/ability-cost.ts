import type { Language } from '@parlor/kernel'
import type { CardKind, AbilityCost } from './card-definition.ts'
import { fillChoice, type PickChoice } from './choice.ts'
import { restDon, returnDon } from './don.ts'
import { countDonOnField, indexInHand, findOnField, findOnSide } from './find-card.ts'
import { cardMatches } from './filter-matching.ts'
import { cardCountPhrase, cardPhrase, thisCardPhrase } from './card-phrases.ts'
import { returnToHand } from './leave-field.ts'
import { costInHand } from './continuous-effects.ts'
import { publiclyUnknown, publiclyKnown, type EffectFrame, type SimPieceState } from './types.ts'
import {
  checkDeckOut,
  addToHand,
  takeTopLife,
  removeFromHand,
  emitCardMoved,
  setRested,
  putAtDeckBottom,
  type SimPieceEventSink,
} from './move-cards.ts'
import { trashPickedCards } from './verbs/hand-verbs.ts'
import { ownSide } from './verbs/verb-definition.ts'

type Pay = AbilityCost['pay']
type Of<P extends Pay> = Extract<AbilityCost, { pay: P }>

/** A cost: its text, whether it can be paid, its choice, and the payment. */
interface CostEntry<C> {
  /** A symbol before the text, or an infinitive after "you may". */
  readonly text: (cost: C, language: Language, kind: CardKind) => string
  readonly sign?: true
  readonly payable: (cost: C, state: SimPieceState, frame: EffectFrame) => boolean
  readonly choice?: (cost: C, state: SimPieceState, frame: EffectFrame, choice: PickChoice) => boolean
  readonly pay: (cost: C, state: SimPieceState, frame: EffectFrame, sink: SimPieceEventSink) => void
}

const circled = ['⓪', '①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨', '⑩']

function countMatchingInHand(state: SimPieceState, frame: EffectFrame, filter: Of<'trashHand'>['filter']): number {
  let count = 0
  for (const no of ownSide(state, frame).hand) if (cardMatches(no, costInHand(state, frame.seat, no), filter, -1)) count++
  return count
}

const entries: { readonly [P in Pay]: CostEntry<Of<P>> } = {
  restDon: {
    sign: true,
    text: ({ count }) => circled[count] ?? `(${count})`,
    payable: ({ count }, state, frame) => ownSide(state, frame).donActive >= count,
    pay: ({ count }, state, frame, sink) => restDon(state, frame.seat, count, sink),
  },
  returnDon: {
    sign: true,
    text: ({ count }) => `DON!! −${count}`,
    payable: ({ count }, state, frame) => countDonOnField(ownSide(state, frame)) >= count,
    choice: ({ count }, _state, frame, choice) => fillChoice(choice, frame.seat, 'don', count, count),
    pay: (_, state, frame, sink) => {
      for (const pick of frame.picked) returnDon(state, frame.seat, pick, sink)
    },
  },
  restThis: {
    text: (_, language, kind) => {
      const what = thisCardPhrase(kind, language, 'object')
      return { en: `rest ${what}`, de: `${what} erschöpfen`, fr: `épuiser ${what}` }[language]
    },
    payable: (_, state, frame) => findOnField(state, frame.source)?.rested === false,
    pay: (_, state, frame, sink) => {
      const one = findOnSide(ownSide(state, frame), frame.source)
      if (one !== null) setRested(frame.seat, one, true, sink)
    },
  },
  restCharacters: {
    text: ({ count }, language) =>
      ({ en: `rest ${count} of your Characters`, de: `${count} deiner Charaktere erschöpfen`, fr: `épuiser ${count} de vos Personnages` })[
        language
      ],
    payable: ({ count }, state, frame) => ownSide(state, frame).characters.filter(({ rested }) => !rested).length >= count,
    choice: ({ count }, _state, frame, choice) => fillChoice(choice, frame.seat, 'field', count, count, active),
    pay: (_, state, frame, sink) => {
      for (const handle of frame.picked) setRested(frame.seat, findOnSide(ownSide(state, frame), handle)!, true, sink)
    },
  },
  trashHand: {
    text: ({ count, filter }, language) => {
      const what = `${count} ${cardPhrase(filter, language, count)}`
      return { en: `trash ${what} from your hand`, de: `${what} aus deiner Hand ablegen`, fr: `défausser ${what} de votre main` }[language]
    },
    payable: ({ count, filter }, state, frame) => countMatchingInHand(state, frame, filter) >= count,
    choice: ({ count, filter }, _state, frame, choice) => fillChoice(choice, frame.seat, 'hand', count, count, filter),
    pay: (_, state, frame, sink) => trashPickedCards(state, frame.seat, frame, 'cost', sink),
  },
  handToDeck: {
    text: ({ count }, language) => {
      const what = cardCountPhrase(count, language)
      return {
        en: `place ${what} from your hand at the bottom of your deck`,
        de: `${what} aus deiner Hand unter dein Deck legen`,
        fr: `placer ${what} de votre main sous votre deck`,
      }[language]
    },
    payable: ({ count }, state, frame) => ownSide(state, frame).hand.length >= count,
    choice: ({ count }, _state, frame, choice) => fillChoice(choice, frame.seat, 'hand', count, count),
    pay: (_, state, frame, sink) => {
      const side = ownSide(state, frame)
      for (const handle of frame.picked) {
        const handIndex = indexInHand(side, handle)
        const seen = side.shown[handIndex] === publiclyKnown ? 3 : 1 << frame.seat
        putAtDeckBottom(side, removeFromHand(side, handIndex, false), seen)
        if (!sink.quiet) emitCardMoved(sink, frame.seat, side.deck[0]!, 'hand', 'deck', { handle }, 'cost', 'owner')
      }
      checkDeckOut(state, sink)
    },
  },
  lifeToHand: {
    text: ({ count }, language) => {
      const what = cardCountPhrase(count, language)
      return {
        en: `add ${what} from your Life area to your hand`,
        de: `${what} aus deiner Lebenszone auf die Hand nehmen`,
        fr: `ajouter ${what} de votre zone de Vie à votre main`,
      }[language]
    },
    payable: ({ count }, state, frame) => ownSide(state, frame).life.length >= count,
    pay: ({ count }, state, frame, sink) => {
      const side = ownSide(state, frame)
      for (let i = 0; i < count; i++) {
        const card = takeTopLife(side, true)
        const as = addToHand(side, state, card, publiclyUnknown)
        if (!sink.quiet) emitCardMoved(sink, frame.seat, card, 'life', 'hand', { as }, 'cost', 'owner')
      }
    },
  },
  returnCharacter: {
    text: ({ count }, language) =>
      ({
        en: `return ${count} of your Characters to the owner’s hand`,
        de: `${count} deiner Charaktere auf die Hand des Besitzers zurücknehmen`,
        fr: `renvoyer ${count} de vos Personnages dans la main de son propriétaire`,
      })[language],
    payable: ({ count }, state, frame) => ownSide(state, frame).characters.length >= count,
    choice: ({ count }, _state, frame, choice) => fillChoice(choice, frame.seat, 'field', count, count),
    pay: (_, state, frame, sink) => {
      for (const handle of frame.picked) returnToHand(state, frame.seat, handle, sink)
    },
  },
}

const active = { rested: false } as const

function entryOf(cost: AbilityCost): CostEntry<AbilityCost> {
  return entries[cost.pay] as CostEntry<AbilityCost>
}

/** The names of all costs. */
export const abilityCostKinds = Object.keys(entries) as readonly Pay[]

/** Whether a cost is written as a symbol (①, DON!! −1) rather than with "you may". */
export function isSymbolCost(cost: AbilityCost): boolean {
  return entryOf(cost).sign === true
}

export function costText(cost: AbilityCost, language: Language, kind: CardKind): string {
  return entryOf(cost).text(cost, language, kind)
}

/** Whether all costs can be paid now. No card has two costs that use the same resource, so each is checked alone. */
export function canPayCosts(costs: readonly AbilityCost[] | undefined, state: SimPieceState, frame: EffectFrame): boolean {
  if (costs === undefined) return true
  for (let i = 0; i < costs.length; i++) if (!entryOf(costs[i]!).payable(costs[i]!, state, frame)) return false
  return true
}

export function fillCostChoice(cost: AbilityCost, state: SimPieceState, frame: EffectFrame, choice: PickChoice): boolean {
  return entryOf(cost).choice?.(cost, state, frame, choice) ?? false
}

export function payCost(cost: AbilityCost, state: SimPieceState, frame: EffectFrame, sink: SimPieceEventSink): void {
  entryOf(cost).pay(cost, state, frame, sink)
}
