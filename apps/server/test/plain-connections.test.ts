import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { limitConnections } from '../src/http/connection-limit.ts'

describe('connections without a proxy', () => {
  const server = createServer((_request, response) => response.end('here'))
  limitConnections(server, 3)
  afterAll(() => void server.close())

  it('are so many by address, and one that ends makes room', async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const open = async () => {
      const accepted = once(server, 'connection')
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      const [atServer] = await accepted
      return { socket, atServer: atServer as typeof socket }
    }
    const held = [await open(), await open(), await open()]
    expect(held.map(({ atServer }) => atServer.destroyed)).toEqual([false, false, false])
    const fourth = await open()
    expect(fourth.atServer.destroyed).toBe(true)
    const closed = once(held[0]!.atServer, 'close')
    held[0]!.socket.destroy()
    await closed
    const fifth = await open()
    expect(fifth.atServer.destroyed).toBe(false)
    for (const { socket } of [...held, fifth]) socket.destroy()
  })

  it('are not held by whoever sends or reads nothing', () =>
    expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([10_000, 30_000, 60_000]))
})

describe('connections of a proxy', () => {
  it('stay open between requests: nginx repeats none that changes anything on another one', () => {
    const server = createServer()
    limitConnections(server, null)
    expect(server.keepAliveTimeout).toBe(75_000)
  })
})
