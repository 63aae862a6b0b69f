import { gameInfos } from '../../web-game/game-list.ts'
import { loadLobbyArt } from '../../web-game/lobby-art.tsx'
import { loadUnfinishedMatches } from './unfinished-matches.ts'

/** Asks for all that the lobby shows before it is drawn; waits a moment for what would make it jump. */
export async function prepareLobby(): Promise<void> {
  for (const { miniature } of gameInfos) if (miniature) void loadLobbyArt(miniature)
  await loadUnfinishedMatches(250)
}
