import { cards, type CardNo, type DecisionKind, type Handle, type PickZone, type SimPieceMove, type SimPieceView } from '@parlor/simpiece'
import type { Deeds } from './deeds.ts'

/** What an answer is called where no card speaks for it. */
export type Word = 'top' | 'bottom' | 'donActive' | 'donRested' | 'donGiven'

/** One thing to choose. */
export interface Answer {
  readonly ref: number
  readonly move: SimPieceMove | null
  /** Null for a back, or where a word says what it is. */
  readonly card: CardNo | null
  /** The card on the table this is, so that the table can be pressed as well. */
  readonly handle: Handle | null
  readonly word: Word | null
  /** The ability that would come next, where an order is asked for. */
  readonly ability: number | null
}

/** What somebody is asked, with everything there is to choose from; cards that are only looked at have no move. */
export interface Question {
  readonly kind: DecisionKind
  /** Tells two questions apart. */
  readonly id: number
  readonly zone: PickZone | null
  /** The card whose effect asks, and which of its abilities. */
  readonly card: CardNo | null
  readonly ability: number | null
  readonly least: number
  readonly most: number
  readonly picked: number
  readonly answers: readonly Answer[]
  readonly yes: SimPieceMove | null
  readonly done: SimPieceMove | null
}

export function questionOf(view: SimPieceView, deeds: Deeds): Question | null {
  const { prompt } = view
  const asked = view.pending[0]
  if (!prompt || !asked) return null
  const { kind, zone, ability, least, most, picked } = prompt
  const limbo = kind === 'trigger' ? (view.sides[asked.seat]!.limbo[0] ?? null) : null
  return {
    kind,
    id: asked.id,
    zone: kind === 'room' ? 'field' : zone,
    card: kind === 'trigger' ? limbo : prompt.card,
    ability: kind === 'trigger' ? (limbo === null ? null : (cards[limbo]!.at.trigger[0] ?? null)) : ability,
    least,
    most,
    picked,
    answers: answersOf(view, deeds),
    yes: deeds.plain('yes'),
    done: deeds.plain('done'),
  }
}

function answersOf(view: SimPieceView, deeds: Deeds): Answer[] {
  const { prompt } = view
  const answers = deeds.refs.flatMap((ref) => {
    const move = deeds.of(ref).pick
    return move ? [answer(view, ref, move)] : []
  })
  // Whoever looks at cards sees those that may not be taken, too.
  if (prompt?.zone === 'look') answers.push(...seenOnly(view, answers))
  return answers
}

function answer(view: SimPieceView, ref: number, move: SimPieceMove): Answer {
  const { prompt } = view
  const plain = { ref, move, card: null, handle: null, word: null, ability: null }
  if (prompt?.kind === 'order') return { ...plain, card: view.queue[ref]?.card ?? null, ability: view.queue[ref]?.ability ?? null }
  switch (prompt?.zone) {
    case 'place':
      return { ...plain, word: ref === 1 ? 'top' : 'bottom' }
    case 'trash':
    case 'look':
    case 'deck':
      return { ...plain, card: ref }
    case 'don':
      if (ref < 0) return { ...plain, word: ref === -1 ? 'donRested' : 'donActive' }
      return { ...plain, handle: ref, card: cardAt(view, ref), word: 'donGiven' }
    default:
      return { ...plain, handle: ref, card: cardAt(view, ref) }
  }
}

function seenOnly(view: SimPieceView, answers: readonly Answer[]): Answer[] {
  const { seat } = view.pending[0]!
  const count = view.stack.at(-1)?.left ?? 0
  const left = answers.map(({ card }) => card)
  return view.sides[seat]!.known.flatMap(([place, card]) => {
    if (place >= count) return []
    const listed = left.indexOf(card)
    if (listed >= 0) {
      left.splice(listed, 1)
      return []
    }
    // A second copy of a card that may be taken is as good as the first.
    const twin = answers.find((one) => one.card === card)
    return twin ? [] : [{ ref: -10 - place, move: null, card, handle: null, word: null, ability: null }]
  })
}

function cardAt({ sides }: SimPieceView, handle: Handle): CardNo | null {
  for (const { leader, characters, stage, hand } of sides)
    for (const one of [leader, ...characters, ...(stage ? [stage] : []), ...hand]) if (one.handle === handle) return one.card
  return null
}

/** How many more may be chosen, and whether so many are enough to go on. */
export function mayChoose({ most, picked }: Question, chosen: number): boolean {
  return picked + chosen < most
}

export function isEnough({ least, picked, done }: Question, chosen: number): boolean {
  return chosen > 0 && (picked + chosen >= least || done !== null)
}
