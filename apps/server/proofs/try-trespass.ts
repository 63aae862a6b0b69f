import { isRejection } from '@parlor/kernel'
import { clientMessageKinds, routes, type ClientMessage, type RouteName, type ServerMessage } from '@parlor/protocol'
import { messageAttempts, harmlessMessageKinds, routeAttempts, type TrespassAttempt, type TrespassVictims } from './trespass-attempts.ts'
import { freshRequestId, TestClient, type TestSocket } from './test-client.ts'

interface TrespassReport {
  readonly calls: number
  /** Routes and message kinds tried. */
  readonly kinds: number
  /** What was served or allowed without right; and parts of the protocol without an attempt. */
  readonly served: string[]
}

/** Public routes, also with a forged identity. */
const publicRouteNames = new Set<RouteName>([
  'serverInfo',
  'ensureGuest',
  'signIn',
  'lobby',
  'sharedReplay',
  'leaderboard',
  'anchorPages',
  'anchorPage',
])

/**
 * Requests everything of others' matches, by every route and message of the protocol, and the account data of `people` with cookies forged
 * from all that is known of them.
 */
export async function tryTrespass(
  base: string,
  matches: readonly string[],
  calls: number,
  people: readonly string[] = [],
): Promise<TrespassReport> {
  const victims: TrespassVictims = { matches, people }
  const names = Object.keys(routes) as RouteName[]
  const attempts = routeAttempts(victims)
  const served = [
    ...names.filter((name) => !Object.hasOwn(attempts, name)).map((name) => `nobody has tried the route ${name}`),
    ...clientMessageKinds.filter((kind) => !Object.hasOwn(messageAttempts, kind)).map((kind) => `nobody has tried to ${kind}`),
  ]
  const tried = names.flatMap((name) => (attempts[name] ?? []).map((attempt) => [name, attempt] as const))
  const stranger = await new TestClient(base).becomeGuest()
  const socket = await stranger.connect()
  socket.recordsMessages = false
  let done = 0
  for (let i = 0; done < calls; i++) {
    const match = matches[i % matches.length]!
    const [name, attempt] = tried[Math.floor(i / matches.length) % tried.length]!
    const caller = attempt.byAnother ? await new TestClient(base).becomeGuest() : stranger
    const answer = await call(caller, name, attempt, match)
    done++
    if (!isRejection(answer) && !attempt.harmless?.(answer)) served.push(`${name} ${JSON.stringify(answer).slice(0, 120)}`)
    if (people.length > 0) {
      const person = people[i % people.length]!
      const forged = await call(forgedClient(base, person, i), name, attempt, match)
      done++
      if (!isRejection(forged) && !(publicRouteNames.has(name) && attempt.harmless?.(forged)))
        served.push(`${name} as ${person} ${JSON.stringify(forged).slice(0, 120)}`)
    }
    const attempts = clientMessageKinds.flatMap((kind): readonly ClientMessage[] => messageAttempts[kind]?.(match, freshRequestId()) ?? [])
    const sent = attempts[i % attempts.length]!
    for (const message of await messagesUntilAnswered(socket, sent))
      if (!harmlessMessageKinds.has(message.kind) && !(sent.kind === 'unqueue' && message.kind === 'done'))
        served.push(`${sent.kind} ${JSON.stringify(message).slice(0, 120)}`)
    done++
  }
  socket.close()
  return { calls: done, kinds: names.length + clientMessageKinds.length, served }
}

function call(guest: TestClient, name: RouteName, { body, query }: TrespassAttempt, match: string): Promise<unknown> {
  const parts = { match, name: 'decks', code: 'ABCDEF', token: match.padEnd(32, '0'), game: 'dots', page: '0' }
  const send = guest.request.bind(guest) as (
    name: RouteName,
    body: unknown,
    parts: Record<string, string>,
    query?: string,
  ) => Promise<unknown>
  return send(name, body, parts, query)
}

/** A client with forged cookies of another person. */
function forgedClient(base: string, victim: string, turn: number): TestClient {
  const cookies = [
    ['parlor_guest', victim.padEnd(43, '0')],
    ['parlor.session_token', victim],
    ['parlor.session_token', `${victim}.${'A'.repeat(43)}%3D`],
  ] as const
  return new TestClient(base, new Map([cookies[turn % cookies.length]!]))
}

/** All messages until the reply to a ping sent after the message, and the message's own reply where it has an id. */
function messagesUntilAnswered(socket: TestSocket, attempt: ClientMessage): Promise<ServerMessage[]> {
  const mark = Math.floor(Math.random() * 1e9)
  const received: ServerMessage[] = []
  return new Promise((resolve) => {
    let waiting = 'id' in attempt || attempt.kind === 'watch' ? 2 : 1
    socket.onMessage = (message) => {
      const marked = message.kind === 'pong' && message.at === mark
      if (!marked) received.push(message)
      const named = 'id' in attempt ? 'id' in message && message.id === attempt.id : attempt.kind === 'watch' && message.kind !== 'pong'
      if (marked || named) waiting--
      if (waiting <= 0) resolve(received)
    }
    socket.send(attempt)
    socket.send({ kind: 'ping', at: mark })
  })
}
