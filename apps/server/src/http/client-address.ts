import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Whose request it is, for counting. Behind a proxy its own word counts, the last one: what stands before it anybody may have written. Of
 * an IPv6 address the first 64 bits: one household has all of the rest.
 */
export function clientAddressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxy: boolean): string {
  const told = proxy ? [headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim() : undefined
  return networkPrefix(told || socket.remoteAddress || '')
}

function networkPrefix(address: string): string {
  const [bare = ''] = address.split('%', 1)
  if (!isIPv6(bare)) return bare
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)
  if (mapped) return mapped[1]!
  const [before = '', after] = bare.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = after === undefined ? head : [...head, ...zeros, ...tail]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
