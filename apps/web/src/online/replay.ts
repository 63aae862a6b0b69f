import { isRejection, type Rejection } from '@parlor/kernel'
import { bot, remote } from '../session/player.ts'
import type { Shared } from '../storage/share.ts'
import { request } from './api.ts'
import { arrive } from './me.ts'

/** A finished match that lies on the server: one's own, or one that somebody has shared. */
export async function fetchReplay(kind: 'online' | 'shared', name: string): Promise<Shared | Rejection> {
  const me = await arrive()
  if (isRejection(me)) return me
  const found = await (kind === 'online' ? request('replay', { parts: { match: name } }) : request('shared', { parts: { token: name } }))
  if (isRejection(found)) return found
  const { players, ...record } = found
  return { record, players: players.map(({ name: called, level }) => (level === null ? remote(called) : bot(level))) }
}

/** A link to a match of one's own that lies on the server, for whoever is given it; null when none can be made. */
export async function shareLink(path: string, match: string): Promise<string | null> {
  const shared = await request('share', { parts: { match } })
  const [, game = ''] = path.split('/')
  return isRejection(shared) ? null : `${location.origin}/${game}/shared/${shared.token}`
}
