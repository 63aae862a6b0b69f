import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cacheControl, contentTypes, hashedFilesPattern, isCompressible, securityHeaders } from './http-headers.ts'

type ContentEncoding = 'br' | 'gzip' | 'identity'

interface CachedFile {
  readonly type: string
  readonly etag: string
  /** Bodies by encoding, compressed on first use. */
  readonly bodies: Map<ContentEncoding, Promise<Buffer>>
}

type RouteResult = { readonly file: string } | { readonly redirect: string } | { readonly missing: true }

/** Resolves a URL path in a folder of built pages. Path traversal and dot files are missing. */
async function resolvePath(root: string, path: string): Promise<RouteResult> {
  const clean = safePath(path)
  if (clean === null) return { missing: true }
  if (await isFile(join(root, clean))) return { file: clean }
  const scope = /^\/([^/.]+)(\/|$)/.exec(clean)?.[1]
  const scopeIndex = scope && (await isFile(join(root, scope, 'index.html'))) ? `/${scope}/index.html` : null
  if (scopeIndex && clean === `/${scope}`) return { redirect: `${clean}/` }
  if (extname(clean)) return { missing: true }
  return { file: scopeIndex ?? '/index.html' }
}

function safePath(path: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  const hostile = /\0|\\|\/\/|(^|\/)\./.test(decoded) || !decoded.startsWith('/')
  return hostile ? null : decoded
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}

/** Request listener that serves a built folder, with the security headers on every response, errors included. */
export function createStaticFileListener(root: string): (request: IncomingMessage, response: ServerResponse) => void {
  const pages = new Map<string, CachedFile>()
  return (request, response) => {
    handleRequest(root, pages, request, response).catch((error: unknown) => {
      process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'The server failed.')
    })
  }
}

async function handleRequest(
  root: string,
  pages: Map<string, CachedFile>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'Only GET and HEAD are answered here.')
  }
  const [path = '/', query] = (request.url ?? '/').split('?', 2)
  if (path === `${themesFolder}index.json`) return listThemes(root, response)
  const found = await resolvePath(root, path)
  if ('redirect' in found) {
    response.setHeader('Location', query === undefined ? found.redirect : `${found.redirect}?${query}`)
    return sendText(response, 301, 'Moved.')
  }
  if ('missing' in found) return sendText(response, 404, 'There is nothing here.')
  const page = await loadFile(root, found.file, pages)
  response.setHeader('Cache-Control', new RegExp(hashedFilesPattern).test(found.file) ? cacheControl.hashed : cacheControl.fresh)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', page.etag)
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(page.etag)) {
    response.writeHead(304).end()
    return
  }
  const encoding = isCompressible(page.type) ? bestEncoding(request.headers['accept-encoding'] ?? '') : 'identity'
  const body = await encodedBody(page, encoding)
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.writeHead(200, { 'Content-Type': page.type, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Theme folders may be added at run time: listed anew for every request. */
const themesFolder = '/assets/themes/'

async function listThemes(root: string, response: ServerResponse): Promise<void> {
  const entries = await readdir(join(root, themesFolder), { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const body = JSON.stringify(names.sort())
  response.setHeader('Cache-Control', cacheControl.fresh)
  response.writeHead(200, { 'Content-Type': contentTypes['json'] })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', cacheControl.fresh)
  response.writeHead(status, { 'Content-Type': contentTypes['txt'] })
  response.end(response.req.method === 'HEAD' ? undefined : `${text}\n`)
}

async function loadFile(root: string, file: string, pages: Map<string, CachedFile>): Promise<CachedFile> {
  const full = join(root, file)
  const { mtimeMs, size } = await stat(full)
  const key = `${file} ${mtimeMs} ${size}`
  const cached = pages.get(key)
  if (cached) return cached
  const body = await readFile(full)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const type = contentTypes[extname(file).slice(1)] ?? 'application/octet-stream'
  const page: CachedFile = { type, etag, bodies: new Map([['identity', Promise.resolve(body)]]) }
  pages.set(key, page)
  return page
}

async function encodedBody(page: CachedFile, encoding: ContentEncoding): Promise<Buffer> {
  const cached = page.bodies.get(encoding)
  if (cached) return cached
  const identity = await encodedBody(page, 'identity')
  const body = encoding === 'br' ? brotli(identity) : promisify(gzip)(identity, { level: 9 })
  page.bodies.set(encoding, body)
  return body
}

/** Quality 9 of 11: the last two levels take ten times as long for a few per cent. */
function brotli(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/** The best encoding the browser accepts; `q=0` means not accepted. */
export function bestEncoding(accepted: string): ContentEncoding {
  const accepts = (name: string) =>
    accepted.split(',').some((part) => {
      const [encoding, ...params] = part.split(';').map((piece) => piece.trim().toLowerCase())
      return encoding === name && !params.some((param) => /^q=0(\.0*)?$/.test(param))
    })
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}
