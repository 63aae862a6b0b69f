import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isRejection, readJson, type Rejection } from '@parlor/kernel'
import { bodies, limits, protocolHeader, protocolVersion, readAs, refuse, routes, type RouteName } from '@parlor/protocol'
import type { Config } from '../config.ts'
import type { FairQueue } from '../fair-queue.ts'
import type { Journal } from '../journal.ts'
import { StoreAway } from '../match/commit.ts'
import type { Metrics } from '../metrics.ts'
import { isAway } from '../store/pool.ts'
import { addressOf } from './address.ts'
import { handlers, open, type Call, type Desk } from './handlers.ts'
import { isOurs } from './origin.ts'
import { statusOf } from './status.ts'

/** What the app asks of the node it runs in. */
export interface Around {
  readonly config: Config
  readonly journal: Journal
  readonly metrics: Metrics
  readonly queue: FairQueue
  /** Why this node should be sent nobody; null when it is ready. */
  ready(): Promise<string | null>
  /** Whether it is shutting down: nobody's request is begun any more. */
  closing(): boolean
}

/** Requests a minute from one address; where passwords are tried, few. */
const perMinute: Partial<Record<RouteName, number>> = {
  enter: 10,
  enlist: 6,
  repass: 6,
  erase: 6,
  arrive: 30,
  rename: 30,
  export: 6,
  // Each may have to play a long log through.
  replay: 30,
  shared: 30,
  open: 30,
  invited: 30,
  // Every match that is listed may have to be played through for whose move it is.
  mine: 240,
}
const usual = 600

/** What anybody may read by any program, whatever version they speak: who this server is, and what it has published. */
const unversioned: ReadonlySet<RouteName> = new Set(['greet', 'anchors', 'anchorPage'])

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // With every answer, also with a refusal: a page of another version knows by it that it must reload.
  [protocolHeader]: String(protocolVersion),
} as const

/** Everything that is asked by HTTP. */
export async function openApp(desk: Desk, around: Around): Promise<FastifyInstance> {
  const { config } = around
  const app = fastify({
    logger: false,
    bodyLimit: 4 * limits.body.characters,
    routerOptions: { maxParamLength: 64 },
    // What is asked of a node that shuts down is refused in the protocol's own words, so that a page asks again.
    return503OnClosing: false,
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const json = readJson(body as string, limits.body)
    if (isRejection(json)) done(Object.assign(new Error('unreadable'), { rejection: json }))
    else done(null, json.value)
  })
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  app.setErrorHandler((error, request, reply) => fail(around, error, request, reply))
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(refuse('match.unknown')))
  await app.register(rateLimit, {
    max: Math.ceil(usual * config.rate),
    timeWindow: 60_000,
    keyGenerator: ({ raw }) => addressOf(raw, config.proxy),
    errorResponseBuilder: () => Object.assign(new Error('too many'), { statusCode: 429, rejection: refuse('protocol.tooMany') }),
  })
  app.get('/health', async () => ({ ok: true }))
  app.get('/ready', async (_request, reply) => {
    const why = await around.ready()
    return reply.code(why === null ? 200 : 503).send({ ready: why === null, ...(why === null ? {} : { why }) })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.header('Content-Type', around.metrics.registry.contentType).send(await around.metrics.registry.metrics()),
  )
  for (const name of Object.keys(routes) as RouteName[]) addRoute(app, desk, around, name)
  await app.ready()
  return app
}

function addRoute(app: FastifyInstance, desk: Desk, { config, metrics, queue, closing }: Around, name: RouteName): void {
  const [method, url] = routes[name]
  const max = Math.ceil((perMinute[name] ?? usual) * config.rate)
  app.route({
    method,
    url,
    config: { rateLimit: { max, timeWindow: 60_000 } },
    async handler(request, reply) {
      const address = addressOf(request.raw, config.proxy)
      const answer = closing() ? refuse('server.away') : await queue.run(address, () => answerTo(desk, config, name, request, reply))
      if (isRejection(answer)) reply.code(statusOf(answer))
      metrics.requests.inc({ route: name, status: String(reply.statusCode) })
      return reply.send(answer)
    },
  })
}

async function answerTo(desk: Desk, config: Config, name: RouteName, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (request.method !== 'GET' && !isOurs(request.raw, config.origins)) return refuse('protocol.origin')
  // Before the body is read: another version's would only be refused for its shape. What the server is, anybody may ask.
  if (!unversioned.has(name) && request.headers[protocolHeader] !== String(protocolVersion)) return refuse('online.outdated')
  const body = name in bodies && request.method !== 'GET' ? readAs(bodies[name as keyof typeof bodies] as never, request.body) : undefined
  if (isRejection(body)) return body
  const cookie = request.headers.cookie ?? ''
  const who = await desk.identities.identify(cookie)
  if (!who && !open.has(name)) return refuse('person.nobody')
  const call: Call = {
    who,
    person: who?.person.id ?? '',
    cookie,
    parts: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    body: body as never,
    setCookies: (cookies) => void reply.header('Set-Cookie', cookies),
  }
  return handlers[name](desk, call as never)
}

/** Nothing of an error is shown: it may quote what somebody sent. */
function fail({ journal }: Around, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const why = reasonOf(error)
  if (why.rejected === 'server.failed') journal.broke(`request ${request.routeOptions.url ?? 'unknown'}`, error)
  return reply.code(statusOf(why)).send(why)
}

function reasonOf(error: unknown): Rejection {
  const { rejection, statusCode } = error as { rejection?: Rejection; statusCode?: number }
  if (isRejection(rejection)) return rejection
  if (error instanceof StoreAway || isAway(error)) return refuse('server.away')
  if (statusCode === 413) return refuse('protocol.tooLarge')
  if (statusCode === 415) return refuse('protocol.notJson')
  if (statusCode === 429) return refuse('protocol.tooMany')
  return refuse(statusCode !== undefined && statusCode < 500 ? 'protocol.notJson' : 'server.failed')
}
