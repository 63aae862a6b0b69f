import { create } from 'zustand'
import { gameInfos } from '../../web-game/game-infos.ts'
import { loadLobbyArt } from '../../web-game/lobby-art.tsx'
import { isGameId } from '../../web-game/registry.ts'
import { isUntouched } from '../../data/untouched-match.ts'
import { openSaveStore, type SaveOrDamagedSave } from '../../data/save-store.ts'

/** An unfinished match, as the lobby shows it. */
export interface UnfinishedMatch {
  readonly id: string
  readonly game: string
  readonly name: string | null
  readonly moves: number
  readonly updated: number
  /** Distinct levels of the bots. */
  readonly levels: readonly string[]
  readonly people: number
  /** Index in its series, from 0. */
  readonly seriesIndex: number | null
  /** In the game's notation; null where none was stored. */
  readonly position: string | null
}

export const useUnfinishedMatches = create<{ readonly matches: readonly UnfinishedMatch[] }>(() => ({ matches: [] }))

/**
 * Loads the unfinished matches, newest first; resolves after at most `timeoutMs` milliseconds. Unreadable storage counts as none; the saves
 * page reports it.
 */
export async function loadUnfinishedMatches(timeoutMs = 60_000): Promise<void> {
  const found = openSaveStore()
    .then((saves) => saves.list())
    .then(
      (saves) => useUnfinishedMatches.setState({ matches: saves.flatMap(toUnfinishedMatch) }),
      () => useUnfinishedMatches.setState({ matches: [] }),
    )
  await Promise.race([found, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
}

/** Before the lobby is rendered: starts loading its art, and waits at most 250 ms for the unfinished matches, which would shift the layout. */
export async function prepareLobby(): Promise<void> {
  for (const { miniature } of gameInfos) void loadLobbyArt(miniature)
  await loadUnfinishedMatches(250)
}

/** Series of one match (daily challenges, custom levels): shown without a number. */
const singleMatchSeries = /^(daily|[a-z]+\.(own|test))\./

function toUnfinishedMatch(save: SaveOrDamagedSave): UnfinishedMatch[] {
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
      seriesIndex: series && !singleMatchSeries.test(series.id) ? series.index : null,
      position: record.snapshot,
    },
  ]
}
