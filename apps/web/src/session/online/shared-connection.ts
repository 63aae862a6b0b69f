import { protocolVersion, socketPath } from '@parlor/protocol'
import { markProtocolOutdated } from '../../platform/pwa/protocol-outdated.ts'
import { Connection } from './connection.ts'
import { ensureIdentified } from './me.ts'
import { saveUnsentMoves, takeUnsentMoves } from './unsent-moves.ts'

let shared: Connection | null = null

/** The connection of this page. */
export function sharedConnection(): Connection {
  if (shared) return shared
  const connection = new Connection({
    open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${socketPath}?v=${protocolVersion}`),
    identify: ensureIdentified,
    now: () => Date.now(),
  })
  connection.store.subscribe(({ state }) => state === 'outdated' && markProtocolOutdated())
  window.addEventListener('pagehide', () => saveUnsentMoves(connection.unansweredMoves))
  window.addEventListener('offline', () => connection.networkLost())
  window.addEventListener('online', () => connection.networkBack())
  // Idempotent: the server does each once, and rejects one that is stale.
  for (const { id, ...move } of takeUnsentMoves()) void connection.sendCommand(move, id)
  return (shared = connection)
}
