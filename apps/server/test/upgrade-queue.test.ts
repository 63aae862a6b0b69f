import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { protocolVersion, socketPath } from '@parlor/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Identities, Identity } from '../src/accounts/identities.ts'
import { FairQueue } from '../src/fair-queue.ts'
import type { SocketDeps } from '../src/socket/connection.ts'
import { SocketServer } from '../src/socket/socket-server.ts'

describe('everybody who comes back at once', () => {
  const people: Record<string, (who: Identity | null) => void> = {}
  const looked: string[] = []
  let sockets: SocketServer
  let server: Server

  beforeEach(async () => {
    const identify = (cookie: string) => {
      looked.push(cookie)
      return new Promise<Identity | null>((resolve) => (people[cookie] = resolve))
    }
    const options = { origins: [], proxy: true, maxPerAddress: 10, upgradeQueue: new FairQueue(2, 1), onRefused: () => {} }
    const deps = { rate: 1, matchmaking: { leave: async () => {} } } as unknown as SocketDeps
    sockets = new SocketServer({ identify } as unknown as Identities, deps, options)
    server = createServer().on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })

  afterEach(async () => {
    for (const resolve of Object.values(people)) resolve(null)
    await sockets.close()
    server.close()
    looked.length = 0
  })

  function comeBack(who: string, address: string): WebSocket {
    const { port } = server.address() as AddressInfo
    const headers = { 'x-forwarded-for': address, cookie: who }
    return new WebSocket(`ws://127.0.0.1:${port}${socketPath}?v=${protocolVersion}`, { headers }).on('error', () => {})
  }

  it('is let in address by address, so many at a time, and who gave up meanwhile is left out', async () => {
    comeBack('a1', '198.18.0.1')
    await expect.poll(() => looked).toEqual(['a1'])
    comeBack('a2', '198.18.0.1')
    const gone = comeBack('a3', '198.18.0.1')
    comeBack('b1', '198.18.0.2')
    await expect.poll(() => looked).toEqual(['a1', 'b1'])
    comeBack('c1', '198.18.0.3')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(looked).toEqual(['a1', 'b1'])
    gone.terminate()
    await new Promise((resolve) => setTimeout(resolve, 50))
    people['b1']!(null)
    await expect.poll(() => looked).toEqual(['a1', 'b1', 'c1'])
    people['a1']!(null)
    await expect.poll(() => looked).toEqual(['a1', 'b1', 'c1', 'a2'])
    people['a2']!(null)
    people['c1']!(null)
    // The place of who gave up is free again.
    comeBack('a4', '198.18.0.1')
    await expect.poll(() => looked).toEqual(['a1', 'b1', 'c1', 'a2', 'a4'])
  })
})
