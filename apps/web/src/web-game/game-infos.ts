import built from 'virtual:game-infos'
import type { GameInfo } from './game-info.ts'

/** All games, in the order of the lobby. */
export const gameInfos: readonly GameInfo[] = built

export function gameInfoOf(id: string | null | undefined): GameInfo | null {
  return gameInfos.find((gameInfo) => gameInfo.id === id) ?? null
}
