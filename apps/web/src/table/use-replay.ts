import { isRejection, Match, readMatch, reject, type Rejection, type Relic, type Viewer } from '@parlor/kernel'
import { useEffect, useState } from 'react'
import type { GameDoor } from '../games/door.ts'
import { openDoor } from '../games/registry.ts'
import { recountSave } from '../session/finish.ts'
import { personSeats, type Player } from '../session/player.ts'
import { Replay } from '../session/replay.ts'
import { boardStyle } from '../settings/store.ts'
import { openSaves } from '../storage/saves.ts'
import { readLink, type Shared } from '../storage/share.ts'
import { isRace } from '../online/raced.ts'

/** Where the match comes from: this device's saves, a link that holds it, the server, or a link to what lies there. */
export type Source = { readonly kind: 'save' | 'link' | 'online' | 'shared'; readonly name: string }

/** What a replay page has to show. */
export type Showing =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly why: Rejection }
  /** Part of the page did not arrive: thrown, for the page's guard to show. */
  | { readonly kind: 'broken'; readonly error: unknown }
  | { readonly kind: 'relic'; readonly door: GameDoor; readonly relic: Relic; readonly players: readonly Player[] | null }
  | {
      readonly kind: 'open'
      readonly door: GameDoor
      readonly replay: Replay
      readonly players: readonly Player[] | null
      /** Those whose eyes may be borrowed: nobody's secrets while a match still runs. */
      readonly viewers: readonly Viewer[]
      /** A game for one as several raced it: it can be looked at here, and played on the server only. */
      readonly raced: boolean
    }

/** `from` is the deed to stand at first; null where the source decides. */
export function useReplay(game: string, source: Source, from: number | null): Showing {
  const [showing, setShowing] = useState<Showing>({ kind: 'opening' })
  const { kind, name } = source
  useEffect(() => {
    let gone = false
    let replay: Replay | null = null
    setShowing({ kind: 'opening' })
    const broken = (error: unknown): Showing => ({ kind: 'broken', error })
    void open(game, kind, name, from)
      .catch(broken)
      .then((opened) => {
        if (gone) return
        if (opened.kind === 'open') replay = opened.replay
        setShowing(opened)
      })
    return () => {
      gone = true
      replay?.close()
    }
  }, [game, kind, name, from])
  return showing
}

async function open(game: string, kind: Source['kind'], name: string, from: number | null): Promise<Showing> {
  const shared = await (kind === 'save' ? savedMatch(game, name) : kind === 'link' ? readLink(name) : onlineMatch(kind, name))
  if (isRejection(shared)) return { kind: 'refused', why: shared }
  if (shared.record.game !== game)
    return { kind: 'refused', why: reject('record.otherGame', { game: shared.record.game.slice(0, 40), expected: game }) }
  const plain = await openDoor(game)
  const raced = isRace(shared.record, plain.game)
  const door = raced ? { ...plain, ...(await import('../online/room.ts')).onlinePackage(plain) } : plain
  const match = readMatch(door.game, shared.record)
  if (isRejection(match)) return { kind: 'refused', why: match }
  const players = shared.players?.length === (match instanceof Match ? match.seatCount : undefined) ? shared.players : null
  if (!(match instanceof Match)) return { kind: 'relic', door, relic: match, players: null }
  const viewers = eyes(match, players)
  // A match of one's own is looked back at from its end; one that somebody sent is told from its beginning.
  const at = Math.min(from ?? (kind === 'link' ? 0 : match.line.length), match.line.length)
  return { kind: 'open', door, replay: new Replay(door, match, viewers[0]!, () => boardStyle(game).speed, at), players, viewers, raced }
}

async function savedMatch(game: string, id: string): Promise<Shared | Rejection> {
  const found = await (await openSaves()).find(id)
  if (isRejection(found)) return found
  const { save } = found
  if (save.over && save.game === game) await recountSave(await openDoor(game), save).catch(() => undefined)
  return { players: save.players, record: save.record }
}

async function onlineMatch(kind: 'online' | 'shared', name: string): Promise<Shared | Rejection> {
  const { fetchReplay } = await import('../online/replay.ts')
  return fetchReplay(kind, name)
}

function eyes(match: Match, players: readonly Player[] | null): readonly Viewer[] {
  if (match.game.information === 'open') return ['watcher']
  const people = players ? personSeats(players) : []
  const others = Array.from({ length: match.seatCount }, (_, seat) => seat).filter((seat) => !people.includes(seat))
  return match.outcome ? [...people, ...others, 'watcher'] : people.length === 1 ? [people[0]!, 'watcher'] : ['watcher']
}
