import { create } from 'zustand'
import { isGameId } from '../games/registry.ts'
import { isUntouched } from '../play/untouched.ts'
import { openSaves, type Listed } from '../storage/saves.ts'

/** A match that waits to be played on, as far as the lobby needs to know it. */
export interface Unfinished {
  readonly id: string
  readonly game: string
  readonly name: string | null
  readonly moves: number
  readonly updated: number
  /** The levels of the bots at the table, each once. */
  readonly levels: readonly string[]
  readonly people: number
  /** Which match of its series it is, from 0. */
  readonly place: number | null
  /** In the game's notation; null where none was kept. */
  readonly position: string | null
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

/** A day's challenge or a level of one's own is a series of one: no number says where it stands. */
const lone = /^(daily|[a-z]+\.(own|test))\./

function unfinished(save: Listed): Unfinished[] {
  if ('damaged' in save || save.over || isUntouched(save) || !isGameId(save.game)) return []
  const { id, game, name, moves, updated, players, series, record } = save
  const levels = new Set(players.flatMap((player) => (player.kind === 'bot' ? [player.level] : [])))
  const people = players.filter(({ kind }) => kind === 'person').length
  return [
    {
      id,
      game,
      name,
      moves,
      updated,
      levels: [...levels],
      people,
      place: series && !lone.test(series.id) ? series.index : null,
      position: record.snapshot,
    },
  ]
}
