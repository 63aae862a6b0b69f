import { isRejection, type Rejection } from '@parlor/kernel'
import { botPlayer, remotePlayer } from '../../data/player.ts'
import type { SharedMatch } from '../../data/shared-match.ts'
import { apiRequest } from './api.ts'
import { ensureIdentified } from './me.ts'

/** A finished online match: the player's own, or a shared one. */
export async function fetchReplay(kind: 'online' | 'shared', name: string): Promise<SharedMatch | Rejection> {
  const me = await ensureIdentified()
  if (isRejection(me)) return me
  const found = await (kind === 'online'
    ? apiRequest('replay', { parts: { match: name } })
    : apiRequest('sharedReplay', { parts: { token: name } }))
  if (isRejection(found)) return found
  const { players, ...record } = found
  return { record, players: players.map(({ name: playerName, level }) => (level === null ? remotePlayer(playerName) : botPlayer(level))) }
}

/** A public link to the player's own online match; null when the server makes none. */
export async function createShareLink(path: string, match: string): Promise<string | null> {
  const shared = await apiRequest('shareReplay', { parts: { match } })
  const [, game = ''] = path.split('/')
  return isRejection(shared) ? null : `${location.origin}/${game}/shared/${shared.token}`
}
