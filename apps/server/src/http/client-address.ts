import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** The client's address, for rate limits. Behind a proxy the last entry of X-Forwarded-For: earlier ones can be forged. */
export function clientAddressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxy: boolean): string {
  const forwarded = proxy ? [headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim() : undefined
  return addressKeyOf(forwarded || socket.remoteAddress || '')
}

/** What limits count an address as: IPv4 whole, of IPv6 the /64, written so that its /48 and /56 are the prefixes before each slash. */
export function addressKeyOf(address: string): string {
  const [bare = ''] = address.split('%', 1)
  if (!isIPv6(bare)) return bare
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)
  if (mapped) return mapped[1]!
  const [before = '', after] = bare.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = after === undefined ? head : [...head, ...zeros, ...tail]
  const [a, b, c, d = 0] = groups.slice(0, 4).map((group) => Number.parseInt(group, 16))
  return `${[a, b, c].map((group) => group!.toString(16)).join(':')}/${(d >> 8).toString(16)}/${(d & 255).toString(16)}`
}

/** Who takes turns and has a share: of IPv6 the /56 of a home, which would otherwise have 256. */
export function homeOf(address: string): string {
  return address.split('/', 2).join('/')
}

/**
 * The keys that an address counts by, each with how many times the allowance of one: homes are given a /56 and firms a /48, so that a limit by
 * /64 alone would be multiplied by 256 or 65 536.
 */
export function addressTiers(address: string): readonly (readonly [key: string, times: number])[] {
  const [site, subnet, network] = address.split('/')
  if (network === undefined) return [[address, 1]]
  return [
    [address, 1],
    [`${site}/${subnet}`, 4],
    [site!, 16],
  ]
}
