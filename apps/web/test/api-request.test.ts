import { protocolHeader, protocolVersion } from '@parlor/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiRequest } from '../src/session/online/api.ts'
import { ensureIdentified, useMe } from '../src/session/online/me.ts'
import { useProtocolOutdated } from '../src/platform/pwa/protocol-outdated.ts'
import en from '../strings/en.json' with { type: 'json' }
import { finished, translator } from './online-fixtures.ts'

describe('a response of the server', () => {
  afterEach(() => void vi.unstubAllGlobals())
  afterEach(() => useProtocolOutdated.setState({ outdated: false }))
  const ours = { [protocolHeader]: String(protocolVersion) }
  const stubResponse = (body: unknown, status = 200, headers: Record<string, string> = ours) => {
    const fetched = vi.fn<(...asked: unknown[]) => Promise<Response>>(() =>
      Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })),
    )
    vi.stubGlobal('fetch', fetched)
    return fetched
  }

  it('is accepted when complete', async () => {
    const answer = { matches: [finished], more: null }
    stubResponse(answer)
    expect(await apiRequest('history')).toEqual(answer)
  })

  it.each([
    ['nothing', {}],
    ['null', null],
    ['a list', []],
    ['a match without its players', { matches: [{ ...finished, players: undefined }], more: null }],
    ['a match whose outcome is text', { matches: [{ ...finished, outcome: 'won' }], more: null }],
  ])('becomes an error message when it is %s', async (_, answer) => {
    stubResponse(answer)
    const why = await apiRequest('history')
    expect(why).toEqual({ rejected: 'online.unreadable' })
    expect(translator.why(why as never)).toBe(en['online.unreadable'])
  })

  it('is distinguished: a rejection, a failure, or no response of the server at all', async () => {
    stubResponse({ rejected: 'replay.otherRules' }, 410)
    expect(translator.why((await apiRequest('replay', { parts: { match: finished.match } })) as never)).toBe(en['replay.otherRules'])
    stubResponse({}, 502, {})
    expect(await apiRequest('lobby')).toEqual({ rejected: 'server.failed' })
    stubResponse('<html>', 200, {})
    expect(await apiRequest('lobby')).toEqual({ rejected: 'online.nobodyAnswers' })
    expect(useProtocolOutdated.getState().outdated).toBe(false)
  })

  it.each([
    ['of the first version, which says nothing about it', { tables: [] }, 200, {}],
    ['of the first version, to what it does not understand', { rejected: 'protocol.unknownKey' }, 400, {}],
    ['of an older version', { tables: [] }, 200, { [protocolHeader]: '1' }],
    ['that refuses the page although it names the same version', { rejected: 'online.outdated' }, 426, ours],
    ['of a newer version', { rejected: 'online.outdated' }, 426, { [protocolHeader]: String(protocolVersion + 1) }],
  ])(
    'is not read when it comes from a server %s: the page asks for a reload, and sends no more requests',
    async (_, body, status, headers) => {
      const fetched = stubResponse(body, status, headers)
      expect(await apiRequest('lobby')).toEqual({ rejected: 'online.outdated' })
      expect(useProtocolOutdated.getState().outdated).toBe(true)
      expect(await apiRequest('myTables')).toEqual({ rejected: 'online.outdated' })
      expect(fetched).toHaveBeenCalledTimes(1)
    },
  )

  it('is requested with the version header', async () => {
    const fetched = stubResponse({ tables: [] })
    await apiRequest('lobby')
    await apiRequest('standUp', { parts: { match: finished.match } })
    for (const [, asked] of fetched.mock.calls) expect((asked as RequestInit).headers).toMatchObject(ours)
  })

  it('keeps the identified person when only the version differs', async () => {
    const me = { id: '0'.repeat(20), name: 'Ann', guest: true, unique: false, email: null }
    useMe.setState({ me })
    stubResponse(me, 200, {})
    await ensureIdentified()
    expect(useMe.getState().me).toBe(me)
    useMe.setState({ me: null })
    expect(await ensureIdentified()).toEqual({ rejected: 'online.outdated' })
    expect(useMe.getState().me).toEqual({ rejected: 'online.outdated' })
  })
})
