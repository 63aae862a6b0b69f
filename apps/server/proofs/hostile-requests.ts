import { setTimeout as wait } from 'node:timers/promises'
import { isRejection, type Rejection } from '@parlor/kernel'
import type { AttackTally } from './attack-report.ts'
import type { HostileGuest } from './hostile-guest.ts'
import type { MatchesWithLongLogs } from './matches-with-long-logs.ts'
import { freshAccountName, testPassword } from './test-account.ts'
import { freshRequestId, TestClient } from './test-client.ts'

/** One address's guests, and somebody's cookie that every address has. */
interface RequestDeps {
  readonly base: string
  readonly address: string
  readonly guests: readonly HostileGuest[]
  readonly hoarder: HostileGuest
  readonly matchesWithLongLogs: MatchesWithLongLogs
  readonly tally: AttackTally
  over(): boolean
}

type SendRequest = () => Promise<unknown>

/**
 * Sends what costs most over HTTP, as often as an address may: what has a limit of its own as often as that allows, and from the rest of the
 * 600 a minute that an address has in all the others. New guests and tables are up to 80 of them, shared replays 20 once.
 */
export async function sendHostileRequests(deps: RequestDeps): Promise<void> {
  const { address, base, guests, hoarder, matchesWithLongLogs, tally, over } = deps
  const tokens: string[] = []
  let turn = 0
  const next = () => guests[turn++ % guests.length]?.client
  // The same cookie from every address: limits by address do not meet it.
  const shared = new TestClient(base, hoarder.client.cookies, address)
  const requests: Readonly<Record<string, readonly [perMinute: number, request: SendRequest]>> = {
    exportData: [6, () => shared.request('exportData')],
    signIn: [10, () => new TestClient(base, undefined, address).request('signIn', { name: freshName(), password: testPassword })],
    signUp: [6, () => signUp(base, address)],
    replay: [30, async () => replay(shared, hoarder.finished)],
    sharedReplay: [30, () => sharedReplay(shared, hoarder.finished, tokens)],
    myTables: [140, async () => next()?.request('myTables')],
    table: [100, async () => next()?.request('table', undefined, { match: anyOf(matchesWithLongLogs.finished)! })],
    // Every name is in the lobby and in leaderboards that are cached.
    rename: [30, async () => next()?.request('rename', { name: freshName() })],
    history: [40, async () => next()?.request('history')],
    leaderboard: [50, async () => next()?.request('leaderboard', undefined, { game: 'dots' })],
    lobby: [45, async () => next()?.request('lobby')],
  }
  await Promise.all(
    Object.entries(requests).map(async ([kind, [perMinute, request]]) => {
      while (!over()) {
        const began = performance.now()
        const answer = await request().catch((): Rejection => ({ rejected: 'no answer' }))
        if (answer !== undefined) tally.answered(kind, isRejection(answer) ? answer.rejected : 'done')
        await wait(Math.max(20, 60_000 / perMinute + 20 - (performance.now() - began)))
      }
    }),
  )
}

function freshName(): string {
  return freshAccountName(Buffer.from(freshRequestId()).toString('hex'))
}

async function signUp(base: string, address: string): Promise<unknown> {
  const guest = new TestClient(base, undefined, address)
  const me = await guest.request('ensureGuest', {})
  return isRejection(me) ? me : guest.request('signUp', { name: freshName(), password: testPassword, email: null })
}

async function replay(client: TestClient, finished: readonly string[]): Promise<unknown> {
  const match = anyOf(finished)
  return match === undefined ? undefined : client.request('replay', undefined, { match })
}

/** Shares a finished match, up to twenty, and reads one of those. */
async function sharedReplay(client: TestClient, finished: readonly string[], tokens: string[]): Promise<unknown> {
  const match = tokens.length < 20 ? anyOf(finished) : undefined
  const made = match === undefined ? null : await client.request('shareReplay', {}, { match })
  if (made && !isRejection(made)) tokens.push(made.token)
  const token = anyOf(tokens)
  return token === undefined ? undefined : client.request('sharedReplay', undefined, { token })
}

function anyOf<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)]
}
