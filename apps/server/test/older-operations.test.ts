import { expect, it, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openRedisMessageBus } from '../src/message-bus.ts'

const redis = vi.hoisted(() => ({ published: [] as string[][], receivers: new Map<string, (message: string) => void>() }))
vi.mock('redis', () => {
  const client = {
    isReady: true,
    isOpen: false,
    on() {},
    connect: async () => {},
    duplicate: () => client,
    publish: async (...message: string[]) => void redis.published.push(message),
    subscribe: async (channel: string, receive: (message: string) => void) => void redis.receivers.set(channel, receive),
  }
  return { createClient: () => client }
})

it('nodes of two versions at one database understand each other', () => {
  const bus = openRedisMessageBus('redis://nowhere')
  const received: unknown[] = []
  bus.subscribeMatches((match, seq) => received.push([match, seq]))
  bus.subscribePeople((people) => received.push(people))
  bus.publishMatch('0123456789abcdef0123', 7)
  bus.publishPeople(['one', 'two'])
  expect(redis.published).toEqual([
    ['parlor:doorbell', '0123456789abcdef0123 7'],
    ['parlor:people', 'one two'],
  ])
  redis.receivers.get('parlor:doorbell')!('3210fedcba9876543210 12')
  redis.receivers.get('parlor:people')!('three four')
  expect(received).toEqual([
    ['3210fedcba9876543210', 12],
    ['three', 'four'],
  ])
})

it('a server is run with the environment that it was run with before', () => {
  const one = readConfig(
    {
      DATABASE_URL: 'postgres://here',
      REDIS_URL: 'redis://there',
      PARLOR_NODE: 'first',
      PARLOR_ORIGINS: 'https://one.example, https://two.example',
      PARLOR_SECURE: '1',
      PARLOR_PROXY: '1',
      PARLOR_SECRET: 'a secret',
      PARLOR_BOT_THREADS: '3',
      PARLOR_RATE: '2',
      PARLOR_SOCKETS: '9',
    },
    'data',
  )
  expect([one.database, one.redis, one.node, one.origins]).toEqual([
    { url: 'postgres://here' },
    'redis://there',
    'first',
    ['https://one.example', 'https://two.example'],
  ])
  expect([one.secure, one.proxy, one.secret, one.threads, one.rate, one.sockets]).toEqual([true, true, 'a secret', 3, 2, 9])
  expect(readConfig({ PARLOR_DATA: 'elsewhere' }, 'data').database).toEqual({ folder: 'elsewhere' })
})
