import type { CardKind, Cost, Language } from './card.ts'
import { ask, type Choice } from './choice.ts'
import { restDon, returnDon } from './don.ts'
import { donOnField, inHand, onField, onSide } from './field.ts'
import { fitsCard } from './fits.ts'
import { cardsWord, cardWords, thisWords } from './phrase.ts'
import { returnToHand } from './removal.ts'
import { costInHand } from './standing.ts'
import { hidden, open, type Frame, type SimPieceState } from './types.ts'
import { checkDecks, intoHand, offLife, outOfHand, tellMoved, turnCard, underDeck, type SimPieceTable } from './zones.ts'
import { trashPicked } from './verbs/hand.ts'
import { own } from './verbs/verb.ts'

type Pay = Cost['pay']
type Of<P extends Pay> = Extract<Cost, { pay: P }>

/** A cost: its words, whether it can be paid, what has to be picked, and the paying. */
interface Entry<C> {
  /** A sign that stands before all words, or an infinitive after "you may". */
  readonly words: (cost: C, language: Language, kind: CardKind) => string
  readonly sign?: true
  readonly payable: (cost: C, state: SimPieceState, frame: Frame) => boolean
  readonly choice?: (cost: C, state: SimPieceState, frame: Frame, choice: Choice) => boolean
  readonly pay: (cost: C, state: SimPieceState, frame: Frame, table: SimPieceTable) => void
}

const circled = ['⓪', '①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨', '⑩']

function handFits(state: SimPieceState, frame: Frame, filter: Of<'trashHand'>['filter']): number {
  let count = 0
  for (const no of own(state, frame).hand) if (fitsCard(no, costInHand(state, frame.seat, no), filter, -1)) count++
  return count
}

const entries: { readonly [P in Pay]: Entry<Of<P>> } = {
  restDon: {
    sign: true,
    words: ({ count }) => circled[count] ?? `(${count})`,
    payable: ({ count }, state, frame) => own(state, frame).donActive >= count,
    pay: ({ count }, state, frame, table) => restDon(state, frame.seat, count, table),
  },
  returnDon: {
    sign: true,
    words: ({ count }) => `DON!! −${count}`,
    payable: ({ count }, state, frame) => donOnField(own(state, frame)) >= count,
    choice: ({ count }, _state, frame, choice) => ask(choice, frame.seat, 'don', count, count),
    pay: (_, state, frame, table) => {
      for (const pick of frame.picked) returnDon(state, frame.seat, pick, table)
    },
  },
  restThis: {
    words: (_, language, kind) => {
      const what = thisWords(kind, language, 'object')
      return { en: `rest ${what}`, de: `${what} erschöpfen`, fr: `épuiser ${what}` }[language]
    },
    payable: (_, state, frame) => onField(state, frame.source)?.rested === false,
    pay: (_, state, frame, table) => {
      const one = onSide(own(state, frame), frame.source)
      if (one !== null) turnCard(frame.seat, one, true, table)
    },
  },
  restCharacters: {
    words: ({ count }, language) =>
      ({ en: `rest ${count} of your Characters`, de: `${count} deiner Charaktere erschöpfen`, fr: `épuiser ${count} de vos Personnages` })[
        language
      ],
    payable: ({ count }, state, frame) => own(state, frame).characters.filter(({ rested }) => !rested).length >= count,
    choice: ({ count }, _state, frame, choice) => ask(choice, frame.seat, 'field', count, count, active),
    pay: (_, state, frame, table) => {
      for (const handle of frame.picked) turnCard(frame.seat, onSide(own(state, frame), handle)!, true, table)
    },
  },
  trashHand: {
    words: ({ count, filter }, language) => {
      const what = `${count} ${cardWords(filter, language, count)}`
      return { en: `trash ${what} from your hand`, de: `${what} aus deiner Hand ablegen`, fr: `défausser ${what} de votre main` }[language]
    },
    payable: ({ count, filter }, state, frame) => handFits(state, frame, filter) >= count,
    choice: ({ count, filter }, _state, frame, choice) => ask(choice, frame.seat, 'hand', count, count, filter),
    pay: (_, state, frame, table) => trashPicked(state, frame.seat, frame, 'cost', table),
  },
  handToDeck: {
    words: ({ count }, language) => {
      const what = cardsWord(count, language)
      return {
        en: `place ${what} from your hand at the bottom of your deck`,
        de: `${what} aus deiner Hand unter dein Deck legen`,
        fr: `placer ${what} de votre main sous votre deck`,
      }[language]
    },
    payable: ({ count }, state, frame) => own(state, frame).hand.length >= count,
    choice: ({ count }, _state, frame, choice) => ask(choice, frame.seat, 'hand', count, count),
    pay: (_, state, frame, table) => {
      const side = own(state, frame)
      for (const handle of frame.picked) {
        const place = inHand(side, handle)
        const seen = side.shown[place] === open ? 3 : 1 << frame.seat
        underDeck(side, outOfHand(side, place, false), seen)
        if (!table.quiet) tellMoved(table, frame.seat, side.deck[0]!, 'hand', 'deck', { handle }, 'cost', 'owner')
      }
      checkDecks(state, table)
    },
  },
  lifeToHand: {
    words: ({ count }, language) => {
      const what = cardsWord(count, language)
      return {
        en: `add ${what} from your Life area to your hand`,
        de: `${what} aus deiner Lebenszone auf die Hand nehmen`,
        fr: `ajouter ${what} de votre zone de Vie à votre main`,
      }[language]
    },
    payable: ({ count }, state, frame) => own(state, frame).life.length >= count,
    pay: ({ count }, state, frame, table) => {
      const side = own(state, frame)
      for (let i = 0; i < count; i++) {
        const card = offLife(side, true)
        const as = intoHand(side, state, card, hidden)
        if (!table.quiet) tellMoved(table, frame.seat, card, 'life', 'hand', { as }, 'cost', 'owner')
      }
    },
  },
  returnCharacter: {
    words: ({ count }, language) =>
      ({
        en: `return ${count} of your Characters to the owner’s hand`,
        de: `${count} deiner Charaktere auf die Hand des Besitzers zurücknehmen`,
        fr: `renvoyer ${count} de vos Personnages dans la main de son propriétaire`,
      })[language],
    payable: ({ count }, state, frame) => own(state, frame).characters.length >= count,
    choice: ({ count }, _state, frame, choice) => ask(choice, frame.seat, 'field', count, count),
    pay: (_, state, frame, table) => {
      for (const handle of frame.picked) returnToHand(state, frame.seat, handle, table)
    },
  },
}

const active = { rested: false } as const

function entryOf(cost: Cost): Entry<Cost> {
  return entries[cost.pay] as Entry<Cost>
}

/** The names of all costs. */
export const costNames = Object.keys(entries) as readonly Pay[]

/** Whether a cost is written as a sign (①, DON!! −1) rather than with "you may". */
export function isSign(cost: Cost): boolean {
  return entryOf(cost).sign === true
}

export function costWords(cost: Cost, language: Language, kind: CardKind): string {
  return entryOf(cost).words(cost, language, kind)
}

/** Whether all costs can be paid as things stand. No card has two costs that draw on the same thing, so each is looked at alone. */
export function canPay(costs: readonly Cost[] | undefined, state: SimPieceState, frame: Frame): boolean {
  if (costs === undefined) return true
  for (let i = 0; i < costs.length; i++) if (!entryOf(costs[i]!).payable(costs[i]!, state, frame)) return false
  return true
}

export function askCost(cost: Cost, state: SimPieceState, frame: Frame, choice: Choice): boolean {
  return entryOf(cost).choice?.(cost, state, frame, choice) ?? false
}

export function payCost(cost: Cost, state: SimPieceState, frame: Frame, table: SimPieceTable): void {
  entryOf(cost).pay(cost, state, frame, table)
}
