import {
  cards,
  type CardIndex,
  type DecisionKind,
  type CardHandle,
  type PickZone,
  type SideView,
  type SimPieceMove,
  type SimPieceView,
} from '@parlor/simpiece'
import type { LegalMoveIndex } from './legal-move-index.ts'

/** Label of an answer without a card. */
type AnswerLabel = 'top' | 'bottom' | 'donActive' | 'donRested' | 'donGiven'

/** One option. */
export interface AnswerOption {
  readonly ref: number
  readonly move: SimPieceMove | null
  /** Null for a face-down card, or where a label says what it is. */
  readonly card: CardIndex | null
  /** Its handle on the table, so that it can be chosen there as well. */
  readonly handle: CardHandle | null
  readonly word: AnswerLabel | null
  /** The ability that would come next, where an order is asked for. */
  readonly ability: number | null
}

/** A question with all its options; cards that are only shown have no move. */
export interface Question {
  readonly kind: DecisionKind
  /** Distinguishes questions. */
  readonly id: number
  readonly zone: PickZone | null
  /** The card whose effect asks, and the index of its ability. */
  readonly card: CardIndex | null
  readonly ability: number | null
  readonly least: number
  readonly most: number
  readonly picked: number
  readonly answers: readonly AnswerOption[]
  readonly yes: SimPieceMove | null
  readonly done: SimPieceMove | null
  /** All are needed, one after the other: the marks are an order. */
  readonly sequence: boolean
}

/** True when answers are handles of cards on the table; otherwise card numbers or list indices. */
export function answersAreHandles({ prompt }: SimPieceView): boolean {
  return prompt !== null && prompt.kind !== 'order' && (prompt.zone === null || handled.has(prompt.zone))
}

const handled: ReadonlySet<PickZone> = new Set(['field', 'hand', 'blind', 'don'])

export function questionOf(view: SimPieceView, legalMoves: LegalMoveIndex): Question | null {
  const { prompt } = view
  const asked = view.pending[0]
  if (!prompt || !asked) return null
  const { kind, zone, ability, least, most, picked } = prompt
  const sequence = kind === 'pick' && zone === 'look' && least > 0
  const answers = sequence ? orderedAnswers(view) : answersOf(view, legalMoves)
  const limbo = kind === 'trigger' ? (view.sides[asked.seat]!.limbo[0] ?? null) : null
  return {
    kind,
    id: asked.id,
    zone: kind === 'room' ? 'field' : zone,
    card: kind === 'trigger' ? limbo : prompt.card,
    ability: kind === 'trigger' ? (limbo === null ? null : (cards[limbo]!.at.trigger[0] ?? null)) : ability,
    // The last card goes to the remaining place.
    least: sequence ? answers.length - 1 : least,
    most: sequence ? answers.length : most,
    picked,
    answers,
    yes: legalMoves.plain('yes'),
    done: legalMoves.plain('done'),
    sequence,
  }
}

/** Every card that is looked at, copies included: the rules ask one by one, the player sees them as one row. */
function orderedAnswers(view: SimPieceView): AnswerOption[] {
  return lookedAtCards(view).map(([deckIndex, card]) => ({ ...nobody, ref: firstSeenRef - deckIndex, move: { kind: 'pick', card }, card }))
}

function lookedAtCards(view: SimPieceView): SideView['known'] {
  const count = view.stack.at(-1)?.left ?? 0
  return view.sides[view.pending[0]!.seat]!.known.filter(([deckIndex]) => deckIndex < count)
}

/** Refs of cards that are only shown start here: below everything the rules use. */
const firstSeenRef = -10
const nobody = { card: null, handle: null, word: null, ability: null }

function answersOf(view: SimPieceView, legalMoves: LegalMoveIndex): AnswerOption[] {
  const { prompt } = view
  const answers = [...legalMoves.picks].map(([ref, move]) => answer(view, ref, move))
  // Cards that may not be taken are shown as well.
  if (prompt?.zone === 'look') answers.push(...visibleOnlyAnswers(view, answers))
  return answers
}

function answer(view: SimPieceView, ref: number, move: SimPieceMove): AnswerOption {
  const { prompt } = view
  const plain = { ...nobody, ref, move }
  if (prompt?.kind === 'order') return { ...plain, card: view.queue[ref]?.card ?? null, ability: view.queue[ref]?.ability ?? null }
  switch (prompt?.zone) {
    case 'option':
      return { ...plain, card: prompt.card, ability: ref }
    case 'place':
      return { ...plain, word: ref === 1 ? 'top' : 'bottom' }
    case 'trash':
    case 'look':
    case 'deck':
      return { ...plain, card: ref }
    case 'don':
      return ref < 0 ? { ...plain, word: donWord(ref) } : { ...plain, handle: ref, card: cardAt(view, ref), word: 'donGiven' }
    default:
      return ref < 0 ? { ...plain, word: donWord(ref) } : { ...plain, handle: ref, card: cardAt(view, ref) }
  }
}

/** DON!! of the cost area. */
function donWord(ref: number): 'donRested' | 'donActive' {
  return ref === -1 ? 'donRested' : 'donActive'
}

function visibleOnlyAnswers(view: SimPieceView, answers: readonly AnswerOption[]): AnswerOption[] {
  const left = answers.map(({ card }) => card)
  return lookedAtCards(view).flatMap(([deckIndex, card]) => {
    const listed = left.indexOf(card)
    if (listed >= 0) {
      left.splice(listed, 1)
      return []
    }
    // A second copy of a card that may be taken is as good as the first.
    const twin = answers.find((one) => one.card === card)
    return twin ? [] : [{ ...nobody, ref: firstSeenRef - deckIndex, move: null, card }]
  })
}

function cardAt({ sides }: SimPieceView, handle: CardHandle): CardIndex | null {
  for (const { leader, characters, stage, hand } of sides)
    for (const one of [leader, ...characters, ...(stage ? [stage] : []), ...hand]) if (one.handle === handle) return one.card
  return null
}

/** How many more may be chosen, and whether the chosen ones are enough. */
export function canChooseMore({ most, picked }: Question, chosen: number): boolean {
  return picked + chosen < most
}

export function hasChosenEnough({ least, picked, done }: Question, chosen: number): boolean {
  return chosen > 0 && (picked + chosen >= least || done !== null)
}
