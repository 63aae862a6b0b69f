import type { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ThinkingBudget } from '../src/bots/thinking-budget.ts'
import { clientAddressOf } from '../src/http/client-address.ts'
import { UsedEntries } from '../src/match/used-entries.ts'
import { PersonNetworks } from '../src/person-networks.ts'
import { ConnectionLimiter } from '../src/socket/connection-limiter.ts'
import { KeyedTokenBuckets } from '../src/socket/token-bucket.ts'

describe('an address', () => {
  const of = (remoteAddress: string, forwarded?: string | string[]) =>
    clientAddressOf(
      { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded as string }, socket: { remoteAddress } as Socket },
      true,
    )

  it('is the proxy’s last entry, and of IPv6 the /64 prefix', () => {
    expect(of('127.0.0.1')).toBe('127.0.0.1')
    expect(of('127.0.0.1', '8.8.8.8, 192.0.2.7')).toBe('192.0.2.7')
    expect(of('::ffff:192.0.2.7')).toBe('192.0.2.7')
    expect(of('2001:db8:0:7:1::1')).toBe('2001:db8:0/0/7')
    expect(of('2001:0db8:0000:1207:ffff::9')).toBe('2001:db8:0/12/7')
    expect(of('fe80::1%eth0')).toBe('fe80:0:0/0/0')
    expect(of('::1')).toBe('0:0:0/0/0')
    const headers = { 'x-forwarded-for': '192.0.2.7' }
    expect(clientAddressOf({ headers, socket: { remoteAddress: '198.51.100.1' } as Socket }, false)).toBe('198.51.100.1')
  })

  it('of IPv6 counts by its /56 and its /48 too: a home has 256 networks, a firm 65 536', () => {
    const networks = (count: number, site = '2001:db8:1') => Array.from({ length: count }, (_, n) => of(`${site}:${n.toString(16)}::1`))
    const buckets = new KeyedTokenBuckets(10, 1)
    const taken = (list: readonly string[]) => list.flatMap((one) => Array.from({ length: 10 }, () => buckets.take(one, 0))).filter(Boolean)
    expect(taken(networks(256))).toHaveLength(40)
    expect(taken(networks(4_096))).toHaveLength(120)
    expect(buckets.take(of('2001:db8:2::1'), 0)).toBe(true)
    const gate = new ConnectionLimiter({ maxOpen: 3, burst: 100, perSecond: 1, maxBuffered: 5 })
    expect(networks(200).filter((one) => gate.tryOpen(one, 0))).toHaveLength(12)
    expect(networks(4).map((one) => gate.addBuffered(one, 5))).toEqual([true, true, true, true])
    expect(gate.addBuffered(networks(5)[4]!, 5)).toBe(false)
    // Whose neighbours are refused does not use up what is everybody's.
    const single = new KeyedTokenBuckets(1, 1)
    for (let n = 0; n < 100; n++) single.take(of('2001:db8:3::1'), 0)
    expect(single.take(of('2001:db8:3:1::1'), 0)).toBe(true)
  })

  it('of IPv6 has a network of its own for budgets, and shares the wider ones', () => {
    const networks = new PersonNetworks('secret')
    networks.record('ann', of('2001:db8:1:2::1'))
    networks.record('ben', of('2001:db8:1:3::1'))
    const [one, other] = [networks.firstKnown(['ann']), networks.firstKnown(['ben'])]
    expect(one).not.toBe(other)
    const budget = new ThinkingBudget()
    const spender = (n: number) => ({ owner: `guest${n}`, network: `${one.split('/').slice(0, 2).join('/')}/${n}` })
    for (let n = 0; n < 9; n++) budget.spend(spender(n), 59_000, 0)
    expect(budget.overBudget(0).networks).toHaveLength(9)
    expect(budget.left({ owner: 'ben', network: other }, 0)).toBeLessThan(0)
  })

  it('of IPv6 has one share of the entries in memory with all networks of its home', () => {
    const used = new UsedEntries(100)
    const room = (network: string, entries: number) => ({ entries, networks: new Set([network]) })
    used.recount([room('site/home/1', 40), room('site/home/2', 40), room('site/home/3', 40), room('school', 35)])
    expect(['site/home/4', 'school', 'elsewhere'].map((network) => used.hasRoomFor(network))).toEqual([false, true, true])
  })

  it('is limited by a token bucket of new sockets, and dropped when idle', () => {
    const gate = new ConnectionLimiter({ maxOpen: 5, burst: 3, perSecond: 1, maxBuffered: 0 })
    expect([0, 1, 2, 3].map(() => gate.tryOpen('a', 0))).toEqual([true, true, true, false])
    expect(gate.tryOpen('b', 0)).toBe(true)
    expect([1_000, 2_000, 3_000].map((now) => gate.tryOpen('a', now))).toEqual([true, true, false])
    gate.release('a')
    expect(gate.tryOpen('a', 5_000)).toBe(true)
    gate.release('b')
    gate.sweep(2_000)
    expect(gate.size).toBe(3)
    gate.sweep(60_000)
    expect(gate.size).toBe(1)
  })
})
