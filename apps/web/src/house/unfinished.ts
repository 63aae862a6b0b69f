import { create } from 'zustand'
import { isGameId } from '../games/registry.ts'
import { openSaves, type Listed } from '../storage/saves.ts'

/** A match that waits to be played on, as far as the lobby needs to know it. */
export interface Unfinished {
  readonly id: string
  readonly game: string
  readonly name: string | null
  readonly moves: number
  readonly updated: number
  readonly alone: boolean
}

export const useUnfinished = create<{ readonly matches: readonly Unfinished[] }>(() => ({ matches: [] }))

/**
 * Looks for what is unfinished, newest first; resolves when that is known, at the latest after `patience` milliseconds. Storage that cannot
 * be read means that there is nothing to continue here; the page of saved matches says why.
 */
export async function lookForUnfinished(patience = 60_000): Promise<void> {
  const found = openSaves()
    .then((saves) => saves.list())
    .then(
      (saves) => useUnfinished.setState({ matches: saves.flatMap(unfinished) }),
      () => useUnfinished.setState({ matches: [] }),
    )
  await Promise.race([found, new Promise((resolve) => setTimeout(resolve, patience))])
}

function unfinished(save: Listed): Unfinished[] {
  if ('damaged' in save || save.over || save.moves === 0 || !isGameId(save.game)) return []
  const { id, game, name, moves, updated, players } = save
  return [{ id, game, name, moves, updated, alone: players.filter(({ kind }) => kind === 'person').length < 2 }]
}
