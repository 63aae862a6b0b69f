import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isRejection } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import {
  clientMessageKinds,
  requestBodyShapes,
  rejectionCodes,
  gameIdShape,
  inviteCodeShape,
  accountDataNameShape,
  matchIdShape,
  pathOf,
  protocolHeader,
  protocolVersion,
  readResponse,
  readWithShape,
  readClientMessage,
  readServerMessage,
  routes,
  shareTokenShape,
  socketPath,
} from '../src/index.ts'
import type { RouteName } from '../src/index.ts'

interface Exchange {
  readonly method: string
  readonly path: string
  readonly body: string | null
  readonly status: number
  readonly answer: string
}

interface Transcript {
  readonly name: string
  readonly frames: readonly { readonly from: 'page' | 'server'; readonly frame: string }[]
}

/** Recorded between pages and a server of an older version, never rewritten; see `fixtures/README.md`. */
function recorded<T>(name: string): readonly T[] {
  const file = join(import.meta.dirname, '../../../fixtures/online', `${name}.json.gz`)
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as T[]
}

const transcripts = recorded<Transcript>('transcripts')
const exchanges = [...recorded<Exchange>('requests'), ...recorded<Exchange>('reads')]
const framesFrom = (who: 'page' | 'server') => transcripts.flatMap(({ frames }) => frames.filter(({ from }) => from === who))
const kindOf = (frame: string) => (JSON.parse(frame) as { kind: string }).kind

/** Recorded requests of a route, by method and path. */
function requestsOf(name: RouteName): Exchange[] {
  const [method, path] = routes[name]
  const form = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`)
  return exchanges.filter((one) => one.method === method && form.test(one.path))
}

describe('transcripts of an older version', () => {
  it.each(transcripts)('are understood frame by frame: $name', ({ frames }) => {
    for (const { from, frame } of frames) {
      if (kindOf(frame) === 'dance')
        expect(readClientMessage(frame)).toEqual({ rejected: 'protocol.unknownKind', params: { key: 'dance' } })
      else expect(from === 'page' ? readClientMessage(frame) : readServerMessage(frame)).toEqual(JSON.parse(frame))
    }
  })

  it('use message kinds that still exist', () => {
    const asked = new Set(framesFrom('page').map(({ frame }) => kindOf(frame)))
    asked.delete('dance')
    expect(clientMessageKinds).toEqual(expect.arrayContaining([...asked]))
  })

  it('use rejection codes that still exist', () => {
    const reasons = framesFrom('server').flatMap(({ frame }) => {
      const { why } = JSON.parse(frame) as { why?: { rejected: string } }
      return why ? [why.rejected] : []
    })
    const own = [...new Set(reasons)].filter((code) => /^(protocol|undo|draw|claim|ranked|queue|rematch)\./.test(code))
    expect(rejectionCodes).toEqual(expect.arrayContaining(own))
  })
})

describe('requests of an older version', () => {
  /** Routes that came later. */
  const newer: ReadonlySet<RouteName> = new Set(['ratingChange'])
  it.each((Object.keys(routes) as RouteName[]).filter((name) => !newer.has(name)))('%s are read, and so are their answers', (name) => {
    const found = requestsOf(name)
    expect(found.length).toBeGreaterThan(0)
    for (const { body, status, answer, path } of found) {
      const said: unknown = JSON.parse(answer)
      if (status === 200) expect(readResponse(name, said), path).toEqual(said)
      else expect(isRejection(said), path).toBe(true)
      if (body === null || status === 400) continue
      expect(readWithShape(requestBodyShapes[name as keyof typeof requestBodyShapes] as never, JSON.parse(body)), path).toEqual(
        JSON.parse(body),
      )
    }
  })

  it('are all of a kind that is known', () => {
    const known = new Set((Object.keys(routes) as RouteName[]).flatMap((name) => requestsOf(name)))
    const others = exchanges.filter((one) => !known.has(one)).map(({ path }) => path)
    expect(others).toEqual(['/health', '/ready', '/metrics', '/api/nothing'])
    const codes = exchanges.flatMap(({ answer, status }) => (status === 200 ? [] : [(JSON.parse(answer) as { rejected: string }).rejected]))
    expect(rejectionCodes).toEqual(expect.arrayContaining(codes))
  })
})

it('what pages and servers of two versions must agree on before anything else', () => {
  expect([protocolVersion, protocolHeader, socketPath]).toEqual([2, 'x-parlor-protocol', '/api/socket'])
  expect(pathOf('readAccountData', { name: 'settings' })).toBe('/api/me/kept/settings')
  for (const name of ['settings', 'decks']) expect(readWithShape(accountDataNameShape, name)).toBe(name)
  for (const { path } of exchanges) {
    const [, , folder, part] = path.split('?')[0]!.split('/')
    const reader = {
      tables: matchIdShape,
      matches: matchIdShape,
      invites: inviteCodeShape,
      replays: shareTokenShape,
      ratings: gameIdShape,
      leaders: gameIdShape,
    }[folder!]
    if (reader && part !== undefined) expect(readWithShape<string>(reader, part), path).toBe(part)
  }
})
