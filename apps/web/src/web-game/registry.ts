import { gameInfos } from './game-infos.ts'
import type { WebGame } from './web-game.ts'

const gameLoaders = import.meta.glob<{ default: WebGame }>('../games/*/index.ts')

/** The games that can be played, in the order of the lobby. */
export const gameIds: readonly string[] = gameInfos.map((gameInfo) => gameInfo.id)

export function isGameId(id: string | undefined): id is string {
  return id !== undefined && Object.hasOwn(gameLoaders, `../games/${id}/index.ts`)
}

const loadedGames = new Map<string, Promise<WebGame>>()

/** Loads a game; a failed load is tried again the next time. */
export function loadGame(id: string): Promise<WebGame> {
  let webGame = loadedGames.get(id)
  if (!webGame) {
    const load = gameLoaders[`../games/${id}/index.ts`]
    if (!load) return Promise.reject(new Error(`no game ${id}`))
    webGame = load().then((module) => module.default)
    webGame.catch(() => loadedGames.delete(id))
    loadedGames.set(id, webGame)
  }
  return webGame
}
