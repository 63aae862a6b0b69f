import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { openBotPool } from './bots/bot-pool.ts'
import type { Config } from './config.ts'
import { openNoopMessageBus, openRedisMessageBus } from './message-bus.ts'
import { FairQueue } from './fair-queue.ts'
import { ownRules } from './games.ts'
import { openApp } from './http/app.ts'
import { limitConnections } from './http/connection-limit.ts'
import { PersonNetworks } from './person-networks.ts'
import type { Logger } from './logger.ts'
import { abortAbandonedMatches } from './match/abandoned-matches.ts'
import { settleMatch } from './match/commit-and-broadcast.ts'
import { JobRunner } from './match/job-runner.ts'
import { pollChanges } from './match/poll-changes.ts'
import { requeueOverdueJobs } from './match/requeue-overdue-jobs.ts'
import { PresenceTracker } from './match/presence-tracker.ts'
import { MatchRooms } from './match/match-rooms.ts'
import { writeSnapshots } from './match/write-snapshots.ts'
import { createMetrics } from './metrics.ts'
import { openAuth } from './accounts/auth.ts'
import { Identities } from './accounts/identities.ts'
import { ReplayCache } from './match/replay-cache.ts'
import { Leaderboards } from './ratings/leaderboards.ts'
import { freshToken } from './random.ts'
import { PeriodicTasks } from './periodic-tasks.ts'
import { SocketServer } from './socket/socket-server.ts'
import { isUnavailable, poolSize } from './store/pool.ts'
import { holdNodeLock } from './store/node-lock.ts'
import { retention, deleteExpired } from './store/retention.ts'
import { openStores, type Stores } from './store/stores.ts'
import { LobbyCache } from './tables/lobby-cache.ts'
import { Matchmaker } from './tables/matchmaker.ts'

/** A node that serves online play; whoever listens on a port hands it requests and upgrades. */
export interface OnlineServer {
  /** Answers everything under `/api`, and `/health`, `/ready` and `/metrics`. */
  readonly listener: RequestListener
  /** True for paths that are this server's. */
  handles(path: string): boolean
  /** Takes over a request to become a socket; false when it is not for us. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): boolean
  /** Limits the connections of a server that listens for this one: by address, and how long one may be silent. */
  limitConnections(server: Server): void
  /** Sends everybody away, finishes what is under way and closes the store. */
  close(): Promise<void>
  /** For tests and proofs. */
  readonly rooms: MatchRooms
}

/** A node whose last write failed is not ready for so long, unless one succeeds. */
const unreadyMs = 5_000

/** Connections an address may hold for each socket it may open: a page asks over others meanwhile. */
const connectionsPerSocket = 2

/** Opens a node. `lost` is called when it must not go on: another node without Redis uses the database. */
export async function openServer(config: Config, logger: Logger, lost: () => void = () => {}): Promise<OnlineServer> {
  const stores = await openStores(config.database, config.node)
  const multiNode = config.redis !== null
  let release = async () => {}
  try {
    if ('url' in config.database) release = await holdNodeLock(stores.pool, multiNode, lost)
  } catch (error) {
    await stores.close()
    throw error
  }
  const messageBus = config.redis === null ? openNoopMessageBus() : openRedisMessageBus(config.redis)
  const secret = config.secret ?? (await readOrCreateSecret(stores))
  const rooms = new MatchRooms(stores, messageBus, { multiNode, networks: new PersonNetworks(secret), rate: config.rate })
  const auth = openAuth(stores.pool, secret, config.secure)
  const identities = new Identities(stores, auth, config.secure)
  const botPool = openBotPool(config.threads)
  const matchmaking = new Matchmaker(rooms)
  const presences = new PresenceTracker(rooms)
  // Not by the rate: tasks that all hold a connection at once keep clocks and bots waiting for one.
  const atOnce = (most: number, mostEach: number) => new FairQueue(most * config.concurrency, mostEach * config.concurrency)
  const queue = atOnce(poolSize / 2, poolSize / 4)
  const upgradeQueue = atOnce(poolSize / 4, poolSize / 8)
  const slowQueues = { exports: atOnce(2, 1), others: atOnce(4, 2) }
  /** Tables that a player has come to since they were last looked at. */
  const arrivals = new Set<string>()
  const lobby = new LobbyCache(stores)
  const leaderboards = new Leaderboards(stores.ratings)
  rooms.rated = (game, people) => leaderboards.invalidateRated(game, people)
  const failed = (error: unknown) => (isUnavailable(error) ? logger.info('store away') : logger.error('background', error))
  const jobs = new JobRunner({ rooms, botPool }, failed)
  const metrics = createMetrics({ sockets: () => sockets.size, rooms: () => rooms.size, waiting: () => matchmaking.size })
  const sockets = new SocketServer(
    identities,
    {
      rooms,
      matchmaking,
      queue,
      slowQueue: slowQueues.others,
      rate: config.rate,
      onViewerJoined(match, person) {
        presences.viewerJoined(match, person)
        if (rooms.existing(match)?.seatOf(person) !== 'watcher') arrivals.add(match)
      },
      onViewerLeft: (match, person) => presences.viewerLeft(match, person),
      onMessageHandled(kind, result, ms) {
        if (kind === 'bad') return metrics.badFrames.inc()
        metrics.clientMessages.inc({ kind, result })
        metrics.responseSeconds.observe({ kind }, ms / 1000)
      },
      onError: (error) => logger.error('socket', error),
    },
    {
      origins: config.origins,
      proxy: config.proxy,
      maxPerAddress: config.sockets,
      upgradeQueue,
      onRefused: (why) => metrics.refusedSockets.inc({ why }),
    },
  )
  let closing = false
  async function applyPeopleChange(people: readonly string[]): Promise<void> {
    lobby.invalidate()
    leaderboards.invalidatePeople(people)
    await Promise.all([sockets.closeExpired(people), rooms.refreshNames(people)])
  }
  async function publishPeopleChange(...people: readonly string[]): Promise<void> {
    messageBus.publishPeople(people)
    await applyPeopleChange(people)
  }
  messageBus.subscribePeople((people) => void applyPeopleChange(people).catch(failed))
  const app = await openApp(
    { rooms, auth, identities, lobby, leaderboards, replays: new ReplayCache(rooms), publishPeopleChange },
    { config, logger, metrics, queue, slowQueues, unreadyReason: () => readiness(stores, closing), isClosing: () => closing },
  )
  const wakeTables = async (matches: readonly string[]) => {
    if (await stores.jobs.unpark(matches)) rooms.wakeJobs()
  }
  const periodicTasks = new PeriodicTasks(failed)
  periodicTasks.every(5_000, () => stores.clock.synchronize())
  periodicTasks.every(multiNode ? 1_500 : 10_000, () => pollChanges(rooms))
  periodicTasks.every(1_000, async () => rooms.broadcastDelayed())
  periodicTasks.every(500, async () => {
    await presences.flush()
    const matches = [...arrivals]
    await wakeTables(matches)
    for (const match of matches) arrivals.delete(match)
  })
  periodicTasks.every(5_000, async () => {
    await presences.heartbeat()
    // What was parked while the database had forgotten that somebody is here.
    await wakeTables(rooms.matchesWithPlayersWatching())
  })
  periodicTasks.every(10_000, () => requeueOverdueJobs(rooms))
  periodicTasks.every(1_000, () => matchmaking.runRound())
  // Messages of other nodes may be lost, and sessions expire.
  periodicTasks.every(5_000, () => sockets.closeExpired())
  periodicTasks.every(5_000, () => settleFinishedMatches(rooms, false, failed))
  // A node that was away for long, and clocks that differ: what the quick look leaves out.
  periodicTasks.every(600_000, () => settleFinishedMatches(rooms, true, failed))
  periodicTasks.every(5_000, () => writeSnapshots(rooms))
  periodicTasks.every(1_000, async () => rooms.evictIdle())
  periodicTasks.every(600_000, async () => rooms.newMatches.sweep())
  periodicTasks.every(5_000, () => stores.chains.publishIfLow())
  periodicTasks.every(60_000, () => deleteShortLived(rooms))
  periodicTasks.every(60_000, () => abortAbandonedMatches(rooms, failed, { isClosing: () => closing }))
  periodicTasks.every(10_000, () => identities.writeLastSeen())
  periodicTasks.every(3_600_000, async () => logger.info('tidied', await deleteExpired(stores.pool, failed, () => closing)))
  settleFinishedMatches(rooms, true, failed).catch(failed)
  await stores.jobs.releaseLeases(!multiNode)
  await stores.chains.publishIfLow()
  await jobs.start()
  logger.info('open', { embedded: 'folder' in config.database, several: multiNode })
  return {
    rooms,
    handles: (path) => /^\/(api(\/|$)|health$|ready$|metrics$)/.test(path),
    listener: (request, response) => app.routing(request, response),
    upgrade: (request, stream, head) => sockets.upgrade(request, stream, head),
    limitConnections: (server) => limitConnections(server, config.proxy ? null : connectionsPerSocket * config.sockets),
    async close() {
      if (closing) return
      closing = true
      logger.info('closing')
      periodicTasks.stop()
      await sockets.close()
      await app.close()
      await jobs.stop()
      await botPool.close()
      await Promise.allSettled([...rooms.all()].map((room) => room.runExclusive(async () => {})))
      await messageBus.close()
      await release()
      await stores.close()
      logger.info('closed')
    },
  }
}

async function readiness({ pool, log }: Stores, closing: boolean): Promise<string | null> {
  if (closing) return 'closing'
  // An unready node gets no requests, so no write can clear the failure: retried after `unreadyMs`.
  if (log.failedAt !== null && performance.now() - log.failedAt < unreadyMs) return 'store'
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 2_000).unref())
  return Promise.race([pool.query('SELECT 1', []), late]).then(
    () => null,
    () => 'store',
  )
}

/** What signs sessions, made once and shared by all nodes. */
async function readOrCreateSecret({ pool }: Stores): Promise<string> {
  await pool.query("INSERT INTO house (name, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING", [freshToken()])
  const { rows } = await pool.query("SELECT value FROM house WHERE name = 'secret'", [])
  return rows[0]!['value'] as string
}

/** Matches that were over when their node died are brought to their end. */
async function settleFinishedMatches(rooms: MatchRooms, all: boolean, failed: (error: unknown) => void): Promise<void> {
  // One that cannot be opened does not keep the others.
  for (const id of await rooms.stores.matches.unsettled(all, ownRules)) await settleMatch(rooms, id).catch(failed)
}

/** What is of no use a minute later. */
async function deleteShortLived({ stores, now }: MatchRooms): Promise<void> {
  await stores.presence.deleteExpired(1_000)
  await stores.matchmakingQueue.deleteExpired(now() - retention.waitingMs)
  await stores.matches.closeStale(now() - retention.openTableMs)
  await stores.passwordFailures.deleteExpired()
  await stores.aborts.deleteBefore(now() - retention.abortMs)
}
