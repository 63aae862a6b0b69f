import type { Server } from 'node:http'
import { addressKeyOf, addressTiers } from './client-address.ts'

/** A proxy keeps idle connections for less (`keepalive_timeout` in deploy/online.conf): it must not send a request over one that ends here. */
const proxyKeepAliveMs = 75_000

/**
 * What a proxy does for the nodes behind it: connections that send or read nothing end, and one address holds so many, sockets included. No
 * maximum behind a proxy, whose connections are everybody's.
 */
export function limitConnections(server: Server, maxPerAddress: number | null): void {
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  // Without a byte either way; ws takes it off its sockets, which are pinged.
  server.timeout = 60_000
  if (maxPerAddress === null) {
    server.keepAliveTimeout = proxyKeepAliveMs
    return
  }
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = addressKeyOf(socket.remoteAddress ?? '')
    const tiers = addressTiers(address)
    if (tiers.some(([key, times]) => (open.get(key) ?? 0) >= maxPerAddress * times)) return void socket.destroy()
    for (const [key] of tiers) open.set(key, (open.get(key) ?? 0) + 1)
    socket.once('close', () => {
      for (const [key] of tiers) {
        const left = open.get(key)! - 1
        if (left === 0) open.delete(key)
        else open.set(key, left)
      }
    })
  })
}
