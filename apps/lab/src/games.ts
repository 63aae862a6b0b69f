import type { GamePackage } from '@parlor/kernel'
import { gameList } from '@parlor/protocol'
import { UsageError } from './command.ts'

export const games: readonly GamePackage[] = await Promise.all(
  gameList.map(async ({ id }) => ((await import(`@parlor/${id}`)) as Record<string, GamePackage>)[id]!),
)

/** The game of that id; throws a usage error for an unknown one. */
export function gameById(id: string | undefined): GamePackage {
  const found = games.find(({ game }) => game.id === id)
  if (!found)
    throw new UsageError(
      `${id === undefined ? 'Name a game' : `There is no game "${id}"`}. Games: ${games.map(({ game }) => game.id).join(', ')}.`,
    )
  return found
}
