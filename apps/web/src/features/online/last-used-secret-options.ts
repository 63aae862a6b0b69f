import type { WebGame } from '../../web-game/web-game.ts'
import { readLastSetup } from '../../data/match-setup.ts'

/** The player's secret options of a table: the last used ones; null for the game's default. */
export async function lastUsedSecretOptions(webGame: WebGame): Promise<Readonly<Record<string, unknown>> | null> {
  const { secrets, players } = await readLastSetup(webGame.game, webGame.strategy.levels)
  const seat = players.findIndex(({ kind }) => kind === 'person')
  return secrets?.[Math.max(0, seat)] ?? null
}
