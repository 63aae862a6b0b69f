import { isRejection, Match, readMatch, reject, type Rejection, type UnreplayableMatch, type Viewer } from '@parlor/kernel'
import { useEffect, useState } from 'react'
import type { WebGame } from '../web-game/web-game.ts'
import { loadGame } from '../web-game/registry.ts'
import { recordFinishedSave } from '../session/record-result.ts'
import { personSeats, type Player } from '../data/player.ts'
import { ReplaySession } from '../session/replay-session.ts'
import { boardStyle } from '../platform/settings/settings-store.ts'
import { openSaveStore } from '../data/save-store.ts'
import { readMatchLink, type SharedMatch } from '../data/shared-match.ts'
import { isRaceRecord } from '../session/online/race-record.ts'

/** Where the match comes from: this device's saves, a link that holds it, the server, or a link to what lies there. */
export type ReplaySource = { readonly kind: 'save' | 'link' | 'online' | 'shared'; readonly name: string }

/** What a replay page has to show. */
export type ReplayPageState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly why: Rejection }
  /** Part of the page did not arrive: thrown, for the page's guard to show. */
  | { readonly kind: 'broken'; readonly error: unknown }
  | {
      readonly kind: 'lastState'
      readonly webGame: WebGame
      readonly lastState: UnreplayableMatch
      readonly players: readonly Player[] | null
    }
  | {
      readonly kind: 'open'
      readonly webGame: WebGame
      readonly replay: ReplaySession
      readonly players: readonly Player[] | null
      /** Those whose eyes may be borrowed: nobody's secrets while a match still runs. */
      readonly viewers: readonly Viewer[]
      /** A game for one as several raced it: it can be looked at here, and played on the server only. */
      readonly raced: boolean
    }

/** `from` is the deed to stand at first; null where the source decides. */
export function useReplay(game: string, source: ReplaySource, from: number | null): ReplayPageState {
  const [showing, setShowing] = useState<ReplayPageState>({ kind: 'opening' })
  const { kind, name } = source
  useEffect(() => {
    let cancelled = false
    let replay: ReplaySession | null = null
    setShowing({ kind: 'opening' })
    const broken = (error: unknown): ReplayPageState => ({ kind: 'broken', error })
    void openReplay(game, kind, name, from)
      .catch(broken)
      .then((opened) => {
        if (cancelled) return
        if (opened.kind === 'open') replay = opened.replay
        setShowing(opened)
      })
    return () => {
      cancelled = true
      replay?.close()
    }
  }, [game, kind, name, from])
  return showing
}

async function openReplay(game: string, kind: ReplaySource['kind'], name: string, from: number | null): Promise<ReplayPageState> {
  const shared = await (kind === 'save' ? loadSavedMatch(game, name) : kind === 'link' ? readMatchLink(name) : loadOnlineMatch(kind, name))
  if (isRejection(shared)) return { kind: 'refused', why: shared }
  if (shared.record.game !== game)
    return { kind: 'refused', why: reject('record.otherGame', { game: shared.record.game.slice(0, 40), expected: game }) }
  const plain = await loadGame(game)
  const raced = isRaceRecord(shared.record, plain.game)
  const webGame = raced ? { ...plain, ...(await import('../session/online/online-table.ts')).onlinePackage(plain) } : plain
  const match = readMatch(webGame.game, shared.record)
  if (isRejection(match)) return { kind: 'refused', why: match }
  const players = shared.players?.length === (match instanceof Match ? match.seatCount : undefined) ? shared.players : null
  if (!(match instanceof Match)) return { kind: 'lastState', webGame, lastState: match, players: null }
  const viewers = availableViewers(match, players)
  // A match of one's own is looked back at from its end; one that somebody sent is told from its beginning.
  const at = Math.min(from ?? (kind === 'link' ? 0 : match.history.length), match.history.length)
  return {
    kind: 'open',
    webGame,
    replay: new ReplaySession(webGame, match, viewers[0]!, () => boardStyle(game).speed, at),
    players,
    viewers,
    raced,
  }
}

async function loadSavedMatch(game: string, id: string): Promise<SharedMatch | Rejection> {
  const found = await (await openSaveStore()).find(id)
  if (isRejection(found)) return found
  const { save } = found
  if (save.over && save.game === game) await recordFinishedSave(await loadGame(game), save).catch(() => undefined)
  return { players: save.players, record: save.record }
}

async function loadOnlineMatch(kind: 'online' | 'shared', name: string): Promise<SharedMatch | Rejection> {
  const { fetchReplay } = await import('../session/online/fetch-replay.ts')
  return fetchReplay(kind, name)
}

function availableViewers(match: Match, players: readonly Player[] | null): readonly Viewer[] {
  if (match.game.information === 'open') return ['watcher']
  const people = players ? personSeats(players) : []
  const others = Array.from({ length: match.seatCount }, (_, seat) => seat).filter((seat) => !people.includes(seat))
  return match.outcome ? [...people, ...others, 'watcher'] : people.length === 1 ? [people[0]!, 'watcher'] : ['watcher']
}
