import { domino } from '@parlor/domino'
import { dots } from '@parlor/dots'
import type { GamePackage } from '@parlor/kernel'
import { mahjong } from '@parlor/mahjong'
import { simpiece } from '@parlor/simpiece'
import { sumzero } from '@parlor/sumzero'
import { UsageError } from './command.ts'

/** All games; a new game is one line here. */
export const games: readonly GamePackage[] = [dots, domino, sumzero, mahjong, simpiece]

/** The game of that id; throws a usage error for an unknown one. */
export function gameByName(id: string | undefined): GamePackage {
  const found = games.find(({ game }) => game.id === id)
  if (!found)
    throw new UsageError(
      `${id === undefined ? 'Name a game' : `There is no game "${id}"`}. Games: ${games.map(({ game }) => game.id).join(', ')}.`,
    )
  return found
}
