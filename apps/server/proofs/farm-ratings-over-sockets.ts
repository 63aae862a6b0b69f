import { setTimeout as wait } from 'node:timers/promises'
import { isRejection, type GamePackage } from '@parlor/kernel'
import { minimumRankedMoves, rankedRules } from '@parlor/protocol'
import { gameById } from '../src/games.ts'
import { maxRatingChange, provenThreshold } from '../src/ratings/rating-weight.ts'
import { freshRequestId, type TestClient } from './test-client.ts'
import type { TestServer } from './test-server.ts'
import { dayMs } from './simulated-ladder.ts'
import {
  closeSockets,
  newAccountClient,
  waitUntilOver,
  playUntilMoves,
  joinRankedQueue,
  startRankedMatch,
  currentView,
  type RankedMatch,
} from './ranked-match.ts'

/** Observations of a scheme played over sockets, and whether the rule that should stop it held. */
interface SchemeResult {
  readonly name: string
  readonly seen: string
  readonly holds: boolean
}

const dots = gameById('dots') as GamePackage
const domino = gameById('domino') as GamePackage
const signed = (value: number) => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(1)}`

/** Every scheme once, with real accounts and sockets, but for accounts aged together, which takes a week of matches. */
export async function farmRatingsOverSockets(server: TestServer): Promise<SchemeResult[]> {
  const real = new SocketSchemes(server)
  const results: SchemeResult[] = []
  for (const scheme of [
    'trading',
    'star',
    'agedStar',
    'chain',
    'minimum',
    'aborting',
    'riding',
    'claiming',
    'queueingTwice',
    'colluding',
    'clocks',
  ] as const)
    results.push({ name: scheme, ...(await real[scheme]()) })
  return results
}

type Result = Omit<SchemeResult, 'name'>

class SocketSchemes {
  readonly #server: TestServer

  constructor(server: TestServer) {
    this.#server = server
  }

  async trading(): Promise<Result> {
    const [one, other] = [await this.#known(), await this.#known()]
    const changes = [await this.#loses(other, one), await this.#loses(one, other), await this.#loses(other, one)]
    const holds = changes[1]! < changes[0]! / 2 && changes[2]! < changes[1]! / 2
    return { seen: `three wins to and fro in a pair: ${changes.map(signed).join(', ')}`, holds }
  }

  async star(): Promise<Result> {
    const farmer = await this.#known()
    let gain = 0
    for (let n = 0; n < 4; n++) gain += await this.#loses(await newAccountClient(this.#server.base), farmer)
    return { seen: `four new accounts lose to one that is known: ${signed(gain)}`, holds: gain < maxRatingChange / 2 }
  }

  async agedStar(): Promise<Result> {
    const farmer = await newAccountClient(this.#server.base)
    const changes: number[] = []
    for (let n = 0; n < 3; n++) changes.push(await this.#loses(await this.#known(), farmer))
    const gain = changes.reduce((sum, change) => sum + change, 0)
    return {
      seen: `three known accounts lose to a new one: ${changes.map(signed).join(', ')}`,
      holds: gain <= rankedRules.dailyChange + 1e-6 && changes[2]! < 1e-6,
    }
  }

  async chain(): Promise<Result> {
    const farmer = await this.#known()
    let top = await newAccountClient(this.#server.base)
    for (let link = 0; link < 3; link++) {
      const next = await newAccountClient(this.#server.base)
      await this.#loses(top, next)
      top = next
    }
    const gain = await this.#loses(top, farmer)
    return { seen: `handed on over three new accounts: ${signed(gain)}`, holds: gain < maxRatingChange / 4 }
  }

  async minimum(): Promise<Result> {
    const [one, other] = [await this.#known(), await this.#known()]
    const early = await startRankedMatch([one, other], dots)
    await playUntilMoves(early, dots, minimumRankedMoves('dots') - 1)
    const { reason } = await this.#givenUp(early, other)
    const unrated = await this.#changeOf(one, early.match)
    const gain = await this.#loses(other, one)
    return {
      seen: `resigned a move before the minimum: ${reason}; at the minimum: ${signed(gain)}`,
      holds: reason === 'abort' && unrated === null && gain > 0 && gain <= maxRatingChange,
    }
  }

  async aborting(): Promise<Result> {
    const picky = await newAccountClient(this.#server.base)
    let aborts = 0
    for (;;) {
      const socket = await picky.connect()
      const refused = await joinRankedQueue(socket, dots)
      socket.close()
      await wait(50)
      if (isRejection(refused))
        return {
          seen: `after ${aborts} aborts: ${refused.rejected}, ${String(refused.params?.['count'])} minutes`,
          holds: refused.rejected === 'ranked.paused' && aborts === rankedRules.abortsAllowed + 1,
        }
      const table = await startRankedMatch([picky, await newAccountClient(this.#server.base)], dots)
      await table.sitters.find(({ guest }) => guest === picky)!.socket.request({ kind: 'abort', match: table.match, id: freshRequestId() })
      await waitUntilOver(table)
      closeSockets(table)
      aborts++
    }
  }

  async riding(): Promise<Result> {
    const [main, fresh] = [await this.#known(), await newAccountClient(this.#server.base)]
    const changes = [await this.#loses(main, fresh), await this.#loses(main, fresh), await this.#loses(main, fresh)]
    const gain = changes.reduce((sum, change) => sum + change, 0)
    return { seen: `the main account loses to a new one three times: ${signed(gain)}`, holds: gain <= 50 }
  }

  async claiming(): Promise<Result> {
    const table = await startRankedMatch([await newAccountClient(this.#server.base), await newAccountClient(this.#server.base)], dots)
    const { match, sitters } = table
    await playUntilMoves(table, dots, minimumRankedMoves('dots'))
    await wait(1_200)
    const owing = currentView(sitters[0]!, match).pending[0]!.seat
    const [absent, claimer] = [sitters[owing]!, sitters[1 - owing]!]
    const ask = async (seat: number, by = claimer) => {
      const answer = await by.socket.request({ kind: 'claim', match, id: freshRequestId(), seat })
      return isRejection(answer) ? answer.rejected : 'taken'
    }
    const heard = [await ask(owing), await ask(claimer.seat), await ask(claimer.seat, absent)]
    absent.socket.close()
    await wait(6_000)
    heard.push(await ask(owing))
    closeSockets(table)
    const { state } = await claimer.guest.requestOrThrow('table', undefined as never, { match })
    return {
      seen: `against somebody who thinks, oneself, whoever owes nothing, and whoever has just gone: ${heard.join(', ')}`,
      holds: heard.every((one, n) => one === (n < 3 ? 'claim.present' : 'claim.early')) && state === 'playing',
    }
  }

  async queueingTwice(): Promise<Result> {
    const one = await newAccountClient(this.#server.base)
    const [first, second] = [await one.connect(), await one.connect()]
    await joinRankedQueue(first, dots)
    const again = await joinRankedQueue(second, dots)
    await wait(2_500)
    const alone = ![first, second].some((socket) => socket.messages.some(({ kind }) => kind === 'paired'))
    first.close()
    await wait(300)
    const table = await startRankedMatch([one, await newAccountClient(this.#server.base)], dots)
    const meanwhile = await joinRankedQueue(second, dots)
    closeSockets(table)
    second.close()
    const heard = [again, meanwhile].map((answer) => (isRejection(answer) ? answer.rejected : answer))
    return {
      seen: `in two tabs: ${heard[0]}; during a match: ${heard[1]}; paired with oneself: ${alone ? 'no' : 'yes'}`,
      holds: heard[0] === 'queue.alreadyIn' && heard[1] === 'ranked.playing' && alone,
    }
  }

  async colluding(): Promise<Result> {
    const [farmer, accomplice] = [await this.#known('domino'), await this.#known('domino')]
    const changes: number[] = []
    for (let n = 0; n < 2; n++) {
      const table = await startRankedMatch([farmer, accomplice, await this.#known('domino'), await this.#known('domino')], domino)
      await playUntilMoves(table, domino, 1e6)
      await waitUntilOver(table)
      closeSockets(table)
      changes.push(Math.abs((await this.#changeOf(farmer, table.match))!))
    }
    return {
      seen: `two tables with the same accomplice: moved by ${changes.map((change) => change.toFixed(1)).join(', then ')}`,
      holds: changes[0] === 0 || changes[1]! < changes[0]!,
    }
  }

  async clocks(): Promise<Result> {
    const [one, other] = [await this.#known(), await this.#known()]
    const early = await startRankedMatch([one, other], dots)
    await playUntilMoves(early, dots, 1)
    await this.#server.advanceTime(11 * 60_000)
    const { reason } = (await waitUntilOver(early)).outcome!
    closeSockets(early)
    const late = await startRankedMatch([one, other], dots)
    await playUntilMoves(late, dots, minimumRankedMoves('dots'))
    await this.#server.advanceTime(11 * 60_000)
    const then = (await waitUntilOver(late)).outcome!.reason
    closeSockets(late)
    return { seen: `run out before the minimum: ${reason}; after it: ${then}`, holds: reason === 'abort' && then === 'time' }
  }

  /** An account with a month of rated matches. */
  async #known(game = 'dots'): Promise<TestClient> {
    const guest = await newAccountClient(this.#server.base)
    const { id } = await guest.requestOrThrow('me')
    const { pool } = this.#server.online.rooms.stores
    const at = Date.now() - 30 * dayMs
    await pool.query(
      'INSERT INTO ratings (person, game, rating, deviation, volatility, games, updated) VALUES ($1, $2, 1500, 60, 0.06, $3, $4)',
      [id, game, provenThreshold.games, Date.now()],
    )
    await pool.query(
      'INSERT INTO rating_points (person, match, game, at, before, rating, deviation) VALUES ($1, $2, $3, $4, 1500, 1500, 60)',
      [id, freshRequestId(), game, at],
    )
    return guest
  }

  /** One plays the minimum of moves and resigns; returns the other's gain. */
  async #loses(loser: TestClient, winner: TestClient): Promise<number> {
    const table = await startRankedMatch([loser, winner], dots)
    await playUntilMoves(table, dots, minimumRankedMoves('dots'))
    await this.#givenUp(table, loser)
    return (await this.#changeOf(winner, table.match))!
  }

  async #givenUp(table: RankedMatch, loser: TestClient): Promise<{ readonly reason: string }> {
    const { socket } = table.sitters.find(({ guest }) => guest === loser)!
    await socket.request({ kind: 'resign', match: table.match, id: freshRequestId() })
    const { outcome } = await waitUntilOver(table)
    closeSockets(table)
    return outcome!
  }

  async #changeOf(guest: TestClient, match: string): Promise<number | null> {
    return (await guest.requestOrThrow('history')).matches.find((one) => one.match === match)!.change
  }
}
