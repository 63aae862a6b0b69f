import type { WebGame } from '../../web-game/web-game.ts'
import { readLastSetup } from '../../data/match-setup.ts'

/** What this person brings to a table in private: what they last played with here; null for the game's usual. */
export async function lastUsedSecret(webGame: WebGame): Promise<Readonly<Record<string, unknown>> | null> {
  const { secrets, players } = await readLastSetup(webGame.game, webGame.strategy.levels)
  const seat = players.findIndex(({ kind }) => kind === 'person')
  return secrets?.[Math.max(0, seat)] ?? null
}
