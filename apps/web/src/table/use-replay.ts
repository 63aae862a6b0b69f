import { isRejection, reject, type Rejection, type Viewer } from '@parlor/kernel'
import { Match, readMatch } from '@parlor/kernel/host'
import { useEffect, useState } from 'react'
import type { WebGame } from '../web-game/web-game.ts'
import { loadGame } from '../web-game/registry.ts'
import { markAsPractice } from '../session/open-table.ts'
import { recordFinishedSave } from '../session/record-result.ts'
import { personPlayer, personSeats, type Player } from '../data/player.ts'
import { lastPositionSession } from '../session/last-position-session.ts'
import { ReplaySession } from '../session/replay-session.ts'
import type { Session } from '../session/session.ts'
import { boardStyle } from '../platform/settings/settings-store.ts'
import { openSaveStore } from '../data/save-store.ts'
import { readMatchLink, type SharedMatch } from '../data/shared-match.ts'
import { wasPlayedAsRace } from '../session/online/was-played-as-race.ts'

/** Source of the match: a save, a link that contains it, the server, or a share link to it. */
type ReplaySource = { readonly kind: 'save' | 'link' | 'online' | 'shared'; readonly name: string }

/** State of a replay page. */
export type ReplayPageState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly why: Rejection }
  /** A chunk failed to load: thrown to the page's error boundary. */
  | { readonly kind: 'broken'; readonly error: unknown }
  /** The log no longer replays, for this reason. */
  | { readonly kind: 'lastState'; readonly webGame: WebGame; readonly session: Session; readonly why: Rejection }
  | {
      readonly kind: 'open'
      readonly webGame: WebGame
      readonly replay: ReplaySession
      /** Null where the match does not say who played. */
      readonly players: readonly Player[] | null
      /** A single-player race: can be replayed here, but continued only on the server. */
      readonly raced: boolean
    }

/** `from` is the initial position; null where the source decides. */
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
  const shared = await (kind === 'save'
    ? readSaveForReplay(game, name)
    : kind === 'link'
      ? readMatchLink(name)
      : loadOnlineMatch(kind, name))
  if (isRejection(shared)) return { kind: 'refused', why: shared }
  if (shared.record.game !== game)
    return { kind: 'refused', why: reject('record.otherGame', { game: shared.record.game.slice(0, 40), expected: game }) }
  const plain = await loadGame(game)
  const raced = wasPlayedAsRace(shared.record, plain.game)
  const webGame = raced ? { ...plain, ...(await import('@parlor/protocol')).raceIfSolo(plain) } : plain
  const match = readMatch(webGame.game, shared.record)
  if (isRejection(match)) return { kind: 'refused', why: match }
  const players = shared.players?.length === (match instanceof Match ? match.seatCount : undefined) ? shared.players : null
  if (!(match instanceof Match)) return { kind: 'lastState', webGame, session: lastPositionSession(webGame, match), why: match.why }
  const seated = players ?? Array.from({ length: match.seatCount }, () => personPlayer)
  // Nobody is shown secrets while a match still runs.
  const viewers = availableViewers(match, players)
  // An own match opens at its end, a shared one at its beginning.
  const watched = kind === 'link' || (webGame.replaysFromStart && match.outcome !== null)
  const at = Math.min(from ?? (watched ? 0 : match.history.length), match.history.length)
  return {
    kind: 'open',
    webGame,
    replay: new ReplaySession(
      webGame,
      match,
      {
        ...{ id: kind === 'save' ? name : null, players: seated, viewers },
        ...(kind === 'save' && !match.outcome && { markAsPractice: () => markAsPractice(webGame, name) }),
      },
      () => boardStyle(game).speed,
      at,
    ),
    players,
    raced,
  }
}

async function readSaveForReplay(game: string, id: string): Promise<SharedMatch | Rejection> {
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
