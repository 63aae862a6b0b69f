import { Readable } from 'node:stream'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isRejection, readJson, type Rejection } from '@parlor/kernel'
import { requestBodyShapes, limits, protocolHeader, protocolVersion, readWithShape, refuse, routes, type RouteName } from '@parlor/protocol'
import type { Config } from '../config.ts'
import type { FairQueue } from '../fair-queue.ts'
import type { Logger } from '../logger.ts'
import { StoreUnavailable } from '../match/commit-entry.ts'
import type { Metrics } from '../metrics.ts'
import { isUnavailable } from '../store/pool.ts'
import type { RunQueued } from '../match/match-history.ts'
import { addressTiers, clientAddressOf } from './client-address.ts'
import { handlers, publicRoutes, type RequestContext, type HandlerDeps } from './handlers.ts'
import { isAllowedOrigin } from './origin.ts'
import { httpStatusOf } from './http-status.ts'

interface AppDeps {
  readonly config: Config
  readonly logger: Logger
  readonly metrics: Metrics
  /** Shared with sockets. */
  readonly queue: FairQueue
  readonly slowQueues: Readonly<Record<SlowQueueName, FairQueue>>
  /** Why the node is not ready; null when it is. */
  unreadyReason(): Promise<string | null>
  /** While shutting down no request is started. */
  isClosing(): boolean
}

/** Requests per minute and address in all. */
const totalPerMinute = 600

/** Of these, at most so many of a route; few where passwords are checked. */
const requestsPerMinute: Partial<Record<RouteName, number>> = {
  signIn: 10,
  signUp: 6,
  changePassword: 6,
  deleteMe: 6,
  ensureGuest: 30,
  rename: 30,
  exportData: 6,
  // May have to replay a long log.
  replay: 30,
  sharedReplay: 30,
  openTable: 30,
  // Opens a table where none waits.
  quickMatch: 30,
  tableByCode: 30,
  // Up to 200 kB are written.
  saveAccountData: 60,
  // May have to replay every listed match for whose turn it is.
  myTables: 240,
}
/** Counters of each limit and tier. `cache`, which the plugin's types lack: as many addresses; beyond that the longest silent begin anew. */
const perMinute = { timeWindow: 60_000, cache: 50_000 }

type SlowQueueName = 'exports' | 'others'

/** Routes that replay logs, read long lists or hash passwords, each with the queue of few slots that it waits in: moves never wait for them. */
const slowRoutes: Partial<Record<RouteName, SlowQueueName>> = {
  // Replays, one by one; a sign-in does not wait for them.
  exportData: 'exports',
  replay: 'others',
  sharedReplay: 'others',
  shareReplay: 'others',
  myTables: 'others',
  history: 'others',
  signIn: 'others',
  signUp: 'others',
  changePassword: 'others',
  deleteMe: 'others',
}

/** Routes for any program of any protocol version: server info and published anchors. */
const versionlessRoutes: ReadonlySet<RouteName> = new Set(['serverInfo', 'anchorPages', 'anchorPage'])

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // On every response, also rejections: a page of another version knows that it must reload.
  [protocolHeader]: String(protocolVersion),
} as const

/** The HTTP API. */
export async function openApp(handlerDeps: HandlerDeps, deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps
  const app = fastify({
    logger: false,
    bodyLimit: 4 * limits.body.characters,
    routerOptions: { maxParamLength: 64 },
    // A node that shuts down refuses with the protocol's own rejection, so that the page retries.
    return503OnClosing: false,
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const json = readJson(body as string, limits.body)
    if (isRejection(json)) done(Object.assign(new Error('unreadable'), { rejection: json }))
    else done(null, json.value)
  })
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  app.setErrorHandler((error, request, reply) => sendError(deps, error, request, reply))
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(refuse('match.unknown')))
  // Each route would count on its own.
  await app.register(rateLimit, { global: false })
  app.addHook('onRequest', limitByAddress(app, config, totalPerMinute))
  app.get('/health', async () => ({ ok: true }))
  app.get('/ready', async (_request, reply) => {
    const why = await deps.unreadyReason()
    return reply.code(why === null ? 200 : 503).send({ ready: why === null, ...(why === null ? {} : { why }) })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.header('Content-Type', deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics()),
  )
  for (const name of Object.keys(routes) as RouteName[]) addRoute(app, handlerDeps, deps, name)
  await app.ready()
  return app
}

/** Counts requests by address, then by its wider tiers: one that is refused does not use up its neighbours'. */
function limitByAddress(app: FastifyInstance, { proxy, rate }: Config, most: number): (request: FastifyRequest) => Promise<void> {
  const tiersOf = ({ raw }: FastifyRequest) => addressTiers(clientAddressOf(raw, proxy))
  const counters = [1, 4, 16].map((times, at) =>
    app.createRateLimit({
      max: Math.ceil(most * rate) * times,
      ...perMinute,
      keyGenerator: (request) => tiersOf(request)[at]![0],
    }),
  )
  return async (request) => {
    for (const at of tiersOf(request).keys()) {
      const counted = await counters[at]!(request)
      if (!counted.isAllowed && counted.isExceeded)
        throw Object.assign(new Error('too many'), { statusCode: 429, rejection: refuse('protocol.tooMany') })
    }
  }
}

function addRoute(app: FastifyInstance, handlerDeps: HandlerDeps, deps: AppDeps, name: RouteName): void {
  const { config, metrics, isClosing } = deps
  const [method, url] = routes[name]
  const most = requestsPerMinute[name]
  app.route({
    method,
    url,
    onRequest: most === undefined ? [] : limitByAddress(app, config, most),
    async handler(request, reply) {
      const answer = isClosing() ? refuse('server.away') : await runRoute(handlerDeps, deps, name, request, reply)
      if (isRejection(answer)) reply.code(httpStatusOf(answer))
      metrics.requests.inc({ route: name, status: String(reply.statusCode) })
      return answer instanceof Readable ? reply.type('application/json').send(answer) : reply.send(answer)
    },
  })
}

async function runRoute(
  handlerDeps: HandlerDeps,
  { config, queue, slowQueues }: AppDeps,
  name: RouteName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const address = clientAddressOf(request.raw, config.proxy)
  const inExportTurn =
    (person: string): RunQueued =>
    (work) =>
      slowQueues.exports.run(address, person, work)
  const read = () => readRequest(handlerDeps, config, name, { address, request, reply, inExportTurn })
  const handle = async (context: RequestContext | Rejection): Promise<unknown> =>
    isRejection(context) ? context : handlers[name](handlerDeps, context as never)
  // Outside of the queue: somebody who opens tables all the time would have everybody who looks at the lobby hold a slot while they wait.
  if (name === 'lobby') await lobbyIsFresh(handlerDeps, request)
  const slow = slowRoutes[name]
  if (slow === undefined) return queue.run(address, '', async () => handle(await read()))
  const context = await queue.run(address, '', read)
  return isRejection(context) ? context : slowQueues[slow].run(address, context.person, () => handle(context))
}

async function lobbyIsFresh({ lobby }: HandlerDeps, { query }: FastifyRequest): Promise<void> {
  const { game } = query as Record<string, unknown>
  await lobby.untilFresh(typeof game === 'string' ? game : null)
}

interface ReceivedRequest {
  readonly address: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  inExportTurn(person: string): RunQueued
}

async function readRequest(
  { identities, rooms }: HandlerDeps,
  config: Config,
  name: RouteName,
  { address, request, reply, inExportTurn }: ReceivedRequest,
): Promise<RequestContext | Rejection> {
  if (request.method !== 'GET' && !isAllowedOrigin(request.raw, config.origins)) return refuse('protocol.origin')
  // Before the body is read: another version's would only be refused for its shape.
  if (!versionlessRoutes.has(name) && request.headers[protocolHeader] !== String(protocolVersion)) return refuse('online.outdated')
  const body =
    name in requestBodyShapes && request.method !== 'GET'
      ? readWithShape(requestBodyShapes[name as keyof typeof requestBodyShapes] as never, request.body)
      : undefined
  if (isRejection(body)) return body
  const cookie = request.headers.cookie ?? ''
  const identity = await identities.identify(cookie)
  if (!identity && !publicRoutes.has(name)) return refuse('person.nobody')
  if (identity) rooms.networks.record(identity.person.id, address)
  const person = identity?.person.id ?? ''
  return {
    identity,
    person,
    cookie,
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    body: body as never,
    setCookies: (cookies) => void reply.header('Set-Cookie', cookies),
    inExportTurn: inExportTurn(person),
  }
}

/** Error details are never sent: they may quote user input. */
function sendError({ logger }: AppDeps, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const why = rejectionForError(error)
  if (why.rejected === 'server.failed') logger.error(`request ${request.routeOptions.url ?? 'unknown'}`, error)
  return reply.code(httpStatusOf(why)).send(why)
}

function rejectionForError(error: unknown): Rejection {
  const { rejection, statusCode } = error as { rejection?: Rejection; statusCode?: number }
  if (isRejection(rejection)) return rejection
  if (error instanceof StoreUnavailable || isUnavailable(error)) return refuse('server.away')
  if (statusCode === 413) return refuse('protocol.tooLarge')
  if (statusCode === 415) return refuse('protocol.notJson')
  if (statusCode === 429) return refuse('protocol.tooMany')
  return refuse(statusCode !== undefined && statusCode < 500 ? 'protocol.notJson' : 'server.failed')
}
