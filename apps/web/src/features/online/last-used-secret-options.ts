import type { WebGame } from '../../web-game/web-game.ts'
import { readLastSetup, type MatchSetup } from '../../data/match-setup.ts'

/** The player's secret options of a table: the last used ones; null for the game's default. */
export async function lastUsedSecretOptions(webGame: WebGame): Promise<Readonly<Record<string, unknown>> | null> {
  const setup = await readLastSetup(webGame.game, webGame.strategy.levels)
  return setup.secrets?.[ownSeatOf(setup)] ?? null
}

/** The seat whose secret the player takes along. */
export function ownSeatOf({ players }: MatchSetup): number {
  return Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'person'),
  )
}
