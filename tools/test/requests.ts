/** A small built site: the lobby and one game scope. */
export const siteFiles: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>lobby</title>',
  'dots/index.html': '<!doctype html><title>dots</title>',
  'dots/manifest.webmanifest': '{"name":"Dots"}',
  'assets/app-1a2b3c4d.js': `console.log(${JSON.stringify('x'.repeat(4000))})`,
  'assets/app-1a2b3c4d.css': 'body{color:red}',
  'assets/themes/classic/theme.json': '{"name":"Classic"}',
  'sw.js': 'self.addEventListener("fetch",()=>{})',
  'icon.png': '\x89PNG',
  '.stamp': 'when it was built',
  'dots/.notes/one.txt': 'a secret',
}

/** A request and its expected response, from the static server and from nginx alike. */
export interface ExpectedRequest {
  readonly why: string
  readonly path: string
  readonly method?: string
  readonly status: number
  /** The start of the content type. */
  readonly type?: string
  readonly title?: 'lobby' | 'dots'
  readonly location?: string
  readonly cache?: 'hashed' | 'fresh'
}

export const requests: readonly ExpectedRequest[] = [
  { why: 'the lobby', path: '/', status: 200, type: 'text/html; charset=utf-8', title: 'lobby', cache: 'fresh' },
  { why: 'the lobby by its file', path: '/index.html', status: 200, title: 'lobby', cache: 'fresh' },
  { why: 'a page of the lobby', path: '/settings', status: 200, title: 'lobby', cache: 'fresh' },
  { why: 'a page with a query', path: '/settings?r=canvas', status: 200, title: 'lobby' },
  { why: 'a game without its slash', path: '/dots', status: 301, location: '/dots/' },
  { why: 'the same with a query', path: '/dots?r=canvas', status: 301, location: '/dots/?r=canvas' },
  { why: 'a game', path: '/dots/', status: 200, title: 'dots', cache: 'fresh' },
  { why: 'a page of a game', path: '/dots/play/7f3a', status: 200, title: 'dots' },
  { why: 'a scope without a page of its own', path: '/domino/', status: 200, title: 'lobby' },
  { why: 'a hashed script', path: '/assets/app-1a2b3c4d.js', status: 200, type: 'text/javascript; charset=utf-8', cache: 'hashed' },
  { why: 'a hashed style sheet', path: '/assets/app-1a2b3c4d.css', status: 200, type: 'text/css; charset=utf-8', cache: 'hashed' },
  { why: 'a file of a theme', path: '/assets/themes/classic/theme.json', status: 200, type: 'application/json', cache: 'fresh' },
  { why: 'which themes there are', path: '/assets/themes/index.json', status: 200, type: 'application/json', cache: 'fresh' },
  { why: 'the service worker', path: '/sw.js', status: 200, type: 'text/javascript', cache: 'fresh' },
  { why: 'a manifest', path: '/dots/manifest.webmanifest', status: 200, type: 'application/manifest+json', cache: 'fresh' },
  { why: 'a picture', path: '/icon.png', status: 200, type: 'image/png', cache: 'fresh' },
  { why: 'a script of an older build', path: '/assets/app-00000000.js', status: 404, cache: 'fresh' },
  { why: 'a missing file of a game', path: '/dots/none.json', status: 404, cache: 'fresh' },
  { why: 'the stamp of the build', path: '/.stamp', status: 404, cache: 'fresh' },
  { why: 'something in a hidden folder', path: '/dots/.notes/one.txt', status: 404, cache: 'fresh' },
  { why: 'HEAD', path: '/', method: 'HEAD', status: 200, type: 'text/html' },
  { why: 'POST', path: '/', method: 'POST', status: 405 },
]

/** Path traversal attempts; sent raw, since fetch would normalise them. */
export const attacks: readonly string[] = [
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//secret.txt',
  '/%00secret.txt',
  '/%',
]
