import type { CardNumber, CardHandle } from '@parlor/simpiece'
import { create } from 'zustand'

/** What somebody looks at without touching the match: a card in full, a pile, the other hand. */
interface Inspection {
  /** Cards in full, the one in front by its place; several where a name has several cards. */
  readonly cards: readonly CardNumber[] | null
  /** On the table, so that its present figures can be told. */
  readonly handle: CardHandle | null
  /** Whose trash is open. */
  readonly trash: number | null
  readonly peek: boolean
}

const noInspection: Inspection = { cards: null, handle: null, trash: null, peek: false }

export const useInspection = create<Inspection>(() => noInspection)

export function inspectCards(cards: readonly CardNumber[] | null, handle: CardHandle | null = null): void {
  useInspection.setState({ cards, handle })
}

export function openTrash(trash: number | null): void {
  useInspection.setState({ trash })
}

export function setPeek(peek: boolean): void {
  useInspection.setState({ peek })
}
