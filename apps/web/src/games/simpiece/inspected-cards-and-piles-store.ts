import type { CardIndex, CardHandle } from '@parlor/simpiece'
import { create } from 'zustand'

/** What is inspected without affecting the match: a card in full, a pile, the other hand. */
interface Inspection {
  /** Cards in full, by index; several where a name has several cards. */
  readonly cards: readonly CardIndex[] | null
  /** Its handle on the table, for its current values. */
  readonly handle: CardHandle | null
  /** Seat whose trash is open. */
  readonly trash: number | null
  readonly peek: boolean
}

const noInspection: Inspection = { cards: null, handle: null, trash: null, peek: false }

export const useInspection = create<Inspection>(() => noInspection)

export function inspectCards(cards: readonly CardIndex[] | null, handle: CardHandle | null = null): void {
  useInspection.setState({ cards, handle })
}

export function openTrash(trash: number | null): void {
  useInspection.setState({ trash })
}

export function setOtherHandShown(peek: boolean): void {
  useInspection.setState({ peek })
}
