import { createClient } from 'redis'

/** Notifies other nodes of changes. Best effort: subscribers read the database, and what is missed is found by polling. */
export interface MessageBus {
  publishMatch(match: string, seq: number): void
  /** Messages of other nodes only; a node's own are filtered out. */
  subscribeMatches(listener: (match: string, seq: number) => void): void
  /** A session of theirs has ended, or their name has changed. */
  publishPeople(people: readonly string[]): void
  subscribePeople(listener: (people: readonly string[]) => void): void
  close(): Promise<void>
}

/** Single node: no-op. */
export function openNoopMessageBus(): MessageBus {
  return { publishMatch: () => {}, subscribeMatches: () => {}, publishPeople: () => {}, subscribePeople: () => {}, close: async () => {} }
}

/** Also the channel of older nodes: another name would cut them off. */
const matchChannel = 'parlor:doorbell'
const peopleChannel = 'parlor:people'
/** Own messages come back as echoes; more pending than this means that Redis lost them. */
const maxPendingEchoes = 20_000
const maxPeoplePerMessage = 500

/** Redis pub/sub; while Redis is unavailable, messages are lost and nodes rely on polling. */
export function openRedisMessageBus(url: string): MessageBus {
  const reconnectStrategy = (tries: number) => Math.min(100 * 2 ** Math.min(tries, 5), 2_000)
  const sender = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy, connectTimeout: 2_000 } })
  const receiver = sender.duplicate()
  for (const client of [sender, receiver]) {
    client.on('error', () => {})
    client.connect().catch(() => {})
  }
  const echoes = new Map<string, number>()
  let closed = false
  function subscribe(to: string, receive: (message: string) => void): void {
    const begin = () => {
      receiver.subscribe(to, receive).catch(() => {
        if (!closed) setTimeout(begin, 500).unref()
      })
    }
    if (receiver.isReady) begin()
    else receiver.once('ready', begin)
  }
  return {
    publishMatch(match, seq) {
      if (!sender.isReady) return
      const message = `${match} ${seq}`
      if (echoes.size > maxPendingEchoes) echoes.clear()
      echoes.set(message, (echoes.get(message) ?? 0) + 1)
      sender.publish(matchChannel, message).catch(() => {})
    },
    subscribeMatches(listener) {
      const receive = (message: string) => {
        const own = echoes.get(message)
        if (own !== undefined) return void (own === 1 ? echoes.delete(message) : echoes.set(message, own - 1))
        const [match, seq] = message.split(' ')
        if (match && /^\d+$/.test(seq ?? '')) listener(match, Number(seq))
      }
      subscribe(matchChannel, receive)
    },
    publishPeople(people) {
      for (let from = 0; sender.isReady && from < people.length; from += maxPeoplePerMessage)
        sender.publish(peopleChannel, people.slice(from, from + maxPeoplePerMessage).join(' ')).catch(() => {})
    },
    subscribePeople: (listener) => subscribe(peopleChannel, (people) => listener(people.split(' '))),
    async close() {
      closed = true
      for (const client of [sender, receiver]) if (client.isOpen) client.destroy()
    },
  }
}
