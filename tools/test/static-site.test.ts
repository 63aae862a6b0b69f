import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cacheControl, securityHeaders } from '../http-headers.ts'
import { PortBusy, serve, type RunningServer } from '../serve.ts'
import { bestEncoding, createStaticFileListener } from '../static-file-server.ts'
import { sendRequest, type HttpReply } from './send-request.ts'
import { attacks, requests, siteFiles } from './requests.ts'

let folder: string
let served: RunningServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-site-'))
  for (const [path, text] of Object.entries(siteFiles)) {
    mkdirSync(dirname(join(folder, 'dist', path)), { recursive: true })
    writeFileSync(join(folder, 'dist', path), text)
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  served = await serve(createStaticFileListener(join(folder, 'dist')), 0)
})

afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

function get(path: string, method?: string, headers?: Readonly<Record<string, string>>): Promise<HttpReply> {
  return sendRequest(served.port, path, method, headers)
}

describe('the static site', () => {
  it.each(requests)('$why: $path', async ({ path, method, status, type, title, location, cache }) => {
    const { status: got, headers, body } = await get(path, method)
    expect(got).toBe(status)
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()], name).toBe(value)
    if (type) expect(headers['content-type']).toContain(type)
    if (title) expect(body.toString()).toContain(`<title>${title}</title>`)
    if (location) expect(headers.location).toBe(location)
    if (cache) expect(headers['cache-control']).toBe(cacheControl[cache])
    if (method === 'HEAD') expect(body).toHaveLength(0)
  })

  it.each(attacks)('serves no file outside its folder: %s', async (path) => {
    const { body } = await get(path)
    expect(body.toString()).not.toContain('secret')
  })

  it('answers 304 to a matching ETag', async () => {
    const { headers } = await get('/')
    const again = await get('/', 'GET', { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect((await get('/', 'GET', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  it('serves a changed file with a new ETag', async () => {
    const before = await get('/settings')
    writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html><title>lobby</title><p>renewed')
    const after = await get('/settings', 'GET', { 'if-none-match': String(before.headers.etag) })
    expect(after.status).toBe(200)
    expect(after.body.toString()).toContain('renewed')
  })

  it('compresses text with an accepted encoding, and never images', async () => {
    const path = '/assets/app-1a2b3c4d.js'
    const text = siteFiles['assets/app-1a2b3c4d.js']
    const br = await get(path, 'GET', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(text)
    const gzip = await get(path, 'GET', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(text)
    const plain = await get(path)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(text)
    expect((await get('/icon.png', 'GET', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })
})

it.each([
  ['gzip, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  ['x-br', 'identity'],
])('“%s” takes %s', (accepted, coding) => {
  expect(bestEncoding(accepted)).toBe(coding)
})

it('reports a busy port, on IPv4 and on IPv6', async () => {
  await expect(serve(() => {}, served.port)).rejects.toThrow(new PortBusy(served.port))
  // A machine without IPv6 has only the other address.
  const other = await serve(() => {}, 0, '::1').catch(() => serve(() => {}, 0, '127.0.0.1'))
  await expect(serve(() => {}, other.port)).rejects.toThrow(`Port ${other.port} is taken`)
  await other.close()
})
