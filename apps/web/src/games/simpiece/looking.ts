import type { CardNo, Handle } from '@parlor/simpiece'
import { create } from 'zustand'

/** What somebody looks at without touching the match: a card in full, a pile, the other hand. */
interface Looking {
  /** Cards in full, the one in front by its place; several where a name has several cards. */
  readonly cards: readonly CardNo[] | null
  /** On the table, so that its present figures can be told. */
  readonly handle: Handle | null
  /** Whose trash is open. */
  readonly trash: number | null
  readonly peek: boolean
}

const nothing: Looking = { cards: null, handle: null, trash: null, peek: false }

export const useLooking = create<Looking>(() => nothing)

export function inspect(cards: readonly CardNo[] | null, handle: Handle | null = null): void {
  useLooking.setState({ cards, handle })
}

export function openTrash(trash: number | null): void {
  useLooking.setState({ trash })
}

export function setPeek(peek: boolean): void {
  useLooking.setState({ peek })
}

/** Another match, or another pair of eyes. */
export function lookAway(): void {
  useLooking.setState(nothing)
}
