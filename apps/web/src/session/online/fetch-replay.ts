import { isRejection, type Rejection } from '@parlor/kernel'
import { botPlayer, remotePlayer } from '../../data/player.ts'
import type { SharedMatch } from '../../data/shared-match.ts'
import { apiRequest } from './api.ts'
import { ensureIdentified } from './me.ts'

/** A finished match that lies on the server: one's own, or one that somebody has shared. */
export async function fetchReplay(kind: 'online' | 'shared', name: string): Promise<SharedMatch | Rejection> {
  const me = await ensureIdentified()
  if (isRejection(me)) return me
  const found = await (kind === 'online'
    ? apiRequest('replay', { parts: { match: name } })
    : apiRequest('sharedReplay', { parts: { token: name } }))
  if (isRejection(found)) return found
  const { players, ...record } = found
  return { record, players: players.map(({ name: called, level }) => (level === null ? remotePlayer(called) : botPlayer(level))) }
}

/** A link to a match of one's own that lies on the server, for whoever is given it; null when none can be made. */
export async function createShareLink(path: string, match: string): Promise<string | null> {
  const shared = await apiRequest('shareReplay', { parts: { match } })
  const [, game = ''] = path.split('/')
  return isRejection(shared) ? null : `${location.origin}/${game}/shared/${shared.token}`
}
