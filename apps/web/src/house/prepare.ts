import { cards } from '../games/cards.ts'
import { loadPicture } from './picture.tsx'
import { lookForUnfinished } from './unfinished.ts'

/** Asks for all that the lobby shows before it is drawn; waits a moment for what would make it jump. */
export async function prepareLobby(): Promise<void> {
  for (const { miniature } of cards) if (miniature) void loadPicture(miniature)
  await lookForUnfinished(250)
}
