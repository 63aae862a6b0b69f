import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, Server as NetServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listenBacklog } from '../src/config.ts'
import { ParallelAccept } from '../src/http/parallel-accept.ts'

const clients: Socket[] = []
let server: Server
let parallelAccept: ParallelAccept

afterEach(() => {
  parallelAccept.close()
  for (const client of clients.splice(0)) client.destroy()
  server.close()
})

async function listen(): Promise<number> {
  server = createServer((request, response) => response.end(`for ${request.url}`))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** How many of forty connections made at once each turn of the event loop accepts. */
async function acceptedPerTurn(port: number): Promise<number[]> {
  const turns: number[] = []
  let accepted = 0
  server.on('connection', () => accepted++)
  for (let n = 0; n < 40; n++) clients.push(connect(port, '127.0.0.1').on('error', () => {}))
  for (let all = 0, turn = 0; all < 40 && turn < 10_000; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    if (accepted > 0) turns.push(accepted)
    all += accepted
    accepted = 0
  }
  return turns
}

describe('accepting connections', () => {
  it('takes several in a turn of the event loop, where one handle takes one', async () => {
    const port = await listen()
    const alone = await acceptedPerTurn(port)
    parallelAccept = new ParallelAccept()
    await parallelAccept.start(server)
    const together = await acceptedPerTurn(port)
    expect(Math.max(...alone)).toBe(1)
    expect(together.reduce((sum, count) => sum + count)).toBe(40)
    expect(together.length).toBeLessThanOrEqual(20)
  })

  it('leaves the queue of the socket as long as it was', async () => {
    await listen()
    const listening = vi.spyOn(NetServer.prototype, 'listen')
    parallelAccept = new ParallelAccept()
    await parallelAccept.start(server)
    expect(listening.mock.calls).toHaveLength(31)
    for (const [, backlog] of listening.mock.calls) expect(backlog).toBe(listenBacklog)
    listening.mockRestore()
  })

  it('answers requests on all of them, and none once both have been closed', async () => {
    const port = await listen()
    parallelAccept = new ParallelAccept()
    await parallelAccept.start(server)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        fetch(`http://127.0.0.1:${port}/${n}`, { headers: { connection: 'close' } }).then((response) => response.text()),
      ),
    )
    expect(answers).toEqual(Array.from({ length: 40 }, (_, n) => `for /${n}`))
    parallelAccept.close()
    server.close()
    const client = connect(port, '127.0.0.1')
    clients.push(client)
    const [error] = (await once(client, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ECONNREFUSED')
  })
})
