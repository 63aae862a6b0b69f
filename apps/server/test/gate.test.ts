import { closeCodes, limits, protocolVersion, socketPath } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Guest } from '../proofs/client.ts'
import { openHouse, type House } from '../proofs/house.ts'
import { hostileFrames } from '../proofs/malformed.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ rate: 1, origins: ['https://friend.example'] })
}, 120_000)
afterAll(() => house.close())

function closing(path: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(house.base.replace('http', 'ws') + path, { headers })
  return new Promise((resolve) => {
    socket.on('close', (code) => resolve(code))
    socket.on('error', () => {})
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode!))
  })
}

describe('the door', () => {
  it('is closed to strangers, old pages and other sites', async () => {
    expect(await closing(`${socketPath}?v=${protocolVersion}`)).toBe(closeCodes.nobody)
    expect(await closing(`${socketPath}?v=0`)).toBe(closeCodes.version)
    expect(await closing(`${socketPath}?v=${protocolVersion}`, { origin: 'https://evil.example' })).toBe(403)
    expect(await closing(`${socketPath}?v=${protocolVersion}`, { origin: 'https://friend.example' })).toBe(closeCodes.nobody)
    const post = (headers: Record<string, string>) =>
      fetch(`${house.base}/api/me`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', ...headers } })
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ origin: house.base })).status).toBe(200)
  })

  it('takes JSON of a modest size and nothing else', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(`${house.base}/api/me`, { method: 'POST', body, headers: { 'content-type': type } })
    expect((await post('{}', 'text/plain')).status).toBe(415)
    expect(await (await post('{"a":1}')).json()).toEqual({ rejected: 'protocol.unknownKey', params: { key: 'a' } })
    expect((await post(`{"a":"${'x'.repeat(limits.body.characters)}"}`)).status).toBe(413)
    expect((await post('{')).status).toBe(400)
    expect((await post('['.repeat(40) + ']'.repeat(40))).status).toBe(400)
  })

  it('answers what cannot be read with a reason, and closes after too much of it', async () => {
    const guest = new Guest(house.base)
    await guest.ask('arrive', {})
    const line = await guest.connect()
    const codes = new Set<string>()
    line.onTell = (tell) => tell.kind === 'error' && codes.add(tell.why.rejected)
    const closed = new Promise<void>((resolve) => (line.onClose = resolve))
    for (const frame of hostileFrames().slice(0, 40)) if (line.socket.readyState === WebSocket.OPEN) line.socket.send(frame)
    await closed
    // A sender who does not stop may be cut off before it reads why (1006).
    expect([closeCodes.abuse, closeCodes.tooLarge, 1006]).toContain(line.closed)
    expect(codes.size).toBeGreaterThan(2)
    expect(await (await fetch(`${house.base}/health`)).json()).toEqual({ ok: true })
  })

  it('counts how often an address tries passwords', async () => {
    const guest = new Guest(house.base)
    const answers = []
    for (let i = 0; i < 12; i++) answers.push(await guest.call('enter', { email: 'a@example.org', password: 'wrong wrong wrong' }))
    expect(answers.at(-1)).toEqual({ rejected: 'protocol.tooMany' })
  })

  it('tells its health, its readiness and its figures, and names nobody', async () => {
    expect((await fetch(`${house.base}/ready`)).status).toBe(200)
    const figures = await (await fetch(`${house.base}/metrics`)).text()
    expect(figures).toMatch(/^parlor_sockets \d+$/m)
    expect(figures).toMatch(/parlor_requests_total\{route="enter",status="\d+"\}/)
    expect((await fetch(`${house.base}/api/nothing`)).status).toBe(404)
  })
})
