import type { IncomingMessage } from 'node:http'

/** Whether a request comes from an allowed origin, or from no page at all. */
export function isAllowedOrigin({ headers }: Pick<IncomingMessage, 'headers'>, origins: readonly string[]): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (origins.includes(origin)) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
