import type { IncomingMessage, RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'
import { ThinkingBudget } from './bots/budget.ts'
import { openThinkers } from './bots/pool.ts'
import type { Config } from './config.ts'
import { openDoorbell, openRedisDoorbell } from './doorbell.ts'
import { FairQueue } from './fair-queue.ts'
import { openApp } from './http/app.ts'
import type { Journal } from './journal.ts'
import { endAbandoned } from './match/abandon.ts'
import { conclude } from './match/enact.ts'
import { JobRunner } from './match/job-runner.ts'
import { Presences } from './match/presences.ts'
import { Rooms } from './match/rooms.ts'
import { openMetrics } from './metrics.ts'
import { openAuth } from './people/auth.ts'
import { Identities } from './people/identity.ts'
import { Replays } from './people/replays.ts'
import { Standings } from './people/standings.ts'
import { freshToken } from './random.ts'
import { Rounds } from './rounds.ts'
import { Sockets } from './socket/sockets.ts'
import { isAway } from './store/pool.ts'
import { holdNode } from './store/nodes.ts'
import { retention, tidy } from './store/retention.ts'
import { openStores, type Stores } from './store/stores.ts'
import { Lobby } from './tables/lobby.ts'
import { Matchmaking } from './tables/matchmaking.ts'

/** A node that serves online play; whoever listens on a port hands it requests and upgrades. */
export interface OnlineServer {
  /** Answers everything under `/api`, and `/health`, `/ready` and `/metrics`. */
  readonly listener: RequestListener
  /** True for paths that are this server's. */
  handles(path: string): boolean
  /** Takes over a request to become a socket; false when it is not for us. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): boolean
  /** Sends everybody away, finishes what is under way and closes the store. */
  close(): Promise<void>
  /** For tests and proofs. */
  readonly rooms: Rooms
}

/** A node whose last write failed is not ready for so long, unless one succeeds. */
const unreadyMs = 5_000

/** Opens a node. `lost` is called when it must not go on: another node that does not ring has the database. */
export async function openServer(config: Config, journal: Journal, lost: () => void = () => {}): Promise<OnlineServer> {
  const stores = await openStores(config.place, config.node)
  const several = config.redis !== null
  let release = async () => {}
  try {
    if ('url' in config.place) release = await holdNode(stores.pool, several, lost)
  } catch (error) {
    await stores.close()
    throw error
  }
  const doorbell = config.redis === null ? openDoorbell() : openRedisDoorbell(config.redis)
  const rooms = new Rooms(stores, doorbell, { several })
  const auth = openAuth(stores.pool, config.secret ?? (await keptSecret(stores)), config.secure)
  const identities = new Identities(stores, auth, config.secure)
  const thinkers = openThinkers(config.threads)
  const matchmaking = new Matchmaking(rooms)
  const presences = new Presences(rooms)
  const queue = new FairQueue(64 * config.rate, 16 * config.rate)
  /** Tables that a player has come to since they were last looked at. */
  const arrivals = new Set<string>()
  const lobby = new Lobby(stores)
  const standings = new Standings(stores.ratings)
  rooms.rated = (game, people) => standings.rated(game, people)
  const failed = (error: unknown) => (isAway(error) ? journal.note('store away') : journal.broke('background', error))
  const jobs = new JobRunner({ rooms, thinkers, budget: new ThinkingBudget() }, failed)
  const metrics = openMetrics({ sockets: () => sockets.size, rooms: () => rooms.size, waiting: () => matchmaking.size })
  const sockets = new Sockets(
    identities,
    {
      rooms,
      matchmaking,
      queue,
      rate: config.rate,
      came(match, person) {
        presences.came(match, person)
        if (rooms.known(match)?.seatOf(person) !== 'watcher') arrivals.add(match)
      },
      went: (match, person) => presences.went(match, person),
      measured(kind, result, ms) {
        if (kind === 'bad') return metrics.badFrames.inc()
        metrics.asks.inc({ kind, result })
        metrics.answerSeconds.observe({ kind }, ms / 1000)
      },
      broke: (error) => journal.broke('socket', error),
    },
    { origins: config.origins, proxy: config.proxy, most: config.sockets, refused: (why) => metrics.refusedSockets.inc({ why }) },
  )
  let closing = false
  async function notice(people: readonly string[]): Promise<void> {
    lobby.invalidate()
    standings.invalidate()
    await Promise.all([sockets.check(people), rooms.reintroduce(people)])
  }
  async function changed(...people: readonly string[]): Promise<void> {
    doorbell.knock(people)
    await notice(people)
  }
  doorbell.attend((people) => void notice(people).catch(failed))
  const app = await openApp(
    { rooms, auth, identities, lobby, standings, replays: new Replays(rooms), changed },
    { config, journal, metrics, queue, ready: () => readiness(stores, closing), closing: () => closing },
  )
  const wakeTables = async (matches: readonly string[]) => {
    if (await stores.jobs.unpark(matches)) rooms.hurry()
  }
  const rounds = new Rounds(failed)
  rounds.every(5_000, () => stores.clock.synchronize())
  rounds.every(several ? 1_500 : 10_000, () => rooms.poll())
  rounds.every(1_000, async () => rooms.tick())
  rounds.every(500, async () => {
    await presences.flush()
    const matches = [...arrivals]
    await wakeTables(matches)
    for (const match of matches) arrivals.delete(match)
  })
  rounds.every(5_000, async () => {
    await presences.beat()
    // What was parked while the database had forgotten that somebody is here.
    await wakeTables(rooms.attended())
  })
  rounds.every(1_000, () => matchmaking.round())
  // Knocks may be lost, and sessions end by themselves.
  rounds.every(5_000, () => sockets.check())
  rounds.every(5_000, () => settleAll(rooms, false, failed))
  // A node that was away for long, and clocks that differ: what the quick look leaves out.
  rounds.every(600_000, () => settleAll(rooms, true, failed))
  rounds.every(5_000, () => rooms.keepSnapshots())
  rounds.every(30_000, async () => rooms.sweep())
  rounds.every(5_000, () => stores.chains.refill())
  rounds.every(60_000, () => tidyOften(rooms))
  rounds.every(60_000, () => endAbandoned(rooms, failed))
  rounds.every(10_000, () => identities.noteSeen())
  rounds.every(3_600_000, async () => journal.note('tidied', await tidy(stores.pool)))
  settleAll(rooms, true, failed).catch(failed)
  await stores.jobs.release(!several)
  await stores.chains.refill()
  jobs.start()
  journal.note('open', { embedded: 'folder' in config.place, several })
  return {
    rooms,
    handles: (path) => /^\/(api(\/|$)|health$|ready$|metrics$)/.test(path),
    listener: (request, response) => app.routing(request, response),
    upgrade: (request, stream, head) => sockets.upgrade(request, stream, head),
    async close() {
      if (closing) return
      closing = true
      journal.note('closing')
      rounds.stop()
      await sockets.close()
      await app.close()
      await jobs.stop()
      await thinkers.close()
      await Promise.allSettled([...rooms.all()].map((room) => room.run(async () => {})))
      await doorbell.close()
      await release()
      await stores.close()
      journal.note('closed')
    },
  }
}

async function readiness({ pool, log }: Stores, closing: boolean): Promise<string | null> {
  if (closing) return 'closing'
  // Whoever is sent nobody writes nothing: after a while it is tried again.
  if (log.failedAt !== null && performance.now() - log.failedAt < unreadyMs) return 'store'
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 2_000).unref())
  return Promise.race([pool.query('SELECT 1', []), late]).then(
    () => null,
    () => 'store',
  )
}

/** What signs sessions, made once and shared by all nodes. */
async function keptSecret({ pool }: Stores): Promise<string> {
  await pool.query("INSERT INTO house (name, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING", [freshToken()])
  const { rows } = await pool.query("SELECT value FROM house WHERE name = 'secret'", [])
  return rows[0]!['value'] as string
}

/** Matches that were over when their node died are brought to their end. */
async function settleAll(rooms: Rooms, all: boolean, failed: (error: unknown) => void): Promise<void> {
  const settle = async (id: string) => {
    const room = await rooms.open(id)
    if ('run' in room) await room.run(async () => void (await rooms.refresh(room), await conclude(rooms, room)))
  }
  // One that cannot be opened does not keep the others.
  for (const id of await rooms.stores.matches.unsettled(all)) await settle(id).catch(failed)
}

/** What is of no use a minute later. */
async function tidyOften({ stores, now }: Rooms): Promise<void> {
  await stores.presence.forget(1_000)
  await stores.queue.forget(now() - retention.waitingMs)
  await stores.matches.closeStale(now() - retention.openTableMs)
  await stores.failures.forget()
  await stores.aborts.forget(now() - retention.abortMs)
}
