import { closeCodes, protocolHeader, protocolVersion, socketPath } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { testPassword } from '../proofs/test-account.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'

describe('a page of another version', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  const as = (version: string | null, path: string, body?: object) =>
    fetch(server.base + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...(version === null ? {} : { [protocolHeader]: version }), 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })

  it.each([
    ['the first, which says nothing', null],
    ['an older one', '1'],
    ['a newer one', String(protocolVersion + 1)],
    ['none at all', 'x'],
  ])('%s gets a code that makes it reload, before anything is read or done', async (_, version) => {
    for (const [path, body] of [
      ['/api/me', {}],
      ['/api/me', undefined],
      ['/api/account/enter', { email: 'ann@example.org', password: testPassword }],
      ['/api/tables', undefined],
      ['/api/leaders/dots', undefined],
    ] as const) {
      const answer = await as(version, path, body)
      expect([answer.status, await answer.json()]).toEqual([426, { rejected: 'online.outdated' }])
      expect(answer.headers.get(protocolHeader)).toBe(String(protocolVersion))
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  it('may read the server info; every response has the version header, also rejections and 404', async () => {
    expect(await (await as(null, '/api')).json()).toMatchObject({ protocol: protocolVersion })
    for (const path of ['/api', '/api/me', '/api/nothing', '/health'])
      expect((await as(String(protocolVersion), path)).headers.get(protocolHeader)).toBe(String(protocolVersion))
  })

  it('gets no socket', async () => {
    for (const query of ['?v=1', `?v=${protocolVersion + 1}`, '']) {
      const socket = new WebSocket(`${server.base.replace('http', 'ws')}${socketPath}${query}`)
      expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(closeCodes.version)
    }
  })
})
