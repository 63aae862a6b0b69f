import { createClient } from 'redis'

/** Says that a match has come so far. It carries no truth: whoever hears it reads the log, and whoever misses it looks a little later. */
export interface MessageBus {
  publishMatch(match: string, seq: number): void
  /** What others rang; whoever rings knows already. */
  subscribeMatches(hear: (match: string, seq: number) => void): void
  /** Says that something about people has changed: a session of theirs has ended, or their name. */
  publishPeople(people: readonly string[]): void
  subscribePeople(hear: (people: readonly string[]) => void): void
  close(): Promise<void>
}

/** One node alone: there is nobody to ring for. */
export function openLocalMessageBus(): MessageBus {
  return { publishMatch: () => {}, subscribeMatches: () => {}, publishPeople: () => {}, subscribePeople: () => {}, close: async () => {} }
}

const matchChannel = 'parlor:doorbell'
const peopleChannel = 'parlor:people'
/** Own rings come back; more than this many that did not means that Redis lost them. */
const maxPendingEchoes = 20_000
/** People in one message. */
const maxPeoplePerMessage = 500

/** Between nodes, by Redis; while that is away, rings are lost and nodes find out by looking. */
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
    subscribeMatches(hear) {
      const receive = (message: string) => {
        const own = echoes.get(message)
        if (own !== undefined) return void (own === 1 ? echoes.delete(message) : echoes.set(message, own - 1))
        const [match, seq] = message.split(' ')
        if (match && /^\d+$/.test(seq ?? '')) hear(match, Number(seq))
      }
      subscribe(matchChannel, receive)
    },
    publishPeople(people) {
      for (let from = 0; sender.isReady && from < people.length; from += maxPeoplePerMessage)
        sender.publish(peopleChannel, people.slice(from, from + maxPeoplePerMessage).join(' ')).catch(() => {})
    },
    subscribePeople: (hear) => subscribe(peopleChannel, (people) => hear(people.split(' '))),
    async close() {
      closed = true
      for (const client of [sender, receiver]) if (client.isOpen) client.destroy()
    },
  }
}
