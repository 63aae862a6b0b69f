import built from 'virtual:parlor-cards'
import type { GameInfo } from './game-info.ts'

export type { GameInfo } from './game-info.ts'

/** The games that exist, in the order of their doors. */
export const gameInfos: readonly GameInfo[] = built

export function gameInfoOf(id: string | null | undefined): GameInfo | null {
  return gameInfos.find((card) => card.id === id) ?? null
}
