/**
 * What every answer of ours carries, stated once: `site.ts` sends it and a test holds `deploy/nginx.conf` to it.
 * Nothing inline and nothing evaluated may run; nothing is loaded from anywhere else; nobody may frame us.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // https: for the pictures of cards a player may choose to load (docs/decisions/0011); nothing asks for any until then.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Hashed names never change their content; everything else is asked for again, and answered by 304 when it is the same. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  fresh: 'no-cache',
} as const

/** Files with hashed names: the build's own folder, but not the themes in it, which anybody may change. */
export const hashedFilesPattern = '^/assets/(?!themes/)'

/** Content types by ending; everything the build may produce is here, the rest is sent as bytes. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  wasm: 'application/wasm',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
}

/** Types that are worth compressing: text and the like. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|svg|xml|wasm/.test(type)
}
